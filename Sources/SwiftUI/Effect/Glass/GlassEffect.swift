/// A layer of glass.
public struct Glass: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case regular, clear, identity
  }

  let kind: Kind
  var tint: Color?
  var isInteractive = false

  /// Blurs and lightens what lies behind.
  public static let regular = Glass(kind: .regular)
  /// Lets what lies behind through as it is.
  public static let clear = Glass(kind: .clear)
  /// No glass.
  public static let identity = Glass(kind: .identity)

  /// The glass with a colour; nil takes it away.
  public func tint(_ color: Color?) -> Glass {
    var copy = self
    copy.tint = color
    return copy
  }

  /// The glass as it is for things that can be touched. It looks the same here.
  public func interactive(_ isEnabled: Bool = true) -> Glass {
    var copy = self
    copy.isInteractive = isEnabled
    return copy
  }
}

/// The picture of a layer of glass: a blurred background, a tint, and light that catches the rim. Nothing is bent.
private struct GlassLayer<S: Shape>: View {
  let glass: Glass
  let shape: S

  @Environment(\.colorScheme) private var colorScheme

  private var rim: LinearGradient {
    let strength = colorScheme == .dark ? 0.35 : 0.7
    return LinearGradient(
      stops: [
        .init(color: .white.opacity(strength), location: 0), .init(color: .white.opacity(0.1), location: 0.35),
        .init(color: .white.opacity(0.05), location: 0.65), .init(color: .white.opacity(strength * 0.7), location: 1),
      ], startPoint: .topLeading, endPoint: .bottomTrailing)
  }

  var body: some View {
    ZStack {
      if glass.kind == .regular {
        shape.fill(.ultraThinMaterial)
      } else {
        shape.fill(.white.opacity(0.06))
      }
      if let tint = glass.tint { shape.fill(tint.opacity(0.7)) }
      shape.stroke(rim, lineWidth: 2).clipShape(shape)
    }
    .shadow(color: .black.opacity(0.12), radius: 8, y: 3)
    .allowsHitTesting(false)
  }
}

/// Shows several things of glass together. They are drawn one by one here and do not flow into each other.
public struct GlassEffectContainer<Content: View>: View {
  private let content: Content

  /// - Parameter spacing: How near things of glass come to each other before they join.
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { self.content = content() }

  public var body: some View { content }
}

/// How a thing of glass comes and goes.
public struct GlassEffectTransition: Sendable {
  public static let identity = GlassEffectTransition()
  public static let matchedGeometry = GlassEffectTransition()
  public static let materialize = GlassEffectTransition()

  public static func matchedGeometry(
    properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center
  ) -> GlassEffectTransition { matchedGeometry }
}

extension View {
  /// Puts a layer of glass behind the view.
  @ViewBuilder public func glassEffect(_ glass: Glass = .regular, in shape: some Shape = Capsule()) -> some View {
    if glass.kind == .identity {
      self
    } else {
      background { GlassLayer(glass: glass, shape: shape) }
    }
  }

  /// Ignored: glass does not flow from one thing to another here; it comes and goes as other views do.
  public func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID) -> some View { self }

  /// Ignored: things of glass are drawn one by one here.
  public func glassEffectUnion(id: (some Hashable & Sendable)?, namespace: Namespace.ID) -> some View { self }

  /// Ignored: glass comes and goes as other views do here.
  public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View { self }
}

/// A button of glass.
public struct GlassButtonStyle: ButtonStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding(.horizontal, 14).padding(.vertical, 8)
      .glassEffect(.regular.interactive())
      .contentShape(Capsule())
      .opacity(configuration.isPressed ? 0.75 : 1)
      .scaleEffect(configuration.isPressed ? 1.05 : 1)
      .animation(.smooth(duration: 0.2), value: configuration.isPressed)
  }
}

/// A button of glass in the colour of what is most important.
public struct GlassProminentButtonStyle: ButtonStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .foregroundStyle(.white)
      .padding(.horizontal, 14).padding(.vertical, 8)
      .background { Capsule().fill(.tint) }
      .glassEffect(.clear.interactive())
      .contentShape(Capsule())
      .opacity(configuration.isPressed ? 0.75 : 1)
      .scaleEffect(configuration.isPressed ? 1.05 : 1)
      .animation(.smooth(duration: 0.2), value: configuration.isPressed)
  }
}

extension ButtonStyle where Self == GlassButtonStyle {
  public static var glass: GlassButtonStyle { GlassButtonStyle() }
}

extension ButtonStyle where Self == GlassProminentButtonStyle {
  public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}
