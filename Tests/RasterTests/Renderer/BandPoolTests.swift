import Foundation
import Synchronization
import Testing

@testable import Raster

@Suite("Bands and threads")
struct BandPoolTests {
  /// Counts calls by number, from any thread.
  final class Tally: @unchecked Sendable {
    private let lock = NSLock()
    private(set) var counts: [Int]

    init(_ size: Int) { counts = Array(repeating: 0, count: size) }

    func add(_ number: Int) -> Int {
      lock.withLock {
        counts[number] += 1
        return counts.reduce(0, +)
      }
    }
  }

  @Test("Every band is drawn once, round after round", arguments: [1, 2, 3, 8])
  func bands(threads: Int) {
    let pool = BandPool(count: threads)
    for round in 0..<2000 {
      let bands = round % 7
      let tally = Tally(7)
      pool.run(bands) { thread, band in
        if thread < threads { _ = tally.add(band) }
      }
      #expect(tally.counts == (0..<7).map { $0 < bands ? 1 : 0 })
    }
  }

  @Test("While a helping thread makes no progress, the caller draws all other bands")
  func stuckHelper() {
    let pool = BandPool(count: 2)
    for _ in 0..<50 {
      let tally = Tally(12)
      let others = DispatchSemaphore(value: 0)
      pool.run(12) { thread, band in
        // The helper holds its first band until the caller has drawn the rest.
        if thread == 1 { others.wait() }
        if tally.add(band) == 11 { others.signal() }
      }
      #expect(tally.counts == Array(repeating: 1, count: 12))
    }
  }
}
