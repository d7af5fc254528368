import Foundation
import Testing

@testable import Raster

@Suite("Gradients")
struct GradientTests {
  static let stops: [GradientRamp.Stop] = [
    .init(color: RGBA(bytes: 255, 30, 60), location: 0),
    .init(color: RGBA(bytes: 20, 60, 250, 128), location: 0.5),
    .init(color: RGBA(bytes: 200, 240, 40), location: 1),
  ]

  /// The largest difference from the ramp's own colour at the place that `parameter` says.
  static func worst(_ gradient: Gradient, _ parameter: (Double, Double) -> Double?) -> Double {
    let surface = Surface(width: 96, height: 64)
    Painter(surface).fill(surface.bounds, with: .gradient(gradient))
    var worst = 0.0
    for y in 0..<64 {
      for x in 0..<96 {
        guard let t = parameter(Double(x) + 0.5, Double(y) + 0.5) else { continue }
        let color = gradient.ramp.color(at: t) * 255
        let pixel = surface[x, y]
        let got = SIMD4<Float>(
          Float(pixel >> 16 & 0xFF), Float(pixel >> 8 & 0xFF), Float(pixel & 0xFF), Float(pixel >> 24))
        let difference = got - color
        worst = max(worst, Double(max(difference.max(), -difference.min())))
      }
    }
    return worst
  }

  @Test(
    "Linear gradients have the ramp's colour at each pixel's centre",
    arguments: [
      GradientRamp.Interpolation.device, .perceptual,
    ])
  func linear(interpolation: GradientRamp.Interpolation) {
    let ramp = GradientRamp(Self.stops, interpolation: interpolation)
    let (start, end) = (CGPoint(x: 12, y: 7), CGPoint(x: 80, y: 50))
    let worst = Self.worst(Gradient(.linear(start: start, end: end), ramp: ramp)) { x, y in
      let (dx, dy) = (68.0, 43.0)
      return min(1, max(0, ((x - 12) * dx + (y - 7) * dy) / (dx * dx + dy * dy)))
    }
    #expect(worst <= 1.5)
  }

  @Test("A pixel of a gradient does not depend on where its row begins, and no channel exceeds its alpha")
  func division() {
    let ramp = GradientRamp([
      .init(color: RGBA(white: 1, alpha: 0.02), location: 0), .init(color: RGBA(white: 0.999, alpha: 0.9), location: 1),
    ])
    let gradient = Paint.gradient(
      Gradient(.linear(start: CGPoint(x: -3, y: 11), end: CGPoint(x: 5000, y: 70)), ramp: ramp))
    let whole = Surface(width: 6000, height: 3)
    Painter(whole).fill(whole.bounds, with: gradient)
    let parts = Surface(width: 6000, height: 3)
    let painter = Painter(parts)
    for x in stride(from: 0, to: 6000, by: 37) {
      painter.clip = PixelRect(x: x, y: 0, width: 37, height: 3)
      painter.fill(parts.bounds, with: gradient)
    }
    #expect(DamagePropertyTests.difference(whole, parts) == nil)
    for pixel in Set(whole.allPixels) {
      let color: UInt32 = max(pixel & 0xFF, pixel >> 8 & 0xFF, pixel >> 16 & 0xFF)
      #expect(color <= pixel >> 24)
    }
  }

  @Test("A clip mask that covers everything changes no pixel of a linear gradient", arguments: [1, 0.5])
  func mask(alpha: Float) {
    let ramp = GradientRamp([
      .init(color: RGBA(red: 1, green: 0.1, blue: 0.2, alpha: alpha), location: 0),
      .init(color: RGBA(red: 0.1, green: 0.3, blue: 0.9), location: 1),
    ])
    let path = Path(ellipseIn: CGRect(x: 3.3, y: 2.6, width: 143.1, height: 55.2))
    // Steeper than can be walked, steep, gentle, so gentle as to be dithered, and upright.
    for (dx, dy) in [(0.01, 0.0), (9.0, -3.0), (90.0, 60.0), (-4000.0, 900.0), (0.0, 70.0)] {
      let geometry = Gradient.Geometry.linear(start: CGPoint(x: 40, y: 20), end: CGPoint(x: 40 + dx, y: 20 + dy))
      for extend in [Gradient.Extend.pad, .repeat, .reflect] {
        let gradient = Paint.gradient(Gradient(geometry, ramp: ramp, extend: extend))
        let pictures = [false, true].map { isMasked in
          let surface = Surface(width: 149, height: 60)
          surface.clear(to: RGBA(bytes: 90, 200, 30, 200))
          let painter = Painter(surface)
          if isMasked { painter.clipMask = painter.mask(of: Path(CGRect(x: -9, y: -9, width: 200, height: 90))) }
          painter.fill(path, with: gradient)
          return surface
        }
        #expect(DamagePropertyTests.difference(pictures[0], pictures[1]) == nil, "\(dx), \(dy), \(extend)")
      }
    }
  }

