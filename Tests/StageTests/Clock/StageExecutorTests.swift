import Foundation
import Stage
import SwiftUI
import Testing

/// What Swift's concurrency does on a stage. This file imports SwiftUI, as components do, and so sleeps by its overloads.
@MainActor @Suite struct StageExecutorTests {
  private func makeStage() -> (StageScheduler, Diary) {
    let stage = StageScheduler()
    return (stage, Diary(stage))
  }

  private actor Counter {
    private var count = 0

    func increment() -> Int {
      count += 1
      return count
    }
  }

  @Test func theProcessUsesTheStageExecutors() {
    #expect(StageExecutor.isInstalled)
  }

  @Test func everyFormOfSleepIsExact() throws {
    let (stage, diary) = makeStage()
    stage.perform {
      _ = Task {
        try await Task.sleep(for: .milliseconds(100))
        diary.note("for")
        try await Task.sleep(nanoseconds: 100_000_000)
        diary.note("nanoseconds")
        try await Task.sleep(until: .now + .milliseconds(100))
        diary.note("until")
        try await Task.sleep(until: SuspendingClock.now.advanced(by: .milliseconds(100)), clock: .suspending)
        diary.note("suspending")
        try await ContinuousClock().sleep(for: .milliseconds(100))
        diary.note("clock")
        let clock = ContinuousClock()
        try await clock.sleep(until: clock.now + .milliseconds(100))
        diary.note("clock until")
        try await Task.sleep(for: .milliseconds(100), tolerance: .milliseconds(50), clock: .suspending)
        diary.note("tolerance")
        #expect(stage.clock.now.offset == .milliseconds(700))
      }
    }
    try stage.run(untilSeconds: 60)
    #expect(
      diary.entries == [
        "100 for", "200 nanoseconds", "300 until", "400 suspending", "500 clock", "600 clock until", "700 tolerance",
      ])
  }

  @Test func backgroundWorkRunsOnTheStageToo() throws {
    let (stage, diary) = makeStage()
    let counter = Counter()
    stage.perform {
      _ = Task.detached {
        try await Task.sleep(for: .milliseconds(20))
        await diary.note("detached")
      }
      _ = Task {
        async let first = counter.increment()
        async let second = counter.increment()
        diary.note("actor \(await first + second)")
      }
      _ = Task {
        let order = await withTaskGroup(of: Int.self) { group in
          for index in 0..<3 {
            group.addTask {
              do {
                try await Task.sleep(for: .milliseconds(30 - 10 * index))
              } catch {
                Issue.record(error)
              }
              return index
            }
          }
          var order: [Int] = []
          for await index in group { order.append(index) }
          return order
        }
        diary.note("group \(order)")
      }
    }
    try stage.run(untilSeconds: 1)
    #expect(diary.entries == ["0 actor 3", "20 detached", "30 group [2, 1, 0]"])
  }

  @Test func streamsDeliverInOrder() throws {
    let (stage, diary) = makeStage()
    let (stream, continuation) = AsyncStream<Int>.makeStream()
    stage.perform {
      _ = Task {
        for await value in stream { diary.note("\(value)") }
        diary.note("end")
      }
      _ = Task {
        for value in 0..<3 {
          continuation.yield(value)
          try await Task.sleep(for: .milliseconds(5))
        }
        continuation.finish()
      }
    }
    try stage.run(untilSeconds: 1)
    #expect(diary.entries == ["0 0", "5 1", "10 2", "15 end"])
  }

  @Test func dispatchQueuesAndTimersObeyTheStage() throws {
    let (stage, diary) = makeStage()
    stage.perform {
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { MainActor.assumeIsolated { diary.note("after") } }
      let item = DispatchWorkItem { MainActor.assumeIsolated { diary.note("item") } }
      DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(10), execute: item)
      let cancelled = DispatchWorkItem { Issue.record("A cancelled work item ran.") }
      DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(10), execute: cancelled)
      cancelled.cancel()
      DispatchQueue.main.async { diary.note("async") }
      Timer.scheduledTimer(withTimeInterval: 0.125, repeats: true) { timer in
        MainActor.assumeIsolated { diary.note("timer") }
        if stage.clock.seconds > 0.3 { timer.invalidate() }
      }
      Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false) { _ in
        MainActor.assumeIsolated { diary.note("once") }
      }
    }
    try stage.run(untilSeconds: 5)
    #expect(diary.entries == ["0 async", "10 item", "125 timer", "250 timer", "300 after", "375 timer", "500 once"])
    #expect(stage.nextDeadline == nil)
  }

  @Test func twoStagesKeepTheirOwnTime() throws {
    let (slow, slowDiary) = makeStage()
    let (fast, fastDiary) = makeStage()
    for (stage, diary) in [(slow, slowDiary), (fast, fastDiary)] {
      stage.perform {
        _ = Task {
          for _ in 0..<2 {
            try await Task.sleep(for: .seconds(1))
            diary.note("woke")
          }
        }
      }
    }
    try fast.run(untilSeconds: 2)
    try slow.run(untilSeconds: 1)
    #expect(fastDiary.entries == ["1000 woke", "2000 woke"])
    #expect(slowDiary.entries == ["1000 woke"])
  }

  @Test func aTaskResumedByAnotherStageStaysAtHome() throws {
    let (home, diary) = makeStage()
    let other = StageScheduler()
    nonisolated(unsafe) var waiting: CheckedContinuation<Void, Never>?
    home.perform {
      _ = Task {
        await withCheckedContinuation { waiting = $0 }
        diary.note(StageScheduler.current === home ? "at home" : "abroad")
      }
    }
    try home.runDueJobs()
    other.perform { waiting?.resume() }
    try other.runDueJobs()
    #expect(diary.entries == [])
    try home.runDueJobs()
    #expect(diary.entries == ["0 at home"])
  }

  @Test func aTaskResumedByAThreadOfItsOwnWakesItsStage() async throws {
    let (stage, diary) = makeStage()
    nonisolated(unsafe) var waiting: CheckedContinuation<Void, Never>?
    stage.perform {
      _ = Task {
        await withCheckedContinuation { waiting = $0 }
        diary.note("resumed")
      }
    }
    try stage.runDueJobs()
    await withCheckedContinuation { (woken: CheckedContinuation<Void, Never>) in
      stage.onWake { woken.resume() }
      Thread.detachNewThread { waiting?.resume() }
    }
    stage.onWake(nil)
    try stage.runDueJobs()
    #expect(diary.entries == ["0 resumed"])
  }

  @Test func tasksOfNoStageRunOnTheSystem() async throws {
    #expect(StageScheduler.current == nil)
    let value = await Task.detached { StageScheduler.current == nil }.value
    #expect(value)
  }
}
