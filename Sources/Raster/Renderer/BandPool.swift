import Foundation
import Synchronization

/// Threads that help to draw a frame's bands. They end with the pool.
///
/// Bands are taken one at a time by whoever is free, the caller's thread among them. So nobody waits for a thread
/// that does not come because its processor is busy with something else: the others draw what it would have drawn,
/// and all that can be waited for is a band that it has begun. Who waits does so busily for some microseconds, in which
/// most waits are over, and then asleep, which lets another thread have the processor. When a thread has lost its
/// processor in the middle of a band, the caller draws alone for a while: the longer, the more often that happens.
final class BandPool {
  /// Draws a band, given the number of the thread and of the band.
  typealias Work = (_ thread: Int, _ band: Int) -> Void

  /// What the threads share; it outlives the pool until they have ended.
  fileprivate final class Core: @unchecked Sendable {
    /// Bands that nobody has taken yet, in the lower half, under the number of the round, which keeps a thread that
    /// comes late from taking a band of another round for one of its own.
    let tickets = Atomic<UInt64>(0)
    /// Bands that are drawn.
    let finished = Atomic<Int>(0)
    /// Set before a round's tickets, and left alone until all its bands are drawn.
    var bands = 0
    var work: Work?
    /// Says that there are tickets, that all bands are drawn, or that the pool ends.
    let condition = NSCondition()
    var isStopping = false
  }

  private let core = Core()
  /// The number of threads, the caller's included.
  let count: Int
  private var pause = HelperPause()
  private let clock = ContinuousClock()

  /// A pool of `count` threads, of which the caller of `run` is one.
  init(count: Int) {
    self.count = max(1, count)
    for number in 1..<self.count {
      let core = core
      let thread = Thread { core.help(number) }
      thread.name = "raster \(number)"
      // Groups may be nested deeply, and each takes its part of the stack.
      thread.stackSize = 8 << 20
      thread.start()
    }
  }

  deinit {
    core.condition.lock()
    core.isStopping = true
    core.condition.broadcast()
    core.condition.unlock()
  }

  /// Calls `work` for each number from 0 to `bands - 1`, on any of the threads; returns when all calls have returned.
  /// The caller's thread is number 0.
  func run(_ bands: Int, _ work: @escaping Work) {
    if count == 1 || bands <= 1 || pause.beginsAlone() {
      for band in 0..<bands { work(0, band) }
      return
    }
    let start = clock.now
    core.begin(bands, work)
    let own = core.takeBands(0)
    let end = clock.now
    core.finish()
    pause.note(waiting: clock.now - end, band: (end - start) / max(1, own))
  }
}

extension BandPool.Core {
  /// How often a thread looks whether it can go on before it sleeps: for about 20 µs.
  private static let patience = 20_000

  func begin(_ bands: Int, _ work: @escaping BandPool.Work) {
    self.bands = bands
    self.work = work
    finished.store(0, ordering: .relaxed)
    let round = tickets.load(ordering: .relaxed) &>> 32 &+ 1
    tickets.store(round &<< 32 | UInt64(bands), ordering: .releasing)
    condition.lock()
    condition.broadcast()
    condition.unlock()
  }

  /// Draws bands until none is left to take; returns how many those were.
  @discardableResult
  func takeBands(_ thread: Int) -> Int {
    var count = 0
    while let band = takeBand() {
      count += 1
      let all = bands
      work?(thread, band)
      if finished.add(1, ordering: .acquiringAndReleasing).newValue == all && thread != 0 {
        condition.lock()
        condition.broadcast()
        condition.unlock()
      }
    }
    return count
  }

  /// Waits for the bands that others have begun.
  func finish() {
    if !waitBusily({ finished.load(ordering: .acquiring) == bands }) {
      condition.lock()
      while finished.load(ordering: .acquiring) < bands { condition.wait() }
      condition.unlock()
    }
    work = nil
  }

  /// What a helping thread does all its life.
  func help(_ thread: Int) {
    while true {
      takeBands(thread)
      if waitBusily({ hasTickets }) { continue }
      condition.lock()
      while !hasTickets && !isStopping { condition.wait() }
      let ends = isStopping
      condition.unlock()
      if ends { return }
    }
  }

  private var hasTickets: Bool { tickets.load(ordering: .acquiring) & 0xFFFF_FFFF != 0 }

  /// The next band; nil when all are taken.
  private func takeBand() -> Int? {
    var ticket = tickets.load(ordering: .acquiring)
    while ticket & 0xFFFF_FFFF != 0 {
      let (isMine, found) = tickets.weakCompareExchange(
        expected: ticket, desired: ticket &- 1, ordering: .acquiringAndReleasing)
      // What belongs to the round stays as it is until this band is drawn, too.
      if isMine { return bands - Int(ticket & 0xFFFF_FFFF) }
      ticket = found
    }
    return nil
  }

  /// Whether `condition` comes true soon.
  private func waitBusily(_ condition: () -> Bool) -> Bool {
    for _ in 0..<BandPool.Core.patience where condition() { return true }
    return false
  }
}
