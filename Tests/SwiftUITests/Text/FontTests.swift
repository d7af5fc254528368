import Foundation
import Testing
import Typeset

@testable import SwiftUI

@Suite struct FontTests {
  private func resolve(
    _ font: SwiftUI.Font, _ size: DynamicTypeSize = .large, bold: Bool = false,
    outer: FontModifiers = FontModifiers()
  ) -> FontDescriptor {
    var environment = EnvironmentValues()
    environment.dynamicTypeSize = size
    environment.legibilityWeight = bold ? .bold : nil
    return font.resolve(in: environment, outer)
  }

  @Test func textStylesFollowTheTable() {
    #expect(resolve(.body).size == 17)
    #expect(resolve(.headline).weight == .semibold)
    #expect(resolve(.largeTitle, .accessibility5).size == 60)
    #expect(resolve(.caption2, .xSmall).size == 11)
    #expect(abs(resolve(.body).leading - (22 - 17 * 2444 / 2048)) < 1e-9)
    #expect(resolve(.system(.title, design: .rounded, weight: .bold)).family == .system(.rounded))
    #expect(resolve(.system(.title, design: .rounded, weight: .bold)).weight == .bold)
  }

  @Test func boldDependsOnTheStyle() {
    #expect(resolve(.title2.bold()).weight == .bold)
    #expect(resolve(.title3.bold()).weight == .semibold)
    #expect(resolve(.body.bold()).weight == .semibold)
    #expect(resolve(.system(size: 20).bold()).weight == .bold)
    #expect(resolve(.body.weight(.bold)).weight == .bold)
    #expect(resolve(.system(.body, weight: .black).bold()).weight == .black)
    #expect(resolve(.body.bold().weight(.light)).weight == .light)
  }

  @Test func sizesThatDoNotScale() {
    #expect(resolve(.system(size: 20), .accessibility5).size == 20)
    #expect(resolve(.custom("Inter", fixedSize: 20), .accessibility5).size == 20)
    #expect(resolve(.custom("Inter", size: 17), .accessibility5).size == 48)
    #expect(resolve(.custom("Inter", size: 34, relativeTo: .largeTitle), .accessibility5).size == 58)
  }

  @Test func modifiers() {
    #expect(resolve(.body.italic()).isItalic)
    #expect(resolve(.body.monospaced()).family == .system(.monospaced))
    #expect(resolve(.body.monospacedDigit()).features.contains(.monospacedDigit))
    #expect(resolve(.body.smallCaps()).features.contains(.smallCaps))
    #expect(resolve(.body.width(.condensed)).width == .condensed)
    #expect(abs(resolve(.body.leading(.tight)).leading - (resolve(.body).leading - 2)) < 1e-9)
    #expect(resolve(.body, bold: true).weight == .semibold)
    var outer = FontModifiers()
    outer.weight = .heavy
    #expect(resolve(.body, outer: outer).weight == .heavy)
    #expect(resolve(.body.weight(.light), outer: outer).weight == .heavy)
  }

  @Test func innerTextWins() {
    var environment = EnvironmentValues()
    environment.font = .title
    let text = (Text("a").font(.body).bold() + Text("b")).font(.caption).fontWeight(.light)
    let runs = TextResolver.resolve(text, in: environment, now: Date(timeIntervalSince1970: 0)).runs
    #expect(runs.map(\.font.size) == [17, 12])
    #expect(runs.map(\.font.weight) == [.semibold, .light])
  }

  @Test(
    arguments: [
      (.largeTitle, 34, .regular), (.title, 28, .regular), (.title2, 22, .regular), (.title3, 20, .regular),
      (.headline, 17, .semibold), (.body, 17, .regular), (.callout, 16, .regular), (.subheadline, 15, .regular),
      (.footnote, 13, .regular), (.caption, 12, .regular), (.caption2, 11, .regular),
    ] as [(SwiftUI.Font, CGFloat, Typeset.FontWeight)])
  func everyStyleHasItsSizeAndWeight(_ font: SwiftUI.Font, _ size: CGFloat, _ weight: Typeset.FontWeight) {
    #expect(resolve(font).size == size)
    #expect(resolve(font).weight == weight)
  }

  @Test func systemFontsTakeSizeWeightAndDesign() {
    let font = resolve(.system(size: 40, weight: .heavy, design: .rounded))
    #expect(font.size == 40 && font.weight == .heavy && font.family == .system(.rounded))
    #expect(resolve(.system(size: 40)).weight == .regular)
    #expect(resolve(.system(.largeTitle)).size == 34)
    #expect(resolve(.system(.largeTitle, design: .serif)).family == .system(.serif))
    #expect(resolve(.system(size: 12, design: .monospaced)).family == .system(.monospaced))
    #expect(resolve(.largeTitle.weight(.light)).weight == .light)
  }

  @Test(
    arguments: [
      (.ultraLight, .ultraLight), (.thin, .thin), (.light, .light), (.regular, .regular), (.medium, .medium),
      (.semibold, .semibold), (.bold, .bold), (.heavy, .heavy), (.black, .black),
    ] as [(SwiftUI.Font.Weight, Typeset.FontWeight)])
  func weightsReachTextAndViews(_ weight: SwiftUI.Font.Weight, _ expected: Typeset.FontWeight) {
    let environment = EnvironmentValues()
    let text = TextResolver.resolve(
      Text(verbatim: "a").fontWeight(weight), in: environment, now: Date(timeIntervalSince1970: 0))
    #expect(text.runs.map(\.font.weight) == [expected])
    #expect(resolve(.system(size: 10, weight: weight)).weight == expected)
  }
}
