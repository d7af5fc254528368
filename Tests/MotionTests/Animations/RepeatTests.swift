import Testing

@testable import Motion

@Suite struct RepeatTests {
  @Test func thereAndBack() {
    let times = Array(stride(from: 0.0, through: 2.25, by: 0.25))
    let back = Animation.linear(duration: 1).repeatCount(2).values(at: times)
    #expect(back == [0, 0.25, 0.5, 0.75, 1, 0.75, 0.5, 0.25, 0, nil])
    let anew = Animation.linear(duration: 1).repeatCount(2, autoreverses: false).values(at: times)
    #expect(anew == [0, 0.25, 0.5, 0.75, 1, 0.25, 0.5, 0.75, 1, nil])
  }

  @Test func atLeastOnePass() {
    for count in [-1, 0, 1] {
      #expect(Animation.linear(duration: 1).repeatCount(count).values(at: [0.5, 1, 1.25]) == [0.5, 1, nil])
    }
  }

  @Test(arguments: [
    (0.0, 0.0), (0.25, 0), (0.5, 0), (1.25, 0.378138), (2.0, 0.684643), (2.75, 0.906535), (3.4, 0.997976),
    (4.25, 0.378138), (5.0, 0.684643),
  ])
  func theDelayOutsideARepetitionComesOnce(time: Double, expected: Double) throws {
    let animation = Animation.easeOut(duration: 3).repeatForever(autoreverses: false).delay(0.5)
    let value = try #require(animation.value(at: time))
    #expect(abs(value - expected) < 1e-6)
  }

  @Test(arguments: [(1.25, 0.378138), (3.4, 0.997976), (3.75, 0.0), (4.75, 0.378138), (5.5, 0.684643)])
  func theDelayInsideARepetitionComesEveryTime(time: Double, expected: Double) throws {
    let animation = Animation.easeOut(duration: 3).delay(0.5).repeatForever(autoreverses: false)
    let value = try #require(animation.value(at: time))
    #expect(abs(value - expected) < 1e-6)
  }

  @Test func passesLastExactlyAsLongAsTheBase() throws {
    let animation = Animation.linear(duration: 0.35).repeatForever(autoreverses: false)
    for pass in 1...2000 {
      let end = try #require(animation.value(at: 0.35 * Double(pass)))
      #expect(abs(end - 1) < 1e-9, "pass \(pass)")
      let quarter = try #require(animation.value(at: 0.35 * (Double(pass) + 0.25)))
      #expect(abs(quarter - 0.25) < 1e-9)
    }
  }

  @Test func springsRepeatWithTheTimeTheyTakeToRest() throws {
    let spring = Animation.bouncy
    let duration = try #require(spring.box.duration(of: 100.0))
    #expect(spring.value(of: 100, at: duration) == nil)
    #expect(spring.value(of: 100, at: duration - 1.0 / 300) != nil)
    let animation = spring.repeatForever(autoreverses: false)
    for step in [3, 40, 90, 200] {
      let local = (Double(step) - 0.5) / 300
      let first = try #require(spring.value(of: 100, at: local))
      for pass in [1.0, 2, 7] {
        let value = try #require(animation.value(of: 100, at: local + pass * duration))
        #expect(abs(value - first) < 1e-9)
      }
    }
    #expect(animation.value(of: 100, at: duration) == 100)
  }

  @Test func repetitionsNest() {
    let animation = Animation.linear(duration: 1).repeatCount(2).repeatCount(2, autoreverses: false)
    #expect(animation.values(at: [0.5, 1, 1.5, 2, 2.5, 3.5, 4, 4.5]) == [0.5, 1, 0.5, 0, 0.5, 0.5, 0, nil])
  }

  @Test func aBaseWithoutDurationIsOverAtOnce() {
    #expect(Animation.linear(duration: 0).repeatForever().value(at: 0) == nil)
    #expect(Animation.linear(duration: 0).repeatCount(5).value(at: 3) == nil)
  }

  @Test func aBaseWithoutEndIsNotRepeated() throws {
    let animation = Animation.interpolatingSpring(stiffness: 100, damping: 0).repeatForever()
    let value = try #require(animation.value(at: 100))
    let once = try #require(Animation.interpolatingSpring(stiffness: 100, damping: 0).value(at: 100))
    #expect(value == once)
  }

  @Test func onlyTheLastPassCompletesLogically() throws {
    let times = (0...3000).map { Double($0) / 300 }
    let duration = try #require(Animation.smooth.box.duration(of: 100.0))
    let completion = Animation.smooth.repeatCount(3).completion(of: 100, at: times)
    let logical = try #require(completion.logical)
    #expect(abs(logical - (2 * duration + 0.5)) < 0.005)
    #expect(Animation.smooth.repeatForever().completion(of: 100, at: times).logical == nil)
    #expect(Animation.linear.repeatForever().logicallyComplete(after: 2).completion(at: times).logical == 2)
  }

  /// Eases for 0.35 s and does not say so.
  struct Silent: CustomAnimation {
    func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V? {
      time <= 0.35 ? value.scaled(by: time / 0.35) : nil
    }
  }

  @Test func passesOfACustomAnimationDoNotDependOnFrames() throws {
    let animation = Animation(Silent()).repeatForever(autoreverses: false)
    // The first look on the grid of 1/240 s at which it is over.
    let duration = 85.0 / 240
    let first = try #require(animation.value(at: 0.1))
    for pass in [1.0, 2, 9] {
      let value = try #require(animation.value(at: 0.1 + pass * duration))
      #expect(abs(value - first) < 1e-9)
    }
    var context = AnimationContext<Double>()
    for frame in 0...300 {
      let time = Double(frame) / 60
      let played = animation.animate(value: 1.0, time: time, context: &context)
      let asked = animation.value(at: time)
      #expect(played == asked)
    }
  }
}
