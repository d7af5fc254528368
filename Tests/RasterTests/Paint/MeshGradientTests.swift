import Foundation
import Testing

@testable import Raster

@Suite("Mesh gradients")
struct MeshGradientTests {
  static let size = 60

  static func mesh(
    _ width: Int, _ height: Int, _ points: [CGPoint], _ colors: [RGBA], smooth: Bool = true,
    background: RGBA = .clear
  ) -> MeshGradient {
    MeshGradient(
      width: width, height: height, vertices: MeshGradient.vertices(through: points, width: width, height: height),
      colors: colors, background: background, smoothsColors: smooth,
      transform: CGAffineTransform(scaleX: CGFloat(size), y: CGFloat(size)))
  }

  static func grid(_ width: Int, _ height: Int) -> [CGPoint] {
    (0..<width * height).map {
      CGPoint(x: Double($0 % width) / Double(width - 1), y: Double($0 / width) / Double(height - 1))
    }
  }

  static func picture(_ mesh: MeshGradient) -> Surface {
    let surface = Surface(width: size, height: size)
    Painter(surface).fill(surface.bounds, with: .mesh(mesh))
    return surface
  }

  static func level(_ pixel: UInt32) -> Double { Double(pixel & 0xFF) }

  @Test("A square with linear colours is their bilinear mean")
  func bilinear() {
    let greys: [Float] = [0, 1, 0.25, 0.75]
    let surface = Self.picture(Self.mesh(2, 2, Self.grid(2, 2), greys.map { RGBA(white: $0) }, smooth: false))
    for (x, y) in [(0, 0), (59, 0), (30, 30), (12, 47), (59, 59)] {
      let (u, v) = ((Double(x) + 0.5) / 60, (Double(y) + 0.5) / 60)
      let top = Double(greys[0]) * (1 - u) + Double(greys[1]) * u
      let bottom = Double(greys[2]) * (1 - u) + Double(greys[3]) * u
      let expected = (top * (1 - v) + bottom * v) * 255
      // One level of dither, and what is lost where triangles stand for a saddle.
      #expect(abs(Self.level(surface[x, y]) - expected) < 2, "(\(x), \(y))")
    }
  }

  @Test("Smooth colours pass through the points' colours, keep between them, and do not bend at the points")
  func smooth() {
    let colors = [0, 0.2, 0.9, 0, 0.2, 0.9, 0, 0.2, 0.9].map { RGBA(white: Float($0)) }
    let surface = Self.picture(Self.mesh(3, 3, Self.grid(3, 3), colors))
    #expect(abs(Self.level(surface[30, 20]) - 0.2 * 255) < 4)
    let row = (0..<60).map { Self.level(surface[$0, 20]) }
    for (left, right) in zip(row, row.dropFirst()) { #expect(right >= left - 1) }
    let (before, after) = (row[30] - row[26], row[34] - row[30])
    #expect(abs(before - after) <= 9, "\(before) then \(after)")
    let linear = Self.picture(Self.mesh(3, 3, Self.grid(3, 3), colors, smooth: false))
    let bent = (0..<60).map { Self.level(linear[$0, 20]) }
    #expect(abs((bent[30] - bent[26]) - (bent[34] - bent[30])) > 10)
  }

  @Test("Cells meet without a gap however their points lie, and the background shows around them")
  func gaps() {
    var points = Self.grid(3, 3).map { CGPoint(x: 0.1 + 0.8 * $0.x, y: 0.1 + 0.8 * $0.y) }
    points[4] = CGPoint(x: 0.63, y: 0.31)
    points[1] = CGPoint(x: 0.4, y: 0.15)
    let surface = Self.picture(
      Self.mesh(3, 3, points, (0..<9).map { RGBA(white: Float($0) / 9) }, background: RGBA(bytes: 255, 0, 0, 128)))
    for y in 12..<48 { for x in 10..<50 { #expect(surface[x, y] >> 24 == 255, "(\(x), \(y))") } }
    #expect(surface[0, 0] == RGBA(bytes: 255, 0, 0, 128).pixel)
  }

  @Test("A mesh without enough points or colours is its background")
  func incomplete() {
    let surface = Self.picture(Self.mesh(3, 3, Self.grid(3, 3), [.white], background: .black))
    #expect(Set(surface.allPixels) == [0xFF00_0000])
    #expect(MeshGradient.vertices(through: [.zero], width: 2, height: 2).isEmpty)
  }

  @Test("A pixel does not depend on what part is drawn")
  func division() {
    let points = Self.grid(3, 3).enumerated().map { CGPoint(x: $1.x + 0.05 * Double($0 % 2), y: $1.y - 0.03) }
    let mesh = Self.mesh(3, 3, points, (0..<9).map { RGBA(bytes: UInt8($0 * 20), 99, UInt8(255 - $0 * 9), 200) })
    let whole = Self.picture(mesh)
    let parts = Surface(width: Self.size, height: Self.size)
    let painter = Painter(parts)
    for y in stride(from: 0, to: Self.size, by: 13) {
      for x in stride(from: 0, to: Self.size, by: 17) {
        painter.clip = PixelRect(x: x, y: y, width: 17, height: 13)
        painter.fill(parts.bounds, with: .mesh(mesh))
      }
    }
    #expect(DamagePropertyTests.difference(whole, parts) == nil)
  }
}
