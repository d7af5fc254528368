import Foundation

/// The translations of an app's strings: what `Localizable.xcstrings`, or the `.strings` files of several languages, hold.
public struct StringCatalog: Sendable {
  /// What a key says in one language.
  indirect enum Entry: Sendable, Equatable {
    /// One text.
    case text(String)
    /// A text for each kind of number; the number is the first argument that is one.
    case plural([PluralCategory: Entry])
    /// A text for each kind of device, by the names of the format.
    case device([String: Entry])
    /// A text with parts that each count an argument of their own.
    case substituted(text: String, parts: [String: Part])
  }

  /// A part of a text that counts one argument: `%#@name@`.
  struct Part: Sendable, Equatable {
    /// Which argument, counted from 1; nil for as many as there are parts before it by name.
    let argument: Int?
    /// How its number is written, without the percent sign: `lld`.
    let specifier: String
    let variations: [PluralCategory: Entry]
  }

  /// The name of the table that strings are looked up in when none is said.
  public static let defaultName = "Localizable"

  /// The table's name.
  public let name: String
  /// The language of the keys, which is used where a translation is missing.
  public let sourceLanguage: String
  /// The languages that have at least one translation, and the source language, in alphabetical order.
  public let languages: [String]
  /// What each key says, by language. A key without translations stands for itself.
  private(set) var entries: [String: [String: Entry]]

  init(name: String, sourceLanguage: String, entries: [String: [String: Entry]]) {
    self.name = name
    self.sourceLanguage = sourceLanguage
    self.entries = entries
    languages = Set(entries.values.flatMap(\.keys)).union([sourceLanguage]).sorted()
  }

  /// The catalogue with the translations of another added; where both have one, the other's counts.
  public func merging(_ other: StringCatalog) -> StringCatalog {
    StringCatalog(
      name: name, sourceLanguage: sourceLanguage,
      entries: entries.merging(other.entries) { mine, theirs in mine.merging(theirs) { $1 } })
  }

  /// The keys, in alphabetical order.
  public var keys: [String] { entries.keys.sorted() }

  /// The language in which a reader sees the catalogue: the first of theirs that it has, or the source language.
  ///
  /// `es-MX` finds `es-MX`, then `es`; `es` also finds `es-419`, when there is no `es`.
  public func bestLanguage(for preferred: [String]) -> String {
    for wanted in preferred.map({ $0.replacingOccurrences(of: "_", with: "-") }) {
      var parts = wanted.split(separator: "-")
      while !parts.isEmpty {
        let candidate = parts.joined(separator: "-")
        if let language = languages.first(where: { $0.caseInsensitiveCompare(candidate) == .orderedSame }) {
          return language
        }
        parts.removeLast()
      }
      let base = wanted.split(separator: "-").first.map(String.init) ?? wanted
      if let language = languages.first(where: { $0.lowercased().hasPrefix(base.lowercased() + "-") }) {
        return language
      }
    }
    return sourceLanguage
  }

  /// What a key says: a format, in which the arguments are still to be put.
  ///
  /// - Parameters:
  ///   - key: The key, with a specifier (`%@`, `%lld`, …) for each argument.
  ///   - preferred: The reader's languages, best first.
  ///   - counts: For each argument the number that it is, nil for one that is none; they choose the plural forms.
  ///   - device: The kind of device, for texts that differ by it: `iphone`, `ipad`, `mac` and so on.
  /// - Returns: The translation, or else the source language's text; nil when the catalogue says nothing of the key.
  public func format(
    _ key: String, languages preferred: [String] = Locale.preferredLanguages, counts: [Double?] = [],
    device: String = "iphone"
  ) -> String? {
    guard let translations = entries[key] else { return nil }
    for language in [bestLanguage(for: preferred), sourceLanguage] {
      guard let entry = translations[language] else { continue }
      if let text = Self.text(entry, Choice(language: language, counts: counts, device: device)) { return text }
    }
    return nil
  }

  /// What decides between the variations of a text.
  private struct Choice {
    let language: String
    let counts: [Double?]
    let device: String

    func category(of count: Double?) -> PluralCategory {
      count.map { PluralCategory.category(of: $0, in: language) } ?? .other
    }
  }

  /// The text of an entry; nil when it has none for the number or device.
  private static func text(_ entry: Entry, _ choice: Choice) -> String? {
    switch entry {
    case .text(let text): return text
    case .device(let texts): return (texts[choice.device] ?? texts["other"]).flatMap { text($0, choice) }
    case .plural(let texts):
      let category = choice.category(of: choice.counts.lazy.compactMap { $0 }.first)
      return (texts[category] ?? texts[.other]).flatMap { text($0, choice) }
    case .substituted(var result, let parts):
      for (position, name) in parts.keys.sorted().enumerated() {
        guard let part = parts[name] else { continue }
        let number = part.argument ?? position + 1
        let count = choice.counts.indices.contains(number - 1) ? choice.counts[number - 1] : nil
        let category = choice.category(of: count)
        guard let variation = (part.variations[category] ?? part.variations[.other]).flatMap({ text($0, choice) })
        else { return nil }
        // The part's own number becomes an argument like any other.
        let counted = variation.replacing("%arg", with: "%\(number)$\(part.specifier)")
        result = result.replacing("%#@\(name)@", with: counted)
      }
      return result
    }
  }
}

extension StringCatalog: StringTable {
  package func string(forKey key: String, table: String?, locale: Locale, counts: [Double?]) -> String? {
    guard (table ?? Self.defaultName) == name else { return nil }
    return format(key, languages: [locale.identifier(.bcp47)], counts: counts)
  }
}
