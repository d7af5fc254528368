import Testing

@testable import Motion

@Suite struct AnimationParsingTests {
  static let readable: [(String, Animation)] = [
    ("default", .default), (".default", .default), ("Animation.default", .default),
    ("SwiftUI.Animation.linear", .linear), ("`default`", .default),
    ("linear", .linear), ("linear(duration: 2)", .linear(duration: 2)), ("easeIn", .easeIn),
    ("easeOut(duration: 0.2)", .easeOut(duration: 0.2)), ("easeInOut()", .easeInOut),
    ("timingCurve(0.1, -0.75, 0.85, 1.35)", .timingCurve(0.1, -0.75, 0.85, 1.35)),
    ("timingCurve(0.1, 0.75, 0.85, 0.35, duration: 1)", .timingCurve(0.1, 0.75, 0.85, 0.35, duration: 1)),
    ("timingCurve(.circularEaseIn, duration: 1)", .timingCurve(.circularEaseIn, duration: 1)),
    ("timingCurve(UnitCurve.easeIn.inverse, duration: 1)", .timingCurve(UnitCurve.easeIn.inverse, duration: 1)),
    (
      "timingCurve(.bezier(startControlPoint: UnitPoint(x: 0.1, y: 0.2), endControlPoint: .bottom), duration: 1)",
      .timingCurve(
        .bezier(startControlPoint: UnitPoint(x: 0.1, y: 0.2), endControlPoint: .bottom), duration: 1)
    ),
    ("spring", .spring), ("spring()", .spring()),
    ("spring(duration: 0.5, bounce: 0.5)", .spring(duration: 0.5, bounce: 0.5)),
    ("spring(bounce: -0.2)", .spring(bounce: -0.2)),
    ("spring(duration: 1, blendDuration: 0.1)", .spring(duration: 1, blendDuration: 0.1)),
    ("spring(response: 0.3, dampingFraction: 0.6)", .spring(response: 0.3, dampingFraction: 0.6)),
    ("spring(dampingFraction: 0.6)", .spring(dampingFraction: 0.6)),
    ("spring(.bouncy)", .spring(.bouncy)),
    (
      "spring(Spring(mass: 1, stiffness: 100, damping: 10), blendDuration: 1)",
      .spring(Spring(mass: 1, stiffness: 100, damping: 10), blendDuration: 1)
    ),
    ("spring(Spring(settlingDuration: 1, dampingRatio: 0.5))", .spring(Spring(settlingDuration: 1, dampingRatio: 0.5))),
    ("spring(.init(response: 1, dampingRatio: 0.5))", .spring(.init(response: 1, dampingRatio: 0.5))),
    ("spring(Spring.snappy(duration: 2))", .spring(Spring.snappy(duration: 2))),
    ("interactiveSpring", .interactiveSpring),
    ("interactiveSpring(extraBounce: 0.1)", .interactiveSpring(extraBounce: 0.1)),
    ("interactiveSpring(response: 0.2)", .interactiveSpring(response: 0.2)),
    ("interpolatingSpring", .interpolatingSpring),
    ("interpolatingSpring(stiffness: 170, damping: 15)", .interpolatingSpring(stiffness: 170, damping: 15)),
    (
      "interpolatingSpring(mass: 2, stiffness: 170, damping: 15, initialVelocity: 3)",
      .interpolatingSpring(mass: 2, stiffness: 170, damping: 15, initialVelocity: 3)
    ),
    ("interpolatingSpring(bounce: 0.3)", .interpolatingSpring(bounce: 0.3)),
    ("interpolatingSpring(.smooth, initialVelocity: 1)", .interpolatingSpring(.smooth, initialVelocity: 1)),
    ("smooth", .smooth), ("snappy(duration: 0.25)", .snappy(duration: 0.25)),
    ("bouncy(extraBounce: 0.1)", .bouncy(extraBounce: 0.1)),
    ("linear.delay(0.5)", .linear.delay(0.5)), ("spring(duration: 0.5).speed(2)", .spring(duration: 0.5).speed(2)),
    ("linear.repeatCount(3)", .linear.repeatCount(3)),
    ("linear.repeatCount(3, autoreverses: false)", .linear.repeatCount(3, autoreverses: false)),
    ("linear.repeatForever()", .linear.repeatForever()),
    (
      ".linear(duration: 1)\n  .repeatForever(autoreverses: false)\n  .delay(1)",
      .linear(duration: 1).repeatForever(autoreverses: false).delay(1)
    ),
    ("linear.logicallyComplete(after: 0.2)", .linear.logicallyComplete(after: 0.2)),
    ("linear(duration: 1 / 4 + 2 * (0.5 - 1.25e-1))", .linear(duration: 1)),
    ("linear(duration: 1_000)", .linear(duration: 1000)), ("linear(duration: --2)", .linear(duration: 2)),
    ("linear(duration: .pi)", .linear(duration: .pi)), ("linear(duration: Double.pi)", .linear(duration: .pi)),
  ]

