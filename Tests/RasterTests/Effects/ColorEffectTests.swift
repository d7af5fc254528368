import Foundation
import Testing

@testable import Raster

@Suite struct ColorEffectTests {
  let color = SIMD3<Float>(0.8, 0.3, 0.1)

  private func apply(_ matrix: ColorMatrix, _ c: SIMD3<Float>) -> SIMD3<Float> {
    matrix(red: c.x, green: c.y, blue: c.z)
  }

  private func luminance(_ c: SIMD3<Float>) -> Float { 0.2126 * c.x + 0.7152 * c.y + 0.0722 * c.z }

  private func near(_ a: SIMD3<Float>, _ b: SIMD3<Float>) -> Bool {
    let difference = a - b
    return (difference * difference).sum() < 1e-10
  }

  @Test func formulas() {
    #expect(near(apply(.brightness(0.25), color), color + 0.25))
    #expect(near(apply(.contrast(2), color), (color - 0.5) * 2 + 0.5))
    #expect(near(apply(.colorInvert, color), 1 - color))
    #expect(near(apply(.colorMultiply(red: 0.5, green: 1, blue: 0), color), [0.4, 0.3, 0]))
    #expect(near(apply(.grayscale(1), color), SIMD3(repeating: luminance(color))))
    #expect(near(apply(.grayscale(0), color), color))
    #expect(near(apply(.grayscale(7), color), SIMD3(repeating: luminance(color))))
    let y = luminance(color)
    #expect(near(apply(.saturation(3), color), (color - y) * 3 + y))
    #expect(apply(.identity, color) == color)
  }

  @Test func hueRotationKeepsLuminanceAndGreys() {
    for angle in stride(from: -7.0, to: 7, by: 0.37) {
      let turned = apply(.hueRotation(angle), color)
      #expect(abs(luminance(turned) - luminance(color)) < 1e-5)
      #expect(near(apply(.hueRotation(angle), [0.4, 0.4, 0.4]), [0.4, 0.4, 0.4]))
    }
    let round = ColorMatrix.hueRotation(1).followed(by: .hueRotation(2 * .pi - 1))
    #expect(near(apply(round, color), color))
    // The published matrix for a quarter turn, whose weights have three digits.
    let quarter = apply(.hueRotation(.pi / 2), [1, 0, 0])
    let published = SIMD3<Float>(0.213 - 0.213, 0.213 + 0.143, 0.213 - 0.787)
    #expect(((quarter - published) * (quarter - published)).sum() < 1e-5)
  }

  @Test func effectsCompose() {
    let both = ColorMatrix.saturation(0.3).followed(by: .contrast(1.7))
    #expect(near(apply(both, color), apply(.contrast(1.7), apply(.saturation(0.3), color))))
    // Nothing is clamped in between.
    let back = ColorMatrix.brightness(2).followed(by: .brightness(-2))
    #expect(near(apply(back, color), color))
  }

  /// The kernel against the definition, on every alpha and lengths that leave rests.
  @Test func pixelsAreUnpremultipliedRecolouredAndClamped() {
    var random = SplitMix(seed: 3)
    let matrix = ColorMatrix.hueRotation(1.1).followed(by: .contrast(1.8)).followed(by: .brightness(0.1))
    for count in [1, 7, 8, 9, 64, 301] {
      var pixels: [UInt32] = (0..<count).map { _ in
        let alpha = UInt32.random(in: 0...255, using: &random)
        let channels = (0..<3).map { _ in alpha == 0 ? 0 : UInt32.random(in: 0...alpha, using: &random) }
        return alpha << 24 | channels[0] << 16 | channels[1] << 8 | channels[2]
      }
      let before = pixels
      pixels.withUnsafeMutableBufferPointer { PixelEffects.apply(matrix, to: $0.baseAddress!, count: count) }
      for (pixel, old) in zip(pixels, before) {
        let alpha = Float(old >> 24)
        #expect(pixel >> 24 == old >> 24)
        guard alpha > 0 else {
          #expect(pixel == 0)
          continue
        }
        let plain = SIMD3<Float>(Float(old >> 16 & 0xFF), Float(old >> 8 & 0xFF), Float(old & 0xFF)) / alpha
        var expected = apply(matrix, plain)
        expected.clamp(lowerBound: .zero, upperBound: .one)
        expected *= alpha
        #expect(abs(Float(pixel >> 16 & 0xFF) - expected.x) < 0.51)
        #expect(abs(Float(pixel >> 8 & 0xFF) - expected.y) < 0.51)
        #expect(abs(Float(pixel & 0xFF) - expected.z) < 0.51)
      }
    }
  }

  @Test func luminanceBecomesAlpha() {
    var pixels: [UInt32] = [0xFFFF_FFFF, 0xFF00_0000, 0, 0x8080_8080, 0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF]
    pixels.withUnsafeMutableBufferPointer {
      PixelEffects.luminanceToAlpha($0.baseAddress!, count: $0.count)
    }
    #expect(pixels == [0xFF00_0000, 0, 0, 0x8000_0000, 0x3600_0000, 0xB600_0000, 0x1300_0000])
  }

  @Test func restoringKeepsEqualPixelsAndEnds() {
    var random = SplitMix(seed: 9)
    for count in [1, 8, 13] {
      let saved: [UInt32] = (0..<count).map { _ in UInt32.random(in: 0...UInt32.max, using: &random) }
      let drawn: [UInt32] = (0..<count).map { _ in UInt32.random(in: 0...UInt32.max, using: &random) }
      func restored(_ target: [UInt32], _ alpha: UInt32) -> [UInt32] {
        var target = target
        var saved = saved
        target.withUnsafeMutableBufferPointer { target in
          saved.withUnsafeMutableBufferPointer {
            PixelEffects.restore(target.baseAddress!, from: $0.baseAddress!, alpha: alpha, count: count)
          }
        }
        return target
      }
      #expect(restored(drawn, 255) == drawn)
      #expect(restored(drawn, 0) == saved)
      for alpha in [UInt32(1), 77, 128, 254] {
        #expect(restored(saved, alpha) == saved)
        for (index, pixel) in restored(drawn, alpha).enumerated() {
          for shift in stride(from: 0, to: 32, by: 8) {
            let (a, b) = (Double(saved[index] >> shift & 0xFF), Double(drawn[index] >> shift & 0xFF))
            let expected = a + (b - a) * Double(alpha) / 255
            #expect(abs(Double(pixel >> shift & 0xFF) - expected) <= 0.5001)
          }
        }
      }
    }
  }
}
