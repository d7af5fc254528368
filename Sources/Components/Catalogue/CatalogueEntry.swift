import SwiftUI

/// What the gallery knows of one component.
public struct CatalogueEntry: Sendable, Encodable, Identifiable {
  /// One row of a component's parameter table.
  public struct Parameter: Sendable, Encodable, Hashable {
    public let name: String
    public let type: String
    /// As written in source; nil for a parameter that must be given.
    public let defaultValue: String?

    init(_ name: String, _ type: String, default defaultValue: String? = nil) {
      self.name = name
      self.type = type
      self.defaultValue = defaultValue
    }
  }

  /// A press in the script that benchmarks play: the element with a label, at a time in seconds.
  public struct ScriptedTap: Sendable, Hashable {
    public let label: String
    public let time: Double

    init(_ label: String, at time: Double) {
      self.label = label
      self.time = time
    }
  }

  /// In kebab case, as on the command line.
  public let name: String
  /// The Swift type.
  public let typeName: String
  public let title: [String: String]
  public let category: [String: String]
  /// One line, by language code.
  public let descriptions: [String: String]
  public let parameters: [Parameter]
  /// Words that the search finds it by, by language code.
  public let keywords: [String: [String]]
  /// What a benchmark does.
  public let script: [ScriptedTap]
  /// How long a benchmark plays, in seconds.
  public let scriptDuration: Double
  /// Makes a fresh demo.
  public let makeDemo: @MainActor @Sendable () -> AnyView

  public var id: String { name }

  /// The description in English.
  public var summary: String { text(descriptions, "en") }

  /// The text for a language, or the English one.
  public func text(_ texts: [String: String], _ language: String) -> String { texts[language] ?? texts["en"] ?? "" }

  /// Whether every word of `query` begins a word of the entry's title, category or search words, in either language.
  /// Case and accents do not matter; an empty query matches.
  public func matches(_ query: String) -> Bool {
    let words = Self.words(in: [typeName, name])
      .union(Self.words(in: title.values))
      .union(Self.words(in: category.values))
      .union(Self.words(in: keywords.values.joined()))
    return Self.words(in: [query]).allSatisfy { wanted in words.contains { $0.hasPrefix(wanted) } }
  }

  private static func words(in texts: some Sequence<String>) -> Set<String> {
    var words: Set<String> = []
    for text in texts {
      let folded = text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
      for word in folded.split(whereSeparator: { !$0.isLetter && !$0.isNumber }) { words.insert(String(word)) }
    }
    return words
  }

  private enum CodingKeys: String, CodingKey {
    case name, typeName, title, category, descriptions, parameters, keywords
  }
}
