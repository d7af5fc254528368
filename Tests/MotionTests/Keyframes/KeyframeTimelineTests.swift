import Foundation
import Testing

@testable import Motion

@Suite struct KeyframeTimelineTests {
  typealias Point = (time: Double, value: Double)

  private func check(
    _ timeline: KeyframeTimeline<Double>, duration: Double, _ points: [Point],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(abs(timeline.duration - duration) < 1e-12, sourceLocation: sourceLocation)
    for (time, value) in points {
      let actual = timeline.value(time: time)
      #expect(abs(actual - value) < 1e-8, "at \(time): \(actual), not \(value)", sourceLocation: sourceLocation)
    }
  }

  @Test func cubicsThatComeToAStop() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      CubicKeyframe(100, duration: 0.3)
      CubicKeyframe(0, duration: 0.7)
    }
    check(timeline, duration: 1, [(0.15, 50), (0.3, 100), (0.45, 88.19241983), (0.65, 50), (1, 0)])
  }

  @Test func cubicsThatPassThrough() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      CubicKeyframe(-30, duration: 0.5)
      CubicKeyframe(30, duration: 1)
      CubicKeyframe(0, duration: 0.5)
    }
    check(
      timeline, duration: 2,
      [
        (0.125, -5.15625), (0.25, -16.25), (0.375, -26.71875), (0.5, -30), (0.75, -18.75), (1, 0), (1.25, 18.75),
        (1.5, 30), (1.75, 16.25), (2, 0),
      ])
  }

  @Test func tangentsOfUnevenTimes() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      CubicKeyframe(10, duration: 1)
      CubicKeyframe(20, duration: 3)
    }
    check(
      timeline, duration: 4,
      [
        (0.25, 1.328125), (0.5, 4.375), (0.75, 7.734375), (1.75, 13.671875), (2.5, 16.875), (3.25, 19.140625),
      ])
  }

  @Test func oneCubicIsSmoothstep() {
    let timeline = KeyframeTimeline(initialValue: 0.0) { CubicKeyframe(1, duration: 1) }
    check(timeline, duration: 1, [(0.25, 0.15625), (0.5, 0.5), (0.75, 0.84375)])
  }

  @Test func velocityGoesFromLinearToCubicAndBack() {
    let down = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(10, duration: 1)
      CubicKeyframe(0, duration: 1)
    }
    check(down, duration: 2, [(1.25, 9.84375), (1.5, 6.25), (1.75, 2.03125)])
    let up = KeyframeTimeline(initialValue: 0.0) {
      CubicKeyframe(10, duration: 1)
      LinearKeyframe(30, duration: 1)
    }
    check(up, duration: 2, [(0.25, 0.625), (0.5, 2.5), (0.75, 5.625), (1.5, 20)])
  }

  @Test func linearFollowsItsTimingCurve() {
    let timeline = KeyframeTimeline(initialValue: 0.0) { LinearKeyframe(10, duration: 1, timingCurve: .easeInOut) }
    check(timeline, duration: 1, [(0.25, 1.29161931), (0.75, 8.70838069), (1, 10)])
  }

  @Test func moveJumps() {
    let middle = KeyframeTimeline(initialValue: 0.0) {
      CubicKeyframe(10, duration: 1)
      MoveKeyframe(50)
      CubicKeyframe(60, duration: 1)
    }
    check(middle, duration: 2, [(0.5, 5), (1, 10), (1.5, 55), (2, 60)])
    let first = KeyframeTimeline(initialValue: 0.0) {
      MoveKeyframe(5)
      LinearKeyframe(10, duration: 1)
    }
    check(first, duration: 1, [(0, 5), (0.5, 7.5), (1, 10), (7, 10), (-1, 5)])
  }

  @Test func springTakesTheVelocityOfACubicAndIsNotSnapped() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      CubicKeyframe(10, duration: 1)
      SpringKeyframe(20, duration: 0.5)
    }
    check(timeline, duration: 1.5, [(0.5, 3.75), (1, 10), (1.25, 18.31829033), (1.5, 19.87332790), (9, 19.87332790)])
  }

  @Test func springWithoutDurationSettles() {
    let timeline = KeyframeTimeline(initialValue: 0.0) { SpringKeyframe(1) }
    check(timeline, duration: 1, [(0.1, 0.35773956), (0.25, 0.82102555), (0.5, 0.98639907)])
  }

  @Test func cubicTakesTheVelocityOfASpring() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      SpringKeyframe(1, duration: 0.5, spring: .bouncy)
      CubicKeyframe(0, duration: 0.5)
    }
    check(timeline, duration: 1, [(0.5, 1.01449842), (0.75, 0.49406478), (1, 0)])
  }

  @Test func hop() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      CubicKeyframe(1, duration: 0.33, startVelocity: 4.4, endVelocity: 0)
      CubicKeyframe(0, duration: 0.33, startVelocity: 0, endVelocity: -4.4)
      LinearKeyframe(0, duration: 0.06)
    }
    check(
      timeline, duration: 0.72,
      [(0.04, 0.17643454), (0.165, 0.6815), (0.29, 0.97823213), (0.33, 1), (0.495, 0.6815), (0.66, 0), (0.7, 0)])
    #expect(timeline.value(time: 0.7) == 0)
    #expect(timeline.value(progress: 1) == 0)
    #expect(abs(timeline.value(progress: 0.33 / 0.72) - 1) < 1e-9)
  }

  @Test func linearThenTwoSprings() {
    let timeline = KeyframeTimeline(initialValue: 1.0) {
      LinearKeyframe(1, duration: 0.36)
      SpringKeyframe(1.5, duration: 0.8, spring: .snappy)
      SpringKeyframe(1, spring: .snappy)
    }
    for (time, value) in [(0.36, 1.0), (0.6, 1.43855317), (1.16, 1.50007739)] {
      #expect(abs(timeline.value(time: time) - value) < 1e-8)
    }
  }

  struct Pose: Equatable {
    var scale = 1.0
    var angle = Angle.zero
    var label = "still"
  }

  @Test func tracksDriveTheirPartsAndTheLastOneWins() {
    let timeline = KeyframeTimeline(initialValue: Pose()) {
      KeyframeTrack(\.scale) {
        LinearKeyframe(2, duration: 1)
      }
      KeyframeTrack(\.angle) {
        LinearKeyframe(.degrees(90), duration: 0.5)
        LinearKeyframe(.degrees(0), duration: 1.5)
      }
      KeyframeTrack(\.scale) {
        LinearKeyframe(5, duration: 1)
      }
    }
    #expect(timeline.duration == 2)
    let middle = timeline.value(time: 0.5)
    #expect(abs(middle.scale - 3) < 1e-12)
    #expect(abs(middle.angle.degrees - 90) < 1e-12)
    #expect(middle.label == "still")
    #expect(timeline.value(time: 3) == Pose(scale: 5))
  }

  @Test func contentWithConditionsAndLoops() {
    func timeline(bounces: Int, flat: Bool) -> KeyframeTimeline<Double> {
      KeyframeTimeline(initialValue: 0.0) {
        KeyframeTrack {
          if flat {
            LinearKeyframe(1, duration: 1)
          } else {
            CubicKeyframe(1, duration: 2)
          }
          for index in 0..<bounces {
            LinearKeyframe(Double(index), duration: 1)
          }
        }
      }
    }
    #expect(timeline(bounces: 3, flat: true).duration == 4)
    #expect(timeline(bounces: 3, flat: true).value(time: 4) == 2)
    #expect(timeline(bounces: 0, flat: false).duration == 2)
  }

  @Test func barelyWrittenKeyframesOfAClosureTypeCheck() {
    func animator<Value>(
      initialValue: Value, @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> Double {
      KeyframeTimeline(initialValue: initialValue) { keyframes(initialValue) }.duration
    }
    let bare = animator(initialValue: 0.0) { _ in
      MoveKeyframe(0)
      CubicKeyframe(1, duration: 0.5)
    }
    #expect(bare == 0.5)
    let tracks = animator(initialValue: Pose()) { pose in
      KeyframeTrack(\.scale) { LinearKeyframe(pose.scale, duration: 0.25) }
      KeyframeTrack(\.angle) { SpringKeyframe(.degrees(30), duration: 0.75, spring: .bouncy) }
    }
    #expect(tracks == 0.75)
    let looped = animator(initialValue: 0.0) { _ in
      for index in 0..<3 { LinearKeyframe(Double(index), duration: 1) }
      if bare > 1 { LinearKeyframe(0, duration: 1) } else { MoveKeyframe(3) }
    }
    #expect(looped == 3)
    #expect(animator(initialValue: CGSize.zero) { _ in LinearKeyframe(CGSize(width: 1, height: 2), duration: 2) } == 2)
  }

  struct Wiggle: KeyframeTrackContent {
    let width: Double

    var body: some KeyframeTrackContent<Double> {
      LinearKeyframe(width, duration: 0.5)
      LinearKeyframe(-width, duration: 0.5)
    }
  }

  struct Dance: Keyframes {
    var body: some Keyframes<Pose> {
      KeyframeTrack(\.scale) {
        Wiggle(width: 2)
        LinearKeyframe(1, duration: 0.5)
      }
    }
  }

  @Test func contentOfOnesOwn() {
    let timeline = KeyframeTimeline(initialValue: Pose()) { Dance() }
    #expect(timeline.duration == 1.5)
    #expect(timeline.value(time: 1).scale == -2)
    #expect(timeline.value(time: 1.25).scale == -0.5)
  }

  @Test func badDurationsCountAsNought() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(1, duration: -1)
      CubicKeyframe(2, duration: .nan)
      SpringKeyframe(3, duration: .infinity)
      LinearKeyframe(4, duration: 1)
    }
    #expect(timeline.duration == 1)
    // The spring had no time to leave the 2.
    #expect(timeline.value(time: 0.5) == 3)
  }

  @Test func aSpringThatNeverSettlesIsLeft() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      SpringKeyframe(1, spring: Spring(duration: 0.5, bounce: 1))
    }
    #expect(timeline.duration == 102.4)
    let still = KeyframeTimeline(initialValue: 1.0) { SpringKeyframe(1) }
    #expect(still.duration == 0)
  }

  @Test func velocityIsTheDerivative() throws {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(10, duration: 0.4, timingCurve: .easeIn)
      CubicKeyframe(-5, duration: 0.6)
      CubicKeyframe(7, duration: 0.3)
      SpringKeyframe(2, duration: 0.5, spring: .bouncy)
      CubicKeyframe(0, duration: 0.5)
    }
    for step in 1..<230 where ![40, 100, 130, 180].contains(step) {
      let time = Double(step) / 100
      let difference = (timeline.value(time: time + 1e-6) - timeline.value(time: time - 1e-6)) / 2e-6
      let velocity = try #require(timeline.samples(time: time).first?.velocity as? Double)
      #expect(abs(velocity - difference) < 1e-4 * max(1, abs(difference)), "at \(time)")
    }
  }
}
