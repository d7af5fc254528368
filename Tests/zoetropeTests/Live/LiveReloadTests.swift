import Foundation
import Stage
import Testing

/// Code that is edited while it plays.
@MainActor
@Suite(.serialized)
struct LiveReloadTests {
  /// A screen of one colour, which turns to another when it is pressed.
  private func code(_ before: String, _ after: String = "Color.black", more: String = "") -> String {
    """
    import SwiftUI
    struct Screen: View {
      @State private var isOn = false
      var body: some View {
        Button { isOn.toggle() } label: {
          (isOn ? \(after) : \(before)).frame(width: 100, height: 100)
        }
        .buttonStyle(.plain)
        .accessibilityLabel(isOn ? "on" : "off")
        \(more)
      }
    }
    #Preview("One") { Screen() }
    """
  }

  private let red = "Color(red: 1, green: 0, blue: 0)"
  private let green = "Color(red: 0, green: 1, blue: 0)"
  private let blue = "Color(red: 0, green: 0, blue: 1)"

  @Test func aSaveReplacesTheCodeAfterAllThatWasDone() throws {
    let rig = try LiveRig(code(red, green))
    #expect(try rig.color(x: 50, y: 50) == 0xFF0000)
    #expect(rig.preview.previews == ["One"])
    try rig.advance(to: 0.5)
    rig.tap(x: 50, y: 50)
    try rig.advance(to: 1)
    #expect(try rig.color(x: 50, y: 50) == 0x00FF00)
    try rig.save(code(red, blue))
    try rig.wait("the new code") { rig.preview.generation == 2 }
    #expect(try rig.color(x: 50, y: 50) == 0x0000FF)
    #expect(rig.stage.time == 1)
    #expect(rig.stage.inputs.count == 2)
    #expect(try rig.labels() == ["on"])
    // An editor that writes another file and renames it.
    try rig.save(code(red, green), byRenaming: true)
    try rig.wait("the newest code") { rig.preview.generation == 3 }
    #expect(try rig.color(x: 50, y: 50) == 0x00FF00)
  }

  @Test func aCompileErrorShowsItsPlaceAndTheNextSaveMendsIt() throws {
    let rig = try LiveRig(code(red, green))
    try rig.save(code(red, "noSuchColor"))
    try rig.wait("the error") { rig.stage.problem != nil }
    let problem = try #require(rig.stage.problem)
    #expect(problem.kind == .compilation)
    #expect(problem.message.contains("cannot find 'noSuchColor' in scope"))
    #expect(problem.place?.line == 6)
    #expect(problem.excerpt.contains { $0.number == 6 && $0.text.contains("noSuchColor") })
    #expect(rig.said.contains { $0.contains("Code.swift:6:") && $0.contains("noSuchColor") })
    // The last good frame stays, and nothing can be pressed.
    rig.tap(x: 50, y: 50)
    #expect(try rig.color(x: 50, y: 50) == 0xFF0000)
    #expect(rig.stage.inputs.isEmpty)
    try rig.save(code(blue, green))
    try rig.wait("the mended code") { rig.stage.problem == nil }
    #expect(try rig.color(x: 50, y: 50) == 0x0000FF)
  }

  @Test func codeThatIsWrongFromTheStartCanBeMended() throws {
    let rig = try LiveRig("import SwiftUI\nstruct Screen: View { var body: some View { Nothing() } }\n")
    #expect(rig.stage.problem?.kind == .compilation)
    #expect(rig.stage.problem?.place?.line == 2)
    try rig.save(code(red))
    try rig.wait("the mended code") { rig.preview.generation == 1 }
    #expect(try rig.color(x: 50, y: 50) == 0xFF0000)
  }

  @Test func aBurstOfSavesEndsWithTheLast() throws {
    let rig = try LiveRig(code(red))
    for color in [green, "Color.white", "Color.yellow", blue] { try rig.save(code(color)) }
    try rig.wait("quiet") { rig.preview.generation > 1 && !rig.preview.isBusy }
    #expect(try rig.color(x: 50, y: 50) == 0x0000FF)
  }

  @Test func goingBackUndoesWhatWasDoneLater() throws {
    let rig = try LiveRig(code(red, green))
    try rig.advance(to: 1)
    rig.tap(x: 50, y: 50)
    try rig.advance(to: 2)
    #expect(try rig.labels() == ["on"])
    rig.stage.seek(to: 0.5)
    try rig.wait("the earlier moment") { rig.stage.isSettled && rig.stage.time < 1 }
    #expect(try rig.labels() == ["off"])
    #expect(rig.stage.inputs.isEmpty)
  }

  @Test func doingSomethingAtAnEarlierMomentGoesOnFromThereAndCanBeUndone() throws {
    let rig = try LiveRig(code(red, green))
    try rig.advance(to: 1)
    rig.tap(x: 50, y: 50)
    try rig.advance(to: 3)
    rig.stage.scrub(to: 0.5)
    try rig.wait("the earlier moment") { rig.stage.isSettled }
    #expect(rig.stage.time == 0.5)
    #expect(rig.stage.endTime == 3)
    rig.stage.goOn()
    // At once, before the process has answered.
    #expect(rig.stage.endTime == 0.5)
    #expect(rig.stage.inputs.isEmpty)
    try rig.wait("the other past") { rig.stage.isSettled }
    #expect(try rig.labels() == ["off"])
    #expect(rig.stage.canUndo)
    rig.stage.undo()
    #expect(rig.stage.endTime == 3)
    try rig.wait("what was left") { rig.stage.isSettled }
    #expect(try rig.labels() == ["on"])
    #expect(rig.stage.inputs.count == 2)
  }

  @Test func reloadingBeginsAnew() throws {
    let rig = try LiveRig(code(red, green))
    rig.tap(x: 50, y: 50)
    try rig.advance(to: 1)
    rig.preview.reload()
    try rig.wait("the code again") { rig.preview.generation == 2 }
    #expect(try rig.labels() == ["off"])
    #expect(rig.stage.time == 0)
    #expect(rig.stage.inputs.isEmpty)
  }

  @Test func hapticsOfTheCodeAreInTheLog() throws {
    let rig = try LiveRig(code(red, green, more: ".sensoryFeedback(.success, trigger: isOn)"))
    try rig.advance(to: 1)
    rig.tap(x: 50, y: 50)
    try rig.advance(to: 2)
    let haptics = rig.stage.records.compactMap { record in
      if case .haptic = record.event { record.time } else { nil }
    }
    #expect(haptics == [1])
  }
}
