import CSurroundings
import Foundation

/// The system's own steady clock, whatever stage this thread has entered.
package enum SteadyTime {
  /// In seconds.
  package static var now: Double {
    var time = timespec()
    surroundings_system_clock(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