  @Test(arguments: readable) func reads(source: String, animation: Animation) throws {
    #expect(try Animation(parsing: source) == animation)
  }

  static let mistakes: [(String, Int, String)] = [
    ("", 0, "expected a value, not the end"),
    (
      "spring(duraton: 0.5)", 7,
      "the argument 'duraton' has no place here; 'spring' takes (duration:bounce:blendDuration:)"
    ),
    ("spring(bounce: 0.1, duration: 0.5)", 20, "the argument 'duration' has no place here"),
    ("spring(0.5)", 7, "expected a spring"),
    ("sprung()", 0, "there is no animation 'sprung'; expected one of bouncy, default, easeIn"),
    ("linear.wait(2)", 7, "there is no modifier 'wait'; expected one of delay, logicallyComplete"),
    ("linear.delay", 12, "expected '(' and the arguments of the modifier 'delay'"),
    ("linear.delay()", 13, "an argument is missing; 'delay' takes (_:)"),
    ("timingCurve", 11, "expected '(' and the arguments (_:_:_:_:duration:) or (_:duration:) of 'timingCurve'"),
    ("timingCurve(.easeInn, duration: 1)", 13, "there is no unit curve 'easeInn'"),
    ("timingCurve(.easeIn.reverse, duration: 1)", 20, "a unit curve has no 'reverse'; expected 'inverse'"),
    (
      "timingCurve(.bezier(startControlPoint: .tip, endControlPoint: .top), duration: 1)", 40,
      "there is no unit point 'tip'"
    ),
    ("linear(duration: fast)", 17, "expected a number, not 'fast'"),
    ("linear(duration: 1", 18, "expected ',' or ')', not the end"),
    ("linear(duration: 0x10)", 17, "expected a decimal number"),
    ("linear.repeatCount(1.5)", 19, "expected a whole number, not 1.5"),
    ("linear.repeatForever(autoreverses: 1)", 35, "expected true or false"),
    ("linear linear", 7, "expected '.' and a modifier, or the end, not 'linear'"),
    ("linear.5", 7, "expected a name after '.', not the number 5.0"),
    ("linear.", 7, "expected a name after '.', not the end"),
    ("spring(duration: 1; bounce: 2)", 18, "';' has no place in an animation"),
    ("1 + 2", 0, "expected an animation, such as spring(duration: 0.5)"),
    ("linear(duration: (1", 19, "expected ')', not the end"),
    ("`linear", 0, "a name in backticks was not closed"),
  ]

  @Test(arguments: mistakes) func tellsMistakes(source: String, offset: Int, message: String) {
    let error = #expect(throws: AnimationParseError.self) { try Animation(parsing: source) }
    #expect(error?.offset == offset, "\(source): \(error?.message ?? "")")
    #expect(error?.message.hasPrefix(message) == true, "\(source): \(error?.message ?? "")")
  }

  @Test func marksThePlace() {
    let error = #expect(throws: AnimationParseError.self) { try Animation(parsing: "linear\n  .wait(1)") }
    #expect(error?.description.hasPrefix("line 2, column 4: there is no modifier 'wait'") == true)
    #expect(error?.description.hasSuffix("\n    .wait(1)\n     ^") == true)
  }

  @Test func depthIsBounded() {
    let source =
      "linear(duration: " + String(repeating: "(", count: 200) + "1" + String(repeating: ")", count: 200) + ")"
    let error = #expect(throws: AnimationParseError.self) { try Animation(parsing: source) }
    #expect(error?.message == "too many expressions inside each other")
  }
}
