import Testing

@testable import SwiftUI

/// Values of the environment reach every view below, and only those.
@MainActor
@Suite struct EnvironmentTests {
  private struct Reader: View {
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.accessibilityReduceMotion) private var reducesMotion
    @Environment(\.layoutDirection) private var direction
    @Environment(\.horizontalSizeClass) private var sizeClass
    let log: Log
    var body: some View {
      let _ = log("\(colorScheme) \(reducesMotion) \(direction == .rightToLeft) \(sizeClass == .compact)")
      Color.clear
    }
  }

  @Test func readersSeeTheInnermostValue() {
    let log = Log()
    _ = host(
      VStack {
        Reader(log: log)
        Reader(log: log).environment(\.colorScheme, .dark)
        Reader(log: log).colorScheme(.dark).colorScheme(.light)
        Reader(log: log).environment(\.layoutDirection, .rightToLeft)
      })
    #expect(
      log.entries == [
        "light false false true", "dark false false true", "dark false false true", "light false true true",
      ])
  }

  @Test func reducedMotionIsTheUsersWish() {
    let log = Log()
    var environment = EnvironmentValues()
    environment._accessibilityReduceMotion = true
    _ = Player(Reader(log: log), environment: environment)
    #expect(log.entries == ["light true false true"])
  }

  @Test func thePreferredSchemeReachesTheWholeWindow() {
    let log = Log()
    let player = Player(
      ZStack {
        Reader(log: log)
        Color.clear.preferredColorScheme(.dark)
      })
    #expect(log.entries.last == "dark false false true")
    #expect(player.host.preferredColorScheme == .dark)
  }

  private struct Numbers: View {
    @Environment(\.testNumber) private var number
    let log: Log
    var body: some View {
      let _ = log("\(number)")
      Color.clear
    }
  }

  @Test func aKeyOfOnesOwnHasItsDefaultUntilItIsSet() {
    let log = Log()
    _ = host(
      VStack {
        Numbers(log: log)
        Numbers(log: log).environment(\.testNumber, 5)
        Numbers(log: log).transformEnvironment(\.testNumber) { $0 += 1 }.environment(\.testNumber, 7)
      })
    #expect(log.entries == ["3", "5", "8"])
  }
}

private struct TestNumberKey: EnvironmentKey {
  static let defaultValue = 3
}

extension EnvironmentValues {
  fileprivate var testNumber: Int {
    get { self[TestNumberKey.self] }
    set { self[TestNumberKey.self] = newValue }
  }
}
