import Foundation
import Synchronization

/// A second thread that draws bands of a picture beside the caller's.
///
/// Both take the next band from a common counter until none is left. Bands are rows, and a pixel is the
/// same whoever draws it, so the number of threads does not show in the picture.
final class BandWorkers: @unchecked Sendable {
  private let next = Atomic<Int>(0)
  private let finished = Atomic<Int>(0)
  private let wake = DispatchSemaphore(value: 0)
  private var count = 0
  private var work: ((Int, Int) -> Void)?
  private var isEnding = false

  init() {
    let thread = Thread { [self] in
      while true {
        wake.wait()
        if isEnding { return }
        run(worker: 1)
        finished.add(1, ordering: .releasing)
      }
    }
    thread.stackSize = 4 << 20
    thread.start()
  }

  /// Lets the second thread go. Nothing may be drawn afterwards.
  func end() {
    isEnding = true
    wake.signal()
  }

  /// Calls `work` with the number of the thread (0 or 1) and of the band, once for each band.
  func draw(_ bands: Int, _ work: @escaping (Int, Int) -> Void) {
    count = bands
    self.work = work
    next.store(0, ordering: .relaxed)
    finished.store(0, ordering: .relaxed)
    wake.signal()
    run(worker: 0)
    while finished.load(ordering: .acquiring) == 0 {}
    self.work = nil
  }

  private func run(worker: Int) {
    guard let work else { return }
    while true {
      let band = next.add(1, ordering: .relaxed).oldValue
      if band >= count { return }
      work(worker, band)
    }
  }
}
