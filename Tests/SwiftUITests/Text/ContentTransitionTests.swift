import Foundation
import Observation
import Raster
import Testing

@testable import SwiftUI

@MainActor
@Suite struct ContentTransitionTests {
  @Observable
  final class Model {
    var text = "12"
    var size = 20.0
    var weight = SwiftUI.Font.Weight.regular
    var color = Color(red: 0, green: 0, blue: 0)
  }

  private struct Shown: View {
    let model: Model
    var transition: ContentTransition?

    var body: some View {
      let text = Text(verbatim: model.text).font(.system(size: model.size, weight: model.weight))
        .foregroundStyle(model.color)
      if let transition { text.contentTransition(transition) } else { text }
    }
  }

  private let model = Model()

  private func host(_ transition: ContentTransition? = nil) -> TextHost {
    TextHost(Shown(model: model, transition: transition), scale: 1)
  }

  private func change(_ animation: Animation? = .linear(duration: 1), _ change: (Model) -> Void) {
    withAnimation(animation) { change(model) }
  }

  /// What is drawn: each glyph with its size, its place, and the opacity of the groups around it.
  private struct Drawn {
    var glyph: UInt32
    var size: Double
    var position: CGPoint
    var opacity: Double
    var paint: Paint
  }

  private func drawn(_ host: TextHost) -> [Drawn] {
    var result: [Drawn] = []
    var opacities: [Double] = []
    for item in host.host.displayList().items {
      switch item.content {
      case .beginGroup(let effect, _): opacities.append(effect.opacity)
      case .endGroup: opacities.removeLast()
      case .glyphs(let run, let paint):
        // A plain colour fades by its own alpha.
        var alpha = opacities.reduce(1, *)
        if case .solid(let color) = paint { alpha *= Double(color.alpha) }
        for (glyph, position) in zip(run.glyphs, run.positions) {
          result.append(
            Drawn(
              glyph: glyph, size: run.size, position: position.applying(item.transform),
              opacity: alpha, paint: paint))
        }
      default: break
      }
    }
    return result
  }

  @Test func withoutAnimationTheNewTextIsThereAtOnce() {
    let host = host()
    change(nil) { $0.text = "34" }
    host.host.update(to: 0.1)
    #expect(drawn(host).count == 2)
    #expect(drawn(host).allSatisfy { $0.opacity == 1 })
    #expect(host.host.nextFrameTime == nil)
  }

  @Test func otherTextCrossFades() {
    let host = host()
    change { $0.text = "abc" }
    host.host.update(to: 0)
    host.host.update(to: 0.25)
    let glyphs = drawn(host)
    #expect(glyphs.count == 5)
    #expect(glyphs.prefix(2).allSatisfy { abs($0.opacity - 0.75) < 1e-9 })
    #expect(glyphs.suffix(3).allSatisfy { abs($0.opacity - 0.25) < 1e-9 })
    host.host.update(to: 1)
    #expect(drawn(host).count == 3)
    #expect(drawn(host).allSatisfy { $0.opacity == 1 })
    host.host.update(to: 1.1)
    #expect(host.host.nextFrameTime == nil)
  }

  @Test func interruptedFadesGoOnFromWhereTheyWere() {
    let host = host()
    change { $0.text = "abc" }
    host.host.update(to: 0)
    host.host.update(to: 0.5)
    change { $0.text = "x" }
    host.host.update(to: 0.5)
    let glyphs = drawn(host)
    #expect(glyphs.map(\.opacity) == [0.5, 0.5, 0.5, 0.5, 0.5])
    host.host.update(to: 2)
    #expect(drawn(host).count == 1)
  }

  @Test func identityDoesNotAnimate() {
    let host = host(.identity)
    change { $0.text = "34" }
    host.host.update(to: 0)
    host.host.update(to: 0.25)
    #expect(drawn(host).count == 2)
    #expect(drawn(host).allSatisfy { $0.opacity == 1 })
  }

