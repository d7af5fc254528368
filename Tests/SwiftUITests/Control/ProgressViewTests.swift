import Testing

@testable import SwiftUI

@MainActor @Suite struct ProgressViewTests {
  @Test func aSpinnerHasEightSpokesThatStep() {
    let player = Player(ProgressView())
    let first = player.fills
    #expect(first.count == 8)
    // Framed by 20 × 20 points in the middle.
    let all = first.reduce(CGRect.null) { $0.union($1.bounds) }
    #expect(abs(all.minX - 90) < 0.01 && abs(all.maxX - 110) < 0.01)
    #expect(player.host.nextFrameTime == 0.125)
    player.wait(0.124)
    #expect(!player.host.needsDisplay)
    player.wait(0.001)
    #expect(player.host.needsDisplay)
    // The head has moved on by one spoke.
    #expect(player.fills.map(\.color.alpha)[1] == first.map(\.color.alpha)[0])
    player.wait(0.875)
    #expect(player.fills.map(\.color.alpha) == first.map(\.color.alpha))
    #expect(abs(Double(first[0].color.alpha) - 147.0 / 255) < 1e-6)
  }

  @Test func aTintColoursTheSpokes() {
    let player = Player(ProgressView().tint(.red))
    let red = Color.red.resolve(in: EnvironmentValues()).rgba
    #expect(player.fills.allSatisfy { $0.color.red == red.red && $0.color.blue == red.blue })
  }

  @Test func largeSpinners() {
    let player = Player(ProgressView().controlSize(.large))
    let all = player.fills.reduce(CGRect.null) { $0.union($1.bounds) }
    #expect(abs(all.height - 37) < 0.1)
  }

  @Test func aBarShowsTheFraction() {
    let player = Player(ProgressView(value: 30, total: 120).padding(20))
    let fills = player.fills
    #expect(fills.count == 2)
    #expect(abs(fills[0].bounds.width - 160) < 0.01 && abs(fills[0].bounds.height - 4) < 0.01)
    #expect(abs(fills[1].bounds.width - 40) < 0.01)
    #expect(player.elements.first?.value == "25%")
  }

  @Test func badValues() {
    #expect(Player(ProgressView(value: 3.0, total: 2)).elements.first?.value == "100%")
    #expect(Player(ProgressView(value: Double.nan)).elements.first?.value == "0%")
    #expect(Player(ProgressView(value: 1.0, total: 0)).elements.first?.value == "0%")
  }

  @Test func spoken() {
    let element = Player(ProgressView("Loading")).elements.first
    #expect(element?.spokenDescription(locale: Locale(identifier: "en")) == "Loading: In progress.")
  }

  @Test func aStyleMakesABarOrASpinner() {
    func fills<V: View>(_ view: V) -> Int { Player(view.padding(20)).fills.count }
    #expect(fills(ProgressView(value: 0.5).progressViewStyle(.linear)) == 2)
    #expect(fills(ProgressView(value: 0.5).progressViewStyle(LinearProgressViewStyle(tint: .red))) == 2)
    #expect(fills(ProgressView().progressViewStyle(.circular)) == 8)
    #expect(fills(ProgressView().progressViewStyle(CircularProgressViewStyle(tint: .white))) == 8)
    let red = Color.red.resolve(in: EnvironmentValues()).rgba
    let bar = Player(ProgressView(value: 0.5).progressViewStyle(LinearProgressViewStyle(tint: .red)).padding(20))
    #expect(bar.fills.last?.color == red)
  }

  @Test func aStyleOfOnesOwnIsToldTheFraction() {
    struct Ring: ProgressViewStyle {
      func makeBody(configuration: Configuration) -> some View {
        Color.red.frame(width: 100 * (configuration.fractionCompleted ?? 0), height: 10)
      }
    }
    #expect(Player(ProgressView(value: 0.3).progressViewStyle(Ring())).fills.first?.bounds.width == 30)
  }
}
