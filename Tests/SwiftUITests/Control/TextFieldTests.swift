import Foundation
import Testing

@testable import SwiftUI

@MainActor @Suite struct TextFieldTests {
  struct Subject: View {
    @State private var text = ""
    @FocusState private var isFocused: Bool
    let log: Log
    var body: some View {
      TextField("Name", text: $text)
        .focused($isFocused)
        .onSubmit { log("submit \(text)") }
        .onChange(of: text) { _, new in log(new) }
        .onChange(of: isFocused) { _, new in log("focus \(new)") }
    }
  }

  @Test func typing() {
    let log = Log()
    let player = Player(Subject(log: log))
    player.type("x")
    #expect(log.entries.isEmpty)
    player.click(100, 100)
    #expect(log.entries == ["focus true"])
    player.type("ab")
    #expect(player.key(.left))
    player.type("c")
    #expect(player.key(.delete))
    #expect(player.key(.forwardDelete))
    #expect(player.key(.space))
    #expect(log.entries.suffix(4) == ["acb", "ab", "a", "a "])
    #expect(player.key(.return))
    #expect(log.entries.suffix(2) == ["submit a ", "focus false"])
  }

  @Test func theCaretBlinks() {
    let player = Player(Subject(log: Log()))
    let resting = player.fills.count
    player.click(100, 100)
    #expect(player.fills.count == resting + 1)
    player.wait(0.5)
    #expect(player.fills.count == resting)
    player.wait(0.5)
    #expect(player.fills.count == resting + 1)
    _ = player.key(.escape)
    player.wait(1)
    #expect(player.host.nextFrameTime == nil)
  }

  @Test func whatIsSpoken() {
    let player = Player(TextField("Name", text: .constant("Ada")))
    let english = Locale(identifier: "en")
    #expect(player.elements.first?.spokenDescription(locale: english) == "Name: Ada. Text Field. Double tap to edit.")
    let secret = Player(SecureField("PIN", text: .constant("123")))
    #expect(secret.elements.first?.value == "•••")
    #expect(secret.elements.first?.traits.contains(.isSecureTextField) == true)
  }

  struct Form: View {
    enum Field { case first, second }
    @FocusState private var field: Field?
    let log: Log
    var body: some View {
      VStack {
        TextField("First", text: .constant("")).focused($field, equals: .first)
        TextField("Second", text: .constant("")).focused($field, equals: .second)
        Button {
          field = .second
        } label: {
          Color.red.frame(width: 100, height: 40)
        }
      }
      .onChange(of: field) { _, new in log("\(new.map { "\($0)" } ?? "none")") }
    }
  }

  @Test func focusIsMovedByItsState() {
    let log = Log()
    let player = Player(Form(log: log))
    player.click(100, 140)
    #expect(log.entries == ["second"])
    player.click(100, 60)
    #expect(log.entries.last == "first")
    _ = player.key(.escape)
    #expect(log.entries.last == "none")
  }

  @Test func theOlderFormTellsOfEditingAndOfReturn() {
    let log = Log()
    let player = Player(
      TextField(
        "Name", text: .constant(""), onEditingChanged: { log("editing \($0)") }, onCommit: { log("commit") }))
    player.click(100, 100)
    player.wait(0.1)
    _ = player.key(.return)
    player.wait(0.1)
    #expect(log.entries == ["editing true", "commit", "editing false"])
  }

  /// The outlines of a field's ground, if it has one.
  private func borders<V: View>(_ view: V) -> Int {
    Player(view).host.displayList().items.count {
      if case .stroke = $0.content { true } else { false }
    }
  }

  @Test func onlyABorderedFieldHasABorder() {
    let field = TextField("Name", text: .constant(""))
    #expect(borders(field) == 0)
    #expect(borders(field.textFieldStyle(.plain)) == 0)
    #expect(borders(field.textFieldStyle(RoundedBorderTextFieldStyle())) == 1)
    #expect(borders(field.textFieldStyle(.roundedBorder)) == 1)
    #expect(borders(SecureField("PIN", text: .constant("")).textFieldStyle(.roundedBorder)) == 1)
  }

  @Test func theTitleStandsThereOnlyWhileTheFieldIsEmpty() {
    func texts<V: View>(_ view: V) -> [String] { TextHost(view).texts.map(\.text.string).filter { $0 != " " } }
    #expect(texts(TextField("Name", text: .constant(""))) == ["Name"])
    #expect(texts(TextField("Name", text: .constant("Ada"))) == ["Ada"])
  }
}
