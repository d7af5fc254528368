import Foundation

/// The kinds of number that languages tell apart (Unicode's CLDR, "Language Plural Rules").
public enum PluralCategory: String, Sendable, CaseIterable, Codable {
  case zero, one, two, few, many, other

  /// The category of a whole number in a language.
  ///
  /// - Parameter language: A language's code, `es` or `es-MX`; a language that is not known here uses the rules of
  ///   English.
  public static func category(of number: Int64, in language: String) -> PluralCategory {
    let code = language.split { $0 == "-" || $0 == "_" }.first.map { $0.lowercased() } ?? language
    let n = number.magnitude
    let (tens, units) = (n % 100, n % 10)
    switch code {
    case "ja", "zh", "ko", "vi", "th", "id", "ms", "lo", "km", "my": return .other
    case "fr", "pt": return n < 2 ? .one : isMillions(n) ? .many : .other
    case "es", "it", "ca": return n == 1 ? .one : isMillions(n) ? .many : .other
    case "hi", "fa", "bn", "gu", "kn", "zu", "am": return n < 2 ? .one : .other
    case "ru", "uk", "be":
      if units == 1, tens != 11 { return .one }
      return (2...4).contains(units) && !(12...14).contains(tens) ? .few : .many
    case "hr", "sr", "bs":
      if units == 1, tens != 11 { return .one }
      return (2...4).contains(units) && !(12...14).contains(tens) ? .few : .other
    case "pl":
      if n == 1 { return .one }
      return (2...4).contains(units) && !(12...14).contains(tens) ? .few : .many
    case "cs", "sk": return n == 1 ? .one : (2...4).contains(n) ? .few : .other
    case "sl": return tens == 1 ? .one : tens == 2 ? .two : (3...4).contains(tens) ? .few : .other
    case "lt":
      if units == 1, !(11...19).contains(tens) { return .one }
      return (2...9).contains(units) && !(11...19).contains(tens) ? .few : .other
    case "lv":
      if units == 0 || (11...19).contains(tens) { return .zero }
      return units == 1 && tens != 11 ? .one : .other
    case "ro", "mo": return n == 1 ? .one : n == 0 || (1...19).contains(tens) ? .few : .other
    case "he", "iw": return n == 1 ? .one : n == 2 ? .two : .other
    case "ga": return n == 1 ? .one : n == 2 ? .two : (3...6).contains(n) ? .few : (7...10).contains(n) ? .many : .other
    case "ar":
      switch n {
      case 0: return .zero
      case 1: return .one
      case 2: return .two
      default: return (3...10).contains(tens) ? .few : (11...99).contains(tens) ? .many : .other
      }
    default: return n == 1 ? .one : .other
    }
  }

  /// The category of a number that may have a fraction.
  public static func category(of number: Double, in language: String) -> PluralCategory {
    if let whole = Int64(exactly: number) { return category(of: whole, in: language) }
    let code = language.split { $0 == "-" || $0 == "_" }.first.map { $0.lowercased() } ?? language
    // French counts up to two as one, and the Slavic languages of the west and north have a form for fractions.
    if code == "fr" || code == "pt" { return number.magnitude < 2 ? .one : .other }
    return ["cs", "sk", "lt"].contains(code) ? .many : .other
  }

  private static func isMillions(_ n: UInt64) -> Bool { n != 0 && n.isMultiple(of: 1_000_000) }
}
