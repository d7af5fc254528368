extension Color {
  init(system: SystemColor) { self.init(provider: .system(system)) }

  /// The system's red, as the environment's colour scheme and contrast have it.
  public static let red = Color(system: .red)
  /// The system's orange.
  public static let orange = Color(system: .orange)
  /// The system's yellow.
  public static let yellow = Color(system: .yellow)
  /// The system's green.
  public static let green = Color(system: .green)
  /// The system's mint.
  public static let mint = Color(system: .mint)
  /// The system's teal.
  public static let teal = Color(system: .teal)
  /// The system's cyan.
  public static let cyan = Color(system: .cyan)
  /// The system's blue.
  public static let blue = Color(system: .blue)
  /// The system's indigo.
  public static let indigo = Color(system: .indigo)
  /// The system's purple.
  public static let purple = Color(system: .purple)
  /// The system's pink.
  public static let pink = Color(system: .pink)
  /// The system's brown.
  public static let brown = Color(system: .brown)
  /// The system's grey.
  public static let gray = Color(system: .gray)

  /// Black, whatever the environment.
  public static let black = Color(Resolved(colorSpace: .sRGBLinear, red: 0, green: 0, blue: 0))
  /// White, whatever the environment.
  public static let white = Color(Resolved(colorSpace: .sRGBLinear, red: 1, green: 1, blue: 1))
  /// Nothing: transparent black.
  public static let clear = Color(Resolved(colorSpace: .sRGBLinear, red: 0, green: 0, blue: 0, opacity: 0))

  /// The colour of primary text: black, or white in the dark.
  public static let primary = Color(system: .label)
  /// The colour of secondary text.
  public static let secondary = Color(system: .secondaryLabel)

  /// The accent colour: that of the nearest `accentColor(_:)`, or the system's blue.
  public static let accentColor = Color(provider: .accent)
}

/// The colours by name wherever a style is asked for, as in `.fill(.red)`.
extension ShapeStyle where Self == Color {
  /// The system's red, as the environment's colour scheme and contrast have it.
  public static var red: Color { Color.red }
  /// The system's orange.
  public static var orange: Color { Color.orange }
  /// The system's yellow.
  public static var yellow: Color { Color.yellow }
  /// The system's green.
  public static var green: Color { Color.green }
  /// The system's mint.
  public static var mint: Color { Color.mint }
  /// The system's teal.
  public static var teal: Color { Color.teal }
  /// The system's cyan.
  public static var cyan: Color { Color.cyan }
  /// The system's blue.
  public static var blue: Color { Color.blue }
  /// The system's indigo.
  public static var indigo: Color { Color.indigo }
  /// The system's purple.
  public static var purple: Color { Color.purple }
  /// The system's pink.
  public static var pink: Color { Color.pink }
  /// The system's brown.
  public static var brown: Color { Color.brown }
  /// The system's grey.
  public static var gray: Color { Color.gray }
  /// Black, whatever the environment.
  public static var black: Color { Color.black }
  /// White, whatever the environment.
  public static var white: Color { Color.white }
  /// Nothing: transparent black.
  public static var clear: Color { Color.clear }
}
