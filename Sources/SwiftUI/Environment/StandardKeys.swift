extension EnvironmentValues {
  private enum DisplayScale: EnvironmentKey { static let defaultValue: CGFloat = 2 }
  private enum Direction: EnvironmentKey { static let defaultValue = SwiftUI.LayoutDirection.leftToRight }
  private enum CurrentLocale: EnvironmentKey { static let defaultValue = Locale(identifier: "en") }
  private enum CurrentCalendar: EnvironmentKey { static let defaultValue = Calendar(identifier: .gregorian) }
  private enum CurrentTimeZone: EnvironmentKey { static let defaultValue = TimeZone(secondsFromGMT: 0) ?? .current }
  private enum Enabled: EnvironmentKey { static let defaultValue = true }
  private enum ReduceMotion: EnvironmentKey { static let defaultValue = false }
  private enum ReduceTransparency: EnvironmentKey { static let defaultValue = false }
  private enum DifferentiateWithoutColor: EnvironmentKey { static let defaultValue = false }
  private enum InvertColors: EnvironmentKey { static let defaultValue = false }
  private enum VoiceOver: EnvironmentKey { static let defaultValue = false }

  /// Pixels a point.
  public var displayScale: CGFloat {
    get { self[DisplayScale.self] }
    set { self[DisplayScale.self] = newValue }
  }

  /// The size of a pixel, in points.
  public var pixelLength: CGFloat { 1 / displayScale }

  public var layoutDirection: LayoutDirection {
    get { self[Direction.self] }
    set { self[Direction.self] = newValue }
  }

  public var locale: Locale {
    get { self[CurrentLocale.self] }
    set { self[CurrentLocale.self] = newValue }
  }

  public var calendar: Calendar {
    get { self[CurrentCalendar.self] }
    set { self[CurrentCalendar.self] = newValue }
  }

  public var timeZone: TimeZone {
    get { self[CurrentTimeZone.self] }
    set { self[CurrentTimeZone.self] = newValue }
  }

  /// Whether controls answer.
  public var isEnabled: Bool {
    get { self[Enabled.self] }
    set { self[Enabled.self] = newValue }
  }

  /// Whether the person prefers less motion.
  public var accessibilityReduceMotion: Bool { self[ReduceMotion.self] }

  /// Sets `accessibilityReduceMotion`, which components can only read.
  public var _accessibilityReduceMotion: Bool {
    get { self[ReduceMotion.self] }
    set { self[ReduceMotion.self] = newValue }
  }

  /// Whether the person prefers opaque backgrounds.
  public var accessibilityReduceTransparency: Bool { self[ReduceTransparency.self] }

  public var _accessibilityReduceTransparency: Bool {
    get { self[ReduceTransparency.self] }
    set { self[ReduceTransparency.self] = newValue }
  }

  public var accessibilityDifferentiateWithoutColor: Bool { self[DifferentiateWithoutColor.self] }
  public var accessibilityInvertColors: Bool { self[InvertColors.self] }
  public var accessibilityVoiceOverEnabled: Bool { self[VoiceOver.self] }
}

extension View {
  /// Whether controls inside the view answer; one that an outer view has disabled stays so.
  public func disabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
  }
}
