import Testing

@testable import Stage

@Suite struct TimedQueueTests {
  /// Everything that is ready, in order.
  private func drain(_ queue: inout TimedQueue<String>) -> [String] {
    var order: [String] = []
    while let work = queue.popReady() { order.append(work) }
    return order
  }

  @Test func readyWorkComesInTheOrderOfEntering() {
    var queue = TimedQueue<String>()
    for name in ["a", "b", "c"] { queue.append(name) }
    #expect(queue.popReady() == "a")
    queue.append("d")
    #expect(drain(&queue) == ["b", "c", "d"])
    #expect(queue.popReady() == nil)
  }

  @Test func waitingWorkComesByDeadlineAndThenByOrderOfEntering() {
    var queue = TimedQueue<String>()
    queue.insert("late", at: .seconds(3))
    queue.insert("first of two", at: .seconds(2))
    queue.insert("early", at: .seconds(1))
    queue.insert("second of two", at: .seconds(2))
    #expect(queue.nextDeadline() == .seconds(1))
    #expect(queue.popReady() == nil)
    #expect(queue.release(through: .seconds(2)) == 3)
    #expect(drain(&queue) == ["early", "first of two", "second of two"])
    #expect(queue.nextDeadline() == .seconds(3))
    #expect(queue.waitingCount == 1)
  }

  @Test func manyDeadlinesComeSorted() {
    var queue = TimedQueue<Int>()
    // A full-period generator: each of 0..<1021 once, well mixed.
    let times = (0..<1021).map { ($0 * 367) % 1021 }
    for time in times { queue.insert(time, at: .milliseconds(time)) }
    var order: [Int] = []
    for limit in stride(from: 0, through: 1100, by: 100) {
      queue.release(through: .milliseconds(limit))
      while let work = queue.popReady() { order.append(work) }
    }
    #expect(order == Array(0..<1021))
  }

  @Test func cancelledWorkNeverComes() {
    var queue = TimedQueue<String>()
    let ticket = queue.insert("cancelled", at: .seconds(1))
    queue.insert("kept", at: .seconds(2))
    #expect(queue.cancel(ticket) == "cancelled")
    #expect(queue.cancel(ticket) == nil)
    #expect(queue.nextDeadline() == .seconds(2))
    #expect(queue.release(through: .seconds(5)) == 1)
    #expect(drain(&queue) == ["kept"])
  }

  @Test func cancellingAllGivesBackWhatWaitedInOrder() {
    var queue = TimedQueue<String>()
    queue.insert("b", at: .seconds(2))
    let ticket = queue.insert("x", at: .seconds(1))
    queue.insert("a", at: .seconds(1))
    _ = queue.cancel(ticket)
    #expect(queue.cancelAll() == ["a", "b"])
    #expect(queue.nextDeadline() == nil)
    #expect(queue.waitingCount == 0)
  }

  @Test func keepsItsOrderWhenItsStorageIsCompacted() {
    var queue = TimedQueue<Int>()
    var order: [Int] = []
    for value in 0..<5000 { queue.append(value) }
    for value in 5000..<9000 {
      if let work = queue.popReady() { order.append(work) }
      queue.append(value)
    }
    while let work = queue.popReady() { order.append(work) }
    #expect(order == Array(0..<9000))
    #expect(queue.readyCount == 0)
  }
}
