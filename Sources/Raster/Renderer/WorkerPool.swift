import Foundation

/// Threads that wait for frames to help with. They end with the pool.
final class WorkerPool {
  /// What the threads share; it outlives the pool until they have ended.
  private final class Core: @unchecked Sendable {
    let condition = NSCondition()
    var round = 0
    var running = 0
    var isStopping = false
    var work: ((Int) -> Void)?
  }

  private let core = Core()
  /// The number of threads, the caller's included.
  let count: Int

  /// A pool of `count` threads, of which the caller of `run` is one.
  init(count: Int) {
    self.count = max(1, count)
    for number in 1..<self.count {
      let core = core
      let thread = Thread { WorkerPool.loop(core, number) }
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

  /// Calls `work` with each number from 0 to `count - 1`, all at once; returns when all have returned.
  func run(_ work: (Int) -> Void) {
    if count == 1 { return work(0) }
    withoutActuallyEscaping(work) { work in
      core.condition.lock()
      core.work = work
      core.round += 1
      core.running = count - 1
      core.condition.broadcast()
      core.condition.unlock()
      work(0)
      core.condition.lock()
      while core.running > 0 { core.condition.wait() }
      core.work = nil
      core.condition.unlock()
    }
  }

  private static func loop(_ core: Core, _ number: Int) {
    var done = 0
    core.condition.lock()
    while !core.isStopping {
      guard core.round != done, let work = core.work else {
        core.condition.wait()
        continue
      }
      done = core.round
      core.condition.unlock()
      work(number)
      core.condition.lock()
      core.running -= 1
      core.condition.broadcast()
    }
    core.condition.unlock()
  }
}
