import Raster
import SwiftUI
import Testing

@testable import Stage

/// Going back and forth in time.
@MainActor
struct ScrubberTests {
  /// Something that springs, counts by itself and answers taps.
  private struct Toy: View {
    @State private var isAway = false
    @State private var count = 0

    var body: some View {
      VStack(spacing: 4) {
        Circle()
          .fill(count.isMultiple(of: 2) ? Color.red : .blue)
          .frame(width: 30, height: 30)
          .offset(x: isAway ? 100 : 0)
          .animation(.spring(duration: 0.6, bounce: 0.4), value: isAway)
        Rectangle().frame(width: CGFloat(10 + count * 5), height: 5)
          .animation(.linear(duration: 0.2), value: count)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .contentShape(.rect)
      .onTapGesture { isAway.toggle() }
      .task {
        while !Task.isCancelled {
          do { try await Task.sleep(for: .milliseconds(370)) } catch { return }
          count += 1
        }
      }
    }
  }

  private static let size = StageEnvironment(width: 200, height: 80, scale: 1)

  private func playback(until end: Double = 4, taps: [Double] = [0.5, 0.8, 2.2, 3.1]) -> StagePlayback {
    let playback = StagePlayback(environment: Self.size) { AnyView(Toy()) }
    for time in taps where time < end {
      playback.session.advance(to: time)
      playback.session.tap(at: CGPoint(x: 100, y: 40))
    }
    playback.session.advance(to: end)
    return playback
  }

  private func expected(_ session: Session, at time: Double) -> DisplayList {
    session.replay(to: time).displayList()
  }

  @Test func everyMomentIsThePictureThatWasShownThen() throws {
    let playback = playback()
    let session = playback.session
    let present = session.displayList()
    for time in [3.9, 0.1, 0.55, 2.0, 0.55, 3.2, 0, 1.37, 3.99] {
      playback.scrub(to: time)
      let frame = try #require(playback.scrubbedFrame())
      #expect(abs(frame.time - time) <= 1 / 120 + 1e-9)
      #expect(frame.list == expected(session, at: frame.time), "at \(frame.time)")
    }
    playback.scrub(to: 4)
    #expect(playback.scrubTime == nil && playback.scrubbedFrame() == nil)
    #expect(playback.session === session && session.displayList() == present)
  }

  @Test func workAheadChangesNoPicture() throws {
    let (eager, lazy) = (playback(), playback())
    while eager.prepareScrubbing(for: 0.01) {}
    for step in stride(from: 0.0, to: 4, by: 0.11) {
      eager.scrub(to: step)
      lazy.scrub(to: step)
      #expect(eager.scrubbedFrame()?.list == lazy.scrubbedFrame()?.list)
    }
  }

  @Test func doingSomethingEarlierLeavesWhatCameLaterAndUndoBringsItBack() throws {
    let playback = playback()
    let first = playback.session
    let end = first.displayList()
    let inputs = first.inputs
    playback.scrub(to: 1.5)
    #expect(playback.end == 4 && !playback.canUndo)
    playback.goOn()
    #expect(playback.session !== first && playback.scrubTime == nil)
    #expect(playback.time == 1.5 && playback.end == 1.5)
    #expect(playback.session.inputs == inputs.filter { $0.time <= 1.5 })
    playback.session.tap(at: CGPoint(x: 100, y: 40))
    playback.session.advance(to: 4)
    #expect(playback.session.displayList() != end)
    #expect(playback.canUndo)
    playback.undo()
    #expect(playback.session === first && playback.session.displayList() == end && !playback.canUndo)
    #expect(playback.session.inputs == inputs)
  }

  @Test func onlyTheTapeAtHandSpeaks() {
    let playback = playback()
    var lines = 0
    playback.recordAdded = { _ in lines += 1 }
    playback.scrub(to: 1)
    _ = playback.scrubbedFrame()
    #expect(lines == 0)
    playback.goOn()
    #expect(lines == 0)
    playback.session.tap(at: CGPoint(x: 100, y: 40))
    #expect(lines == 2)
    playback.undo()
    playback.session.tap(at: CGPoint(x: 100, y: 40))
    #expect(lines == 4)
  }

  @Test func theTapeGoesOnBehindItsEnd() throws {
    let playback = playback()
    playback.scrub(to: 3)
    _ = playback.scrubbedFrame()
    playback.scrub(to: 5)
    #expect(playback.end == 5 && playback.scrubTime == nil)
    playback.scrub(to: 4.5)
    let frame = try #require(playback.scrubbedFrame())
    #expect(frame.list == expected(playback.session, at: frame.time))
  }

