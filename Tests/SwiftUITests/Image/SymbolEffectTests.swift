import Foundation
import Observation
import Raster
import Testing

@testable import SwiftUI

@MainActor
@Suite struct SymbolEffectTests {
  @Observable
  final class Model {
    var count = 0
    var isActive = false
    var name = "heart.fill"
  }

  private let model = Model()

  private struct Shown<Content: View>: View {
    let model: Model
    let content: (Model) -> Content
    var body: some View { content(model) }
  }

  private func host<V: View>(@ViewBuilder _ content: @escaping (Model) -> V) -> TextHost {
    TextHost(Shown(model: model, content: content), scale: 1)
  }

  /// The transforms with which symbols are filled, and the opacities of the groups around them.
  private func fills(_ host: TextHost) -> [(transform: CGAffineTransform, opacity: Double)] {
    var result: [(CGAffineTransform, Double)] = []
    var opacities: [Double] = []
    for item in host.host.displayList().items {
      switch item.content {
      case .beginGroup(let effect, _): opacities.append(effect.opacity)
      case .endGroup: opacities.removeLast()
      case .fill: result.append((item.transform, opacities.reduce(1, *)))
      default: break
      }
    }
    return result
  }

  @Test func bouncesRunOnceAValueHasChanged() {
    let host = host { Image(systemName: "heart.fill").symbolEffect(.bounce, value: $0.count) }
    let rest = fills(host)[0].transform
    #expect(host.host.nextFrameTime == nil)
    model.count = 1
    host.host.update(to: 1)
    host.host.update(to: 1.1)
    #expect(fills(host)[0].transform.a > rest.a * 1.05)
    host.host.update(to: 2)
    #expect(fills(host)[0].transform == rest)
    #expect(host.host.nextFrameTime == nil)
  }

  @Test func countedRunsEnd() {
    let host = host { Image(systemName: "heart.fill").symbolEffect(.bounce, options: .repeat(3), value: $0.count) }
    model.count = 1
    host.host.update(to: 0)
    host.host.update(to: 1.5)
    #expect(host.host.nextFrameTime != nil)
    host.host.update(to: 1.81)
    #expect(host.host.nextFrameTime == nil)
  }

  @Test func indefiniteEffectsGoOnAndEndWithTheirRun() {
    let host = host { Image(systemName: "heart.fill").symbolEffect(.pulse, isActive: $0.isActive) }
    #expect(fills(host)[0].opacity == 1)
    model.isActive = true
    host.host.update(to: 0)
    host.host.update(to: 0.8)
    #expect(abs(fills(host)[0].opacity - 0.35) < 1e-9)
    host.host.update(to: 100)
    #expect(host.host.nextFrameTime != nil)
    model.isActive = false
    host.host.update(to: 100.1)
    #expect(host.host.nextFrameTime != nil)
    host.host.update(to: 102)
    #expect(fills(host)[0].opacity == 1)
    #expect(host.host.nextFrameTime == nil)
  }

  @Test func heldEffectsStay() {
    let host = host { Image(systemName: "heart.fill").symbolEffect(.scale.up, isActive: $0.isActive) }
    let rest = fills(host)[0].transform.a
    model.isActive = true
    host.host.update(to: 0)
    host.host.update(to: 3)
    #expect(abs(fills(host)[0].transform.a - rest * 1.2) < 0.001)
    #expect(host.host.nextFrameTime == nil)
  }

  @Test func replacingShrinksTheOldAndGrowsTheNew() {
    let host = host { Image(systemName: $0.name).contentTransition(.symbolEffect(.replace)) }
    model.name = "star.fill"
    host.host.update(to: 0)
    host.host.update(to: 0.1)
    let during = fills(host)
    #expect(during.count == 2)
    #expect(during.allSatisfy { $0.opacity < 1 })
    host.host.update(to: 2)
    #expect(fills(host).count == 1)
  }

  @Test func posesBeginAndEndAtRest() {
    let effects: [any SymbolEffect] = [.bounce, .bounce.down, .pulse, .wiggle, .wiggle.left, .breathe.plain]
    for effect in effects {
      for part in [0.0, 1] {
        let pose = effect.configuration.pose(at: part)
        #expect(abs(pose.scale - 1) < 1e-9 && abs(pose.rotation) < 1e-9 && abs(pose.opacity - 1) < 1e-9, "\(effect)")
      }
    }
    #expect(abs(RotateSymbolEffect().configuration.pose(at: 1).rotation - 2 * .pi) < 1e-9)
  }

  @Test func removedEffectsDoNotReachTheSymbol() {
    let host = host {
      Image(systemName: "heart.fill").symbolEffectsRemoved().symbolEffect(.pulse, isActive: $0.isActive)
    }
    model.isActive = true
    host.host.update(to: 0.5)
    #expect(host.host.nextFrameTime == nil)
  }
}
