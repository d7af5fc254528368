import Foundation
import Testing

@testable import SwiftUI

@MainActor
@Suite struct TextLayoutTests {
  /// The height of lines of 17 points, up to a whole pixel of three a point.
  private func height(ofLines count: CGFloat, leading: CGFloat = 0) -> CGFloat {
    ((count * 17 * 2444 / 2048 + (count - 1) * leading) * 3).rounded(.up) / 3
  }

  @Test func aLineOfBodyTextIsAsTallAsItsFont() {
    let host = TextHost(Text("Hello"))
    #expect(near(host.texts[0].frame.height, 61.0 / 3))
    let plain = TextHost(Text("Hello").font(.system(size: 17)))
    #expect(near(plain.texts[0].frame.height, 61.0 / 3))
  }

  /// Line height is 2444/2048 em, rounded up to a pixel.
  @Test(arguments: [
    (DynamicTypeSize.xSmall, 14.0), (.large, 17), (.xxxLarge, 23), (.accessibility1, 28), (.accessibility5, 53),
  ])
  func bodyTextGrows(size: DynamicTypeSize, points: Double) {
    let host = TextHost(Text("Hello").dynamicTypeSize(size))
    #expect(near(host.texts[0].frame.height, (points * 2444 / 2048 * 3).rounded(.up) / 3))
  }

  @Test func linesOfATextStyleKeepItsPitch() {
    let host = TextHost(Text(verbatim: "one\ntwo\nthree"))
    // Three lines of 20.287 with 1.713 between them.
    #expect(near(host.texts[0].frame.height, height(ofLines: 3, leading: 1.7129)))
    let plain = TextHost(Text(verbatim: "one\ntwo\nthree").font(.system(size: 17)))
    #expect(near(plain.texts[0].frame.height, height(ofLines: 3)))
  }

  @Test func textWrapsInTheWidthItIsOffered() {
    let text = "The quick brown fox jumps over the lazy dog"
    let host = TextHost(Text(verbatim: text).frame(width: 120))
    let item = host.texts[0]
    #expect(item.frame.width <= 120)
    #expect(item.frame.height > 60)
    let limited = TextHost(Text(verbatim: text).lineLimit(1).frame(width: 120))
    #expect(near(limited.texts[0].frame.height, 61.0 / 3))
    let reserved = TextHost(Text(verbatim: "a").lineLimit(3, reservesSpace: true))
    #expect(near(reserved.texts[0].frame.height, height(ofLines: 3, leading: 1.7129)))
    let range = TextHost(Text(verbatim: "a").lineLimit(2...5))
    #expect(near(range.texts[0].frame.height, height(ofLines: 2, leading: 1.7129)))
  }

  @Test func minimumScaleFactorShrinksBeforeCutting() {
    let text = Text(verbatim: "Too wide for its room").lineLimit(1).minimumScaleFactor(0.5)
    let host = TextHost(text.frame(width: 120))
    let whole = TextHost(Text(verbatim: "Too wide for its room").lineLimit(1).frame(width: 120))
    #expect(host.texts[0].frame.width <= 120)
    #expect(host.texts[0].frame.height < whole.texts[0].frame.height)
  }

  @Test func emptyTextTakesNoRoom() {
    let host = TextHost(Text(verbatim: ""))
    #expect(host.texts[0].frame.size == .zero)
  }

  @Test func baselinesAreGuides() {
    let host = TextHost(
      HStack(alignment: .firstTextBaseline) {
        Text(verbatim: "Small").font(.caption)
        Text(verbatim: "Large").font(.largeTitle)
      })
    let (small, large) = (host.texts[0], host.texts[1])
    let smallBaseline = small.frame.minY + 12 * 1950 / 2048
    let largeBaseline = large.frame.minY + 34 * 1950 / 2048
    #expect(near(smallBaseline, largeBaseline))
    let last = TextHost(
      HStack(alignment: .lastTextBaseline) {
        Text(verbatim: "one\ntwo")
        Text(verbatim: "one")
      })
    #expect(near(last.texts[0].frame.minY + 22, last.texts[1].frame.minY))
  }

