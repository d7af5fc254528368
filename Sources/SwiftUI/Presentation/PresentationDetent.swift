/// A height at which a sheet rests.
public struct PresentationDetent: Hashable, Sendable {
  private enum Kind: Hashable, Sendable {
    case medium
    case large
    case fraction(CGFloat)
    case height(CGFloat)
    case custom(ObjectIdentifier)
  }

  private let kind: Kind
  private let custom: (@Sendable @MainActor (Context) -> CGFloat?)?

  private init(_ kind: Kind, custom: (@Sendable @MainActor (Context) -> CGFloat?)? = nil) {
    self.kind = kind
    self.custom = custom
  }

  /// About half of the window.
  public static let medium = PresentationDetent(.medium)
  /// Nearly all of the window.
  public static let large = PresentationDetent(.large)
  /// A part of the greatest height.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent { PresentationDetent(.fraction(fraction)) }
  /// A height, in points, above what the window's furniture covers.
  public static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent(.height(height)) }
  /// A height that a type works out.
  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
    PresentationDetent(.custom(ObjectIdentifier(type)), custom: { D.height(in: $0) })
  }

  /// What a height is worked out from.
  @dynamicMemberLookup
  public struct Context {
    /// The greatest height that there is room for, in points.
    public let maxDetentValue: CGFloat

    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
      EnvironmentValues()[keyPath: keyPath]
    }
  }

  @MainActor func height(of most: CGFloat, window: CGSize, insets: EdgeInsets) -> CGFloat {
    switch kind {
    case .medium: min(window.height / 2, most)
    case .large: most
    case .fraction(let part): min(max(part, 0), 1) * most
    case .height(let height): min(max(height, 0) + insets.bottom, most)
    case .custom: min(max(custom?(Context(maxDetentValue: most)) ?? most, 0), most)
    }
  }

  public static func == (a: PresentationDetent, b: PresentationDetent) -> Bool { a.kind == b.kind }
  public func hash(into hasher: inout Hasher) { hasher.combine(kind) }
}

/// A height at which a sheet rests, worked out from the room.
@MainActor @preconcurrency
public protocol CustomPresentationDetent {
  static func height(in context: Context) -> CGFloat?

  typealias Context = PresentationDetent.Context
}

/// The heights at which a sheet rests, and the one at hand where somebody keeps it.
struct DetentChoice: Equatable {
  let detents: Set<PresentationDetent>
  var selection: Binding<PresentationDetent>?

  static func == (a: DetentChoice, b: DetentChoice) -> Bool {
    guard a.detents == b.detents else { return false }
    switch (a.selection, b.selection) {
    case (let a?, let b?): return a._isIdentical(to: b)
    case (nil, nil): return true
    default: return false
    }
  }
}

/// Whether what lies behind a sheet can be used.
public struct PresentationBackgroundInteraction: Sendable {
  let isEnabled: Bool
  public static let automatic = PresentationBackgroundInteraction(isEnabled: false)
  public static let enabled = PresentationBackgroundInteraction(isEnabled: true)
  public static let disabled = PresentationBackgroundInteraction(isEnabled: false)
  /// Here at every height.
  public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction { .enabled }
}

/// What a drag in a sheet does first.
public struct PresentationContentInteraction: Sendable {
  public static let automatic = PresentationContentInteraction()
  public static let resizes = PresentationContentInteraction()
  public static let scrolls = PresentationContentInteraction()
}

/// What becomes of a presentation in a narrow window.
public struct PresentationAdaptation: Sendable {
  public static let automatic = PresentationAdaptation()
  public static let none = PresentationAdaptation()
  public static let popover = PresentationAdaptation()
  public static let sheet = PresentationAdaptation()
  public static let fullScreenCover = PresentationAdaptation()
}

extension View {
  /// The heights at which the view's sheet rests.
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    pageRequest(PresentationRequest.detents, DetentChoice(detents: detents))
  }

  /// The heights at which the view's sheet rests, and the one at hand.
  public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    pageRequest(PresentationRequest.detents, DetentChoice(detents: detents, selection: selection))
  }

  /// Whether the view's sheet has a grip at its top.
  public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    pageRequest(PresentationRequest.indicator, visibility)
  }

  /// The radius of the corners of the view's sheet, in points.
  public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    pageRequest(PresentationRequest.radius, cornerRadius)
  }

  /// What lies behind the view in its sheet.
  public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    pageRequest(PresentationRequest.background, AnyView(Rectangle().fill(style)))
  }

  /// What lies behind the view in its sheet.
  public func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    pageRequest(
      PresentationRequest.background,
      AnyView(ZStack(alignment: alignment) { content() }.frame(maxWidth: .infinity, maxHeight: .infinity)))
  }

  /// Whether what lies behind the view's sheet can be used.
  public func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction) -> some View {
    pageRequest(PresentationRequest.interaction, interaction)
  }

  /// Keeps the view's sheet from being pulled away.
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    pageRequest(PresentationRequest.staysPut, isDisabled)
  }

  /// What a drag in the view's sheet does first. Here scroll views always scroll.
  public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View { self }

  /// What becomes of the view's popover in a narrow window. Here it is a sheet.
  public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View { self }
}
