import Testing

@testable import Stage

@MainActor @Suite struct StageSchedulerTests {
  private func makeStage() -> (StageScheduler, Diary) {
    let stage = StageScheduler()
    return (stage, Diary(stage))
  }

  @Test func nothingRunsUntilItIsTold() throws {
    let (stage, diary) = makeStage()
    stage.perform { _ = Task { diary.note("ran") } }
    #expect(diary.entries == [])
    #expect(stage.hasReadyJobs)
    try stage.runDueJobs()
    #expect(diary.entries == ["0 ran"])
    #expect(!stage.hasReadyJobs)
  }

  @Test func aSleepEndsExactlyAtItsDeadline() throws {
    let (stage, diary) = makeStage()
    stage.perform {
      _ = Task {
        try await stage.sleep(for: .milliseconds(250))
        diary.note("woke")
        #expect(stage.clock.now.offset == .milliseconds(250))
      }
    }
    try stage.run(untilSeconds: 0.249)
    #expect(diary.entries == [])
    #expect(stage.nextDeadline?.offset == .milliseconds(250))
    try stage.run(untilSeconds: 1)
    #expect(diary.entries == ["250 woke"])
    #expect(stage.clock.seconds == 1)
  }

  @Test func equalDeadlinesKeepTheirOrder() throws {
    let (stage, diary) = makeStage()
    stage.perform {
      for name in ["a", "b", "c"] {
        _ = Task {
          try await stage.sleep(for: .seconds(1))
          diary.note(name)
        }
      }
    }
    try stage.run(untilSeconds: 1)
    #expect(diary.entries == ["1000 a", "1000 b", "1000 c"])
  }

  @Test func framesDoNotChangeWhatHappens() throws {
    func play(_ advance: (StageScheduler) throws -> Void) rethrows -> [String] {
      let (stage, diary) = makeStage()
      stage.perform {
        _ = Task {
          for count in 0..<40 {
            try await stage.sleep(for: .milliseconds(7))
            diary.note("seven \(count)")
          }
        }
        _ = Task {
          for count in 0..<20 {
            try await stage.sleep(for: .milliseconds(11))
            diary.note("eleven \(count)")
          }
        }
      }
      try advance(stage)
      return diary.entries
    }
    let atOnce = try play { try $0.run(untilSeconds: 1) }
    let byFrames = try play { stage in for frame in 0...60 { try stage.run(untilSeconds: Double(frame) / 60) } }
    #expect(atOnce.count == 60)
    #expect(atOnce == byFrames)
  }

  @Test func aDeadlineOnAFrameIsMetByThatFrame() throws {
    let (stage, diary) = makeStage()
    stage.perform {
      _ = Task {
        for _ in 0..<600 { try await stage.sleep(for: .seconds(1.0 / 60)) }
        diary.note("done")
      }
    }
    for frame in 0..<600 { try stage.run(untilSeconds: Double(frame) / 60) }
    #expect(diary.entries == [])
    try stage.run(untilSeconds: 10)
    #expect(diary.entries == ["10000 done"])
  }

  @Test func cancellationWakesASleeperAtOnce() throws {
    let (stage, diary) = makeStage()
    stage.perform {
      let sleeper = Task {
        do {
          try await stage.sleep(for: .seconds(100))
        } catch {
          diary.note("\(type(of: error))")
        }
      }
      _ = Task {
        try await stage.sleep(for: .milliseconds(77))
        sleeper.cancel()
      }
    }
    try stage.run(untilSeconds: 0.1)
    #expect(diary.entries == ["77 CancellationError"])
    #expect(stage.nextDeadline == nil)
  }

  @Test func aTaskCancelledBeforeItSleepsDoesNotSleep() throws {
    let (stage, diary) = makeStage()
    stage.perform {
      let sleeper = Task {
        do {
          try await stage.sleep(for: .seconds(1))
        } catch {
          diary.note("\(type(of: error))")
        }
      }
      sleeper.cancel()
    }
    try stage.runDueJobs()
    #expect(diary.entries == ["0 CancellationError"])
  }

  @Test func sixtySecondsOfManyTasksTakeNoRealTime() throws {
    let (stage, diary) = makeStage()
    nonisolated(unsafe) var wakes = 0
    stage.perform {
      for _ in 0..<10 {
        _ = Task {
          while stage.clock.seconds < 60 {
            try await stage.sleep(for: .milliseconds(20))
            wakes += 1
          }
        }
      }
    }
    try stage.run(untilSeconds: 60)
    #expect(wakes == 30_000)
    #expect(diary.entries == [])
  }

  @Test func aTaskThatNeverSleepsIsStopped() throws {
    let stage = StageScheduler(jobLimit: 500)
    stage.perform {
      _ = Task { while !Task.isCancelled { await Task.yield() } }
    }
    let fault = #expect(throws: RunawayTasks.self) { try stage.run(untilSeconds: 2) }
    #expect(fault == RunawayTasks(jobCount: 500, seconds: 0))
    #expect(fault?.description.contains("500 task steps ran at 0.0 s") == true)
  }

  @Test func sleepingForNextToNothingIsStoppedToo() throws {
    let stage = StageScheduler(jobLimit: 500)
    stage.perform {
      _ = Task { while true { try await stage.sleep(for: .nanoseconds(1)) } }
    }
    #expect(throws: RunawayTasks.self) { try stage.run(untilSeconds: 2) }
    #expect(stage.clock.seconds < 0.001)
    try stage.shutDown()
    #expect(!stage.hasReadyJobs)
  }

  @Test func aBusyButHonestStageIsNotStopped() throws {
    let stage = StageScheduler(jobLimit: 500)
    nonisolated(unsafe) var count = 0
    stage.perform {
      _ = Task {
        for _ in 0..<2000 {
          try await stage.sleep(for: .milliseconds(1))
          count += 1
        }
      }
    }
    try stage.run(untilSeconds: 2)
    #expect(count == 2000)
  }

  @Test func shuttingDownEndsEverySleeper() throws {
    let (stage, diary) = makeStage()
    stage.perform {
      for delay in [3, 1, 2] {
        _ = Task {
          do {
            try await stage.sleep(for: .seconds(delay))
          } catch {
            diary.note("\(delay) \(type(of: error))")
          }
        }
      }
      stage.schedule(after: .seconds(1)) { Issue.record("A dropped action ran.") }
    }
    try stage.runDueJobs()
    try stage.shutDown()
    #expect(diary.entries == ["0 1 CancellationError", "0 2 CancellationError", "0 3 CancellationError"])
    #expect(stage.nextDeadline == nil)
    #expect(!stage.hasReadyJobs)
  }

  @Test func scheduledActionsRunInOrder() throws {
    let (stage, diary) = makeStage()
    stage.schedule(after: .milliseconds(20)) { MainActor.assumeIsolated { diary.note("later") } }
    stage.schedule(after: .zero) { MainActor.assumeIsolated { diary.note("at once") } }
    stage.schedule(after: .seconds(-1)) { MainActor.assumeIsolated { diary.note("in the past") } }
    try stage.run(untilSeconds: 1)
    #expect(diary.entries == ["0 at once", "0 in the past", "20 later"])
  }

  @Test func timesThatAreNoneLeaveTheClockAlone() throws {
    let stage = StageScheduler()
    try stage.run(untilSeconds: 1)
    try stage.run(untilSeconds: .nan)
    try stage.run(untilSeconds: -3)
    try stage.run(untilSeconds: 0.5)
    #expect(stage.clock.seconds == 1)
  }
}
