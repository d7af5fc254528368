import Testing

@testable import SwiftUI

@Suite struct InlineMarkdownTests {
  /// The spans written with a mark for each look: B strong, I emphasised, C code, S struck, L link.
  private func spans(_ text: String) -> [String] {
    InlineMarkdown(text).spans.map { span in
      var marks = ""
      if span.isStrong { marks += "B" }
      if span.isEmphasised { marks += "I" }
      if span.isCode { marks += "C" }
      if span.isStruck { marks += "S" }
      if let link = span.link { marks += "L(\(link))" }
      return marks.isEmpty ? span.text : "\(marks):\(span.text)"
    }
  }

  @Test(arguments: [
    ("plain", ["plain"]),
    ("a **b** c", ["a ", "B:b", " c"]),
    ("*a*", ["I:a"]),
    ("_a_ and __b__", ["I:a", " and ", "B:b"]),
    ("***both***", ["BI:both"]),
    ("**a *b* c**", ["B:a ", "BI:b", "B: c"]),
    ("`x * y`", ["C:x * y"]),
    ("``a ` b``", ["C:a ` b"]),
    ("~~gone~~ ~too~", ["S:gone", " ", "S:too"]),
    ("snake_case_name", ["snake_case_name"]),
    ("2 * 3 * 4", ["2 * 3 * 4"]),
    ("\\*not\\*", ["*not*"]),
    ("**open", ["**open"]),
    ("a [b](https://c.d/e) f", ["a ", "L(https://c.d/e):b", " f"]),
    ("[**b**](x)", ["BL(x):b"]),
    ("<https://a.b>", ["L(https://a.b):https://a.b"]),
    ("[no link] (x)", ["[no link] (x)"]),
    ("foo*bar*baz", ["foo", "I:bar", "baz"]),
    ("", []),
  ])
  func parses(text: String, expected: [String]) {
    #expect(spans(text) == expected)
  }
}

extension InlineMarkdownTests {
  /// A small generator of the same numbers on every run.
  private struct Numbers {
    var state: UInt64 = 0x9E37_79B9

    mutating func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
  }

  /// Whatever is written, parsing ends, and no word is lost or made up.
  @Test func nonsenseKeepsItsWords() {
    let pieces = ["*", "**", "_", "~~", "`", "``", "[", "](", ")", "\\", "<", ">", " ", "a", "bc", "é", "🙂", "\n"]
    var numbers = Numbers()
    for _ in 0..<3000 {
      let text = (0..<numbers.next(14)).map { _ in pieces[numbers.next(pieces.count)] }.joined()
      let shown = InlineMarkdown(text).spans.map(\.text).joined()
      func words(_ text: String) -> String { String(text.filter { $0.isLetter || $0 == "🙂" }) }
      // Targets of links are not shown, all other letters are.
      if !text.contains("](") { #expect(words(shown) == words(text), "\(text)") }
      #expect(shown.count <= text.count, "\(text)")
      _ = FormatString(text).parts
    }
  }
}
