import Assets
import Foundation
import Testing

@testable import SwiftUI

@Suite struct StringCatalogTests {
  private func catalog(_ strings: String) throws -> StringCatalog {
    let text = #"{ "sourceLanguage": "en", "version": "1.0", "strings": { \#(strings) } }"#
    return try StringCatalog(xcstrings: Data(text.utf8), source: "test.xcstrings")
  }

  private let cancel =
    #""Cancel": { "localizations": { "es": { "stringUnit": { "state": "translated", "value": "Cancelar" } } } }"#

  @Test func translatesOrSaysNothing() throws {
    let catalog = try catalog(cancel + #", "Plain": {}"#)
    #expect(catalog.languages == ["en", "es"])
    #expect(catalog.format("Cancel", languages: ["es-MX"]) == "Cancelar")
    #expect(catalog.format("Cancel", languages: ["de", "es"]) == "Cancelar")
    // The source language's text is the key, which the caller has.
    #expect(catalog.format("Cancel", languages: ["en"]) == nil)
    #expect(catalog.format("Plain", languages: ["es"]) == nil)
    #expect(catalog.format("Unknown", languages: ["es"]) == nil)
  }

  @Test(arguments: [
    (["es-MX"], "es-MX"), (["es-AR"], "es"), (["ES_es"], "es"), (["pt"], "pt-BR"), (["ja"], "en"),
    (["ja", "es"], "es"),
    ([], "en"),
  ])
  func findsTheBestLanguage(preferred: [String], expected: String) throws {
    let unit = #"{ "stringUnit": { "state": "new", "value": "x" } }"#
    let catalog = try catalog(#""a": { "localizations": { "es": \#(unit), "es-MX": \#(unit), "pt-BR": \#(unit) } }"#)
    #expect(catalog.bestLanguage(for: preferred) == expected)
  }

  @Test func choosesPluralForms() throws {
    let catalog = try StringCatalog(xcstrings: Data(contentsOf: Assets.strings("Player")), source: "Player")
    func format(_ count: Double, _ language: String) -> String? {
      catalog.format("%lld frames", languages: [language], counts: [count])
    }
    #expect(format(1, "en") == "%lld frame")
    #expect(format(0, "en") == "%lld frames")
    #expect(format(1, "es") == "%lld fotograma")
    #expect(format(2, "es") == "%lld fotogramas")
    #expect(format(2_000_000, "es") == "%lld de fotogramas")
  }

  @Test func putsSubstitutionsIn() throws {
    let catalog = try catalog(
      #"""
      "%lld files in %lld folders": { "localizations": { "en": {
        "stringUnit": { "state": "new", "value": "%#@files@ in %#@folders@" },
        "substitutions": {
          "files": { "argNum": 1, "formatSpecifier": "lld", "variations": { "plural": {
            "one": { "stringUnit": { "state": "new", "value": "%arg file" } },
            "other": { "stringUnit": { "state": "new", "value": "%arg files" } } } } },
          "folders": { "argNum": 2, "formatSpecifier": "lld", "variations": { "plural": {
            "one": { "stringUnit": { "state": "new", "value": "one folder" } },
            "other": { "stringUnit": { "state": "new", "value": "%arg folders" } } } } }
        } } } }
      """#)
    func format(_ counts: Double...) -> String? {
      catalog.format("%lld files in %lld folders", languages: ["en"], counts: counts)
    }
    #expect(format(1, 3) == "%1$lld file in %2$lld folders")
    #expect(format(2, 1) == "%1$lld files in one folder")
  }

  @Test func choosesByDevice() throws {
    let catalog = try catalog(
      #"""
      "Tap": { "localizations": { "en": { "variations": { "device": {
        "mac": { "stringUnit": { "state": "new", "value": "Click" } },
        "other": { "stringUnit": { "state": "new", "value": "Tap" } } } } } } }
      """#)
    #expect(catalog.format("Tap", languages: ["en"], device: "mac") == "Click")
    #expect(catalog.format("Tap", languages: ["en"]) == "Tap")
  }

  @Test(arguments: [
    ("{", "test.xcstrings"),
    (#"{ "sourceLanguage": "en", "version": "1.0" }"#, "'strings' is missing"),
    (#"{ "sourceLanguage": "en", "version": "2.0", "strings": {} }"#, "version 2.0 is not known"),
    (
      #"{ "sourceLanguage": "en", "version": "1.0", "strings": { "a": { "localizations": { "es": { "variations": { "plural": { "one": { "stringUnit": { "value": "x" } } } } } } } } }"#,
      "test.xcstrings, key 'a': the text in 'es' has no form 'other'."
    ),
  ])
  func saysWhatIsWrong(text: String, words: String) {
    let fault = #expect(throws: StringCatalogFault.self) {
      try StringCatalog(xcstrings: Data(text.utf8), source: "test.xcstrings")
    }
    #expect(fault?.description.contains(words) == true)
  }

  @Test func readsStringsFiles() throws {
    let text = #"""
      /* A comment; with "quotes" = none */
      "Hello" = "¡Hola!";
      // Another.
      bare_key = "a \"b\"\n\U00e9\ud83d\ude00";
      "same";
      """#
    for encoding in [String.Encoding.utf8, .utf16] {
      let data = try #require(text.data(using: encoding))
      let catalog = try StringCatalog(strings: data, language: "es", source: "a.strings")
      #expect(catalog.format("Hello", languages: ["es"]) == "¡Hola!")
      #expect(catalog.format("bare_key", languages: ["es"]) == "a \"b\"\né😀")
      #expect(catalog.format("same", languages: ["es"]) == "same")
      #expect(catalog.keys == ["Hello", "bare_key", "same"])
    }
  }

  @Test(arguments: [
    ("\n\"a\" = \"b\"", "a.strings, line 2: ';' is missing after \"a\"."),
    ("\"a", "a.strings, line 1: a quote has no end."), ("/* x", "a.strings, line 1: a comment has no end."),
    ("\"a\" = ;", "a.strings, line 1: a key or a value is missing."),
    ("\"\\Uzzzz\";", "a.strings, line 1: '\\U' needs four hexadecimal digits."),
  ])
  func saysWhatIsWrongWithStringsFiles(text: String, message: String) {
    let fault = #expect(throws: StringCatalogFault.self) {
      try StringCatalog(strings: Data(text.utf8), language: "es", source: "a.strings")
    }
    #expect(fault?.description == message)
  }

  @Test func everyWordOfThePlayerIsTranslated() throws {
    for name in ["Player", "Spoken"] {
      let catalog = try StringCatalog(xcstrings: Data(contentsOf: Assets.strings(name)), source: name)
      #expect(catalog.languages == ["en", "es"])
      #expect(catalog.keys.count > 20)
      for key in catalog.keys {
        let text = try #require(catalog.format(key, languages: ["es"], counts: [2, 2]), "\(key)")
        // The same values are put in, in whatever order.
        #expect(text.count { $0 == "%" } == key.count { $0 == "%" }, "\(key)")
      }
    }
  }

  @Test func aRegisteredCatalogueAnswersForItsTable() throws {
    let catalog = try catalog(cancel)
    let es = Locale(identifier: "es_MX")
    #expect(catalog.string(forKey: "Cancel", table: nil, locale: es, counts: []) == "Cancelar")
    #expect(catalog.string(forKey: "Cancel", table: "Other", locale: es, counts: []) == nil)
  }
}
