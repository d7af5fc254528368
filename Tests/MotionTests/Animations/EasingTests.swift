import Testing

@testable import Motion

@Suite struct EasingTests {
  @Test func theEndBelongsToTheAnimation() {
    let values = Animation.linear(duration: 1).values(of: 8, at: [0, 0.25, 0.5, 1, 1.0001])
    #expect(values == [0, 2, 4, 8, nil])
  }

  @Test(arguments: [0.0, -1, .nan])
  func noDurationIsOverAtOnce(duration: Double) {
    #expect(Animation.linear(duration: duration).value(at: 0) == nil)
    #expect(Animation.timingCurve(.easeIn, duration: duration).value(at: 0) == nil)
  }

  @Test func logicalCompletionIsRemoval() {
    let completion = Animation.easeIn(duration: 0.5).completion(at: stride(from: 0, to: 1, by: 0.125))
    #expect(completion.logical == nil)
    #expect(completion.end == 0.625)
  }

  @Test func onlyAUnitCurveHandsItsVelocityOn() {
    let context = AnimationContext<Double>()
    #expect(Animation.easeIn(duration: 2).velocity(value: 10, time: 1, context: context) == nil)
    let velocity = Animation.timingCurve(.easeIn, duration: 2).velocity(value: 10, time: 1, context: context)
    #expect(abs((velocity ?? 0) - 10 * 1.07397878 / 2) < 1e-6)
    #expect(Animation.timingCurve(.circularEaseIn, duration: 1).velocity(value: 1, time: 1, context: context) == nil)
  }

  @Test func overshootIsKept() throws {
    let value = try #require(Animation.timingCurve(0.68, -0.6, 0.32, 1.6, duration: 1).value(of: 100, at: 0.75))
    #expect(abs(value - 109.770774) < 1e-6)
  }
}
