import Foundation
import Testing
import Typeset

@testable import SwiftUI

@MainActor
@Suite struct TextResolverTests {
  private func resolve(
    _ text: Text, _ change: (inout EnvironmentValues) -> Void = { _ in }
  ) -> ResolvedText {
    var environment = EnvironmentValues()
    change(&environment)
    return TextResolver.resolve(text, in: environment, now: Date(timeIntervalSince1970: 0))
  }

  @Test func attributedStringsKeepTheirLooks() {
    var string = AttributedString("plain ")
    var part = AttributedString("loud")
    part.font = .largeTitle
    part.foregroundColor = .red
    part.underlineStyle = .single
    part.kern = 2
    string.append(part)
    let text = resolve(Text(string))
    #expect(text.runs.map(\.text) == ["plain ", "loud"])
    #expect(text.runs.map(\.font.size) == [17, 34])
    #expect(text.runs.map(\.kerning) == [0, 2])
    let look = text.looks[text.runs[1].tag]
    #expect(look.style?.color == Color.red.resolve(in: EnvironmentValues()))
    #expect(look.underline != nil && look.strikethrough == nil)
  }

  @Test func markdownMakesAttributedStrings() {
    let string = AttributedString(markdown: "a **b** [c](https://d.e)")
    #expect(String(string.characters) == "a b c")
    let text = resolve(Text(string))
    #expect(text.runs.map(\.font.weight) == [.regular, .semibold, .regular, .regular])
    #expect(text.looks.last?.link == URL(string: "https://d.e"))
  }

  @Test func caseIsOnlySeen() {
    let text = resolve(Text(verbatim: "straße")) { $0.textCase = .uppercase }
    #expect(text.string == "STRASSE")
    #expect(text.label == "straße")
    let turkish = resolve(Text(verbatim: "i")) {
      $0.textCase = .uppercase
      $0.locale = Locale(identifier: "tr")
    }
    #expect(turkish.string == "İ")
  }

  @Test func outerLooksFillInWhatInnerOnesLeaveOpen() {
    let text = resolve(
      Text("a \(Text(verbatim: "b").foregroundStyle(.red)) c").underline().foregroundStyle(.blue).tracking(3))
    #expect(text.runs.map(\.text) == ["a ", "b", " c"])
    #expect(text.runs.allSatisfy { $0.font.tracking == 3 })
    #expect(text.looks.allSatisfy { $0.underline != nil })
    #expect(text.looks.count == 2)
    let off = resolve(Text(verbatim: "x").underline(false)) {
      $0.textAttributes.underline = .line(.single)
    }
    #expect(off.looks[0].underline == nil)
  }

  @Test func trackingWinsOverKerning() {
    let text = resolve(Text(verbatim: "x").kerning(5).tracking(2))
    #expect(text.runs[0].font.tracking == 2 && text.runs[0].kerning == 0)
    #expect(resolve(Text(verbatim: "x").kerning(5)).runs[0].kerning == 5)
  }

  @Test func environmentModifiersReachTheRuns() {
    let host = TextHost(
      VStack { Text(verbatim: "x").font(.title) }
        .bold().italic().fontDesign(.serif).fontWidth(.condensed).baselineOffset(4).strikethrough())
    let run = host.texts[0].text.runs[0]
    #expect(run.font.size == 28 && run.font.weight == .bold && run.font.isItalic)
    #expect(run.font.family == .system(.serif) && run.font.width == .condensed)
    #expect(run.baselineOffset == 4)
    #expect(host.texts[0].text.looks[0].strikethrough != nil)
    let reset = TextHost(VStack { Text(verbatim: "x").fontWeight(nil) }.fontWeight(.black))
    #expect(reset.texts[0].text.runs[0].font.weight == .black)
    let inner = TextHost(VStack { Group { Text(verbatim: "x") }.fontWeight(nil) }.fontWeight(.black))
    #expect(inner.texts[0].text.runs[0].font.weight == .regular)
  }

