import Foundation
import Observation

@MainActor @Observable
final class Season {
  private(set) var petals = 3

  func pass() async {
    for _ in 0..<3 {
      do {
        try await Task.sleep(for: .seconds(0.1))
      } catch {
        return
      }
      petals += 1
    }
  }
}
