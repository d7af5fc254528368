import Testing

@testable import Motion

@Suite struct KeyframeDriverTests {
  @Test func restsAtTheInitialValue() {
    let driver = KeyframeDriver(initialValue: 4.0)
    #expect(driver.value(at: 10) == 4)
    #expect(driver.isFinished(at: 0))
    #expect(driver.nextSampleTime(after: 3) == nil)
  }

  @Test func aRunStartsWhereTheLastOneEnded() {
    var driver = KeyframeDriver(initialValue: 1.0)
    var starts: [Double] = []
    func run(at time: Double, to target: Double) {
      driver.start(at: time) { value in
        starts.append(value)
        return KeyframeTrack { LinearKeyframe(target, duration: 1) }
      }
    }
    run(at: 2, to: 3)
    #expect(driver.value(at: 2) == 1)
    #expect(driver.value(at: 2.5) == 2)
    #expect(driver.isPlaying(at: 3))
    #expect(driver.nextSampleTime(after: 2.5) == 2.5)
    #expect(driver.isFinished(at: 3.001))
    #expect(driver.value(at: 9) == 3)
    run(at: 10, to: 5)
    #expect(driver.value(at: 10.5) == 4)
    #expect(starts == [1, 3])
  }

  @Test func anInterruptedRunHandsItsVelocityToACubic() {
    var driver = KeyframeDriver(initialValue: 0.0)
    driver.start(at: 1) { _ in KeyframeTrack { CubicKeyframe(100, duration: 1) } }
    #expect(driver.value(at: 1.5) == 50)
    #expect(driver.samples(at: 1.5).first?.velocity as? Double == 150)
    driver.start(at: 1.5) { _ in KeyframeTrack { CubicKeyframe(0, duration: 1) } }
    for (time, value) in [(1.5, 50), (1.75, 63.28125), (2, 43.75), (2.25, 14.84375), (2.5, 0)] {
      #expect(abs(driver.value(at: time) - value) < 1e-9)
    }
  }

  @Test func anInterruptedRunHandsItsVelocityToASpring() {
    var driver = KeyframeDriver(initialValue: 0.0)
    driver.start(at: 0) { _ in KeyframeTrack { CubicKeyframe(100, duration: 1) } }
    driver.start(at: 0.5) { _ in KeyframeTrack { SpringKeyframe(0) } }
    for (time, value) in [(0.6, 36.38216533), (0.75, 10.56924426), (1, 0.82010478)] {
      #expect(abs(driver.value(at: time) - value) < 1e-8)
    }
  }

  @Test func aCarriedVelocityLiftsACubic() {
    let timeline = KeyframeTimeline(
      initialValue: 0.0, content: KeyframeTrack { CubicKeyframe(1.0, duration: 1) }, carriedVelocity: { _ in 2.0 })
    #expect(timeline.value(time: 0.25) == 0.4375)
    #expect(timeline.value(time: 0.5) == 0.75)
    #expect(timeline.value(time: 0.75) == 0.9375)
  }

  @Test func velocitiesAreHandedOnByPart() {
    struct Pose {
      var x = 0.0
      var y = 0.0
    }
    var driver = KeyframeDriver(initialValue: Pose())
    driver.start(at: 0) { _ in KeyframeTrack(\.x) { LinearKeyframe(10, duration: 1) } }
    driver.start(at: 0.5) { _ in
      KeyframeTrackGroup(
        first: KeyframeTrack(\.y) { CubicKeyframe(0, duration: 1) },
        second: KeyframeTrack(\.x) { CubicKeyframe(5, duration: 1) })
    }
    let velocities = driver.samples(at: 0.5).compactMap { $0.velocity as? Double }
    #expect(velocities == [0, 10])
  }

  @Test func aLoopJumpsToItsStart() {
    var driver = KeyframeDriver(initialValue: 0.0)
    driver.startLoop(at: 1) { _ in KeyframeTrack { LinearKeyframe(8, duration: 2) } }
    #expect(driver.value(at: 2) == 4)
    #expect(driver.value(at: 3.5) == 2)
    #expect(driver.isPlaying(at: 1e6))
    driver.stop(at: 3.5)
    #expect(driver.value(at: 3.5) == 0)
    #expect(driver.isFinished(at: 3.5))
  }

  @Test func aRunThatIsStoppedStays() {
    var driver = KeyframeDriver(initialValue: 0.0)
    driver.start(at: 0) { _ in KeyframeTrack { LinearKeyframe(8, duration: 2) } }
    driver.stop(at: 1)
    #expect(driver.value(at: 1) == 4)
    #expect(driver.value(at: 2) == 4)
  }
}