  /// What a stack leaves between body text and its neighbours, at three pixels a point.
  @Test func stacksSpaceText() {
    func gap<V: View>(_ view: V) -> CGFloat {
      let host = TextHost(view)
      let frames = host.items(LeafItem.self).map(\.frame).sorted { $0.minY < $1.minY }
      return frames[1].minY - frames[0].maxY
    }
    let body = Text(verbatim: "Text")
    let box = Color.red
    let gaps: [(found: CGFloat, expected: CGFloat)] = [
      (
        gap(
          VStack {
            body; body
          }), 2
      ),
      (
        gap(
          VStack {
            body; body.font(.subheadline)
          }), 7.0 / 3
      ),
      (
        gap(
          VStack {
            body; body.font(.caption)
          }), 2
      ),
      (
        gap(
          VStack {
            body; body.font(.largeTitle)
          }), 2.0 / 3
      ),
      (
        gap(
          VStack {
            box; body
          }), 6.4336
      ),
      (
        gap(
          VStack {
            body; box
          }), 10.6423
      ),
      (
        gap(
          VStack {
            box; box
          }), 8
      ),
    ]
    for gap in gaps { #expect(near(gap.found, gap.expected, within: 0.01)) }
    let row = TextHost(
      HStack {
        body; body
      })
    #expect(near(row.texts[1].frame.minX - row.texts[0].frame.maxX, 8))
  }

  @Test func changedColourDoesNotLayOut() {
    var environment = EnvironmentValues()
    let host = ViewHost(
      Text(verbatim: "Hello"), configuration: .init(size: CGSize(width: 200, height: 100), environment: environment))
    host.update(to: 0)
    environment.colorScheme = .dark
    host.configuration.environment = environment
    host.update(to: 0.1)
    let list = host.displayList()
    let paints = list.items.compactMap { item in
      if case .glyphs(_, let paint) = item.content { paint } else { nil }
    }
    #expect(paints == [.solid(Color.Resolved(red: 1, green: 1, blue: 1).rgba)])
  }

  /// The leftmost glyph of the second, shorter line, as a part of the room beside it.
  @Test(
    arguments: [(.leading, 0), (.center, 0.5), (.trailing, 1)] as [(TextAlignment, CGFloat)])
  func shortLinesStandWhereTheTextIsAligned(_ alignment: TextAlignment, _ part: CGFloat) {
    let host = TextHost(
      Text(verbatim: "mmmmmmmmmm\ni").font(.system(size: 20)).multilineTextAlignment(alignment))
    let item = host.texts[0].frame
    var places: [CGPoint] = []
    for entry in host.host.displayList().items {
      if case .glyphs(let run, _) = entry.content { places += run.positions.map { $0.applying(entry.transform) } }
    }
    let short = places.filter { $0.y > item.midY }.map(\.x).min() ?? 0
    let width = TextHost(Text(verbatim: "i").font(.system(size: 20))).texts[0].frame.width
    #expect(near(short, item.minX + (item.width - width) * part, within: 0.5))
  }

  @Test func aLimitOfLinesIsLiftedByNil() {
    let text = Text(verbatim: "one\ntwo\nthree")
    #expect(
      near(
        TextHost(VStack { text.lineLimit(nil) }.lineLimit(1)).texts[0].frame.height, height(ofLines: 3, leading: 1.7129)
      ))
    #expect(near(TextHost(VStack { text }.lineLimit(2)).texts[0].frame.height, height(ofLines: 2, leading: 1.7129)))
  }

  @Test func theFontOfAContainerIsThatOfItsTexts() {
    let host = TextHost(
      VStack {
        Text(verbatim: "a"); Text(verbatim: "b").font(.caption)
      }.font(.largeTitle))
    #expect(host.texts.map { $0.text.runs[0].font.size } == [34, 12])
  }
}
