/// Work that waits for its turn: what is ready, in the order in which it came, and what waits for a time.
///
/// The order is total and depends on nothing but the calls: the earliest deadline first, and of equal deadlines the
/// one entered first. Entering and taking cost O(log *n*), cancelling O(1).
struct TimedQueue<Work> {
  /// Names work that waits for a time, so that it can be taken back.
  struct Ticket: Hashable, Sendable {
    fileprivate let sequence: UInt64
  }

  private struct Waiting {
    let deadline: Duration
    let sequence: UInt64

    static func < (a: Waiting, b: Waiting) -> Bool {
      a.deadline != b.deadline ? a.deadline < b.deadline : a.sequence < b.sequence
    }
  }

  private var ready: [Work?] = []
  private var head = 0
  private var heap: [Waiting] = []
  private var waiting: [UInt64: Work] = [:]
  private var sequence: UInt64 = 0

  /// How much work is ready.
  var readyCount: Int { ready.count - head }
  /// How much work waits for a time.
  var waitingCount: Int { waiting.count }

  /// Adds work behind all that is ready.
  mutating func append(_ work: Work) {
    ready.append(work)
  }

  /// Adds work that becomes ready at `deadline`.
  @discardableResult
  mutating func insert(_ work: Work, at deadline: Duration) -> Ticket {
    let entry = Waiting(deadline: deadline, sequence: sequence)
    sequence += 1
    waiting[entry.sequence] = work
    heap.append(entry)
    siftUp(heap.count - 1)
    return Ticket(sequence: entry.sequence)
  }

  /// Takes waiting work back; nil when its time has come or it was taken back before.
  mutating func cancel(_ ticket: Ticket) -> Work? {
    waiting.removeValue(forKey: ticket.sequence)
  }

  /// Takes back everything that waits, in the order of its deadlines.
  mutating func cancelAll() -> [Work] {
    let order = heap.sorted(by: <).compactMap { waiting[$0.sequence] }
    heap = []
    waiting = [:]
    return order
  }

  /// Takes the first of the ready work.
  mutating func popReady() -> Work? {
    guard head < ready.count else { return nil }
    let work = ready[head]
    ready[head] = nil
    head += 1
    if head == ready.count {
      ready.removeAll(keepingCapacity: true)
      head = 0
    } else if head >= 1024, head * 2 >= ready.count {
      ready.removeFirst(head)
      head = 0
    }
    return work
  }

  /// The earliest time for which work waits.
  mutating func nextDeadline() -> Duration? {
    dropCancelled()
    return heap.first?.deadline
  }

  /// Makes the work ready whose deadline is `time` or earlier.
  ///
  /// - Returns: How much became ready.
  @discardableResult
  mutating func release(through time: Duration) -> Int {
    var count = 0
    while let first = heap.first, first.deadline <= time {
      removeFirst()
      guard let work = waiting.removeValue(forKey: first.sequence) else { continue }
      ready.append(work)
      count += 1
    }
    return count
  }

  /// Cancelled work leaves its place in the heap behind; what of it has reached the top goes.
  private mutating func dropCancelled() {
    while let first = heap.first, waiting[first.sequence] == nil { removeFirst() }
  }

  private mutating func removeFirst() {
    heap.swapAt(0, heap.count - 1)
    heap.removeLast()
    siftDown(0)
  }

  private mutating func siftUp(_ start: Int) {
    var child = start
    while child > 0 {
      let parent = (child - 1) / 2
      guard heap[child] < heap[parent] else { return }
      heap.swapAt(child, parent)
      child = parent
    }
  }

  private mutating func siftDown(_ start: Int) {
    var parent = start
    while true {
      let left = 2 * parent + 1
      guard left < heap.count else { return }
      let right = left + 1
      let child = right < heap.count && heap[right] < heap[left] ? right : left
      guard heap[child] < heap[parent] else { return }
      heap.swapAt(child, parent)
      parent = child
    }
  }
}
