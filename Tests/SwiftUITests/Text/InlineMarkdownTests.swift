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
