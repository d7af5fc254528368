import Testing

@testable import SwiftUI

@Suite struct PluralCategoryTests {
  @Test(arguments: [
    ("en", [PluralCategory.other, .one, .other, .other, .other, .other, .other]),
    ("es-MX", [.other, .one, .other, .other, .other, .other, .many]),
    ("fr", [.one, .one, .other, .other, .other, .other, .many]),
    ("ru", [.many, .one, .few, .many, .many, .one, .many]),
    ("pl", [.many, .one, .few, .many, .many, .many, .many]),
    ("ar", [.zero, .one, .two, .few, .many, .many, .other]),
    ("ja", [.other, .other, .other, .other, .other, .other, .other]),
    ("xx", [.other, .one, .other, .other, .other, .other, .other]),
  ])
  func followsTheLanguage(language: String, expected: [PluralCategory]) {
    let numbers: [Int64] = [0, 1, 2, 5, 11, 21, 1_000_000]
    #expect(numbers.map { PluralCategory.category(of: $0, in: language) } == expected)
  }

  @Test func fractionsHaveTheirOwnRules() {
    #expect(PluralCategory.category(of: 1.5, in: "en") == .other)
    #expect(PluralCategory.category(of: 1.5, in: "fr") == .one)
    #expect(PluralCategory.category(of: 1.0, in: "en") == .one)
    #expect(PluralCategory.category(of: 1.5, in: "cs") == .many)
    #expect(PluralCategory.category(of: Int64(-1), in: "es") == .one)
  }
}
