/// The system's materials, by name and appearance. The figures are those of its public recipe files.
extension MaterialRecipe {
  /// The thinnest: most of the backdrop shows.
  public static func ultraThin(dark: Bool) -> MaterialRecipe {
    dark
      ? MaterialRecipe(
        blurRadius: 22.5, saturation: 1.1, brightness: 0, amount: 0.5, luminance: [0.24, 0.24, 0.30, 0.39])
      : MaterialRecipe(
        blurRadius: 22.5, saturation: 1.1, brightness: 0.12, amount: 0.5,
        luminance: [0.45, 0.55, 0.65, 0.68])
  }

  /// Thinner than regular.
  public static func thin(dark: Bool) -> MaterialRecipe {
    dark
      ? MaterialRecipe(
        blurRadius: 30, saturation: 1.35, brightness: 0, amount: 0.6, luminance: [0.20, 0.21, 0.10, 0.15])
      : MaterialRecipe(
        blurRadius: 30, saturation: 1.35, brightness: 0.12, amount: 0.6,
        luminance: [0.725, 0.825, 0.76, 0.73])
  }

  /// The one to use when nothing speaks for another.
  public static func regular(dark: Bool) -> MaterialRecipe {
    dark
      ? MaterialRecipe(
        blurRadius: 30, saturation: 1.5, brightness: 0, amount: 0.75, luminance: [0.16, 0.26, 0.10, 0.10])
      : MaterialRecipe(
        blurRadius: 30, saturation: 1.5, brightness: 0.10, amount: 0.75,
        luminance: [0.90, 0.83, 0.925, 0.815])
  }

  /// Hides most of the backdrop.
  public static func thick(dark: Bool) -> MaterialRecipe {
    dark
      ? MaterialRecipe(
        blurRadius: 45, saturation: 1.5, brightness: 0, amount: 0.88, luminance: [0.14, 0.16, 0.10, 0.03])
      : MaterialRecipe(
        blurRadius: 45, saturation: 1.5, brightness: 0.045, amount: 0.88,
        luminance: [0.99, 0.95, 0.98, 0.905])
  }

  /// Nearly hides the backdrop: `thick` with more of its tone. No recipe of this name is published.
  public static func ultraThick(dark: Bool) -> MaterialRecipe {
    var recipe = thick(dark: dark)
    recipe.amount = 0.94
    return recipe
  }

  /// The material of bars.
  public static func chrome(dark: Bool) -> MaterialRecipe {
    dark
      ? MaterialRecipe(
        blurRadius: 22.5, saturation: 2, brightness: -0.1, amount: 0.75,
        luminance: [0.23, 0.52, 0.27, 0.255])
      : MaterialRecipe(
        blurRadius: 22.5, saturation: 1.1, brightness: 0.10, amount: 0.75,
        luminance: [0.80, 0.90, 1.10, 0.825])
  }
}
