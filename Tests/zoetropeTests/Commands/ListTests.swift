import Foundation
import Testing

struct ListTests {
  @Test func eachComponentHasALine() throws {
    let lines = try Program.run("list").output.split(separator: "\n")
    #expect(lines.count == 4)
    #expect(lines[0].hasPrefix("animated-checkmark-badge "))
  }

  @Test func asJSONWithParametersAndWords() throws {
    let output = try Program.run("list", "--json").output
    let entries = try #require(try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [[String: Any]])
    #expect(
      entries.map { $0["typeName"] as? String } == [
        "AnimatedCheckmarkBadge", "ProgressRings", "MorphingSubmitButton", "AnimatedRadioButton",
      ])
    let parameters = try #require(entries[0]["parameters"] as? [[String: Any]])
    #expect(
      parameters.map { $0["name"] as? String } == ["isComplete", "tint", "size", "completeLabel", "pendingLabel"])
  }
}
