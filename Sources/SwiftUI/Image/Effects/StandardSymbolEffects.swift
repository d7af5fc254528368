/// A hop: up and back, or down and back.
public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public var configuration = SymbolEffectConfiguration(kind: .bounce(up: true))

  public var up: BounceSymbolEffect { with { $0.kind = .bounce(up: true) } }
  public var down: BounceSymbolEffect { with { $0.kind = .bounce(up: false) } }
}

/// A fade and back.
public struct PulseSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect {
  public var configuration = SymbolEffectConfiguration(kind: .pulse)
}

/// Layers lighting up in turn.
public struct VariableColorSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect {
  public var configuration = SymbolEffectConfiguration(
    kind: .variableColor(isCumulative: false, isReversing: false, hidesInactive: false))

  public var cumulative: VariableColorSymbolEffect { changed(isCumulative: true) }
  public var iterative: VariableColorSymbolEffect { changed(isCumulative: false) }
  public var reversing: VariableColorSymbolEffect { changed(isReversing: true) }
  public var nonReversing: VariableColorSymbolEffect { changed(isReversing: false) }
  public var hideInactiveLayers: VariableColorSymbolEffect { changed(hidesInactive: true) }
  public var dimInactiveLayers: VariableColorSymbolEffect { changed(hidesInactive: false) }

  private func changed(
    isCumulative: Bool? = nil, isReversing: Bool? = nil, hidesInactive: Bool? = nil
  ) -> VariableColorSymbolEffect {
    with { configuration in
      guard case .variableColor(let cumulative, let reversing, let hides) = configuration.kind else { return }
      configuration.kind = .variableColor(
        isCumulative: isCumulative ?? cumulative, isReversing: isReversing ?? reversing,
        hidesInactive: hidesInactive ?? hides)
    }
  }
}

/// Another size for as long as it is active.
public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect {
  public var configuration = SymbolEffectConfiguration(kind: .scale(up: true))

  public var up: ScaleSymbolEffect { with { $0.kind = .scale(up: true) } }
  public var down: ScaleSymbolEffect { with { $0.kind = .scale(up: false) } }
}

/// Coming into view.
public struct AppearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  public var configuration = SymbolEffectConfiguration(kind: .appear(up: true))

  public var up: AppearSymbolEffect { with { $0.kind = .appear(up: true) } }
  public var down: AppearSymbolEffect { with { $0.kind = .appear(up: false) } }
}

/// Going out of view.
public struct DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  public var configuration = SymbolEffectConfiguration(kind: .disappear(up: false))

  public var up: DisappearSymbolEffect { with { $0.kind = .disappear(up: true) } }
  public var down: DisappearSymbolEffect { with { $0.kind = .disappear(up: false) } }
}

/// One symbol going and another coming in its place.
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect {
  public var configuration = SymbolEffectConfiguration(kind: .replace(.downUp))

  public var downUp: ReplaceSymbolEffect { with { $0.kind = .replace(.downUp) } }
  public var upUp: ReplaceSymbolEffect { with { $0.kind = .replace(.upUp) } }
  public var offUp: ReplaceSymbolEffect { with { $0.kind = .replace(.offUp) } }
}

/// To and fro.
public struct WiggleSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public var configuration = SymbolEffectConfiguration(kind: .wiggle(.turning(clockwise: true)))

  public var clockwise: WiggleSymbolEffect { with { $0.kind = .wiggle(.turning(clockwise: true)) } }
  public var counterClockwise: WiggleSymbolEffect { with { $0.kind = .wiggle(.turning(clockwise: false)) } }
  public var left: WiggleSymbolEffect { with { $0.kind = .wiggle(.along(x: -1, y: 0)) } }
  public var right: WiggleSymbolEffect { with { $0.kind = .wiggle(.along(x: 1, y: 0)) } }
  public var up: WiggleSymbolEffect { with { $0.kind = .wiggle(.along(x: 0, y: -1)) } }
  public var down: WiggleSymbolEffect { with { $0.kind = .wiggle(.along(x: 0, y: 1)) } }
  public var forward: WiggleSymbolEffect { right }
  public var backward: WiggleSymbolEffect { left }

  /// Along a direction at an angle from the right, clockwise.
  public func custom(angle: Angle) -> WiggleSymbolEffect {
    with { $0.kind = .wiggle(.along(x: cos(angle.radians), y: sin(angle.radians))) }
  }
}

/// Slowly larger and smaller.
public struct BreatheSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public var configuration = SymbolEffectConfiguration(kind: .breathe(pulses: true))

  public var plain: BreatheSymbolEffect { with { $0.kind = .breathe(pulses: false) } }
  public var pulse: BreatheSymbolEffect { with { $0.kind = .breathe(pulses: true) } }
}

/// A full turn.
public struct RotateSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public var configuration = SymbolEffectConfiguration(kind: .rotate(clockwise: true))

  public var clockwise: RotateSymbolEffect { with { $0.kind = .rotate(clockwise: true) } }
  public var counterClockwise: RotateSymbolEffect { with { $0.kind = .rotate(clockwise: false) } }
}

/// The effect that fits: replacing where a symbol changes, appearing and disappearing where it comes and goes.
public struct AutomaticSymbolEffect: SymbolEffect, TransitionSymbolEffect, ContentTransitionSymbolEffect {
  public var configuration = SymbolEffectConfiguration(kind: .automatic)
}

/// An effect whose configuration can be changed.
public protocol _ConfiguredSymbolEffect: SymbolEffect {
  var configuration: SymbolEffectConfiguration { get set }
}

extension _ConfiguredSymbolEffect {
  func with(_ change: (inout SymbolEffectConfiguration) -> Void) -> Self {
    var copy = self
    change(&copy.configuration)
    return copy
  }

  /// Moves the layers one after the other.
  public var byLayer: Self { with { $0.isByLayer = true } }
  /// Moves the symbol as a whole.
  public var wholeSymbol: Self { with { $0.isByLayer = false } }
}

extension BounceSymbolEffect: _ConfiguredSymbolEffect {}
extension PulseSymbolEffect: _ConfiguredSymbolEffect {}
extension VariableColorSymbolEffect: _ConfiguredSymbolEffect {}
extension ScaleSymbolEffect: _ConfiguredSymbolEffect {}
extension AppearSymbolEffect: _ConfiguredSymbolEffect {}
extension DisappearSymbolEffect: _ConfiguredSymbolEffect {}
extension ReplaceSymbolEffect: _ConfiguredSymbolEffect {}
extension WiggleSymbolEffect: _ConfiguredSymbolEffect {}
extension BreatheSymbolEffect: _ConfiguredSymbolEffect {}
extension RotateSymbolEffect: _ConfiguredSymbolEffect {}

extension SymbolEffect where Self == BounceSymbolEffect {
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}

extension SymbolEffect where Self == PulseSymbolEffect {
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
  public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}

extension SymbolEffect where Self == AppearSymbolEffect {
  public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
  public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
  public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
  public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}

extension SymbolEffect where Self == RotateSymbolEffect {
  public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
  public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}
