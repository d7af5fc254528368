import Testing

@testable import Motion

@Suite struct CompletionTests {
  /// Plays an attribute and notes when completions fire.
  private final class Player {
    var animator = AttributeAnimator(0.0)
    var log: [String] = []

    func set(_ value: Double, _ animation: Animation?, at time: Double, _ completions: [AnimationCompletion] = []) {
      animator.setModel(value, animation: animation, time: time, completions: completions)
      for completion in completions where completion.seal() { completion.fire() }
    }

    func completion(_ name: String, _ criteria: AnimationCompletionCriteria) -> AnimationCompletion {
      AnimationCompletion(criteria: criteria) { self.log.append(name) }
    }

    func play(from start: Double = 0, to end: Double) {
      for frame in Int((start * 60).rounded())...Int((end * 60).rounded()) {
        var completed: [AnimationCompletion] = []
        _ = animator.value(at: Double(frame) / 60, completed: &completed)
        for completion in completed {
          log.append("\(frame)")
          completion.fire()
        }
      }
    }
  }

  @Test func logicalThenRemoved() {
    let player = Player()
    player.set(
      1, .linear(duration: 5).logicallyComplete(after: 1), at: 0,
      [player.completion("removed", .removed), player.completion("logical", .logicallyComplete)])
    player.play(to: 6)
    #expect(player.log == ["60", "logical", "301", "removed"])
  }

  @Test func aSpringIsCompleteBeforeItRests() {
    let player = Player()
    player.set(
      100, .smooth, at: 0, [player.completion("logical", .logicallyComplete), player.completion("removed", .removed)])
    player.play(to: 3)
    #expect(player.log.first == "30")
    #expect(player.log[1] == "logical")
    #expect(abs((Int(player.log[2]) ?? 0) - 76) <= 1)
    #expect(player.log.last == "removed")
  }

  @Test func anEasingIsCompleteWhenItIsOver() {
    let player = Player()
    player.set(1, .linear(duration: 0.5), at: 0, [player.completion("done", .logicallyComplete)])
    player.play(to: 1)
    #expect(player.log == ["31", "done"])
  }

  @Test func aCompletionKeepsToItsAnimationWhenThatIsRetargeted() {
    let player = Player()
    player.set(
      100, .smooth, at: 0, [player.completion("first", .logicallyComplete), player.completion("rest", .removed)])
    player.play(to: 0.25)
    player.set(0, .spring(duration: 1), at: 0.25, [player.completion("second", .logicallyComplete)])
    player.play(from: 0.25, to: 5)
    #expect(player.log.prefix(4) == ["30", "first", "75", "second"])
    #expect(player.log.last == "rest")
    #expect(player.log.count == 6)
    #expect(!player.animator.isAnimating)
  }

  @Test func aReplacedAnimationIsWaitedForAfterTheNewOneIsOver() {
    let player = Player()
    player.set(1, .linear(duration: 2), at: 0, [player.completion("long", .logicallyComplete)])
    player.set(0, .linear(duration: 0.1), at: 0.5)
    player.play(from: 0.5, to: 1)
    #expect(player.log.isEmpty)
    #expect(player.animator.isAnimating)
    #expect(player.animator.animation == nil)
    #expect(player.animator.nextSampleTime(after: 1) == 1)
    player.play(from: 1, to: 3)
    #expect(player.log == ["121", "long"])
    #expect(!player.animator.isAnimating)
  }

  @Test func completionsInAChain() {
    let player = Player()
    player.set(1, .linear(duration: 0.5), at: 0, [player.completion("a", .logicallyComplete)])
    player.set(2, .linear(duration: 1), at: 0.25, [player.completion("b", .logicallyComplete)])
    player.play(to: 2)
    #expect(player.log == ["31", "a", "76", "b"])
  }

  @Test func aRepetitionNeverCompletesButAnEndedAttributeDoes() {
    let player = Player()
    player.set(1, .linear(duration: 0.1).repeatForever(), at: 0, [player.completion("never", .logicallyComplete)])
    player.play(to: 1)
    player.set(0, .linear(duration: 0.5), at: 1, [player.completion("removed", .removed)])
    player.play(from: 1, to: 3)
    #expect(player.log == ["91", "removed"])
    #expect(player.animator.nextSampleTime(after: 3) == nil)
    var completed: [AnimationCompletion] = []
    player.animator.finish(completed: &completed)
    #expect(completed.count == 1)
    completed.forEach { $0.fire() }
    #expect(player.log.last == "never")
  }

  @Test func aChangeThatAnimatesNothingIsCompleteAtOnce() {
    let player = Player()
    player.set(0, .linear, at: 0, [player.completion("same", .removed)])
    player.set(5, nil, at: 0, [player.completion("jump", .logicallyComplete)])
    #expect(player.log == ["same", "jump"])
  }

  @Test func aCompletionWaitsForAllAttributes() {
    var log: [String] = []
    let completion = AnimationCompletion(criteria: .removed) { log.append("all") }
    var (short, long) = (AttributeAnimator(0.0), AttributeAnimator(CGPair(0, 0)))
    short.setModel(1, animation: .linear(duration: 0.1), time: 0, completions: [completion])
    long.setModel(CGPair(1, 1), animation: .linear(duration: 1), time: 0, completions: [completion])
    #expect(!completion.seal())
    var completed: [AnimationCompletion] = []
    _ = short.value(at: 0.5, completed: &completed)
    _ = long.value(at: 0.5, completed: &completed)
    #expect(completed.isEmpty)
    _ = long.value(at: 1.5, completed: &completed)
    #expect(completed.count == 1)
    completed.forEach { $0.fire() }
    completed.forEach { $0.fire() }
    #expect(log == ["all"])
  }

  private typealias CGPair = AnimatablePair<Double, Double>

  @Test func aCompletionIsNotDueBeforeItIsSealed() {
    let completion = AnimationCompletion(criteria: .removed) {}
    completion.join()
    #expect(!completion.leave())
    #expect(!completion.isDue)
    #expect(completion.seal())
    completion.fire()
    #expect(!completion.isDue)
    #expect(completion.hasFired)
  }

  @Test func anAnimationThatEndedUnseenIsOver() {
    let player = Player()
    player.set(1, .linear(duration: 0.5), at: 0, [player.completion("old", .removed)])
    player.set(2, .linear(duration: 1), at: 3)
    #expect(player.animator.animation == .linear(duration: 1))
    player.play(from: 3, to: 3)
    #expect(player.log == ["180", "old"])
    #expect(player.animator.value(at: 3.5) == 1.5)
  }

  @Test func completionsOfAJumpOutOfTheNumbersAreReleased() {
    let player = Player()
    player.set(1, .linear(duration: 5), at: 0, [player.completion("gone", .removed)])
    player.set(.nan, .linear, at: 1)
    player.play(from: 1, to: 1)
    #expect(player.log == ["60", "gone"])
  }
}
