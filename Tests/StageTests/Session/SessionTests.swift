import SwiftUI
import Testing

@testable import Stage

/// Without tasks: those need the stage's executor, which a process installs before it does anything else. They are
/// tested through the program.
@MainActor
struct SessionTests {
  private struct Sliding: View {
    @State private var isAway = false

    var body: some View {
      Circle()
        .frame(width: 40, height: 40)
        .offset(x: isAway ? 100 : 0)
        .animation(.linear(duration: 1), value: isAway)
        .contentShape(.rect)
        .onTapGesture { isAway.toggle() }
    }
  }

  private func session() -> Session {
    Session(environment: StageEnvironment(width: 300, height: 100, scale: 1)) { AnyView(Sliding()) }
  }

  private func picture(_ session: Session) -> [UInt32] {
    let surface = FramePainter(session).paint()
    return (0..<surface.height).flatMap { y in (0..<surface.width).map { surface[$0, y] } }
  }

  @Test func thePictureDoesNotDependOnHowTimeWasCut() {
    let (once, often) = (session(), session())
    for session in [once, often] {
      session.advance(to: 0.2)
      session.tap(at: CGPoint(x: 150, y: 50))
    }
    once.advance(to: 0.7137)
    for step in 1...97 { often.advance(to: 0.2 + 0.5137 * Double(step) / 97) }
    often.advance(to: 0.7137)
    #expect(picture(once) == picture(often))
    #expect(once.time == often.time)
  }

  @Test func aReplayShowsTheSameAtEveryTime() {
    let original = session()
    original.advance(to: 0.2)
    original.tap(at: CGPoint(x: 150, y: 50))
    original.advance(to: 0.5)
    let middle = picture(original)
    original.advance(to: 2)
    let end = picture(original)
    #expect(picture(original.replay(to: 0.5)) == middle)
    #expect(picture(original.replay(to: 2)) == end)
    #expect(middle != end)
  }

  @Test func restIsKnown() {
    let session = session()
    #expect(session.nextFrameTime == nil)
    session.tap(at: CGPoint(x: 150, y: 50))
    #expect(session.nextFrameTime == 0)
    session.advance(to: 1.5)
    #expect(session.nextFrameTime == nil)
  }

  @Test func timeNeitherGoesBackNorToNowhere() {
    let session = session()
    session.advance(to: 1)
    session.advance(to: 0.5)
    session.advance(to: .nan)
    session.advance(to: .infinity)
    #expect(session.time == 1)
  }

  @Test func theCircumstancesAreInputAndAreReplayed() {
    let original = session()
    var dark = original.environment
    dark.isDark = true
    original.send(InputEvent(time: 1, action: .environment(dark)))
    #expect(original.background.red == 0)
    #expect(original.replay(to: 0.5).background.red == 1)
    #expect(original.replay(to: 1).background.red == 0)
  }

  @Test func inputSurvivesBeingWrittenDown() throws {
    let events = [
      InputEvent(time: 0.25, action: .pointerDown(x: 1, y: 2)),
      InputEvent(time: 0.5, action: .key(InputEvent.Key(name: "tab", isShiftDown: true))),
      InputEvent(time: 1, action: .environment(.phone)),
    ]
    let data = try JSONEncoder().encode(events)
    #expect(try JSONDecoder().decode([InputEvent].self, from: data) == events)
  }
}
