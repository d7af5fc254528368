import Testing

@testable import Raster

@Suite("Pauses of helping threads")
struct HelperPauseTests {
  /// The number of rounds that the caller draws alone from now on.
  private func rounds(_ pause: inout HelperPause) -> Int {
    var count = 0
    while pause.beginsAlone() { count += 1 }
    return count
  }

  @Test("Waiting for about a band is as it should be")
  func usual() {
    var pause = HelperPause()
    #expect(rounds(&pause) == 0)
    pause.note(waiting: .zero, band: .microseconds(300))
    pause.note(waiting: .microseconds(700), band: .microseconds(300))
    pause.note(waiting: .microseconds(119), band: .microseconds(10))
    #expect(rounds(&pause) == 0)
  }

  @Test("Each time that the caller is kept waiting the pause is longer, up to a limit")
  func held() {
    var pause = HelperPause()
    let lengths = (0..<9).map { _ in
      pause.note(waiting: .microseconds(701), band: .microseconds(300))
      return rounds(&pause)
    }
    #expect(lengths == [1, 3, 7, 15, 31, 63, 64, 64, 64])
  }

  @Test("With each round in which all goes well, the next pause is shorter")
  func forgiven() {
    var pause = HelperPause()
    for _ in 0..<3 {
      pause.note(waiting: .milliseconds(4), band: .microseconds(300))
      _ = rounds(&pause)
    }
    for _ in 0..<5 { pause.note(waiting: .zero, band: .microseconds(300)) }
    pause.note(waiting: .milliseconds(4), band: .microseconds(300))
    #expect(rounds(&pause) == 5)
  }
}
