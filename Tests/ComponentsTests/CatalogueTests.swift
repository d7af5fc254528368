import Testing

@testable import Components

struct CatalogueTests {
  @Test func namesAreFoundHoweverTheyAreWritten() {
    for name in ["animated-checkmark-badge", "AnimatedCheckmarkBadge", "animatedcheckmarkbadge"] {
      #expect(Catalogue.entry(named: name)?.typeName == "AnimatedCheckmarkBadge")
    }
    #expect(Catalogue.entry(named: "nothing") == nil)
  }

  @Test(arguments: [
    ("éxito", ["animated-checkmark-badge", "morphing-submit-button"]),
    ("exito", ["animated-checkmark-badge", "morphing-submit-button"]),
    ("spinner", ["morphing-submit-button"]),
    ("anillo", ["progress-rings"]),
    ("radio but", ["animated-radio-button"]),
    ("zzz", []),
  ])
  func eitherLanguagesWordsFind(_ query: String, _ names: [String]) {
    #expect(Catalogue.entries.filter { $0.matches(query) }.map(\.name) == names)
  }

  @Test func anEmptySearchFindsAll() {
    #expect(Catalogue.entries.allSatisfy { $0.matches("") })
  }

  @Test func everyEntrySpeaksBothLanguages() {
    for entry in Catalogue.entries {
      for texts in [entry.title, entry.category, entry.descriptions] { #expect(Set(texts.keys) == ["en", "es"]) }
      #expect(entry.keywords["en"]?.isEmpty == false && entry.keywords["es"]?.isEmpty == false)
    }
  }
}
