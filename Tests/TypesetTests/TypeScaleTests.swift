import Foundation
import Testing

@testable import Typeset

@Suite("Dynamic Type")
struct TypeScaleTests {
  @Test("sizes and line pitches are those of the guidelines at the default size")
  func defaults() {
    let expected: [TextStyle: (CGFloat, CGFloat)] = [
      .largeTitle: (34, 41), .title: (28, 34), .title2: (22, 28), .title3: (20, 25), .headline: (17, 22),
      .body: (17, 22), .callout: (16, 21), .subheadline: (15, 20), .footnote: (13, 18), .caption: (12, 16),
      .caption2: (11, 13),
    ]
    for style in TextStyle.allCases {
      let entry = TypeScale.entry(for: style)
      #expect(entry.size == expected[style]?.0)
      #expect(entry.lineHeight == expected[style]?.1)
    }
  }

  @Test("nothing gets smaller from one category to the next")
  func monotonic() {
    for style in TextStyle.allCases {
      for (small, large) in zip(ContentSizeCategory.allCases, ContentSizeCategory.allCases.dropFirst()) {
        let low = TypeScale.entry(for: style, at: small)
        let high = TypeScale.entry(for: style, at: large)
        #expect(low.size <= high.size && low.lineHeight <= high.lineHeight)
      }
    }
  }

  @Test(
    "spot checks of the table",
    arguments: [
      (TextStyle.body, ContentSizeCategory.accessibility5, 53, 62), (.body, .extraSmall, 14, 19),
      (.largeTitle, .accessibility5, 60, 70), (.caption2, .accessibility3, 29, 35),
      (.subheadline, .extraExtraExtraLarge, 21, 28), (.title3, .accessibility1, 31, 38),
    ])
  func cells(style: TextStyle, category: ContentSizeCategory, size: Int, pitch: Int) {
    let entry = TypeScale.entry(for: style, at: category)
    #expect(entry.size == CGFloat(size) && entry.lineHeight == CGFloat(pitch))
  }

  @Test("lengths scale with the line pitch and round to the pixel")
  func scaledMetric() {
    #expect(TypeScale.scaled(17, at: .medium, pixelLength: 1 / 3) == 49.0 / 3)
    #expect(abs(TypeScale.scaled(17, at: .accessibility5, pixelLength: 1 / 3) - 48) < 1e-12)
    #expect(TypeScale.scaledFontSize(17, at: .accessibility5) == 48)
    #expect(TypeScale.scaled(10, at: .large, pixelLength: 1 / 3) == 10)
    #expect(TypeScale.scale(of: .caption, at: .accessibility5) == 51.0 / 16)
    #expect(TypeScale.scaled(0.5, at: .large, pixelLength: 1) == 1)
    #expect(TypeScale.scaled(-0.5, at: .large, pixelLength: 1) == -1)
    #expect(TypeScale.scaled(1.23, at: .large, pixelLength: 0) == 1.23)
    #expect(TypeScale.scaled(.nan, at: .large, pixelLength: 1).isNaN)
  }

  @Test("headlines are semibold; bold is bold for titles only")
  func weights() {
    #expect(TypeScale.font(for: .headline).weight == .semibold)
    #expect(TypeScale.font(for: .body).weight == .regular)
    #expect(TypeScale.boldWeight(of: .title2) == .bold)
    #expect(TypeScale.boldWeight(of: .body) == .semibold)
  }

  @Test("weights map to OpenType's scale, linear between names")
  func openType() {
    #expect(FontWeight.named.map(\.openType) == [100, 200, 300, 400, 500, 600, 700, 800, 900])
    #expect(FontWeight(rawValue: 0.35).openType == 650)
    #expect(FontWeight(rawValue: -5).openType == 100)
    #expect(FontWeight(rawValue: 5).openType == 900)
    #expect(FontWeight(rawValue: .nan) == .regular)
    #expect(FontWeight.regular.legible == .semibold)
    #expect(FontWeight.black.legible == .black)
  }
}
