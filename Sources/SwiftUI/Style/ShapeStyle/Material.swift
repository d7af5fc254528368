import Raster

/// A translucent layer that blurs and recolours what lies behind it.
public struct Material: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case ultraThin, thin, regular, thick, ultraThick, bar
  }

  let kind: Kind

  /// Lets most of the background through.
  public static let ultraThin = Material(kind: .ultraThin)
  /// Lets more of the background through than not.
  public static let thin = Material(kind: .thin)
  /// Somewhat translucent.
  public static let regular = Material(kind: .regular)
  /// Hides more of the background than not.
  public static let thick = Material(kind: .thick)
  /// Hides nearly all of the background.
  public static let ultraThick = Material(kind: .ultraThick)
  /// What toolbars are made of.
  public static let bar = Material(kind: .bar)

  func recipe(for scheme: ColorScheme) -> MaterialRecipe {
    let dark = scheme == .dark
    switch kind {
    case .ultraThin: return .ultraThin(dark: dark)
    case .thin: return .thin(dark: dark)
    case .regular: return .regular(dark: dark)
    case .thick: return .thick(dark: dark)
    case .ultraThick: return .ultraThick(dark: dark)
    case .bar: return .chrome(dark: dark)
    }
  }
}

extension Material: ShapeStyle {
  /// The material or, for those who prefer opaque backgrounds, the colour that it has over the system's background.
  public func _resolveStyle(_ context: _StyleContext) -> _ResolvedStyle {
    let recipe = recipe(for: context.environment.colorScheme)
    let opacity = HierarchyLevel.opacity(context.level)
    guard context.environment.accessibilityReduceTransparency else {
      return _ResolvedStyle(.material(recipe), opacity: opacity)
    }
    let background = Color(system: .background).resolve(in: context.environment)
    let color = recipe(red: Double(background.red), green: Double(background.green), blue: Double(background.blue))
    return _ResolvedStyle(
      .color(Color.Resolved(red: Float(color.x), green: Float(color.y), blue: Float(color.z))), opacity: opacity)
  }
}

extension ShapeStyle where Self == Material {
  /// Lets most of the background through.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// Lets more of the background through than not.
  public static var thinMaterial: Material { .thin }
  /// Somewhat translucent.
  public static var regularMaterial: Material { .regular }
  /// Hides more of the background than not.
  public static var thickMaterial: Material { .thick }
  /// Hides nearly all of the background.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// What toolbars are made of.
  public static var bar: Material { .bar }
}
