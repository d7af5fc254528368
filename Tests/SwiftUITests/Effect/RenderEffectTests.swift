import Raster
import Testing

@testable import SwiftUI

/// Render effects become groups of the display list, and their numbers move in the transaction at hand.
@MainActor
@Suite struct RenderEffectTests {
  private var square: some View { Rectangle().frame(width: 20, height: 10) }

  private func groups<V: View>(_ view: V) -> [GroupEffect] { host(view).groupEffects }

  @Test func coloursAreChangedByOneMatrixEach() {
    #expect(groups(square.brightness(0.25)) == [.color(.brightness(0.25))])
    #expect(groups(square.contrast(2)) == [.color(.contrast(2))])
    #expect(groups(square.saturation(0.5)) == [.color(.saturation(0.5))])
    #expect(groups(square.grayscale(1)) == [.color(.grayscale(1))])
    #expect(groups(square.hueRotation(.radians(1))) == [.color(.hueRotation(1))])
    #expect(groups(square.colorInvert()) == [.color(.colorInvert)])
    #expect(groups(square.luminanceToAlpha()) == [.luminanceToAlpha])
    let half = Color(.sRGB, red: 1, green: 0, blue: 1, opacity: 0.5)
    #expect(
      groups(square.colorMultiply(half)) == [
        GroupEffect(color: .colorMultiply(red: 1, green: 0, blue: 1), opacity: 0.5)
      ])
  }

  @Test func whatChangesNothingMakesNoGroup() {
    #expect(groups(square.brightness(0).contrast(1).saturation(1).grayscale(0)) == [])
    #expect(groups(square.brightness(.nan).contrast(.infinity).saturation(-.infinity)) == [])
    #expect(groups(square.colorMultiply(.white).blur(radius: 0).blendMode(.normal)) == [])
    #expect(groups(square.blur(radius: -1).blur(radius: .nan).blur(radius: .infinity)) == [])
    #expect(groups(square.shadow(color: .clear, radius: 4).shadow(radius: 4, x: .nan)) == [])
  }

  @Test func theOutermostEffectIsTheOutermostGroup() {
    #expect(groups(square.blur(radius: 2).brightness(0.5)) == [.color(.brightness(0.5)), .blur(radius: 2)])
  }

  @Test func aShadowIsATranslucentBlackUnlessToldOtherwise() throws {
    let shadow = try #require(groups(square.shadow(radius: 3, x: 1, y: -2)).first?.shadow)
    #expect(shadow.radius == 3)
    #expect(shadow.offset == CGSize(width: 1, height: -2))
    #expect(shadow.color == RGBA(red: 0, green: 0, blue: 0, alpha: 0.33))
  }

  @Test func aShadowsColourFollowsTheEnvironment() throws {
    let model = TestModel(ColorScheme.light)
    struct Shadowed: View {
      let model: TestModel<ColorScheme>
      var body: some View {
        Rectangle().frame(width: 20, height: 10).shadow(color: .primary, radius: 1)
          .environment(\.colorScheme, model.value)
      }
    }
    let host = host(Shadowed(model: model))
    #expect(try #require(host.groupEffects.first?.shadow).color.red == 0)
    model.value = .dark
    host.update(to: 1)
    #expect(try #require(host.groupEffects.first?.shadow).color.red == 1)
  }

  @Test func composingIsToldToTheGroup() {
    #expect(groups(square.blendMode(.multiply)) == [.blendMode(.multiply)])
    #expect(groups(square.compositingGroup()) == [.isolated])
    #expect(groups(square.drawingGroup(opaque: true, colorMode: .linear)) == [.isolated])
  }

  @Test func anOpaqueBlurIsCutAtTheFrame() {
    func bounds<V: View>(_ view: V) -> [CGRect?] {
      host(view).displayList().items.compactMap {
        if case .beginGroup(_, let bounds) = $0.content { .some(bounds) } else { nil }
      }
    }
    #expect(bounds(square.blur(radius: 4)) == [nil])
    #expect(bounds(square.blur(radius: 4, opaque: true)) == [CGRect(x: 90, y: 45, width: 20, height: 10)])
  }

  private struct Adjusted: View {
    let model: TestModel<Double>
    var body: some View {
      Rectangle().frame(width: 20, height: 10)
        .hueRotation(.radians(model.value)).blur(radius: model.value).shadow(color: .black, radius: model.value)
    }
  }

  @Test func numbersMoveInTheTransaction() throws {
    let model = TestModel(0.0)
    let host = host(Adjusted(model: model))
    withAnimation(.linear(duration: 1)) { model.value = 4 }
    host.update(to: 1)
    host.update(to: 1.5)
    let groups = host.groupEffects
    try #require(groups.count == 3)
    #expect(abs(try #require(groups[0].shadow).radius - 2) < 1e-6)
    #expect(abs(groups[1].blurRadius - 2) < 1e-6)
    #expect(abs(groups[2].color.red.x - ColorMatrix.hueRotation(2).red.x) < 1e-5)
    // Springs need numbers of the size that `Angle` animates with.
    let hue = try #require(host.traces().first { $0.attribute == "hueRotation" })
    #expect(abs(hue.value[0] - 2 * 128) < 1e-3)
    host.update(to: 2.1)
    #expect(host.nextFrameTime == nil)
  }

  @Test func everyViewOfAGroupHasItsOwnEffect() {
    let view = HStack {
      Group {
        Color.black
        Color.white
      }
      .blur(radius: 1)
    }
    #expect(groups(view).count == 2)
  }

  @Test func whatIsHiddenKeepsItsRoom() {
    let (first, second) = (Probe.Report(), Probe.Report())
    let view = HStack(spacing: 0) {
      Probe(first, width: 40, height: 20).accessibilityLabel("first").hidden()
      Probe(second, width: 40, height: 20).accessibilityLabel("second")
    }
    let host = host(view)
    #expect(host.displayList().items.count == 1)
    #expect(first.frame == CGRect(x: 60, y: 40, width: 40, height: 20))
    #expect(second.frame.minX == 100)
    #expect(host.accessibilityElements().map(\.label) == ["second"])
  }
}
