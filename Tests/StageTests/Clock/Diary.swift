import Stage

/// What a stage's tasks did, each entry with its time in milliseconds.
@MainActor final class Diary {
  private(set) var entries: [String] = []
  let stage: StageScheduler

  init(_ stage: StageScheduler) {
    self.stage = stage
  }

  func note(_ text: String) {
    entries.append("\(Int((stage.clock.seconds * 1000).rounded())) \(text)")
  }
}
