import Foundation
import Testing

@testable import SwiftUI

@Suite struct ResolvedStyleTests {
  private func resolve<S: ShapeStyle>(_ style: S) -> _ResolvedStyle {
    style._resolveStyle(_StyleContext(environment: EnvironmentValues()))
  }

  /// `to` as it is shown with a fraction of the way from `from` done.
  private func shown(_ from: _ResolvedStyle, _ to: _ResolvedStyle, _ fraction: Double) -> _ResolvedStyle {
    var interval = to.animatableData - from.animatableData
    let whole = interval
    interval.scale(by: fraction)
    var result = to
    result.animatableData = to.animatableData + interval - whole
    return result
  }

  @Test func colorsCrossLight() {
    let middle = shown(
      resolve(Color(red: 1, green: 0, blue: 0)), resolve(Color(red: 0, green: 0, blue: 1)), 0.5)
    #expect(middle.color?.description == "#BC00BCFF")
  }

  @Test func gradientsCrossColorsPlacesAndGeometry() throws {
    let from = resolve(LinearGradient(colors: [.black, .black], startPoint: .top, endPoint: .bottom))
    let to = resolve(LinearGradient(colors: [.white, .white], startPoint: .leading, endPoint: .trailing))
    guard case .gradient(let gradient) = shown(from, to, 0.5).fill else {
      Issue.record("not a gradient")
      return
    }
    #expect(gradient.stops.map(\.color.description) == ["#BCBCBCFF", "#BCBCBCFF"])
    #expect(gradient.geometry == .linear(start: UnitPoint(x: 0.25, y: 0.25), end: UnitPoint(x: 0.75, y: 0.75)))
  }

  @Test func extraStopsChangeAtOnce() {
    let from = resolve(LinearGradient(colors: [.black, .black], startPoint: .top, endPoint: .bottom))
    let to = resolve(LinearGradient(colors: [.white, .white, .red], startPoint: .top, endPoint: .bottom))
    guard case .gradient(let gradient) = shown(from, to, 0).fill else {
      Issue.record("not a gradient")
      return
    }
    #expect(gradient.stops.map(\.color.description) == ["#000000FF", "#000000FF", "#FF3B30FF"])
    #expect(gradient.stops[1].location == 1)
  }

  @Test func otherGeometriesInterpolate() {
    let radial = shown(
      resolve(RadialGradient(colors: [.black], center: .center, startRadius: 0, endRadius: 10)),
      resolve(RadialGradient(colors: [.black], center: .center, startRadius: 10, endRadius: 30)), 0.5)
    guard case .gradient(let gradient) = radial.fill else {
      Issue.record("not a gradient")
      return
    }
    #expect(gradient.geometry == .radial(center: .center, startRadius: 5, endRadius: 20))
  }

  @Test func betweenKindsTheChangeIsAtOnce() {
    let color = resolve(Color.black)
    let gradient = resolve(LinearGradient(colors: [.white, .red], startPoint: .top, endPoint: .bottom))
    #expect(shown(color, gradient, 0.3) == gradient)
    #expect(shown(gradient, color, 0.3) == color)
    #expect(shown(resolve(Material.thin), color, 0.3) == color)
  }

  @Test func shadowsInterpolate() {
    let middle = shown(
      resolve(Color.black.shadow(.drop(color: .black, radius: 2, x: 0, y: 4))),
      resolve(Color.black.shadow(.drop(color: .white, radius: 6, x: 2, y: 8))), 0.5)
    #expect(middle.shadows[0].radius == 4)
    #expect(middle.shadows[0].offset == CGSize(width: 1, height: 6))
    #expect(middle.shadows[0].color.description == "#BCBCBCFF")
  }

  @Test func vectorsFormASpace() {
    let a = resolve(Color.red).animatableData
    #expect(StyleVector.zero + a == a)
    #expect(a - .zero == a)
    #expect(a - a + a == a)
    var negative = a
    negative.scale(by: -1)
    #expect(StyleVector.zero - a == negative)
    #expect((a - a).magnitudeSquared == 0)
  }

  @Test func modifiersAddUp() {
    let style = resolve(Color.black.opacity(0.5).blendMode(.multiply).shadow(.inner(radius: 3)))
    #expect(style.color?.opacity == 0.5)
    #expect(style.blendMode == .multiply)
    #expect(style.shadows.map(\.kind) == [.inner])
    #expect(!style.isPlain)
    #expect(resolve(Material.regular.opacity(0.5)).opacity == 0.5)
  }

  @Test func materialsHaveARecipeAndNoPaint() {
    let material = resolve(.regularMaterial)
    #expect(material.material == .regular(dark: false))
    #expect(material.paint(in: CGRect(x: 0, y: 0, width: 1, height: 1)) == nil)
    var dark = EnvironmentValues()
    dark.colorScheme = .dark
    #expect(Material.bar._resolveStyle(_StyleContext(environment: dark)).material == .chrome(dark: true))
    #expect(resolve(Color.red).material == nil)
  }

  @Test func withoutTransparencyAMaterialIsAColor() {
    var environment = EnvironmentValues()
    environment._accessibilityReduceTransparency = true
    let light = Material.regular._resolveStyle(_StyleContext(environment: environment))
    #expect(light.material == nil)
    #expect(light.color?.opacity == 1)
    #expect((light.color?.red ?? 0) > 0.9)
    environment.colorScheme = .dark
    #expect((Material.regular._resolveStyle(_StyleContext(environment: environment)).color?.red ?? 1) < 0.2)
  }

  @Test func whatShowsNothingHasNoPaint() {
    let rect = CGRect(x: 0, y: 0, width: 1, height: 1)
    #expect(resolve(Color.clear).paint(in: rect) == nil)
    #expect(resolve(SwiftUI.Gradient(colors: [])).paint(in: rect) == nil)
    #expect(resolve(Color.red).paint(in: rect) != nil)
  }
}