  @Test func picturesTakeTheirWidthInTheLine() {
    let image = Image(systemName: "star.fill")
    let width = TextHost(image).images[0].frame.width
    let without = TextHost(Text(verbatim: "ab")).texts[0].frame.width
    let with = TextHost(Text(verbatim: "a") + Text(image) + Text(verbatim: "b")).texts[0].frame.width
    #expect(near(with, without + width, within: 1))
    #expect(resolve(Text("a \(image)")).label == "a Star")
  }

  @Test func boldTextDarkensEveryWeight() {
    let text = resolve(Text(verbatim: "x")) { $0.legibilityWeight = .bold }
    #expect(text.runs[0].font.weight == .semibold)
  }

  @Test func textIsSpokenAsStaticText() {
    let host = TextHost(
      VStack {
        Text(verbatim: "One")
        Text("[Two](https://a.b)")
        Text(verbatim: "")
      })
    let elements = host.host.accessibilityElements()
    #expect(elements.map(\.label) == ["One", "Two"])
    #expect(elements[0].traits == .isStaticText)
    #expect(elements[1].traits.contains(.isLink))
    #expect(near(elements[0].frame.width, host.texts[0].frame.width, within: 0.4))
  }

  @Test func rightToLeftLinesEndAtTheLeft() {
    let view = Text(verbatim: "one two three\nfour").frame(width: 300, alignment: .leading)
    let host = TextHost(view) { $0.layoutDirection = .rightToLeft }
    let item = host.texts[0]
    #expect(near(item.frame.maxX, 350))
    var glyphs: [CGPoint] = []
    for entry in host.host.displayList().items {
      if case .glyphs(let run, _) = entry.content {
        glyphs += run.positions.map { $0.applying(entry.transform) }
      }
    }
    // The short second line stands at the right edge, the leading one.
    let last = glyphs.filter { $0.y > item.frame.midY }.map(\.x).min() ?? 0
    #expect(last > item.frame.midX)
  }

  @Test func caseIsChangedByTheInnermostModifier() {
    func shown<V: View>(_ view: V) -> [String] { TextHost(view).texts.map(\.text.string) }
    let text = Text(verbatim: "Ab")
    #expect(shown(text.textCase(.uppercase)) == ["AB"])
    #expect(shown(text.textCase(.lowercase)) == ["ab"])
    #expect(shown(VStack { text.textCase(nil) }.textCase(.uppercase)) == ["Ab"])
  }

  @Test func theInnermostColorOfATextWins() {
    let red = Color.red.resolve(in: EnvironmentValues())
    let text = resolve(Text(verbatim: "a").foregroundColor(.red) + Text(verbatim: "b"))
    #expect(text.looks[text.runs[0].tag].style?.color == red)
    let outer = resolve((Text(verbatim: "a").foregroundColor(.red) + Text(verbatim: "b")).foregroundColor(.blue))
    #expect(outer.looks[outer.runs[0].tag].style?.color == red)
    #expect(outer.looks[outer.runs[1].tag].style?.color == Color.blue.resolve(in: EnvironmentValues()))
  }

  @Test func numbersAreWrittenAsTheirSpecifierSays() {
    #expect(resolve(Text("\(3.14159, specifier: "%.2f") of \(7)")).string == "3.14 of 7")
    #expect(resolve(Text(String(5))).string == "5")
    let name = "Ada"
    #expect(resolve(Text("Hello, \(name)!")).string == "Hello, Ada!")
  }

  @Test func aGradientRunsOverTheWholeText() {
    let text = Text(verbatim: "wide").foregroundStyle(
      LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing))
    let host = TextHost(text)
    let frame = host.texts[0].frame
    var widths: [CGFloat] = []
    for item in host.host.displayList().items {
      if case .glyphs(_, .gradient(let gradient)) = item.content, case .linear(let start, let end) = gradient.geometry {
        widths.append(end.x - start.x)
      }
    }
    #expect(widths.count == 1 && near(widths.first ?? 0, frame.width, within: 0.5))
  }
}
