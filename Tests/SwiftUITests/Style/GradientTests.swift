import Foundation
import Raster
import Testing

@testable import SwiftUI

@Suite struct GradientTests {
  private let rect = CGRect(x: 10, y: 20, width: 100, height: 50)

  private func gradient<S: ShapeStyle>(_ style: S) throws -> Raster.Gradient {
    let resolved = style._resolveStyle(_StyleContext(environment: EnvironmentValues()))
    guard case .gradient(let gradient)? = resolved.paint(in: rect) else {
      Issue.record("not a gradient: \(resolved)")
      throw CancellationError()
    }
    return gradient
  }

  @Test func colorsLieAtEqualDistances() {
    let gradient = SwiftUI.Gradient(colors: [.red, .green, .blue])
    #expect(gradient.stops.map(\.location) == [0, 0.5, 1])
    #expect(SwiftUI.Gradient(colors: [.red]).stops.map(\.location) == [0])
    #expect(SwiftUI.Gradient(colors: []).stops.isEmpty)
  }

  @Test func unitPointsLieInTheRectangle() throws {
    let linear = try gradient(LinearGradient(colors: [.black, .white], startPoint: .topLeading, endPoint: .trailing))
    #expect(linear.geometry == .linear(start: CGPoint(x: 10, y: 20), end: CGPoint(x: 110, y: 45)))
    let radial = try gradient(
      RadialGradient(colors: [.black, .white], center: .center, startRadius: 5, endRadius: 30))
    #expect(radial.geometry == .radial(center: CGPoint(x: 60, y: 45), startRadius: 5, endRadius: 30))
  }

  @Test func anEllipticalGradientTouchesTheSidesAtOneHalf() throws {
    let elliptical = try gradient(EllipticalGradient(colors: [.black, .white]))
    #expect(elliptical.geometry == .radial(center: CGPoint(x: 0.5, y: 0.5), startRadius: 0, endRadius: 0.5))
    #expect(CGPoint(x: 1, y: 0.5).applying(elliptical.transform) == CGPoint(x: 110, y: 45))
  }

