import Testing

@testable import Motion

@Suite struct UnitCurveTests {
  private static let inputs = [0.1, 0.25, 0.3, 0.5, 0.7, 0.75, 0.9]

  @Test(arguments: [
    (UnitCurve.easeIn, [0.01702661, 0.09346465, 0.12957676, 0.31535681, 0.55481403, 0.62186187, 0.83942785]),
    (UnitCurve.easeOut, [0.16057215, 0.37813813, 0.44518597, 0.68464319, 0.87042324, 0.90653535, 0.98297339]),
    (UnitCurve.easeInOut, [0.01972245, 0.12916193, 0.18739591, 0.5, 0.81260409, 0.87083807, 0.98027755]),
  ])
  func values(curve: UnitCurve, expected: [Double]) {
    for (input, value) in zip(Self.inputs, expected) {
      #expect(abs(curve.value(at: input) - value) < 1e-8)
    }
  }

  @Test(arguments: [
    (UnitCurve.easeIn, [0.67459779, 1.07397878, 1.36828896]),
    (UnitCurve.easeOut, [1.36828896, 1.07397878, 0.67459779]),
    (UnitCurve.easeInOut, [1.05926184, 1.72413793, 1.05926184]),
    (UnitCurve.linear, [1, 1, 1]),
    (UnitCurve.circularEaseIn, [0.25819889, 0.57735027, 1.13389342]),
    (UnitCurve.circularEaseOut, [1.13389342, 0.57735027, 0.25819889]),
    (UnitCurve.circularEaseInOut, [0.57735027, .infinity, 0.57735027]),
  ])
  func velocities(curve: UnitCurve, expected: [Double]) {
    for (input, velocity) in zip([0.25, 0.5, 0.75], expected) {
      let actual = curve.velocity(at: input)
      #expect(actual == velocity || abs(actual - velocity) < 1e-8)
    }
  }

  @Test(arguments: [
    (UnitCurve.circularEaseIn, [0.03175416, 0.13397460, 0.33856217]),
    (UnitCurve.circularEaseOut, [0.66143783, 0.86602540, 0.96824584]),
    (UnitCurve.circularEaseInOut, [0.06698730, 0.5, 0.93301270]),
  ])
  func circularValues(curve: UnitCurve, expected: [Double]) {
    for (input, value) in zip([0.25, 0.5, 0.75], expected) {
      #expect(abs(curve.value(at: input) - value) < 1e-8)
    }
  }

  @Test func velocitiesAtTheEnds() {
    #expect(UnitCurve.easeIn.velocity(at: 1) == 0)
    #expect(UnitCurve.easeOut.velocity(at: 0) == 1)
    #expect(UnitCurve.easeIn.velocity(at: 0) == 0)
    #expect(UnitCurve.easeOut.velocity(at: 1) == 0)
    #expect(UnitCurve.easeInOut.velocity(at: 0) == 0)
    #expect(UnitCurve.easeInOut.velocity(at: 1) == 0)
    #expect(UnitCurve.circularEaseIn.velocity(at: 1) == .infinity)
    #expect(UnitCurve.circularEaseOut.velocity(at: 0) == .infinity)
    #expect(UnitCurve.linear.velocity(at: -3) == 1)
    #expect(UnitCurve.linear.velocity(at: 3) == 1)
  }

