import Foundation

extension StringCatalog {
  /// Reads a string catalogue as Xcode writes it: JSON, version 1.
  ///
  /// Strings that are marked as not to be translated keep their keys; unfinished translations count like finished ones.
  ///
  /// - Parameters:
  ///   - name: The table's name.
  ///   - source: The file, for the errors' words.
  /// - Throws: `StringCatalogFault` for what is no catalogue.
  public init(
    xcstrings data: Data, name: String = StringCatalog.defaultName, source: String
  ) throws(StringCatalogFault) {
    let file: File
    do {
      file = try JSONDecoder().decode(File.self, from: data)
    } catch let error as DecodingError {
      throw StringCatalogFault(source: source, place: error.place, reason: error.reason)
    } catch {
      throw StringCatalogFault(source: source, place: nil, reason: error.localizedDescription)
    }
    guard file.version.hasPrefix("1.") else {
      throw StringCatalogFault(source: source, place: nil, reason: "version \(file.version) is not known")
    }
    var entries: [String: [String: Entry]] = [:]
    for (key, string) in file.strings {
      var translations: [String: Entry] = [:]
      if string.shouldTranslate != false {
        for (language, node) in string.localizations ?? [:] {
          guard let entry = node.entry else {
            throw StringCatalogFault(
              source: source, place: "key '\(key)'", reason: "the text in '\(language)' has no form 'other'")
          }
          translations[language] = entry
        }
      }
      entries[key] = translations
    }
    self.init(name: name, sourceLanguage: file.sourceLanguage, entries: entries)
  }

  private struct File: Decodable {
    let sourceLanguage: String
    let version: String
    let strings: [String: StringRecord]
  }

  private struct StringRecord: Decodable {
    let localizations: [String: Node]?
    let shouldTranslate: Bool?
  }

  private struct Node: Decodable {
    let stringUnit: Unit?
    let variations: Variations?
    let substitutions: [String: Substitution]?

    /// What the node says; nil when it says nothing for the general case.
    var entry: Entry? {
      if let substitutions, let stringUnit {
        var parts: [String: Part] = [:]
        for (name, substitution) in substitutions {
          guard let variations = substitution.variations.pluralEntries else { return nil }
          parts[name] = Part(
            argument: substitution.argNum, specifier: substitution.formatSpecifier ?? "lld", variations: variations)
        }
        return .substituted(text: stringUnit.value, parts: parts)
      }
      return stringUnit.map { .text($0.value) } ?? variations?.entry
    }
  }

  private struct Unit: Decodable {
    let value: String
  }

  private struct Substitution: Decodable {
    let argNum: Int?
    let formatSpecifier: String?
    let variations: Variations
  }

  private struct Variations: Decodable {
    let plural: [String: Node]?
    let device: [String: Node]?

    var pluralEntries: [PluralCategory: Entry]? {
      var entries: [PluralCategory: Entry] = [:]
      for (name, node) in plural ?? [:] {
        guard let category = PluralCategory(rawValue: name), let entry = node.entry else { return nil }
        entries[category] = entry
      }
      return entries[.other] == nil ? nil : entries
    }

    var entry: Entry? {
      if plural != nil { return pluralEntries.map(Entry.plural) }
      guard let device else { return nil }
      var entries: [String: Entry] = [:]
      for (name, node) in device {
        guard let entry = node.entry else { return nil }
        entries[name] = entry
      }
      return entries["other"] == nil ? nil : .device(entries)
    }
  }
}

extension DecodingError {
  private var context: Context? {
    switch self {
    case .typeMismatch(_, let context), .valueNotFound(_, let context), .keyNotFound(_, let context),
      .dataCorrupted(let context):
      context
    @unknown default: nil
    }
  }

  fileprivate var place: String? {
    guard let path = context?.codingPath, !path.isEmpty else { return nil }
    return "at '" + path.map(\.stringValue).joined(separator: " › ") + "'"
  }

  fileprivate var reason: String {
    if case .keyNotFound(let key, _) = self { return "'\(key.stringValue)' is missing" }
    let text = context?.debugDescription ?? "it is no string catalogue"
    return text.hasSuffix(".") ? String(text.dropLast()) : text
  }
}
