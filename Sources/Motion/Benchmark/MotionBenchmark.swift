import Foundation

/// Measures how fast values are computed on one core.
public enum MotionBenchmark {
  /// The speed of one kind of work.
  public struct Figure: Sendable {
    /// What was computed.
    public let name: String

    /// How many values were computed.
    public let samples: Int

    /// The processor time that took, in seconds.
    public let seconds: Double

    /// How many objects were allocated for each value; nil when they were not counted, or cannot be.
    public let allocationsPerSample: Double?

    /// A sum of the values, so that none could be left out. It is the same in every run.
    public let checksum: Double

    /// Values a second.
    public var samplesPerSecond: Double { Double(samples) / seconds }
  }

  /// Measures everything.
  ///
  /// - Parameters:
  ///   - samples: how many values to compute of each kind.
  ///   - countsAllocations: whether to count allocations. No other thread may run Swift code meanwhile.
  public static func run(samples: Int = 2_000_000, countsAllocations: Bool = false) -> [Figure] {
    func measure(_ name: String, _ samples: Int, _ work: (Int) -> Double) -> Figure {
      self.measure(name, samples, countsAllocations, work)
    }
    return [
      measure("spring, closed form", samples, closedForm),
      measure("spring, one attribute", samples) {
        animate($0, .bouncy(duration: 60), from: 0.0, to: 100.0)
      },
      measure("spring, rectangle", samples) {
        animate($0, .bouncy(duration: 60), from: CGRect.zero.animatableData, to: rectangle.animatableData)
      },
      measure("easing, one attribute", samples) { animate($0, .easeInOut(duration: 100), from: 0.0, to: 100.0) },
      measure("delayed spring", samples) { animate($0, .bouncy(duration: 60).delay(0.1), from: 0.0, to: 100.0) },
      measure("repeated easing", samples) {
        animate($0, .easeInOut(duration: 0.3).repeatForever(), from: 0.0, to: 100.0)
      },
    ]
  }

  private static let rectangle = CGRect(x: 1, y: 2, width: 30, height: 40)

  private static func measure(
    _ name: String, _ samples: Int, _ countsAllocations: Bool, _ work: (Int) -> Double
  ) -> Figure {
    let counted = min(samples, 100_000)
    _ = work(min(samples, 1000))
    let few = countsAllocations ? AllocationCounter.count { _ = work(counted / 2) } : nil
    let many = countsAllocations ? AllocationCounter.count { _ = work(counted) } : nil
    // What is allocated however many samples there are, is allocated for none of them.
    let perSample = few.flatMap { few in many.map { Double($0 - few) / Double(counted - counted / 2) } }
    let start = processorTime()
    let checksum = work(samples)
    let seconds = processorTime() - start
    return Figure(
      name: name, samples: samples, seconds: seconds, allocationsPerSample: perSample, checksum: checksum)
  }

  /// What this thread has used of the processor, in seconds: other work on the machine does not count.
  private static func processorTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }

  private static func closedForm(_ samples: Int) -> Double {
    let spring = Spring.bouncy
    var sum = 0.0
    for index in 0..<samples {
      sum += spring.value(target: 100.0, initialVelocity: 10.0, time: Double(index & 0xFF) / 240)
    }
    return sum
  }

  /// Plays an animation at 120 frames a second, a hundred seconds at a time.
  private static func animate<Value: VectorArithmetic>(
    _ samples: Int, _ animation: Animation, from start: Value, to end: Value
  ) -> Double {
    var completed: [AnimationCompletion] = []
    var sum = 0.0
    var animator = AttributeAnimator(start)
    let framesPerRun = 12_000
    for index in 0..<samples {
      let frame = index % framesPerRun
      if frame == 0 {
        animator = AttributeAnimator(start)
        animator.setModel(end, animation: animation, time: 0)
      }
      sum += animator.value(at: Double(frame) / 120, completed: &completed).magnitudeSquared
    }
    return sum
  }
}
