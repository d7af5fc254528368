import Foundation
import Testing

@testable import SwiftUI

/// Translations for tests: keyed by language and key, with a plural form for 1.
private struct Table: StringTable {
  let strings: [String: [String: String]]

  func string(forKey key: String, table: String?, locale: Locale, counts: [Double?]) -> String? {
    let language = strings[locale.language.languageCode?.identifier ?? ""]
    if counts.first == 1, let one = language?[key + "#one"] { return one }
    return language?[key]
  }
}

@Suite(.serialized) struct LocalizedTextTests {
  private let english = Locale(identifier: "en")
  private let spanish = Locale(identifier: "es")

  private func text(_ text: Text, _ locale: String = "en") -> String {
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: locale)
    return text._resolveText(in: environment)
  }

  @Test func keysHoldSpecifiers() {
    let name = "Ana"
    #expect(LocalizedStringKey("Hello \(name)").format.key == "Hello %@")
    #expect(LocalizedStringKey("\(3) of \(UInt(4))").format.key == "%lld of %llu")
    #expect(LocalizedStringKey("\(1.5) and \(Float(2))").format.key == "%lf and %f")
    #expect(LocalizedStringKey("\(0.5, specifier: "%.1f")%").format.key == "%.1f%%")
    #expect(LocalizedStringKey("100%").format.key == "100%")
  }

  @Test func numbersAreWrittenInTheLanguage() {
    #expect(text(Text("\(1_234_567) items")) == "1,234,567 items")
    #expect(text(Text("\(1_234_567) items"), "es") == "1.234.567 items")
    #expect(text(Text("\(7)")) == "7")
    #expect(text(Text("\(1.5)")) == "1.500000")
    #expect(text(Text("\(2.25, specifier: "%.1f")")) == "2.2")
    #expect(text(Text("\(2.25, specifier: "%.1f")"), "es") == "2,2")
    #expect(text(Text("\(5, specifier: "%03lld")")) == "005")
    #expect(text(Text("\(255, specifier: "%x")")) == "ff")
    #expect(text(Text("\(50)%")) == "50%")
  }

  @Test func translationsReorderArguments() {
    StringTables.removeAll()
    StringTables.register(
      Table(strings: [
        "es": [
          "Hello": "Hola", "%@ ate %lld apples": "%2$lld manzanas comió %1$@",
          "%lld items": "%lld cosas", "%lld items#one": "una cosa",
        ]
      ]))
    defer { StringTables.removeAll() }
    #expect(text(Text("Hello"), "es") == "Hola")
    #expect(text(Text("Hello"), "es_MX") == "Hola")
    #expect(text(Text("Hello"), "fr") == "Hello")
    #expect(text(Text(verbatim: "Hello"), "es") == "Hello")
    let variable = "Hello"
    #expect(text(Text(variable), "es") == "Hello")
    #expect(text(Text(LocalizedStringKey(variable)), "es") == "Hola")
    #expect(text(Text("\("Ana") ate \(3) apples"), "es") == "3 manzanas comió Ana")
    #expect(text(Text("\(1) items"), "es") == "una cosa")
    #expect(text(Text("\(2) items"), "es") == "2 cosas")
    let resource: LocalizedStringResource = "Hello"
    #expect(text(Text(resource), "es") == "Hola")
    #expect(String(localized: "Hello", locale: spanish) == "Hola")
    #expect(String(localized: "Hello", locale: english) == "Hello")
    #expect(String(localized: "\(2) items", locale: spanish) == "2 cosas")
  }

  @Test func defaultValuesStandIn() {
    let resource = LocalizedStringResource("key.greeting", defaultValue: "Hello \(3)")
    #expect(resource.key == "key.greeting")
    #expect(text(Text(resource)) == "Hello 3")
    #expect(String(localized: "some.key", defaultValue: "Value", locale: english) == "Value")
    let named = LocalizedStringResource("Hello", locale: Locale(identifier: "es"))
    #expect(named.locale.identifier == "es")
  }

  @Test func argumentsAreNotMarkdown() {
    let stars = "**no**"
    #expect(text(Text("**yes** \(stars)")) == "yes **no**")
    #expect(text(Text("a \(Text("b").bold()) c")) == "a b c")
    #expect(text(Text("a ") + Text("b")) == "a b")
  }

  @Test func formatStringsSurviveNonsense() {
    #expect(FormatString("100% sure").parts == [.literal("100% sure")])
    #expect(FormatString("%").parts == [.literal("%")])
    #expect(FormatString("%%").parts == [.literal("%")])
    let missing = LocalizedText(
      format: LocalizedStringKey("\(1)").format, table: nil, bundle: nil, locale: nil,
      defaultValue: LocalizedFormat("%5$@"))
    #expect(missing.string(locale: english) == "%5$@")
  }

  @Test func formatStylesAndFormatters() {
    #expect(text(Text(0.25, format: .percent)) == "25%")
    #expect(text(Text(1234.5, format: .number), "es") == "1234,5")
    #expect(text(Text("\(0.5, format: .percent) done")) == "50% done")
  }

  @MainActor @Test func textsFollowTheLocale() {
    StringTables.removeAll()
    StringTables.register(Table(strings: ["es": ["Payment sent": "Pago enviado con éxito"]]))
    defer { StringTables.removeAll() }
    let host = TextHost(Text("Payment sent"))
    let before = host.texts[0].frame.width
    host.host.configuration.environment.locale = spanish
    host.host.update(to: 0.1)
    #expect(host.texts[0].text.label == "Pago enviado con éxito")
    #expect(host.texts[0].frame.width > before)
    #expect(host.host.accessibilityElements().map(\.label) == ["Pago enviado con éxito"])
  }
}
