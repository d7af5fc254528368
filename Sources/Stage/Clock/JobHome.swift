import Synchronization
@_spi(ExperimentalCustomExecutors) import _Concurrency

/// Which stage a task belongs to.
///
/// A task is at home where it was created, that is, in the stage whose code first enqueued it. Code of the stage finds
/// it again by being run there. A callback on a thread of its own (a network answer, say) that resumes a task is code of
/// no stage; then the task's number tells. The numbers are kept in two halves of bounded size, the older of which is
/// forgotten when the younger is full.
enum JobHome {
  private struct Table {
    var young: [UInt64: Weak] = [:]
    var old: [UInt64: Weak] = [:]

    mutating func insert(_ task: UInt64, _ scheduler: StageScheduler) {
      if young.count >= 4096 {
        old = young
        young = [:]
      }
      young[task] = Weak(scheduler: scheduler)
    }
  }

  private struct Weak {
    weak var scheduler: StageScheduler?
  }

  private static let table = Mutex(Table())

  /// The step, and the stage that it is for; nil when it belongs to none.
  static func route(_ job: consuming ExecutorJob) -> (UnownedJob, StageScheduler?) {
    // Steps of other kinds (an actor's turn, the end of a system sleep) have no number that would last.
    let isTask = job.kind == .task
    let job = UnownedJob(job)
    let current = CurrentStage.scheduler
    guard isTask else { return (job, current) }
    let task = taskIdentifier(of: job)
    let home = table.withLock { table in
      if let home = (table.young[task] ?? table.old[task])?.scheduler { return Optional(home) }
      if let current { table.insert(task, current) }
      return current
    }
    return (job, home)
  }
}

@_silgen_name("swift_task_getJobTaskId")
private func taskIdentifier(of job: UnownedJob) -> UInt64
