/// Whether the interface is light or dark.
public enum ColorScheme: CaseIterable, Hashable, Sendable {
  /// Dark text on light backgrounds.
  case light
  /// Light text on dark backgrounds.
  case dark
}

/// Whether the reader has asked for more contrast between foreground and background colours.
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
  /// The usual contrast.
  case standard
  /// More contrast.
  case increased
}

extension EnvironmentValues {
  private struct ColorSchemeKey: EnvironmentKey {
    static let defaultValue = ColorScheme.light
  }

  private struct ContrastKey: EnvironmentKey {
    static let defaultValue = ColorSchemeContrast.standard
  }

  private struct ElevationKey: EnvironmentKey {
    static let defaultValue = false
  }

  /// Whether the interface is light or dark. Semantic colours resolve by it.
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }

  /// Whether the reader has asked for more contrast.
  public var colorSchemeContrast: ColorSchemeContrast { self[ContrastKey.self] }

  /// `colorSchemeContrast` for whoever plays the system: the stage, a preview, a test.
  public var _colorSchemeContrast: ColorSchemeContrast {
    get { self[ContrastKey.self] }
    set { self[ContrastKey.self] = newValue }
  }

  /// Whether this is in a layer above the app's base, such as a sheet, where dark backgrounds are lighter.
  var isElevated: Bool {
    get { self[ElevationKey.self] }
    set { self[ElevationKey.self] = newValue }
  }
}
