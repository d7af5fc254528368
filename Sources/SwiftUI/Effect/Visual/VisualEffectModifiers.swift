/// Knows where the view is that a modifier with a body is applied to.
struct WatchedGeometry: DynamicProperty {
  /// What outlives the evaluations.
  final class Subject: GeometrySubject {
    weak var node: _BodyNode?
  }

  private var kept: Subject?

  @MainActor var subject: Subject { kept ?? Subject() }

  mutating func _install(_ storage: inout AnyObject?, _ node: _BodyNode) {
    nonisolated(unsafe) let known = storage
    let subject = onMain { () -> Subject in
      let subject = (known as? Subject) ?? Subject()
      subject.node = node
      return subject
    }
    storage = subject
    kept = subject
  }

  /// Where the view is in `space`; whoever asks during an evaluation is evaluated anew when it moves.
  @MainActor func frame(in space: CoordinateSpace) -> CGRect {
    let rect = subject.currentFrame(in: space)
    if let node = subject.node { node.graph.geometryReads.note(node, subject, space, rect) }
    return rect
  }
}

/// Notes the item of the view that `WatchedGeometry` watches.
struct _WatchedModifier: ItemModifier {
  let subject: GeometrySubject

  typealias Body = Never

  func makeItem(node: _ViewNode, child: Item) -> WrapperItem {
    let item = WrapperItem(node: node, child: child)
    subject.item = item
    return item
  }

  func update(_ item: WrapperItem) { subject.item = item }
}

/// `visualEffect`.
struct _VisualEffectModifier: ViewModifier {
  let effect: @Sendable (EmptyVisualEffect, GeometryProxy) -> any VisualEffect
  private var geometry = WatchedGeometry()

  init(_ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> any VisualEffect) { self.effect = effect }

  func body(content: Content) -> some View {
    let rect = geometry.frame(in: .global)
    let proxy = GeometryProxy(
      subject: geometry.subject, size: rect.size, safeAreaInsets: geometry.subject.item?.coveredInsets ?? EdgeInsets())
    let watched = AnyView(content.modifier(_WatchedModifier(subject: geometry.subject)))
    return effect(EmptyVisualEffect(), proxy)._steps.reduce(watched) { $1.apply(to: $0) }
  }
}

/// Where a view is on its way through a scroll view.
@frozen public enum ScrollTransitionPhase: Sendable {
  /// About to come in, or gone, at the start.
  case topLeading
  /// Wholly seen.
  case identity
  /// About to come in, or gone, at the end.
  case bottomTrailing

  public var isIdentity: Bool { self == .identity }

  /// −1 at the start, 0 where it is wholly seen, 1 at the end.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

/// How a view passes from phase to phase.
public struct ScrollTransitionConfiguration: Sendable {
  enum Kind: Sendable {
    case identity
    case interactive(UnitCurve)
    case animated(Animation)
  }

  let kind: Kind
  /// How much of the view must be seen for the phase to be `identity`, from 0 to 1.
  var visible = 0.0

  public static let identity = ScrollTransitionConfiguration(kind: .identity)
  public static let interactive = interactive(timingCurve: .linear)
  public static let animated = animated(.default)

  /// With the scrolling, along a curve.
  public static func interactive(timingCurve: UnitCurve = .linear) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(kind: .interactive(timingCurve), visible: 1)
  }

  /// By an animation, as soon as the phase changes.
  public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(kind: .animated(animation), visible: 0)
  }

  public func animation(_ animation: Animation) -> ScrollTransitionConfiguration { .animated(animation) }

  /// The configuration with another part of the view to be seen for the phase `identity`.
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
    var copy = self
    copy.visible = threshold.visible
    return copy
  }

  /// How much of a view must be seen.
  public struct Threshold: Sendable {
    let visible: Double

    public static let visible = Threshold(visible: 1)
    public static let hidden = Threshold(visible: 0)
    public static let centered = Threshold(visible: 0.5)

    public static func visible(_ amount: Double) -> Threshold { Threshold(visible: min(max(amount, 0), 1)) }

    public func inset(by distance: Double) -> Threshold { self }

    public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
      Threshold(visible: visible + (other.visible - visible) * amount)
    }
  }
}

/// `scrollTransition`.
struct _ScrollTransitionModifier: ViewModifier {
  let topLeading: ScrollTransitionConfiguration
  let bottomTrailing: ScrollTransitionConfiguration
  let axis: Axis?
  let effect: @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> any VisualEffect
  private var geometry = WatchedGeometry()

  init(
    _ topLeading: ScrollTransitionConfiguration, _ bottomTrailing: ScrollTransitionConfiguration, _ axis: Axis?,
    _ effect: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> any VisualEffect
  ) {
    self.topLeading = topLeading
    self.bottomTrailing = bottomTrailing
    self.axis = axis
    self.effect = effect
  }

  func body(content: Content) -> some View {
    let place = place
    let configuration = place.value < 0 ? topLeading : bottomTrailing
    let phase: ScrollTransitionPhase = place.value < 0 ? .topLeading : .bottomTrailing
    var fraction = 0.0
    var animation: Animation?
    switch configuration.kind {
    case .identity: break
    case .interactive(let curve): fraction = curve.value(at: abs(place.value))
    case .animated(let chosen):
      fraction = place.visible > configuration.visible ? 0 : 1
      animation = chosen
    }
    let identity = effect(EmptyVisualEffect(), .identity)._steps
    let outside = effect(EmptyVisualEffect(), phase)._steps
    let watched = AnyView(content.modifier(_WatchedModifier(subject: geometry.subject)))
    let steps = zip(identity, outside).map { $0.blended(to: $1, fraction) }
    return steps.reduce(watched) { $1.apply(to: $0) }.animation(animation, value: fraction)
  }

  /// How far outside the view is (−1 wholly before the start, 0 wholly seen, 1 wholly beyond the end), and which part
  /// of it is seen.
  private var place: (value: Double, visible: Double) {
    guard let scroll = geometry.subject.item?.enclosingScroll else { return (0, 1) }
    let along = axis ?? (scroll.settings.axes.contains(Axis.Set.vertical) ? .vertical : .horizontal)
    let space = CoordinateSpace.named(AnyHashable(ScrollSpaceName(axis: nil)))
    let rect = geometry.frame(in: space)
    let length = rect.size[along]
    guard length > 0 else { return (0, 1) }
    let start = along == .vertical ? rect.minY : rect.minX
    let before = min(max(-start, 0), length)
    let after = min(max(start + length - scroll.frame.size[along], 0), length)
    let value = before > after ? -Double(before / length) : Double(after / length)
    return (value, 1 - Double((before + after) / length))
  }
}

extension Item {
  /// The scroll view around the item.
  var enclosingScroll: ScrollItem? {
    var item = parent
    while let current = item, !(current is ScrollItem) { item = current.parent }
    return item as? ScrollItem
  }
}

extension View {
  /// Changes how the view looks by what a closure makes of its geometry. The layout stays.
  public func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View {
    modifier(_VisualEffectModifier { effect($0, $1) })
  }

  /// Changes how the view looks while it comes into the scroll view around it and leaves it.
  public func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    modifier(_ScrollTransitionModifier(configuration, configuration, axis) { transition($0, $1) })
  }

  /// Changes how the view looks while it comes into the scroll view around it and leaves it, each end in its own way.
  public func scrollTransition(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    modifier(_ScrollTransitionModifier(topLeading, bottomTrailing, axis) { transition($0, $1) })
  }
}
