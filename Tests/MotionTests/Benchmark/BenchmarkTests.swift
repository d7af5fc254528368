import Testing

@testable import Motion

@Suite struct BenchmarkTests {
  // In processes of their own: nothing else may run while allocations are counted.

  @Test func countsAllocations() async {
    await #expect(processExitsWith: .success) {
      final class Object {}
      var objects: [Object] = []
      objects.reserveCapacity(8)
      let count = AllocationCounter.count { for _ in 0..<7 { objects.append(Object()) } }
      precondition(count == 7 && objects.count == 7)
    }
  }

  @Test func noSampleAllocates() async {
    await #expect(processExitsWith: .success) {
      let figures = MotionBenchmark.run(samples: 4000, countsAllocations: true)
      precondition(!figures.isEmpty && figures.allSatisfy { $0.allocationsPerSample == 0 })
    }
  }

  @Test func computesTheSameInEveryRun() {
    let (first, second) = (MotionBenchmark.run(samples: 500), MotionBenchmark.run(samples: 500))
    #expect(first.map(\.checksum) == second.map(\.checksum))
    #expect(first.allSatisfy { $0.checksum > 0 })
  }
}
