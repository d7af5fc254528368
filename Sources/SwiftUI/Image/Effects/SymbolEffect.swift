/// A movement that symbols know.
public protocol SymbolEffect: Sendable {
  /// What the effect comes to.
  var configuration: SymbolEffectConfiguration { get }
}

/// An effect that goes on while it is active.
public protocol IndefiniteSymbolEffect {}

/// An effect that runs once when a value changes.
public protocol DiscreteSymbolEffect {}

/// An effect by which a symbol comes and goes.
public protocol TransitionSymbolEffect {}

/// An effect by which one symbol takes the place of another.
public protocol ContentTransitionSymbolEffect {}

/// What an effect comes to.
public struct SymbolEffectConfiguration: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case automatic
    case bounce(up: Bool)
    case pulse
    case variableColor(isCumulative: Bool, isReversing: Bool, hidesInactive: Bool)
    case scale(up: Bool)
    case appear(up: Bool)
    case disappear(up: Bool)
    case replace(ReplaceStyle)
    case wiggle(WiggleStyle)
    case breathe(pulses: Bool)
    case rotate(clockwise: Bool)
  }

  enum ReplaceStyle: Hashable, Sendable {
    case downUp, upUp, offUp
  }

  enum WiggleStyle: Hashable, Sendable {
    /// Turning about the middle.
    case turning(clockwise: Bool)
    /// Along a direction, x to the right and y downwards.
    case along(x: Double, y: Double)
  }

  var kind: Kind
  /// Whether the layers move one after the other. Symbols here move as a whole.
  var isByLayer = false
}

/// How often and how fast an effect runs.
public struct SymbolEffectOptions: Hashable, Sendable {
  /// How an effect repeats.
  public struct RepeatBehavior: Hashable, Sendable {
    var count: Int?
    /// The pause between two runs, in seconds.
    var delay: Double

    /// Without end, with a pause of `delay` seconds between runs.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      RepeatBehavior(count: count, delay: max(delay ?? 0.5, 0))
    }

    /// Without end, one run on the heels of the other.
    public static let continuous = RepeatBehavior(count: nil, delay: 0)

    /// With a pause between runs, without end.
    public static let periodic = RepeatBehavior.periodic()
  }

  /// How often the effect runs; nil leaves it to the effect.
  var repetition: RepeatBehavior?
  /// The factor on the effect's speed.
  var factor = 1.0

  public static let `default` = SymbolEffectOptions()
  public static let repeating = SymbolEffectOptions().repeating
  public static let nonRepeating = SymbolEffectOptions().nonRepeating

  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions().speed(speed) }
  public static func `repeat`(_ count: Int) -> SymbolEffectOptions { SymbolEffectOptions().repeat(count) }
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    SymbolEffectOptions().repeat(behavior)
  }

  /// Repeats the effect without end.
  public var repeating: SymbolEffectOptions { self.repeat(.continuous) }

  /// Runs the effect once, also where it would go on.
  public var nonRepeating: SymbolEffectOptions { self.repeat(1) }

  /// Runs the effect `count` times, at least once.
  public func `repeat`(_ count: Int) -> SymbolEffectOptions {
    self.repeat(RepeatBehavior(count: max(count, 1), delay: 0))
  }

  /// Repeats the effect in a way.
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    var copy = self
    copy.repetition = behavior
    return copy
  }

  /// Runs the effect `speed` times as fast; values that are not positive count as 1.
  public func speed(_ speed: Double) -> SymbolEffectOptions {
    var copy = self
    copy.factor = speed > 0 && speed.isFinite ? speed : 1
    return copy
  }
}
