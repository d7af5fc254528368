import CSurroundings
import Foundation

/// What the C library tells the code of one stage: its time, its date, its random numbers, and its queue in place of the
/// process's shared ones.
final class StageSurroundings: @unchecked Sendable {
  // Only code on the main thread, where a stage runs, changes it and is told of it.
  let pointer: UnsafeMutablePointer<surroundings>

  init(epoch: Date, seed: UInt64) {
    pointer = .allocate(capacity: 1)
    // Dates are whole nanoseconds there; further away than that reaches, the last one counts.
    let limit = Double(Int64.max / 2)
    let nanoseconds = (epoch.timeIntervalSince1970 * 1e9).rounded()
    pointer.initialize(
      to: surroundings(
        now: 0, epoch: Int64(min(max(nanoseconds, -limit), limit)), chance: seed, schedule: nil, owner: nil))
  }

  deinit { pointer.deallocate() }

  /// Makes a scheduler take the work for the shared queues. The scheduler owns this object.
  func own(by scheduler: StageScheduler) {
    pointer.pointee.owner = Unmanaged.passUnretained(scheduler).toOpaque()
    pointer.pointee.schedule = { owner, delay, block in
      guard let owner, let block else { return }
      let work = DispatchedBlock(block)
      Unmanaged<StageScheduler>.fromOpaque(owner).takeUnretainedValue()
        .schedule(after: .nanoseconds(delay)) { work.call() }
    }
  }

  /// Sets the time that the code sees, since the stage began.
  func show(_ time: Duration) {
    let (seconds, attoseconds) = time.components
    pointer.pointee.now = Int64(clamping: seconds &* 1_000_000_000 &+ attoseconds / 1_000_000_000)
  }
}

/// A block that was meant for a queue.
private final class DispatchedBlock: @unchecked Sendable {
  private var block: UnsafeMutableRawPointer?

  init(_ block: UnsafeMutableRawPointer) { self.block = block }

  deinit {
    if let block { surroundings_drop(block) }
  }

  func call() {
    guard let due = block else { return }
    block = nil
    surroundings_call(due)
  }
}
