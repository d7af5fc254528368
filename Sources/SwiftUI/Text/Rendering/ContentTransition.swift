/// How a view goes from one content to another, in place, when the change is animated.
public struct ContentTransition: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    /// Glyphs move where the characters stay the same; other characters cross-fade.
    case automatic
    case identity
    case opacity
    case interpolate
    case numericText(countsDown: Bool)
    /// The direction follows the value.
    case numericValue(Double)
    case symbolEffect(SymbolEffectConfiguration, SymbolEffectOptions)
  }

  let kind: Kind

  /// The new content is there at once.
  public static let identity = ContentTransition(kind: .identity)

  /// The old content fades out while the new one fades in.
  public static let opacity = ContentTransition(kind: .opacity)

  /// Glyphs that both contents have in common move and grow from the one place to the other.
  public static let interpolate = ContentTransition(kind: .interpolate)

  /// Characters that stay keep their place; the others roll in and out, upwards while counting up.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(kind: .numericText(countsDown: countsDown))
  }

  /// Characters that stay keep their place; the others roll in and out in the direction in which `value` moves.
  public static func numericText(value: Double) -> ContentTransition {
    ContentTransition(kind: .numericValue(value))
  }

  /// One symbol takes the place of another as by the default symbol effect.
  public static let symbolEffect = ContentTransition(
    kind: .symbolEffect(SymbolEffectConfiguration(kind: .automatic), .default))
}

extension EnvironmentValues {
  private enum TransitionKey: EnvironmentKey { static let defaultValue = ContentTransition(kind: .automatic) }
  private enum DrawingGroupKey: EnvironmentKey { static let defaultValue = false }

  /// How contents change in place.
  public var contentTransition: ContentTransition {
    get { self[TransitionKey.self] }
    set { self[TransitionKey.self] = newValue }
  }

  /// Whether views that change their content in place are drawn as one picture meanwhile.
  public var contentTransitionAddsDrawingGroup: Bool {
    get { self[DrawingGroupKey.self] }
    set { self[DrawingGroupKey.self] = newValue }
  }
}

extension View {
  /// Sets how contents of the view change in place.
  public func contentTransition(_ transition: ContentTransition) -> some View {
    environment(\.contentTransition, transition)
  }
}
