import Testing

@testable import SwiftUI

@MainActor
@Suite("Keyboard shortcuts")
struct KeyboardShortcutTests {
  private func send(_ key: KeyEvent.Key, _ characters: String = "", control: Bool = false, to player: Player) -> Bool {
    let used = player.host.send(KeyEvent(key: key, characters: characters, isControlDown: control))
    player.wait(0.1)
    return used
  }

  @Test func `a letter with the command key presses its button`() {
    let log = Log()
    let player = Player(Button("Save") { log("save") }.keyboardShortcut("s"))
    #expect(!send(.character, "s", to: player))
    #expect(send(.character, "s", control: true, to: player))
    #expect(log.entries == ["save"])
  }

  @Test func `return is the default action and escape the way out`() {
    let log = Log()
    let player = Player(
      HStack {
        Button("OK") { log("ok") }.keyboardShortcut(.defaultAction)
        Button("Cancel") { log("cancel") }.keyboardShortcut(.cancelAction)
      })
    _ = send(.return, to: player)
    _ = send(.escape, to: player)
    #expect(log.entries == ["ok", "cancel"])
  }

  @Test func `a disabled button has no shortcut`() {
    let log = Log()
    let player = Player(Button("Save") { log("save") }.keyboardShortcut("s").disabled(true))
    #expect(!send(.character, "s", control: true, to: player))
    #expect(log.entries.isEmpty)
  }
}
