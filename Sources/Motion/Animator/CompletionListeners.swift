/// The completions that wait for one attribute.
///
/// A completion that waits for logical completion keeps to the animation it was set with: when that is retargeted, the
/// animation as it was runs on unseen (a fork), to tell when it would have been complete. One that waits for removal
/// waits for the attribute to come to rest.
struct CompletionListeners<Value: VectorArithmetic> {
  private struct Fork {
    var run: AnimationRun<Value>
    let completions: [AnimationCompletion]
    /// It never completes, and is kept only for its completions to be released.
    let isEndless: Bool
  }

  private var logical: [AnimationCompletion] = []
  private var removal: [AnimationCompletion] = []
  private var forks: [Fork] = []
  private var due: [AnimationCompletion] = []

  var isEmpty: Bool { forks.isEmpty && due.isEmpty }

  /// Whether something may become due without a run.
  var isWaiting: Bool { !isEmpty && (!due.isEmpty || forks.contains { !$0.isEndless }) }

  /// Adds the completions of a change.
  mutating func join(_ completions: [AnimationCompletion]) {
    for completion in completions {
      completion.join()
      if completion.criteria == .removed {
        removal.append(completion)
      } else {
        logical.append(completion)
      }
    }
  }

  /// The run is about to be retargeted.
  mutating func fork(_ run: AnimationRun<Value>) {
    guard !logical.isEmpty else { return }
    if run.isLogicallyComplete {
      leave(logical)
    } else {
      forks.append(Fork(run: run, completions: logical, isEndless: run.animation.box.isEndless))
    }
    logical = []
  }

  /// The run is logically complete.
  mutating func runCompletedLogically() {
    guard !logical.isEmpty else { return }
    leave(logical)
    logical = []
  }

  /// The run is over: the attribute rests.
  mutating func runEnded() {
    runCompletedLogically()
    guard !removal.isEmpty else { return }
    leave(removal)
    removal = []
  }

  /// Looks at the forks, and hands over what has become due.
  mutating func sample(at time: Double, completed: inout [AnimationCompletion]) {
    for index in forks.indices.reversed() where !forks[index].isEndless {
      let isOver = forks[index].run.offset(at: time) == nil
      if isOver || forks[index].run.isLogicallyComplete {
        leave(forks.remove(at: index).completions)
      }
    }
    collect(into: &completed)
  }

  /// Hands over what has become due.
  mutating func collect(into completed: inout [AnimationCompletion]) {
    completed.append(contentsOf: due)
    due.removeAll()
  }

  /// Everybody leaves, complete or not.
  mutating func release() {
    runEnded()
    for fork in forks { leave(fork.completions) }
    forks = []
  }

  /// The earliest time, not before `time`, at which something may become due; what the run itself causes not counted.
  func nextChange(after time: Double) -> Double {
    if !due.isEmpty { return time }
    return forks.lazy.filter { !$0.isEndless }.map { $0.run.nextChange(after: time) }.min() ?? .infinity
  }

  private mutating func leave(_ completions: [AnimationCompletion]) {
    for completion in completions where completion.leave() { due.append(completion) }
  }
}
