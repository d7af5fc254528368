import Foundation
import Motion
import Testing

/// The components played through the program: what is felt, what is said, what moves.
struct ComponentRunTests {
  private func spoken(_ result: Program.Result) throws -> [(time: Double, text: String)] {
    try result.jsonLines().compactMap { line in
      guard line["kind"] as? String == "accessibility", let time = line["time"] as? Double,
        let text = line["spoken"] as? String, line["change"] as? String != "removed"
      else { return nil }
      return (time, text)
    }
  }

  private func haptics(_ result: Program.Result) throws -> [Double] {
    try result.jsonLines().compactMap { $0["kind"] as? String == "haptic" ? $0["time"] as? Double : nil }
  }

  @Test func theBadgeIsFeltWhenItCompletesAndNotWhenItIsTakenBack() throws {
    let result = try Program.run(
      "log", "animated-checkmark-badge", "--tap", "Confirm@1", "--tap", "Undo@2", "--tap", "Confirm@3", "--until", "4")
    #expect(result.exitCode == 0, "\(result.errors)")
    #expect(try haptics(result) == [1, 3])
    let texts = try spoken(result).map(\.text)
    #expect(texts.contains { $0.hasPrefix("Pending") })
    #expect(texts.contains { $0.hasPrefix("Complete") })
  }

  @Test func theSubmitButtonRunsOnceAndComesBack() throws {
    // The action takes 1.4 s, the checkmark stays for 1.2 s; the second press falls into the run and is dropped.
    let result = try Program.run(
      "log", "morphing-submit-button", "--tap", "Submit@1", "--tap", "Submitting@1.5", "--until", "6")
    #expect(result.exitCode == 0, "\(result.errors)")
    #expect(try haptics(result) == [2.4])
    let changes = try spoken(result).filter { $0.time >= 1 }
    #expect(changes.map(\.time) == [1, 2.4, 3.6])
    #expect(changes.map { String($0.text.prefix { $0 != "." }) } == ["Submitting: In progress", "Done", "Submit"])
  }

  @Test func theRadioButtonsGoRoundUntilSomebodyChooses() throws {
    let result = try Program.run("log", "animated-radio-button", "--tap", "Pick up in store@2.5", "--until", "8")
    #expect(result.exitCode == 0, "\(result.errors)")
    let selected = try spoken(result).filter { $0.text.hasPrefix("Selected") }
    #expect(selected.map(\.time) == [0, 1.1, 2.2, 2.5] || selected.map(\.time) == [0, 1.1, 2.2])
    #expect(selected.last.map { $0.text.contains("Pick up in store") } == true)
  }

  @Test func withReduceMotionTheRadioButtonsStayPut() throws {
    let result = try Program.run("log", "animated-radio-button", "--reduce-motion", "--until", "5")
    #expect(try spoken(result).filter { $0.time > 0 }.isEmpty)
  }

  /// The attribute's first component at each frame.
  private func values(_ result: Program.Result, _ attribute: String, in view: String) throws -> [Int: Double] {
    var values: [Int: Double] = [:]
    for line in try result.jsonLines() where line["attribute"] as? String == attribute {
      guard let path = line["view"] as? String, path.contains(view), let frame = line["frame"] as? Int,
        let components = line["value"] as? [Double]
      else { continue }
      values[frame] = components[0]
    }
    return values
  }

  /// What an animation makes of a change, at each frame after `start`.
  private func expected<V: VectorArithmetic>(
    _ animation: Animation, from: V, to: V, start: Double
  ) -> (Double) -> V {
    { time in
      var animator = AttributeAnimator(from)
      animator.setModel(to, animation: animation, time: start)
      var completed: [AnimationCompletion] = []
      return animator.value(at: time, completed: &completed)
    }
  }

