import Testing

@testable import Motion

/// The `.spring` family against tables made with the same integrator, whose clock was the sum of its steps. By rounding
/// that sum is now and then a step ahead; the tables' values are those of the exact number of steps, or of one more.
@Suite struct FluidSpringTests {
  static let frames = [1, 2, 3, 6, 9, 12, 15, 18, 24, 30, 36, 45, 60]

  @Test(arguments: [
    (
      Animation.smooth, 76,
      [
        1.609346, 6.285978, 12.770158, 37.076195, 57.206497, 72.127782, 82.333504, 88.645527, 95.743117, 98.446914,
        99.441652, 99.885374, 99.991464,
      ]
    ),
    (
      Animation.snappy, 62,
      [
        1.629682, 6.485196, 13.386262, 40.226547, 62.890931, 79.259404, 89.629980, 95.248999, 99.843286, 100.435025,
        100.247383, 100.039013, 99.998149,
      ]
    ),
    (
      Animation.bouncy, 68,
      [
        1.650282, 6.693292, 14.048227, 43.869499, 69.764273, 88.046803, 98.524367, 102.965680, 103.600886, 101.329667,
        100.082137, 99.852073, 100.005517,
      ]
    ),
  ])
  func table(animation: Animation, removedAt: Int, expected: [Double]) {
    var context = AnimationContext<Double>()
    var ended: Int?
    for frame in 1...120 where ended == nil {
      let time = Double(frame) / 60
      let value = animation.animate(value: 100.0, time: time, context: &context)
      guard let value else {
        ended = frame
        break
      }
      if let index = Self.frames.firstIndex(of: frame) {
        let ahead = animation.animate(value: 100.0, time: time + 1.0 / 300, context: &context) ?? 100
        #expect(
          abs(value - expected[index]) < 1e-6 || abs(ahead - expected[index]) < 1e-6,
          "frame \(frame): \(value) or \(ahead), not \(expected[index])")
      }
      #expect(context.isLogicallyComplete == (frame >= 30))
    }
    #expect(abs((ended ?? 0) - removedAt) <= 1)
  }
}
