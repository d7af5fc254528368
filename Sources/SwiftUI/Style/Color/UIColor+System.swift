/// UIKit's names for the colours of the system.
extension UIColor {
  /// The system's red.
  public static let systemRed = UIColor(Color(system: .red))
  /// The system's orange.
  public static let systemOrange = UIColor(Color(system: .orange))
  /// The system's yellow.
  public static let systemYellow = UIColor(Color(system: .yellow))
  /// The system's green.
  public static let systemGreen = UIColor(Color(system: .green))
  /// The system's mint.
  public static let systemMint = UIColor(Color(system: .mint))
  /// The system's teal.
  public static let systemTeal = UIColor(Color(system: .teal))
  /// The system's cyan.
  public static let systemCyan = UIColor(Color(system: .cyan))
  /// The system's blue.
  public static let systemBlue = UIColor(Color(system: .blue))
  /// The system's indigo.
  public static let systemIndigo = UIColor(Color(system: .indigo))
  /// The system's purple.
  public static let systemPurple = UIColor(Color(system: .purple))
  /// The system's pink.
  public static let systemPink = UIColor(Color(system: .pink))
  /// The system's brown.
  public static let systemBrown = UIColor(Color(system: .brown))
  /// The system's gray.
  public static let systemGray = UIColor(Color(system: .gray))
  /// The system's gray2.
  public static let systemGray2 = UIColor(Color(system: .gray2))
  /// The system's gray3.
  public static let systemGray3 = UIColor(Color(system: .gray3))
  /// The system's gray4.
  public static let systemGray4 = UIColor(Color(system: .gray4))
  /// The system's gray5.
  public static let systemGray5 = UIColor(Color(system: .gray5))
  /// The system's gray6.
  public static let systemGray6 = UIColor(Color(system: .gray6))
  /// Primary text.
  public static let label = UIColor(Color(system: .label))
  /// Secondary text.
  public static let secondaryLabel = UIColor(Color(system: .secondaryLabel))
  /// Tertiary text.
  public static let tertiaryLabel = UIColor(Color(system: .tertiaryLabel))
  /// Quaternary text.
  public static let quaternaryLabel = UIColor(Color(system: .quaternaryLabel))
  /// The hint in an empty text field.
  public static let placeholderText = UIColor(Color(system: .placeholderText))
  /// Links.
  public static let link = UIColor(Color(system: .link))
  /// Thin and small shapes over a background.
  public static let systemFill = UIColor(Color(system: .fill))
  /// Medium shapes over a background.
  public static let secondarySystemFill = UIColor(Color(system: .secondaryFill))
  /// Large shapes over a background.
  public static let tertiarySystemFill = UIColor(Color(system: .tertiaryFill))
  /// Large shapes with complex content.
  public static let quaternarySystemFill = UIColor(Color(system: .quaternaryFill))
  /// Thin lines that let the background through.
  public static let separator = UIColor(Color(system: .separator))
  /// Thin lines that do not.
  public static let opaqueSeparator = UIColor(Color(system: .opaqueSeparator))
  /// The background of an interface.
  public static let systemBackground = UIColor(Color(system: .background))
  /// What lies on `systemBackground`.
  public static let secondarySystemBackground = UIColor(Color(system: .secondaryBackground))
  /// What lies on `secondarySystemBackground`.
  public static let tertiarySystemBackground = UIColor(Color(system: .tertiaryBackground))
  /// The background of grouped content.
  public static let systemGroupedBackground = UIColor(Color(system: .groupedBackground))
  /// What lies on `systemGroupedBackground`.
  public static let secondarySystemGroupedBackground = UIColor(Color(system: .secondaryGroupedBackground))
  /// What lies on `secondarySystemGroupedBackground`.
  public static let tertiarySystemGroupedBackground = UIColor(Color(system: .tertiaryGroupedBackground))

  /// Black.
  public static let black = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
  /// White.
  public static let white = UIColor(red: 1, green: 1, blue: 1, alpha: 1)
  /// A third of white.
  public static let darkGray = UIColor(red: 1.0 / 3, green: 1.0 / 3, blue: 1.0 / 3, alpha: 1)
  /// Two thirds of white.
  public static let lightGray = UIColor(red: 2.0 / 3, green: 2.0 / 3, blue: 2.0 / 3, alpha: 1)
  /// Half of white.
  public static let gray = UIColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1)
  /// Pure red, not the system's.
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  /// Pure green.
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  /// Pure blue.
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  /// Pure cyan.
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  /// Pure yellow.
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  /// Pure magenta.
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  /// Orange.
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// Purple.
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// Brown.
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  /// Nothing: transparent black.
  public static let clear = UIColor(white: 0, alpha: 0)
}
