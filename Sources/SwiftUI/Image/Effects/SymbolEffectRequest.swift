/// An effect that a view asks for of the symbols inside.
struct SymbolEffectRequest: Sendable {
  /// What sets the effect off.
  enum Cause: Sendable {
    case active(Bool)
    case value(Trigger)
  }

  /// A value whose change sets an effect off.
  struct Trigger: @unchecked Sendable {
    let value: any Equatable

    func isSame(as other: Trigger) -> Bool {
      func compare<T: Equatable>(_ value: T) -> Bool { value == (other.value as? T) }
      return compare(value)
    }
  }

  var configuration: SymbolEffectConfiguration
  var options: SymbolEffectOptions
  var cause: Cause
}

extension EnvironmentValues {
  private enum EffectsKey: EnvironmentKey { static let defaultValue: [SymbolEffectRequest] = [] }

  /// The effects that views ask for, the outermost first.
  var symbolEffects: [SymbolEffectRequest] {
    get { self[EffectsKey.self] }
    set { self[EffectsKey.self] = newValue }
  }
}

/// Adds an effect to those that flow down.
struct SymbolEffectModifier: EnvironmentModifier {
  let request: SymbolEffectRequest

  typealias Body = Never

  func modify(_ environment: inout EnvironmentValues) { environment.symbolEffects.append(request) }
}

extension View {
  /// Moves the symbols in the view by an effect for as long as it is active.
  public func symbolEffect<T: IndefiniteSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View {
    modifier(
      SymbolEffectModifier(
        request: SymbolEffectRequest(
          configuration: effect.configuration, options: options, cause: .active(isActive))))
  }

  /// Moves the symbols in the view by an effect whenever a value changes.
  public func symbolEffect<T: DiscreteSymbolEffect & SymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View {
    modifier(
      SymbolEffectModifier(
        request: SymbolEffectRequest(
          configuration: effect.configuration, options: options,
          cause: .value(SymbolEffectRequest.Trigger(value: value)))))
  }

  /// Keeps the effects that outer views ask for from the symbols in the view.
  public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
    transformEnvironment(\.symbolEffects) { if isEnabled { $0 = [] } }
  }
}

extension ContentTransition {
  /// One symbol takes the place of another by an effect.
  public static func symbolEffect<T: ContentTransitionSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> ContentTransition {
    ContentTransition(kind: .symbolEffect(effect.configuration, options))
  }
}
