import Testing

@testable import Motion

@Suite struct FluidSpringMotionTests {
  @Test(arguments: [
    (Animation.smooth, 50), (.snappy, 34), (.bouncy, 46), (.interactiveSpring(response: 0.15), 12),
  ])
  func restsAfterTheSameFrames(animation: Animation, frames: Int) throws {
    let end = try #require(animation.completion(at: (0...200).map { Double($0) / 60 }).end)
    #expect(abs(end * 60 - Double(frames)) <= 1)
  }

  @Test(arguments: [
    (Animation.interactiveSpring(response: 0.15), [1, 2, 3, 6], [0.14886211, 0.43355978, 0.67004664, 0.96900562]),
    (
      .spring(response: 0.5, dampingFraction: 0.825), [1, 6, 12, 15, 30],
      [0.01633097, 0.40797018, 0.80594848, 0.90987038, 1.00679376]
    ),
    (.spring(response: 0.55, dampingFraction: 1), [6, 15, 30], [0.32838765, 0.78173230, 0.97560080]),
  ])
  func otherSprings(animation: Animation, frames: [Int], expected: [Double]) {
    for (frame, value) in zip(frames, expected) {
      // As in the tables of the other springs: the exact number of steps, or one more.
      let candidates = [0, 1].map { animation.value(at: Double(5 * frame + $0) / 300) ?? 1 }
      #expect(candidates.contains { abs($0 - value) < 1e-8 }, "frame \(frame)")
    }
  }

  @Test func staysNearTheClosedForm() throws {
    for spring in [Spring.smooth, .snappy, .bouncy] {
      let animation = Animation.spring(spring)
      for step in 1...200 {
        let time = Double(step) / 300
        guard let value = animation.value(of: 100, at: time) else { break }
        #expect(abs(value - spring.value(target: 100.0, time: time)) < 1.6)
      }
    }
  }

  @Test func velocityIsTheDerivativeOnTheGrid() throws {
    var context = AnimationContext<Double>()
    let animation = Animation.bouncy
    for step in 2...200 {
      let time = Double(step) / 300
      let (behind, ahead) = (
        try #require(animation.value(of: 100, at: time - 1.0 / 300)),
        try #require(animation.value(of: 100, at: time + 1.0 / 300))
      )
      _ = animation.animate(value: 100.0, time: time, context: &context)
      let velocity = try #require(animation.velocity(value: 100.0, time: time, context: context))
      #expect(abs(velocity - (ahead - behind) * 150) < 1e-8 * 1000)
    }
  }

  @Test func energyNeverGrows() throws {
    for spring in [Spring.smooth, .bouncy, Spring(duration: 0.3, bounce: 0.8), Spring(duration: 2, bounce: -0.5)] {
      let animation = Animation.spring(spring)
      var context = AnimationContext<Double>()
      var last = Double.infinity
      for step in 1...1000 {
        let time = Double(step) / 300
        guard let value = animation.animate(value: 10.0, time: time, context: &context) else { break }
        let velocity = try #require(animation.velocity(value: 10.0, time: time, context: context))
        let energy = spring.forceConstant * (10 - value) * (10 - value) + velocity * velocity
        #expect(energy <= last * (1 + 1e-3), "\(spring) at step \(step)")
        last = energy
      }
    }
  }

  @Test func oneVectorMovesAsItsParts() throws {
    let animation = Animation.bouncy
    var context = AnimationContext<AnimatablePair<Double, Double>>()
    for step in 1...100 {
      let time = Double(step) / 240
      let pair = try #require(animation.animate(value: AnimatablePair(100.0, -30.0), time: time, context: &context))
      let x = try #require(animation.value(of: 100, at: time))
      #expect(abs(pair.first - x) < 1e-9)
      #expect(abs(pair.second + 0.3 * x) < 1e-9)
    }
  }

  @Test func goingBackGivesTheSame() {
    var context = AnimationContext<Double>()
    let animation = Animation.bouncy
    let forward = (0...60).map { animation.animate(value: 100.0, time: Double($0) / 60, context: &context) }
    for frame in [60, 3, 41, 40, 0, 17] {
      #expect(animation.animate(value: 100.0, time: Double(frame) / 60, context: &context) == forward[frame])
    }
  }

  @Test func aResponseOfNoughtIsStiffAndRests() throws {
    for response in [0, -1, Double.nan, 1e-9] {
      let animation = Animation.spring(response: response, dampingFraction: 1)
      let stiff = Animation.spring(response: 2 * .pi / 45_000.0.squareRoot(), dampingFraction: 1)
      #expect(animation.value(of: 10, at: 0.02) == stiff.value(of: 10, at: 0.02))
      let end = try #require(animation.completion(of: 10, at: (0...300).map { Double($0) / 300 }).end)
      #expect(end < 0.2)
    }
  }

  @Test(arguments: [-0.99, -0.999, -1, -7])
  func strongDampingCreepsAndDoesNotDiverge(bounce: Double) throws {
    let animation = Animation.spring(duration: 0.5, bounce: bounce)
    var last = 0.0
    for step in 0...600 {
      let value = try #require(animation.value(of: 10, at: Double(step) / 60))
      #expect(value >= last - 1e-12 && value < 10)
      last = value
    }
  }

  @Test func strongDampingFollowsTheClosedForm() throws {
    let spring = Spring(duration: 0.5, bounce: -0.98)
    let animation = Animation.spring(spring)
    for step in [1, 30, 300, 900] {
      let value = try #require(animation.value(of: 10, at: Double(step) / 300))
      #expect(abs(value - spring.value(target: 10.0, time: Double(step) / 300)) < 1e-6)
    }
  }

  @Test func withoutDampingItSwingsForAnHour() throws {
    let animation = Animation.spring(duration: 0.5, bounce: 1)
    #expect(animation.box.duration(of: 1.0) == .infinity)
    let values = try (0..<600).map { try #require(animation.value(of: 1, at: 100 + Double($0) / 300)) }
    #expect(try #require(values.max()) > 1.9)
    #expect(try #require(values.min()) < 0.1)
    #expect(animation.value(at: 3601) == nil)
  }

  @Test func blendingGoesFromTheOldResponseToTheNew() {
    let norms = SpringGrid.Norms(displacement: 1, product: 0, velocity: 0, distance: 1)
    let grid = SpringGrid(
      response: 0.15, dampingRatio: 1, responseExcess: 0.35, blendDuration: 0.25, norms: norms)
    for (time, response) in [(0, 0.5), (0.05, 0.4636), (0.1, 0.3768), (0.125, 0.325), (0.2, 0.1864), (0.25, 0.15)] {
      #expect(abs(grid.response(at: time) - response) < 1e-9)
    }
  }

  @Test func aBlendedSpringIsSlowerAtFirst() {
    func takeOver(_ animation: Animation) -> Double {
      var animator = AttributeAnimator(0.0)
      animator.setModel(100, animation: .spring(response: 1, dampingFraction: 1), time: 0)
      animator.setModel(200, animation: animation, time: 0.2)
      return animator.value(at: 0.3)
    }
    let blended = takeOver(.spring(response: 0.2, dampingFraction: 1, blendDuration: 0.5))
    #expect(blended < takeOver(.spring(response: 0.2, dampingFraction: 1)) - 5)
    #expect(blended > takeOver(.spring(response: 1, dampingFraction: 1)))
  }

  @Test func anIntervalOfNoughtRestsAtOnce() {
    #expect(Animation.smooth.values(of: 0, at: [0, 1.0 / 300]) == [0, nil])
  }
}