  @Test func theCircumstancesOfThenAreShown() throws {
    let playback = playback(until: 1)
    var dark = Self.size
    dark.isDark = true
    dark.width = 300
    playback.session.send(InputEvent(time: 1, action: .environment(dark)))
    playback.session.advance(to: 2)
    playback.scrub(to: 0.5)
    #expect(playback.scrubbedFrame()?.environment == Self.size)
    playback.scrub(to: 1.5)
    #expect(playback.scrubbedFrame()?.environment == dark)
  }

  @Test func aCheckpointSavesTheWayFromTheStart() {
    let playback = playback(until: 30)
    let scrubber = Scrubber(playback.session)
    #expect(scrubber.checkpointTimes.isEmpty)
    while scrubber.hasWork { scrubber.work(for: 0.01) }
    #expect(scrubber.checkpointTimes == [5, 10, 15, 20, 25])
    let session = scrubber.session(at: 26)
    #expect(scrubber.checkpointTimes == [5, 10, 15, 20])
    #expect(session.time == 26 && session.displayList() == expected(playback.session, at: 26))
    // The one that was used is made again.
    #expect(scrubber.hasWork)
    while scrubber.hasWork { scrubber.work(for: 0.01) }
    #expect(scrubber.checkpointTimes == [5, 10, 15, 20, 25])
    scrubber.end()
    session.end()
  }

  @Test func whatMovedAndChangedIsNoted() {
    let timeline = playback(until: 12, taps: [0.5, 0.8, 5.2]).session.timeline
    let offsets = timeline.spans.filter { $0.attribute == "offsetEffect" }
    #expect(offsets.map { ($0.start * 10).rounded() } == [5, 52])
    // The second tap turns round what the first has set going; the spring has come to rest long before the third.
    #expect(offsets.first?.end.map { $0 > 1.2 && $0 < 5 } == true)
    #expect(timeline.changes.filter { $0.property == "isAway" }.map(\.time) == [0.5, 0.8, 5.2])
    #expect(timeline.changes.filter { $0.property == "count" }.count == 32)
    #expect(timeline.changes.allSatisfy { $0.view == "Toy" })
  }
}

struct StageTimelineTests {
  private final class Key {}

  @Test func spansAreLaidOutWithoutOverlap() {
    var timeline = StageTimeline()
    let keys = (0..<4).map { _ in Key() }
    for (index, (start, end)) in [(0.0, 2.0), (1, 3), (2.5, 4), (3.5, 9)].enumerated() {
      let id = ObjectIdentifier(keys[index])
      timeline.begin(id, path: "A/B\(index)", attribute: "offset", animation: nil, at: start)
      if index < 3 { timeline.end(id, at: end) }
    }
    let rows = timeline.rows(limit: 3, until: 5).map { $0.map(\.view) }
    #expect(rows == [["B0", "B2"], ["B1", "B3"]])
    #expect(timeline.rows(limit: 1, until: 5).map { $0.map(\.view) } == [["B0", "B2"]])
    #expect(timeline.rows(limit: 3, gap: 1, until: 5).count == 3)
  }

  @Test func aPauseOfOneFrameIsNone() {
    var timeline = StageTimeline()
    let key = Key()
    for (start, end) in [(0.0, 1.0), (1.01, 2.0), (3.0, 4.0)] {
      timeline.begin(ObjectIdentifier(key), path: "A", attribute: "opacity", animation: "easeOut", at: start)
      timeline.end(ObjectIdentifier(key), at: end)
    }
    #expect(timeline.spans.map(\.start) == [0, 3])
    #expect(timeline.spans.map(\.end) == [2, 4])
  }

  @Test func theOldestIsForgottenFirst() {
    var timeline = StageTimeline()
    let forever = Key()
    timeline.begin(ObjectIdentifier(forever), path: "F", attribute: "x", animation: nil, at: 0)
    for index in 0..<6000 {
      let key = Key()
      timeline.begin(ObjectIdentifier(key), path: "A\(index)", attribute: "x", animation: nil, at: Double(index))
      timeline.end(ObjectIdentifier(key), at: Double(index) + 0.5)
      timeline.change("A", "count", at: Double(index))
    }
    #expect(timeline.spans.count <= 4096 && timeline.changes.count <= 4096)
    #expect(timeline.spans.last?.path == "A5999" && timeline.changes.last?.time == 5999)
    timeline.end(ObjectIdentifier(forever), at: 6000)
    #expect(timeline.spans.allSatisfy { $0.end.map { $0 < 6000 } == true })
  }
}