  @Test func theBadgeFollowsItsSpringFrameByFrame() throws {
    let result = try Program.run(
      "trace", "animated-checkmark-badge", "--tap", "Confirm@0.5", "--until", "1.5", "--json")
    #expect(result.exitCode == 0, "\(result.errors)")
    let scale = try values(result, "scaleEffect", in: "AnimatedCheckmarkBadge")
    let rule = expected(.spring(duration: 0.5, bounce: 0.5), from: 0.2, to: 1, start: 0.5)
    #expect(scale.count > 40)
    for (frame, value) in scale { #expect(abs(value - rule(Double(frame) / 60)) < 1e-9, "frame \(frame)") }
  }

  @Test func theRingsFollowTheirCurveAndStartAgain() throws {
    let result = try Program.run("trace", "progress-rings", "--until", "8", "--fps", "30", "--json")
    let curve = UnitCurve.easeOut
    let lines = try result.jsonLines().filter { ($0["view"] as? String)?.contains("RingView") == true }
    #expect(lines.count > 600)
    var seen = 0
    for line in lines {
      guard let frame = line["frame"] as? Int, let value = line["value"] as? [Double], value.count >= 2 else {
        continue
      }
      let time = Double(frame) / 30
      guard time > 0.5 else { continue }
      let share = ((time - 0.5) / 3).truncatingRemainder(dividingBy: 1)
      guard share > 1e-6, share < 1 - 1e-6 else { continue }
      seen += 1
      #expect(value.contains { abs($0 - curve.value(at: share)) < 1e-5 }, "at \(time): \(value)")
    }
    #expect(seen > 600)
  }

  @Test func theSubmitButtonsOutlineFollowsItsSpringThereAndBack() throws {
    // Pressed at 0.5 s; done 1.4 s later, and ready again 1.2 s after that.
    let result = try Program.run(
      "trace", "morphing-submit-button", "--tap", "Submit@0.5", "--until", "4", "--json")
    #expect(result.exitCode == 0, "\(result.errors)")
    let radii = try values(result, "shape", in: "MorphingSubmitButton/Button")
    let spring = Animation.spring(duration: 0.5, bounce: 0.3)
    // Both radii are one attribute, and decide together when it has come to rest.
    let (sharp, round) = (AnimatablePair(18.0, 18.0), AnimatablePair(32.0, 32.0))
    let rounding = expected(spring, from: sharp, to: round, start: 0.5)
    let straightening = expected(spring, from: round, to: sharp, start: 3.1)
    #expect(radii.count > 100)
    #expect(radii.keys.contains { $0 < 60 } && radii.keys.contains { $0 > 190 })
    for (frame, value) in radii {
      let time = Double(frame) / 60
      #expect(abs(value - (time < 3 ? rounding(time) : straightening(time)).first) < 1e-9, "frame \(frame)")
    }
  }

  @Test func theSubmitButtonsWordAndSpinnerCrossFade() throws {
    let result = try Program.run(
      "trace", "morphing-submit-button", "--tap", "Submit@0.5", "--until", "1.4", "--json")
    let spring = Animation.spring(duration: 0.5, bounce: 0.3)
    let (leaving, coming) = (expected(spring, from: 1, to: 0, start: 0.5), expected(spring, from: 0, to: 1, start: 0.5))
    var seen = 0
    for line in try result.jsonLines() where line["attribute"] as? String == "opacity" {
      guard let path = line["view"] as? String, path.hasSuffix("ZStack"), let frame = line["frame"] as? Int,
        let value = line["value"] as? [Double]
      else { continue }
      let time = Double(frame) / 60
      #expect(min(abs(value[0] - leaving(time)), abs(value[0] - coming(time))) < 1e-9, "frame \(frame): \(value)")
      seen += 1
    }
    #expect(seen > 80)
  }

  @Test func theRadioButtonsDotsFollowTheirSpring() throws {
    let result = try Program.run(
      "trace", "animated-radio-button", "--tap", "Pick up in store@0.5", "--until", "1.05", "--json")
    #expect(result.exitCode == 0, "\(result.errors)")
    let spring = Animation.spring(duration: 0.35, bounce: 0.55)
    let growing = expected(spring, from: 0.01, to: 1, start: 0.5)
    let shrinking = expected(spring, from: 1, to: 0.01, start: 0.5)
    var seen: [Int: Set<String>] = [:]
    for line in try result.jsonLines() where line["attribute"] as? String == "scaleEffect" {
      guard let path = line["view"] as? String, path.contains("AnimatedRadioButton/"), !path.contains("RadioPulse"),
        let frame = line["frame"] as? Int, let value = line["value"] as? [Double]
      else { continue }
      let time = Double(frame) / 60
      if abs(value[0] - growing(time)) < 1e-9 {
        seen[frame, default: []].insert("growing")
      } else {
        #expect(abs(value[0] - shrinking(time)) < 1e-9, "frame \(frame): \(value)")
        seen[frame, default: []].insert("shrinking")
      }
    }
    #expect(seen.count > 25)
    #expect(seen.values.allSatisfy { $0.count == 2 })
  }

  @Test func theRadioButtonsRingFollowsItsKeyframes() throws {
    let result = try Program.run(
      "trace", "animated-radio-button", "--tap", "Pick up in store@0.5", "--until", "1", "--json")
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      MoveKeyframe(0)
      CubicKeyframe(1, duration: 0.5)
    }
    let progress = try values(result, "keyframes", in: "RadioPulse")
    #expect(progress.count > 25)
    for (frame, value) in progress {
      #expect(abs(value - timeline.value(time: Double(frame) / 60 - 0.5)) < 1e-9, "frame \(frame)")
    }
  }
}