  @Test func bezierCurves() {
    func curve(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> UnitCurve {
      .bezier(startControlPoint: UnitPoint(x: x1, y: y1), endControlPoint: UnitPoint(x: x2, y: y2))
    }
    #expect(abs(curve(0.25, 0.1, 0.75, 0.9).value(at: 0.5) - 0.5) < 1e-12)
    #expect(abs(curve(0.25, 0.1, 0.75, 0.9).velocity(at: 0.5) - 1.2) < 1e-12)
    #expect(abs(curve(-0.5, 2, 1.5, -1).value(at: 0.5) - 0.5) < 1e-12)
    #expect(abs(curve(-0.5, 2, 1.5, -1).velocity(at: 0.5) + 1) < 1e-12)
    #expect(curve(0.5, 0.5, 0.5, 0.5).value(at: 0.5) == 0.5)
    #expect(curve(0.5, 0.5, 0.5, 0.5).velocity(at: 0.5) == 1)
  }

  @Test(arguments: [
    (
      Animation.timingCurve(0.68, -0.6, 0.32, 1.6), [0.1, 0.25, 0.5, 0.75], [-0.07282318, -0.09770774, 0.5, 1.09770774]
    ),
    (Animation.timingCurve(0.1, 0.75, 0.85, 0.35), [0.25, 0.5, 0.75], [0.43586881, 0.54390041, 0.64656333]),
  ])
  func timingCurves(animation: Animation, inputs: [Double], expected: [Double]) throws {
    for (input, value) in zip(inputs, expected) {
      let actual = try #require(animation.value(at: input * 0.35))
      #expect(abs(actual - value) < 1e-8)
    }
  }

  @Test func inputsAreClamped() {
    #expect(UnitCurve.easeInOut.value(at: -0.5) == 0)
    #expect(UnitCurve.easeInOut.value(at: 1.5) == 1)
    for curve in [UnitCurve.linear, .easeIn, .circularEaseIn, .circularEaseOut, .circularEaseInOut] {
      #expect(curve.value(at: -.infinity) == 0)
      #expect(curve.value(at: .infinity) == 1)
      #expect(curve.value(at: .nan) == 0)
    }
  }

  @Test func inverses() {
    #expect(abs(UnitCurve.easeIn.inverse.value(at: 0.3) - 0.48557216) < 1e-8)
    #expect(abs(UnitCurve.easeIn.inverse.value(at: 0.6) - 0.73391953) < 1e-8)
    #expect(abs(UnitCurve.easeInOut.inverse.value(at: 0.3) - 0.37970444) < 1e-8)
    #expect(abs(UnitCurve.easeInOut.inverse.value(at: 0.6) - 0.55850684) < 1e-8)
    #expect(UnitCurve.circularEaseIn.inverse == .circularEaseOut)
    #expect(UnitCurve.circularEaseOut.inverse == .circularEaseIn)
    #expect(UnitCurve.circularEaseInOut.inverse == .circularEaseInOut)
    #expect(UnitCurve.linear.inverse == .linear)
  }

  @Test func inverseUndoesTheCurve() {
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<200 {
      let curve = UnitCurve.bezier(
        startControlPoint: UnitPoint(
          x: .random(in: 0...1, using: &generator), y: .random(in: 0...1, using: &generator)),
        endControlPoint: UnitPoint(x: .random(in: 0...1, using: &generator), y: .random(in: 0...1, using: &generator)))
      let x = Double.random(in: 0.02...0.98, using: &generator)
      #expect(abs(curve.inverse.value(at: curve.value(at: x)) - x) < 1e-6)
    }
  }

  @Test func velocityIsTheDerivative() {
    var generator = SeededGenerator(seed: 2)
    for _ in 0..<300 {
      let curve = UnitCurve.bezier(
        startControlPoint: UnitPoint(
          x: .random(in: 0...0.9, using: &generator), y: .random(in: -1...2, using: &generator)),
        endControlPoint: UnitPoint(
          x: .random(in: 0.1...1, using: &generator), y: .random(in: -1...2, using: &generator)))
      let x = Double.random(in: 0.05...0.95, using: &generator)
      let slope = (curve.value(at: x + 1e-6) - curve.value(at: x - 1e-6)) / 2e-6
      #expect(abs(curve.velocity(at: x) - slope) < 1e-3 * max(1, slope * slope))
    }
  }

  @Test func monotoneCurvesStayMonotone() {
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<50 {
      let curve = UnitCurve.bezier(
        startControlPoint: UnitPoint(
          x: .random(in: 0...1, using: &generator), y: .random(in: 0...1, using: &generator)),
        endControlPoint: UnitPoint(x: .random(in: 0...1, using: &generator), y: .random(in: 0...1, using: &generator)))
      var last = 0.0
      for step in 0...1000 {
        let value = curve.value(at: Double(step) / 1000)
        #expect(value >= last - 1e-12)
        last = value
      }
      #expect(last == 1)
    }
  }

  @Test func controlPointsThatAreNoNumbersCountAsNought() {
    let curve = CubicSolver(.nan, 0, 2, 1)
    #expect(curve == CubicSolver(0, 0, 1, 1))
  }
}
