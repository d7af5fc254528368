import Foundation
import Testing

@testable import Typeset

@Suite("Characters one by one")
struct ClusterTests {
  @Test("clusters carry all glyphs of the layout at the same places")
  func complete() {
    let layout = Paragraph([TextRun("Total: ", tag: 1), TextRun("1,234.50 € שלום 👍🏽", tag: 2)]).layout()
    let clusters = layout.clusters
    let whole = layout.lines.flatMap { $0.runs.flatMap(\.glyphs.positions) }
    #expect(clusters.flatMap(\.glyphs.positions) == whole)
    #expect(clusters.map(\.text).joined().count == layout.characterCount)
    #expect(clusters.first?.tag == 1 && clusters.last?.tag == 2)
    for (left, right) in zip(clusters, clusters.dropFirst()) {
      #expect(abs(left.bounds.maxX - right.bounds.minX) < 1e-9)
    }
    #expect(clusters.filter(\.isSpace).count == 4)
  }

  @Test("an inserted ellipsis is a cluster without characters")
  func ellipsis() {
    let style = ParagraphStyle(lineLimit: 1)
    let clusters = Paragraph([TextRun("abcdefghijklmnop")], style: style).layout(width: 60).clusters
    #expect(clusters.last?.text == "…")
    #expect(clusters.last?.characters.isEmpty == true)
  }

  private func difference(
    _ old: String, _ new: String, _ matching: ClusterDifference.Matching
  ) -> ClusterDifference {
    ClusterDifference(from: old.map(String.init), to: new.map(String.init), matching: matching)
  }

  private func pairs(_ difference: ClusterDifference) -> [[Int]] { difference.pairs.map { [$0.from, $0.to] } }

  @Test("common characters stay")
  func common() {
    let change = difference("kitten", "sitting", .common)
    #expect(pairs(change) == [[1, 1], [2, 2], [3, 3], [5, 5]])
    #expect(change.removals == [0, 4])
    #expect(change.insertions == [0, 4, 6])
    #expect(difference("same", "same", .common).removals.isEmpty)
    #expect(difference("", "abc", .common).insertions == [0, 1, 2])
    #expect(difference("abc", "", .common).removals == [0, 1, 2])
  }

  @Test("digits pair by place value")
  func numeric() {
    let tens = difference("9", "10", .numeric)
    #expect(pairs(tens) == [[0, 1]])
    #expect(tens.pairs[0].isSame == false)
    #expect(tens.insertions == [0])
    let decimals = difference("9.95", "10.5", .numeric)
    #expect(pairs(decimals) == [[0, 1], [1, 2], [2, 3]])
    #expect(decimals.removals == [3])
    let money = difference("$1,999", "$12,000", .numeric)
    #expect(pairs(money) == [[0, 0], [1, 2], [2, 3], [3, 4], [4, 5], [5, 6]])
    #expect(money.insertions == [1])
    let unit = difference("5 km", "12 km", .numeric)
    #expect(pairs(unit) == [[0, 1], [1, 2], [2, 3], [3, 4]])
    let spanish = difference("1.234,5", "1.235,5", .numeric)
    #expect(spanish.pairs.filter { !$0.isSame }.map(\.from) == [4])
    #expect(pairs(difference("abc", "abd", .numeric)) == [[0, 0], [1, 1]])
    #expect(pairs(difference("", "7", .numeric)) == [])
  }

  @Test("each character is in exactly one list", arguments: ["", "a", "12.5 kg", "1,000,000", "x1y2z3"])
  func partition(old: String) {
    for new in ["", "a", "13.25 kg", "999", "z3y2x1"] {
      for matching in [ClusterDifference.Matching.common, .numeric] {
        let change = difference(old, new, matching)
        #expect((change.pairs.map(\.from) + change.removals).sorted() == Array(0..<old.count))
        #expect((change.pairs.map(\.to) + change.insertions).sorted() == Array(0..<new.count))
      }
    }
  }
}
