/// A family that text is set in, and the Debian package that installs it.
public struct RequiredFont: Hashable, Sendable {
  /// The family's name.
  public let family: String
  /// The package's name.
  public let package: String
  /// How the names of the family's files begin, in lowercase.
  let filePrefix: String

  /// The families without which text would not look the same on every machine.
  public static let all = [
    RequiredFont(family: "Inter", package: "fonts-inter", filePrefix: "inter-"),
    RequiredFont(family: "Inter Display", package: "fonts-inter", filePrefix: "interdisplay-"),
    RequiredFont(family: "Quicksand", package: "fonts-quicksand", filePrefix: "quicksand"),
    RequiredFont(family: "JetBrains Mono", package: "fonts-jetbrains-mono", filePrefix: "jetbrainsmono"),
    RequiredFont(family: "DejaVu Sans", package: "fonts-dejavu-core", filePrefix: "dejavusans"),
    RequiredFont(family: "DejaVu Serif", package: "fonts-dejavu-core", filePrefix: "dejavuserif"),
    RequiredFont(family: "Noto Color Emoji", package: "fonts-noto-color-emoji", filePrefix: "notocoloremoji"),
  ]

  /// Families that are used when they are there; `fonts-noto-core` has them.
  static let optionalPrefixes = ["notoserif-"]
}
