import SwiftUI

/// Sleeps in every form that there is, one after the other; the text tells how many are over.
struct SleepsView: View {
  @State private var step = 0

  var body: some View {
    Text("Step \(step)")
      .task {
        do {
          try await Task.sleep(for: .milliseconds(500))
          step = 1
          try await Task.sleep(nanoseconds: 500_000_000)
          step = 2
          try await Task.sleep(until: .now + .seconds(0.5), clock: .continuous)
          step = 3
          try await Task.sleep(until: .now + .seconds(0.5), clock: .suspending)
          step = 4
          try await ContinuousClock().sleep(for: .seconds(0.5))
          step = 5
          try await wait(on: SuspendingClock())
          step = 6
          await withTaskGroup(of: Void.self) { group in
            for share in 1...3 {
              group.addTask { await pause(Double(share) / 10) }
            }
          }
          step = 7
        } catch {
          step = -1
        }
      }
  }
}

/// A clock of a type that only the caller knows.
private func wait(on clock: some Clock<Duration>) async throws {
  try await clock.sleep(until: clock.now.advanced(by: .milliseconds(500)), tolerance: nil)
}

private func pause(_ seconds: Double) async {
  do {
    try await Task.sleep(for: .seconds(seconds))
  } catch {
    print("a pause was cut short: \(error)")
  }
}

#Preview {
  SleepsView()
}
