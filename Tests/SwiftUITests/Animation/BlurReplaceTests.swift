import Raster
import Testing

@testable import SwiftUI

@MainActor
@Suite struct BlurReplaceTests {
  private struct Replaced: View {
    let model: TestModel<Bool>
    let probe: Probe.Report
    let configuration: BlurReplaceTransition.Configuration

    var body: some View {
      ZStack {
        if model.value {
          Probe(probe, width: 100, height: 50).transition(.blurReplace(configuration))
        }
      }
    }
  }

  private let probe = Probe.Report()

  private func state(_ host: ViewHost, at time: Double) -> (opacity: Double, blur: Double, width: Double) {
    host.update(to: time)
    let effects = host.groupEffects
    return (
      effects.map(\.opacity).min() ?? 1, effects.map(\.blurRadius).max() ?? 0, Double(probe.shown.width)
    )
  }

  @Test func aViewComesSharperLargerAndMoreOpaque() {
    let model = TestModel(false)
    let host = host(Replaced(model: model, probe: probe, configuration: .downUp))
    withAnimation(.linear(duration: 1)) { model.value = true }
    host.update(to: 1)
    let middle = state(host, at: 1.5)
    #expect(abs(middle.opacity - 0.5) < 1e-4)
    #expect(abs(middle.blur - 3.5) < 1e-4)
    #expect(abs(middle.width - 95) < 1e-4)
    let end = state(host, at: 2.1)
    #expect(end.opacity == 1)
    #expect(end.blur == 0)
    #expect(end.width == 100)
  }

  @Test(arguments: [(BlurReplaceTransition.Configuration.downUp, 95.0), (.upUp, 105)])
  func itGoesTheWayItIsToldTo(_ configuration: BlurReplaceTransition.Configuration, _ width: Double) {
    let model = TestModel(true)
    let host = host(Replaced(model: model, probe: probe, configuration: configuration))
    withAnimation(.linear(duration: 1)) { model.value = false }
    host.update(to: 1)
    let middle = state(host, at: 1.5)
    #expect(abs(middle.opacity - 0.5) < 1e-4)
    #expect(abs(middle.blur - 3.5) < 1e-4)
    #expect(abs(middle.width - width) < 1e-4)
    host.update(to: 2.1)
    #expect(host.displayList().isEmpty)
  }
}
