import Synchronization

/// A source of translations.
package protocol StringTable: Sendable {
  /// The translation of `key` for `locale`, nil where there is none.
  ///
  /// - Parameters:
  ///   - table: the table's name; nil is "Localizable".
  ///   - counts: for each argument of a format the number that it is, nil for one that is none. They choose the
  ///     plural form.
  func string(forKey key: String, table: String?, locale: Locale, counts: [Double?]) -> String?
}

/// Where translations are looked up: the tables that were registered, the last one first, then the bundle's own
/// `.strings` files.
package enum StringTables {
  private struct Registered {
    var tables: [any StringTable] = []
    var files: [String: [String: String]] = [:]
  }

  private static let registered = Mutex(Registered())

  /// Adds a source, before those that are there already.
  package static func register(_ table: any StringTable) {
    registered.withLock { $0.tables.insert(table, at: 0) }
  }

  /// Forgets all sources.
  package static func removeAll() {
    registered.withLock { $0 = Registered() }
  }

  static func string(
    forKey key: String, table: String?, bundle: Bundle?, locale: Locale, counts: [Double?]
  ) -> String? {
    let tables = registered.withLock(\.tables)
    for source in tables {
      if let text = source.string(forKey: key, table: table, locale: locale, counts: counts) { return text }
    }
    guard let bundle else { return nil }
    return file(table ?? "Localizable", of: bundle, for: locale)[key]
  }

  /// The contents of a bundle's `.strings` file for a language; empty where there is none.
  private static func file(_ table: String, of bundle: Bundle, for locale: Locale) -> [String: String] {
    let language = locale.language.languageCode?.identifier ?? "en"
    for name in [locale.identifier.replacing("_", with: "-"), language] {
      guard
        let path = bundle.path(forResource: table, ofType: "strings", inDirectory: nil, forLocalization: name)
      else { continue }
      return registered.withLock { state in
        if let known = state.files[path] { return known }
        let made = FileManager.default.contents(atPath: path).flatMap(strings) ?? [:]
        state.files[path] = made
        return made
      }
    }
    return [:]
  }

  private static func strings(_ data: Data) -> [String: String]? {
    var format = PropertyListSerialization.PropertyListFormat.openStep
    let list = try? PropertyListSerialization.propertyList(from: data, format: &format)
    return list as? [String: String]
  }
}
