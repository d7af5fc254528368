import Testing

@testable import SwiftUI

@MainActor
struct PreferenceTests {
  private enum Names: PreferenceKey {
    static let defaultValue: [String] = []
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
  }

  @Test func valuesAreHandedUpInTheOrderOfTheViews() {
    let log = Log()
    _ = Player(
      HStack {
        Color.red.preference(key: Names.self, value: ["a"])
        VStack {
          Color.red.preference(key: Names.self, value: ["b"])
          Color.red
          Color.red.preference(key: Names.self, value: ["c"])
        }
      }
      .onPreferenceChange(Names.self) { log($0.joined()) })
    #expect(log.entries == ["abc"])
  }

  @Test func anOuterValueTakesThePlaceOfTheInnerAndATransformChangesIt() {
    let log = Log()
    _ = Player(
      Color.red.preference(key: Names.self, value: ["a"]).preference(key: Names.self, value: ["b"])
        .transformPreference(Names.self) { $0.append("!") }
        .onPreferenceChange(Names.self) { log($0.joined()) })
    #expect(log.entries == ["b!"])
  }

  @Test func achangeAndAViewThatGoesAreTold() {
    let log = Log()
    struct Changing: View {
      let log: Log
      @State private var count = 1

      var body: some View {
        VStack(spacing: 0) {
          Color.blue.onTapGesture { count = (count + 1) % 3 }
          if count > 0 { Color.red.preference(key: Names.self, value: ["\(count)"]) }
        }
        .onPreferenceChange(Names.self) { log("[\($0.joined())]") }
      }
    }
    let player = Player(Changing(log: log))
    player.click(100, 20)
    player.wait(0.5)
    player.click(100, 20)
    player.wait(0.5)
    #expect(log.entries == ["[1]", "[2]", "[]"])
  }

  private enum Bounds: PreferenceKey {
    static var defaultValue: Anchor<CGRect>? { nil }
    static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) { value = value ?? nextValue() }
  }

  @Test func anAnchorIsSeenInTheCoordinatesOfTheOverlay() {
    let report = Probe.Report()
    let player = Player(
      VStack(spacing: 0) {
        Color.red.frame(height: 50)
        HStack(spacing: 0) {
          Color.green.frame(width: 40)
          Color.blue.anchorPreference(key: Bounds.self, value: .bounds) { $0 }
        }
      }
      .overlayPreferenceValue(Bounds.self) { anchor in
        GeometryReader { proxy in
          if let anchor {
            let rect = proxy[anchor]
            Probe(report, width: rect.width, height: rect.height).offset(x: rect.minX, y: rect.minY)
          }
        }
      })
    player.wait(0.1)
    #expect(report.frame.size == CGSize(width: 160, height: 150))
    _ = player.host.displayList()
    #expect(report.shown.origin == CGPoint(x: 40, y: 50))
  }
}