  @Test("Radial gradients, and elliptical ones by a transform")
  func radial() {
    let ramp = GradientRamp(Self.stops)
    let round = Gradient(.radial(center: CGPoint(x: 40, y: 30), startRadius: 5, endRadius: 45), ramp: ramp)
    #expect(
      Self.worst(round) { x, y in min(1, max(0, (hypot(x - 40, y - 30) - 5) / 40)) } <= 1.6)
    let elliptical = Gradient(
      .radial(center: .zero, startRadius: 0, endRadius: 1), ramp: ramp,
      transform: CGAffineTransform(a: 50, b: 0, c: 0, d: 20, tx: 48, ty: 32))
    #expect(
      Self.worst(elliptical) { x, y in min(1, hypot((x - 48) / 50, (y - 32) / 20)) } <= 2)
  }

  @Test("Angular gradients run clockwise from their start")
  func angular() {
    let gradient = Gradient(
      .angular(center: CGPoint(x: 48, y: 32), startAngle: 0.5, endAngle: 0.5 + 2 * .pi),
      ramp: GradientRamp(Self.stops))
    let worst = Self.worst(gradient) { x, y in
      if hypot(x - 48, y - 32) < 4 { return nil }
      var angle = (atan2(y - 32, x - 48) - 0.5) / (2 * .pi)
      if angle < 0 { angle += 1 }
      return min(angle, 1 - angle) < 0.01 ? nil : angle
    }
    #expect(worst <= 2)
  }

  @Test("Extend modes")
  func extend() {
    let ramp = GradientRamp(Self.stops)
    let line = Gradient.Geometry.linear(start: CGPoint(x: 20, y: 0), end: CGPoint(x: 40, y: 0))
    func wrapped(_ t: Double) -> Double { t - t.rounded(.down) }
    let repeated = Self.worst(Gradient(line, ramp: ramp, extend: .repeat)) { x, _ in wrapped((x - 20) / 20) }
    #expect(repeated <= 2.5)
    let reflected = Self.worst(Gradient(line, ramp: ramp, extend: .reflect)) { x, _ in
      let t = wrapped((x - 20) / 40) * 2
      return t > 1 ? 2 - t : t
    }
    #expect(reflected <= 2.5)
  }

  @Test("Slow gradients are dithered: finer than 8 bits on average, and without a change of alpha")
  func dither() {
    let ramp = GradientRamp([
      .init(color: RGBA(white: 0.500), location: 0), .init(color: RGBA(white: 0.515), location: 1),
    ])
    let surface = Surface(width: 1024, height: 8)
    Painter(surface).fill(
      surface.bounds,
      with: .gradient(Gradient(.linear(start: .zero, end: CGPoint(x: 1024, y: 0)), ramp: ramp)))
    for block in 0..<16 {
      var sum = 0.0
      for y in 0..<8 {
        for x in block * 64..<block * 64 + 64 {
          #expect(surface[x, y] >> 24 == 255)
          sum += Double(surface[x, y] & 0xFF)
        }
      }
      let exact = (0.5 + 0.015 * (Double(block) + 0.5) / 16) * 255
      #expect(abs(sum / 512 - exact) < 0.06)
    }
  }

  @Test("Hard stops, disorder, single stops and gradients without extent")
  func unusual() {
    let hard = GradientRamp([
      .init(color: .black, location: 0), .init(color: .black, location: 0.5),
      .init(color: .white, location: 0.5), .init(color: .white, location: 1),
    ])
    #expect(hard.color(at: 0.499).x == 0 && hard.color(at: 0.5).x == 1)
    let disorder = GradientRamp([
      .init(color: .black, location: 0.8), .init(color: .white, location: 0.2),
      .init(color: .black, location: .nan),
    ])
    #expect(disorder.stops.map(\.location) == [0.8, 0.8, 0.8])
    #expect(GradientRamp([.init(color: .white, location: 0.3)]).color(at: 0).x == 1)
    #expect(GradientRamp([]).color(at: 0.5) == .zero)
    let surface = Surface(width: 4, height: 1)
    Painter(surface).fill(
      surface.bounds,
      with: .gradient(Gradient(.linear(start: .zero, end: .zero), ramp: hard)))
    #expect(surface[2, 0] == 0xFFFF_FFFF)
  }

  @Test("Oklab is its own inverse and keeps grey grey")
  func oklab() {
    for color in [SIMD4<Float>(0.2, 0.7, 0.1, 1), SIMD4(1, 1, 1, 1), SIMD4(0, 0, 0, 1), SIMD4(1, 0, 0.5, 1)] {
      let difference = Oklab.toSRGB(Oklab.from(color)) - color
      #expect(max(difference.max(), -difference.min()) < 2e-3)
    }
    let grey = Oklab.from(SIMD4(0.5, 0.5, 0.5, 1))
    #expect(abs(grey.y) < 1e-3 && abs(grey.z) < 1e-3)
  }

  @Test("An upright gradient has the pixels that it has through a mask that hides nothing")
  func upright() {
    let ellipse = Path(ellipseIn: CGRect(x: 3, y: 4, width: 87, height: 55))
    for (alpha, extend, end) in [(Float(1), Gradient.Extend.pad, 60.0), (0.4, .repeat, 17), (0.7, .reflect, 900)] {
      let ramp = GradientRamp([
        .init(color: RGBA(red: 0.2, green: 0.9, blue: 0.4, alpha: alpha), location: 0.1),
        .init(color: RGBA(red: 1, green: 0.3, blue: 0.6, alpha: alpha), location: 0.9),
      ])
      let paint = Paint.gradient(
        Gradient(.linear(start: CGPoint(x: 9, y: 10), end: CGPoint(x: 9, y: end)), ramp: ramp, extend: extend))
      let (direct, masked) = (Surface(width: 96, height: 64), Surface(width: 96, height: 64))
      for surface in [direct, masked] {
        surface.clear(to: RGBA(white: 0.5, alpha: 0.6))
        let painter = Painter(surface, originX: -5, originY: 3)
        if surface === masked { painter.clipMask = painter.mask(of: Path(CGRect(x: -9, y: 0, width: 200, height: 99))) }
        painter.fill(ellipse, with: paint)
        painter.fill(PixelRect(x: 40, y: 20, width: 37, height: 40), with: paint)
      }
      #expect(direct.allPixels == masked.allPixels)
    }
  }
}
