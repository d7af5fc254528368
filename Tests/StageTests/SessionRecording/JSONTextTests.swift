import Testing

@testable import Stage

struct JSONTextTests {
  @Test func valuesKnowTheirLines() throws {
    let text = try JSONText("{\n \"a\": [1,\n\n 2.50e+3],\n \"b\": {\"c\": \"é\\n\\u00e9\\ud83d\\ude00\"}}")
    #expect(text["a"]?[1] == JSONText(.number("2.50e+3"), line: 4))
    #expect(text["a"]?.line == 2)
    #expect(text["b"]?["c"] == JSONText(.string("é\né😀"), line: 5))
    #expect(text["x"] == nil && text["a"]?[2] == nil)
  }

  @Test(arguments: [
    ("", 1, "expected a value, found the end of the text"),
    ("{\"a\": 1,\n}", 2, "expected a name in quotes, found '}'"),
    ("{\"a\"\n 1}", 2, "expected ':' after 'a', found '1'"),
    ("{\"a\": 1,\n\"a\": 2}", 2, "'a' is there twice"),
    ("[1\n2]", 2, "expected ']' or ',' after an element, found '2'"),
    ("[1] x", 1, "after the end comes 'x'"),
    ("\"abc", 1, "a string is not closed"),
    ("\"ab\nc\"", 1, "a string is not closed on its line"),
    ("\"\\q\"", 1, "'\\q' is no escape"),
    ("\"\\u12\"", 1, "\\u needs four hexadecimal digits"),
    ("\"\\ud83d\"", 1, "an escaped surrogate stands alone"),
    ("[01]", 1, "a number is malformed"),
    ("[-]", 1, "a number is malformed"),
    ("[1.]", 1, "a number ends with its point"),
    ("[1e]", 1, "a number lacks its exponent"),
    ("[\n\nyes]", 3, "expected a value, found 'y'"),
    (String(repeating: "[", count: 100), 1, "values are nested deeper than 64"),
  ])
  func whatIsNoJSONIsRefusedWithTheLine(_ text: String, _ line: Int, _ reason: String) {
    #expect(throws: JSONText.Fault(line: line, reason: reason)) { try JSONText(text) }
  }

  @Test func printingPutsShortThingsOnALineAndNamesInOrder() throws {
    let text = try JSONText(
      #"{"b":[{"y":1,"x":-2.50}],"a":"q\"\\\n","long":[\#("\"word\", ".repeated(20))1],"e":{},"f":[]}"#)
    let printed = text.printed(order: ["long", "x"])
    #expect(printed.hasPrefix("{\n  \"long\": [\n    \"word\",\n"))
    #expect(
      printed.hasSuffix(
        "  \"a\": \"q\\\"\\\\\\n\",\n  \"b\": [{ \"x\": -2.50, \"y\": 1 }],\n  \"e\": {},\n  \"f\": []\n}\n"))
    #expect(try JSONText(printed).printed(order: ["long", "x"]) == printed)
  }
}

extension String {
  fileprivate func repeated(_ count: Int) -> String { String(repeating: self, count: count) }
}
