extension EnvironmentValues {
  private struct ForegroundKey: EnvironmentKey {
    static let defaultValue: ForegroundLevels? = nil
  }

  private struct TintKey: EnvironmentKey {
    static let defaultValue: AnyShapeStyle? = nil
  }

  private struct AccentColorKey: EnvironmentKey {
    static let defaultValue: Color? = nil
  }

  private struct BackgroundStyleKey: EnvironmentKey {
    static let defaultValue: AnyShapeStyle? = nil
  }

  private struct BackgroundMaterialKey: EnvironmentKey {
    static let defaultValue: Material? = nil
  }

  /// The styles of the nearest `foregroundStyle` modifier; nil where there is none.
  var _foregroundStyle: ForegroundLevels? {
    get { self[ForegroundKey.self] }
    set { self[ForegroundKey.self] = newValue }
  }

  /// The style of the nearest `tint(_:)`; nil where there is none.
  var _tint: AnyShapeStyle? {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue }
  }

  /// The colour of the nearest `accentColor(_:)`; nil where there is none.
  var _accentColor: Color? {
    get { self[AccentColorKey.self] }
    set { self[AccentColorKey.self] = newValue }
  }

  /// What the `.background` style stands for; nil means the system's background.
  public var backgroundStyle: AnyShapeStyle? {
    get { self[BackgroundStyleKey.self] }
    set { self[BackgroundStyleKey.self] = newValue }
  }

  /// The material that the content lies on; nil where there is none.
  public var backgroundMaterial: Material? {
    get { self[BackgroundMaterialKey.self] }
    set { self[BackgroundMaterialKey.self] = newValue }
  }
}