  @Test func theSameTextGrowsGlyphByGlyph() {
    let host = host()
    let before = drawn(host)
    change { $0.size = 12 }
    host.host.update(to: 0)
    host.host.update(to: 0.5)
    let middle = drawn(host)
    host.host.update(to: 1)
    let after = drawn(host)
    #expect(middle.count == 2 && after.count == 2)
    for index in 0..<min(middle.count, after.count, 2) {
      let mean = (before[index].size + after[index].size) / 2
      #expect(abs(middle[index].size - mean) < 1e-6)
      let x = (before[index].position.x + after[index].position.x) / 2
      let y = (before[index].position.y + after[index].position.y) / 2
      #expect(abs(middle[index].position.x - x) < 0.01 && abs(middle[index].position.y - y) < 0.01)
    }
  }

  @Test func weightsCross() {
    let host = host()
    change { $0.weight = .bold }
    host.host.update(to: 0)
    host.host.update(to: 0.5)
    // Outlines between the two weights are filled as paths, or both weights are drawn half as opaque.
    let items = host.host.displayList().items
    #expect(!items.isEmpty)
    host.host.update(to: 1)
    #expect(drawn(host).count == 2)
  }

  @Test func numbersRoll() {
    let host = host(.numericText())
    let before = drawn(host)
    change { $0.text = "13" }
    host.host.update(to: 0)
    host.host.update(to: 0.5)
    let glyphs = drawn(host)
    #expect(glyphs.count == 3)
    // The 1 stays, the 3 comes from below, the 2 leaves upwards.
    #expect(glyphs[0].opacity == 1)
    #expect(glyphs[0].glyph == before[0].glyph)
    #expect(glyphs[1].opacity == 0.5 && glyphs[1].position.y > before[0].position.y)
    #expect(glyphs[2].opacity == 0.5 && glyphs[2].position.y < before[0].position.y)
    #expect(glyphs[2].glyph == before[1].glyph)
    host.host.update(to: 1)
    #expect(drawn(host).count == 2)
  }

  @Test func numbersRollByTheirValue() {
    let host = host(.numericText(value: 12))
    let before = drawn(host)
    host.host.update(to: 0)
    change { $0.text = "13" }
    host.host.update(to: 0)
    host.host.update(to: 0.5)
    #expect(drawn(host)[1].position.y > before[0].position.y)
    let down = TextHost(Shown(model: model, transition: .numericText(countsDown: true)), scale: 1)
    change { $0.text = "14" }
    down.host.update(to: 0)
    down.host.update(to: 0.5)
    #expect(drawn(down)[1].position.y < drawn(down)[0].position.y)
  }

  @Test func tensStayTensWhenHundredsCome() {
    model.text = "99"
    let host = host(.numericText())
    let before = drawn(host)
    change { $0.text = "199" }
    host.host.update(to: 0)
    host.host.update(to: 0.5)
    let glyphs = drawn(host)
    #expect(glyphs.count == 3)
    #expect(glyphs[1].opacity == 1 && glyphs[2].opacity == 1)
    #expect(glyphs[1].glyph == before[0].glyph)
  }

  @Test func coloursCross() {
    let host = host()
    change { $0.color = Color(red: 1, green: 1, blue: 1) }
    host.host.update(to: 0)
    host.host.update(to: 0.5)
    let glyphs = drawn(host)
    #expect(glyphs.count == 2)
    // Half way in linear light.
    guard case .solid(let color) = glyphs[0].paint else {
      Issue.record("not a plain colour")
      return
    }
    #expect(abs(color.red - 0.7354) < 0.001)
  }

  @Test func baselinesLieOnPixels() {
    let view = VStack {
      Text(verbatim: "one").font(.caption)
      Text(verbatim: "two").font(.title)
    }
    for scale in [1.0, 2, 3] {
      for glyph in drawn(TextHost(view, scale: scale)) {
        let y = glyph.position.y * scale
        #expect(abs(y - y.rounded()) < 1e-6)
      }
    }
  }
}
