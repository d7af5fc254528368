/// When scroll indicators are shown.
public struct ScrollIndicatorVisibility: Equatable, Sendable {
  private let rawValue: Int

  public static let automatic = ScrollIndicatorVisibility(rawValue: 0)
  public static let visible = ScrollIndicatorVisibility(rawValue: 1)
  public static let hidden = ScrollIndicatorVisibility(rawValue: 2)
  public static let never = ScrollIndicatorVisibility(rawValue: 3)
}

/// Whether content can be dragged beyond its ends.
public struct ScrollBounceBehavior: Equatable, Sendable {
  private let rawValue: Int

  public static let automatic = ScrollBounceBehavior(rawValue: 0)
  public static let always = ScrollBounceBehavior(rawValue: 1)
  /// Only where there is more of it than room.
  public static let basedOnSize = ScrollBounceBehavior(rawValue: 2)
}

/// What an anchor of a scroll view decides.
public struct ScrollAnchorRole: Hashable, Sendable {
  private let rawValue: Int

  /// Which part of the content is shown first.
  public static let initialOffset = ScrollAnchorRole(rawValue: 0)
  /// Which part stays shown when the content or the view changes its size.
  public static let sizeChanges = ScrollAnchorRole(rawValue: 1)
  /// Where content stands that is smaller than the view.
  public static let alignment = ScrollAnchorRole(rawValue: 2)
}

/// What margins of a scroll view concern.
public struct ContentMarginPlacement: Equatable, Sendable {
  fileprivate let rawValue: Int

  public static let automatic = ContentMarginPlacement(rawValue: 0)
  public static let scrollContent = ContentMarginPlacement(rawValue: 1)
  public static let scrollIndicators = ContentMarginPlacement(rawValue: 2)
}

/// The anchors of a scroll view, each nil where none is set.
struct ScrollAnchors: Equatable, Sendable {
  var initialOffset: UnitPoint?
  var sizeChanges: UnitPoint?
  var alignment: UnitPoint?
}

/// What is kept free around the content of a scroll view, in points.
struct ScrollMargins: Equatable, Sendable {
  var content = EdgeInsets()
}

extension EnvironmentValues {
  private enum HorizontalIndicatorsKey: EnvironmentKey { static let defaultValue = ScrollIndicatorVisibility.automatic }
  private enum VerticalIndicatorsKey: EnvironmentKey { static let defaultValue = ScrollIndicatorVisibility.automatic }
  private enum HorizontalBounceKey: EnvironmentKey { static let defaultValue = ScrollBounceBehavior.automatic }
  private enum VerticalBounceKey: EnvironmentKey { static let defaultValue = ScrollBounceBehavior.automatic }
  private enum EnabledKey: EnvironmentKey { static let defaultValue = true }
  private enum ClipDisabledKey: EnvironmentKey { static let defaultValue = false }
  private enum AnchorsKey: EnvironmentKey { static let defaultValue = ScrollAnchors() }
  private enum MarginsKey: EnvironmentKey { static let defaultValue = ScrollMargins() }

  public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { self[HorizontalIndicatorsKey.self] }
    set { self[HorizontalIndicatorsKey.self] = newValue }
  }

  public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { self[VerticalIndicatorsKey.self] }
    set { self[VerticalIndicatorsKey.self] = newValue }
  }

  public var horizontalScrollBounceBehavior: ScrollBounceBehavior {
    get { self[HorizontalBounceKey.self] }
    set { self[HorizontalBounceKey.self] = newValue }
  }

  public var verticalScrollBounceBehavior: ScrollBounceBehavior {
    get { self[VerticalBounceKey.self] }
    set { self[VerticalBounceKey.self] = newValue }
  }

  /// Whether scroll views can be moved by hand.
  public var isScrollEnabled: Bool {
    get { self[EnabledKey.self] }
    set { self[EnabledKey.self] = newValue }
  }

  var isScrollClipDisabled: Bool {
    get { self[ClipDisabledKey.self] }
    set { self[ClipDisabledKey.self] = newValue }
  }

  var scrollAnchors: ScrollAnchors {
    get { self[AnchorsKey.self] }
    set { self[AnchorsKey.self] = newValue }
  }

  var scrollMargins: ScrollMargins {
    get { self[MarginsKey.self] }
    set { self[MarginsKey.self] = newValue }
  }
}

extension View {
  /// When the scroll views inside the view show indicators.
  public func scrollIndicators(_ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal])
    -> some View
  {
    transformEnvironment(\.self) {
      if axes.contains(Axis.Set.horizontal) { $0.horizontalScrollIndicatorVisibility = visibility }
      if axes.contains(Axis.Set.vertical) { $0.verticalScrollIndicatorVisibility = visibility }
    }
  }

  /// Whether the content of scroll views inside the view can be dragged beyond its ends.
  public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]) -> some View {
    transformEnvironment(\.self) {
      if axes.contains(Axis.Set.horizontal) { $0.horizontalScrollBounceBehavior = behavior }
      if axes.contains(Axis.Set.vertical) { $0.verticalScrollBounceBehavior = behavior }
    }
  }

  /// Keeps the scroll views inside the view from being moved by hand.
  public func scrollDisabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isScrollEnabled) { $0 = $0 && !disabled }
  }

  /// Lets the content of the scroll views inside the view be drawn beyond their bounds.
  public func scrollClipDisabled(_ disabled: Bool = true) -> some View { environment(\.isScrollClipDisabled, disabled) }

  /// Which part of the content is shown first, stays shown, and where smaller content stands.
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    environment(
      \.scrollAnchors, ScrollAnchors(initialOffset: anchor, sizeChanges: anchor, alignment: anchor))
  }

  /// The anchor for one purpose.
  public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
    transformEnvironment(\.scrollAnchors) { anchors in
      if role == .initialOffset { anchors.initialOffset = anchor }
      if role == .sizeChanges { anchors.sizeChanges = anchor }
      if role == .alignment { anchors.alignment = anchor }
    }
  }

  /// What is kept free around the content of the scroll views inside the view. Margins of the indicators alone have
  /// no effect here.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    transformEnvironment(\.scrollMargins) { margins in
      guard placement != .scrollIndicators else { return }
      for edge in Edge.allCases where edges.contains(edge) && insets[edge].isFinite {
        margins.content[edge] = insets[edge]
      }
    }
  }

  /// What is kept free around the content of the scroll views inside the view; nil takes the system's 16 points.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(edges, EdgeInsets(length ?? _PaddingLayout.defaultLength, edges: .all), for: placement)
  }

  /// What is kept free around the content of the scroll views inside the view.
  public func contentMargins(_ length: CGFloat, for placement: ContentMarginPlacement = .automatic) -> some View {
    contentMargins(.all, length, for: placement)
  }
}
