import Testing

@testable import Motion

@Suite struct ModifierTests {
  @Test func delayWaitsAtTheStart() {
    let values = Animation.linear(duration: 1).delay(0.5).values(at: [0, 0.25, 0.5, 1, 1.5, 1.75])
    #expect(values == [0, 0, 0, 0.5, 1, nil])
    #expect(Animation.linear(duration: 1).delay(-0.25).value(at: 0) == 0.25)
    #expect(Animation.linear(duration: 1).delay(.nan).value(at: 0.5) == 0.5)
  }

  @Test func speedDividesTime() {
    #expect(Animation.linear(duration: 1).speed(2).values(at: [0.25, 0.5, 0.625]) == [0.5, 1, nil])
    #expect(Animation.linear(duration: 1).speed(0.25).values(at: [1, 4, 4.5]) == [0.25, 1, nil])
    #expect(Animation.linear(duration: 1).speed(0).value(at: 100) == 0)
    #expect(Animation.linear(duration: 1).speed(-1).value(at: 100) == 0)
    #expect(Animation.linear(duration: 1).speed(.nan).value(at: 100) == 0)
  }

  @Test func theOutermostModifierSeesTheClock() {
    let waitsHalf = Animation.linear(duration: 1).delay(1).speed(2)
    #expect(waitsHalf.values(at: [0.5, 0.75, 1, 1.125]) == [0, 0.5, 1, nil])
    let waitsWhole = Animation.linear(duration: 1).speed(2).delay(1)
    #expect(waitsWhole.values(at: [1, 1.25, 1.5, 1.625]) == [0, 0.5, 1, nil])
  }

  @Test func delaysAndSpeedsObeyTheirAlgebra() throws {
    var generator = SeededGenerator(seed: 20)
    let bases: [Animation] = [
      .easeInOut(duration: 1.3), .timingCurve(.circularEaseIn, duration: 0.8), .bouncy,
      .interpolatingSpring(stiffness: 60, damping: 6),
    ]
    for base in bases {
      for _ in 0..<100 {
        let (d, e) = (Double.random(in: 0...1, using: &generator), Double.random(in: 0...1, using: &generator))
        let (s, r) = (Double.random(in: 0.2...3, using: &generator), Double.random(in: 0.2...3, using: &generator))
        // Between two steps of a spring, where rounding cannot change the step.
        let step = Double(Int.random(in: 1...600, using: &generator)) - 0.5
        let local = step / 300
        let pairs: [(Animation, Animation, Double)] = [
          (base.delay(d).delay(e), base.delay(d + e), local + d + e),
          (base.speed(s).speed(r), base.speed(s * r), local / s / r),
          (base.delay(d).speed(s), base.speed(s).delay(d / s), (local + d) / s),
          (base.delay(d), base, local),
        ]
        for (index, (left, right, time)) in pairs.enumerated() {
          let leftTime = index == 3 ? time + d : time
          let (a, b) = (left.value(of: 10, at: leftTime), right.value(of: 10, at: time))
          #expect((a == nil) == (b == nil))
          if let a, let b { #expect(abs(a - b) < 1e-9) }
        }
      }
    }
  }

  @Test func logicalCompletionAfterATime() {
    let times = stride(from: 0.0, through: 6, by: 0.25)
    let late = Animation.linear(duration: 5).logicallyComplete(after: 1).completion(at: times)
    #expect(late.logical == 1)
    #expect(late.end == 5.25)
    let early = Animation.bouncy.logicallyComplete(after: 1).completion(of: 100, at: times)
    #expect(early.logical == 0.5)
    let nested = Animation.linear(duration: 5).logicallyComplete(after: 1).delay(1).completion(at: times)
    #expect(nested.logical == 2)
    let beyond = Animation.linear(duration: 1).logicallyComplete(after: 3).completion(at: times)
    #expect(beyond.logical == nil)
    #expect(beyond.end == 1.25)
  }

  @Test func durationsAreKnown() {
    func duration(_ animation: Animation) -> Double? { animation.box.duration(of: 1.0) }
    #expect(duration(.linear(duration: 2).delay(1).speed(2)) == 1.5)
    #expect(duration(.linear(duration: 2).speed(2).delay(1)) == 2)
    #expect(duration(.linear(duration: 2).repeatCount(3).delay(1)) == 7)
    #expect(duration(.linear(duration: 2).delay(1).repeatCount(3)) == 9)
    #expect(duration(.linear.repeatForever()) == .infinity)
    #expect(duration(.linear.speed(0)) == .infinity)
    #expect(duration(.linear(duration: 0).speed(0)) == 0)
    #expect(duration(.linear(duration: 1).delay(-2)) == 0)
  }

  @Test func waitsNeedNoFrames() {
    func next(_ animation: Animation, _ time: Double) -> Double { animation.box.nextChange(after: time) }
    #expect(next(.linear.delay(2), 0.5) == 2)
    #expect(next(.linear.delay(2), 2) == 2)
    #expect(next(.linear.delay(2).speed(2), 0) == 1)
    #expect(next(.linear.delay(2).delay(1), 0.25) == 3)
    #expect(next(.linear.delay(2).logicallyComplete(after: 1), 0) == 1)
    #expect(next(.linear.delay(2).logicallyComplete(after: 1), 1) == 2)
    #expect(next(.linear(duration: 1).delay(2).repeatForever(), 1) == 2)
    #expect(next(.linear(duration: 1).delay(2).repeatForever(), 4) == 4)
    #expect(next(.linear.speed(0), 1) == .infinity)
  }
}
