import Foundation
import Synchronization

/// A place where a fixed number of threads wait for each other, again and again. They wait busily: frames are
/// short, and sleeping costs more than the wait.
final class SpinBarrier: Sendable {
  private let count: Int
  private let arrived = Atomic<Int>(0)
  private let round = Atomic<Int>(0)

  init(count: Int) { self.count = count }

  /// Returns when all have called it. What any did before, all see after.
  func wait() {
    if count == 1 { return }
    let mine = round.load(ordering: .acquiring)
    if arrived.add(1, ordering: .acquiringAndReleasing).newValue == count {
      arrived.store(0, ordering: .relaxed)
      round.store(mine + 1, ordering: .releasing)
      return
    }
    var spins = 0
    while round.load(ordering: .acquiring) == mine {
      spins += 1
      // On a busy machine the other thread may need this processor.
      if spins & 0x3FF == 0 { sched_yield() }
    }
  }
}
