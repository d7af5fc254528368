/// Typographic features of a font that text can switch on.
public struct FontFeatures: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Digits of one advance (`tnum`).
  public static let monospacedDigit = FontFeatures(rawValue: 1 << 0)
  /// Small capitals for lowercase letters (`smcp`); scaled capitals where the font has none.
  public static let lowercaseSmallCaps = FontFeatures(rawValue: 1 << 1)
  /// Small capitals for capitals (`c2sc`).
  public static let uppercaseSmallCaps = FontFeatures(rawValue: 1 << 2)
  /// Small capitals for both cases.
  public static let smallCaps: FontFeatures = [.lowercaseSmallCaps, .uppercaseSmallCaps]
}