  @Test func aStyleCanBeAnchored() throws {
    let style = LinearGradient(colors: [.black, .white], startPoint: .leading, endPoint: .trailing)
      .in(CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(try gradient(style).geometry == .linear(start: CGPoint(x: 0, y: 5), end: CGPoint(x: 10, y: 5)))
  }

  @Test func opacityReachesTheStops() throws {
    let style = LinearGradient(colors: [.black, .white.opacity(0.5)], startPoint: .leading, endPoint: .trailing)
    #expect(try gradient(style.opacity(0.5)).ramp.stops.map(\.color.alpha) == [0.5, 0.25])
    #expect(try gradient(style.secondary).ramp.stops.map(\.color.alpha) == [0.5, 0.25])
  }

  @Test func theColorSpaceReachesTheRamp() throws {
    let colors = SwiftUI.Gradient(colors: [.black, .white])
    #expect(try gradient(colors).ramp.interpolation == .device)
    #expect(try gradient(colors.colorSpace(.perceptual)).ramp.interpolation == .perceptual)
  }

  @Test func aColorsGradientIsLighterAtTheTop() throws {
    let blue = try gradient(Color.blue.gradient)
    #expect(blue.geometry == .linear(start: CGPoint(x: 60, y: 20), end: CGPoint(x: 60, y: 70)))
    let base = Color.blue.resolve(in: EnvironmentValues())
    #expect(blue.ramp.stops[1].color == RGBA(red: base.red, green: base.green, blue: base.blue))
    let top = blue.ramp.stops[0].color
    #expect(top.green > base.green && top.red > base.red)
    #expect(try gradient(Color.white.opacity(0.5).gradient).ramp.stops.map(\.color.alpha) == [0.5, 0.5])
  }

  @Test func aWholeTurnIsLeftAsItIs() throws {
    let conic = try gradient(AngularGradient(colors: [.black, .white], center: .center, angle: .degrees(90)))
    #expect(conic.geometry == .angular(center: CGPoint(x: 60, y: 45), startAngle: .pi / 2, endAngle: .pi * 2.5))
    #expect(conic.ramp.stops.map(\.location) == [0, 1])
    let same = try gradient(
      AngularGradient(gradient: .init(colors: [.black, .white]), center: .center, startAngle: .zero, endAngle: .zero))
    #expect(same.ramp.stops.map(\.location) == [0, 1])
  }

  @Test func theMissingSectorIsSplitInTheMiddle() throws {
    let style = AngularGradient(
      colors: [.black, .white], center: .center, startAngle: .zero, endAngle: .degrees(180))
    let stops = try gradient(style).ramp.stops
    #expect(stops.map(\.location) == [0, 0.5, 0.5, 0.75, 0.75, 1])
    #expect(stops.map(\.color) == [.black, .white, .white, .white, .black, .black])
  }

  @Test func anglesTheOtherWayRoundReverseTheGradient() throws {
    let style = AngularGradient(
      colors: [.black, .white], center: .center, startAngle: .degrees(180), endAngle: .zero)
    let gradient = try gradient(style)
    #expect(gradient.geometry == .angular(center: CGPoint(x: 60, y: 45), startAngle: 0, endAngle: .pi * 2))
    #expect(gradient.ramp.stops.map(\.color) == [.white, .black, .black, .black, .white, .white])
  }

  @Test func ofMoreThanATurnTheLastOneShows() throws {
    let style = AngularGradient(
      colors: [.black, .white], center: .center, startAngle: .zero, endAngle: .degrees(720))
    let gradient = try gradient(style)
    #expect(gradient.geometry == .angular(center: CGPoint(x: 60, y: 45), startAngle: .pi * 2, endAngle: .pi * 4))
    #expect(gradient.ramp.stops.map(\.location) == [0, 1])
    #expect(abs(gradient.ramp.stops[0].color.red - 0.5) < 1e-6)
  }

  @Test func rampsInUseAreShared() throws {
    let style = LinearGradient(colors: [.black, .white], startPoint: .leading, endPoint: .trailing)
    let first = try gradient(style)
    let second = try gradient(style)
    #expect(first.ramp === second.ramp)
  }

  /// Every named point of a rectangle of 100 × 50 at (10, 20).
  @Test(
    arguments: [
      (.zero, 10, 20), (.topLeading, 10, 20), (.top, 60, 20), (.topTrailing, 110, 20), (.leading, 10, 45),
      (.center, 60, 45), (.trailing, 110, 45), (.bottomLeading, 10, 70), (.bottom, 60, 70), (.bottomTrailing, 110, 70),
      (UnitPoint(x: -0.5, y: 2), -40, 120), (.init(), 10, 20),
    ] as [(UnitPoint, CGFloat, CGFloat)])
  func everyNamedPointHasItsPlace(_ point: UnitPoint, _ x: CGFloat, _ y: CGFloat) throws {
    let middle = CGPoint(x: 60, y: 45)
    let from = try gradient(
      LinearGradient(gradient: Gradient(colors: [.red, .blue]), startPoint: point, endPoint: .center))
    #expect(from.geometry == .linear(start: CGPoint(x: x, y: y), end: middle))
    let to = try gradient(LinearGradient(colors: [.red, .blue], startPoint: .center, endPoint: point))
    #expect(to.geometry == .linear(start: middle, end: CGPoint(x: x, y: y)))
    let round = try gradient(RadialGradient(colors: [.red, .blue], center: point, startRadius: 0, endRadius: 5))
    #expect(round.geometry == .radial(center: CGPoint(x: x, y: y), startRadius: 0, endRadius: 5))
  }

  @Test func stopsHaveTheirOwnPlaces() throws {
    let stops = [Gradient.Stop(color: .black, location: 0.2), .init(color: .white, location: 0.9)]
    let written = try gradient(LinearGradient(stops: stops, startPoint: .top, endPoint: .bottom))
    #expect(written.ramp.stops.map(\.location) == [0.2, 0.9])
    let wrapped = try gradient(LinearGradient(gradient: Gradient(stops: stops), startPoint: .top, endPoint: .bottom))
    #expect(wrapped.ramp.stops == written.ramp.stops)
  }

  @Test func everyKindCanBeWrittenWithADot() throws {
    func same<A: ShapeStyle, B: ShapeStyle>(_ a: A, _ b: B) throws {
      let (a, b) = (try gradient(a), try gradient(b))
      #expect(a.geometry == b.geometry && a.transform == b.transform && a.ramp.stops == b.ramp.stops)
    }
    let colors = [Color.black, .white]
    let whole = Gradient(colors: colors)
    let linear = LinearGradient(gradient: whole, startPoint: .top, endPoint: .bottom)
    try same(.linearGradient(whole, startPoint: .top, endPoint: .bottom), linear)
    try same(.linearGradient(colors: colors, startPoint: .top, endPoint: .bottom), linear)
    try same(.linearGradient(stops: whole.stops, startPoint: .top, endPoint: .bottom), linear)
    let radial = RadialGradient(gradient: whole, center: .top, startRadius: 1, endRadius: 9)
    try same(.radialGradient(whole, center: .top, startRadius: 1, endRadius: 9), radial)
    try same(.radialGradient(colors: colors, center: .top, startRadius: 1, endRadius: 9), radial)
    let angular = AngularGradient(gradient: whole, center: .top, angle: .degrees(30))
    try same(.conicGradient(colors: colors, center: .top, angle: .degrees(30)), angular)
    try same(.conicGradient(whole, center: .top, angle: .degrees(30)), angular)
    let part = AngularGradient(gradient: whole, center: .top, startAngle: .zero, endAngle: .degrees(90))
    try same(.angularGradient(whole, center: .top, startAngle: .zero, endAngle: .degrees(90)), part)
    try same(.angularGradient(colors: colors, center: .top, startAngle: .zero, endAngle: .degrees(90)), part)
    try same(.ellipticalGradient(colors: colors), EllipticalGradient(gradient: whole))
  }

  @MainActor @Test func aGradientRunsFromItsFirstColorToItsLast() {
    let down = Snapshot(
      LinearGradient(gradient: Gradient(colors: [.black, .white]), startPoint: .top, endPoint: .bottom))
    #expect(down[50, 0][0] < 4 && down[50, 99][0] > 251)
    #expect(abs(down[50, 50][0] - 128) <= 3)
    let outwards = Snapshot(
      RadialGradient(gradient: Gradient(colors: [.black, .white]), center: .center, startRadius: 10, endRadius: 40))
    #expect(outwards[50, 55] == [0, 0, 0] && outwards[50, 95] == [255, 255, 255])
    #expect(abs(outwards[75, 50][0] - 128) <= 6)
    // Clockwise from the right, so that the upper half is the second.
    let round = Snapshot(AngularGradient(gradient: Gradient(colors: [.black, .white]), center: .center))
    #expect(abs(round[50, 90][0] - 64) <= 3 && abs(round[50, 10][0] - 191) <= 3)
  }
}
