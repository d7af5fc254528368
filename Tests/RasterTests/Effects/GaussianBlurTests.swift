import Testing

@testable import Raster

@Suite struct GaussianBlurTests {
  /// Squares and a lone pixel: the hardest edges a blur can get.
  static func picture(_ bounds: PixelRect = PixelRect(minX: -13, minY: 5, maxX: 48, maxY: 60)) -> TestPicture {
    TestPicture(bounds) { x, y in
      if x == bounds.maxX - 3, y == bounds.minY + 2 { return 0xFFFF_FFFF }
      if x < bounds.minX + 20, y < bounds.minY + 27 { return 0xFF20_C0FF }
      return x + y > bounds.maxX + bounds.minY + 20 ? 0x8040_2080 : 0
    }
  }

  @Test(arguments: [0.3, 0.8, 1.5, 3.0, 3.99, 4.0, 5.2, 7.9, 8.0, 13, 20], [BlurEdge.transparent, .clamp])
  func matchesTheDefinition(sigma: Double, edge: BlurEdge) throws {
    let picture = Self.picture()
    let blur = try #require(GaussianBlur(sigmaX: sigma, sigmaY: sigma))
    let result = TestPicture(picture.block.bounds.insetBy(dx: -11, dy: -9))
    blur.run(picture.block, edge: edge, into: result.block, arena: ScratchArena())
    let oracle = BlurOracle(sigmaX: sigma, sigmaY: sigma, edge: edge)
    var worst = 0.0
    let bounds = result.block.bounds
    for (x, y) in samples(bounds, step: sigma < 8 ? 7 : 17) {
      for channel in [0, 3] {
        let expected = oracle.value(picture, channel: channel, x: x, y: y)
        worst = max(worst, abs(result.channel(channel, x, y, .transparent) - expected))
      }
    }
    #expect(worst < 1.2, "σ \(sigma): off by \(worst)")
  }

  private func samples(_ bounds: PixelRect, step: Int) -> [(Int, Int)] {
    stride(from: bounds.minY, to: bounds.maxY, by: step).flatMap { y in
      stride(from: bounds.minX + y % step, to: bounds.maxX, by: step).map { x in
        (max(bounds.minX, x), y)
      }
    }
  }

  @Test func axesAreIndependent() throws {
    let picture = Self.picture()
    let blur = try #require(GaussianBlur(sigmaX: 6, sigmaY: 1))
    let result = TestPicture(picture.block.bounds)
    blur.run(picture.block, edge: .transparent, into: result.block, arena: ScratchArena())
    let oracle = BlurOracle(sigmaX: 6, sigmaY: 1, edge: .transparent)
    for (x, y) in samples(picture.block.bounds, step: 7) {
      let expected = oracle.value(picture, channel: 3, x: x, y: y)
      #expect(abs(result.channel(3, x, y, .transparent) - expected) < 1.5)
    }
  }

  @Test(arguments: [0.5, 2, 4, 6.5, 9, 17, 40.0])
  func partsAreTheWhole(sigma: Double) throws {
    let picture = Self.picture()
    let blur = try #require(GaussianBlur(sigmaX: sigma, sigmaY: sigma))
    let whole = TestPicture(picture.block.bounds.insetBy(dx: -60, dy: -60))
    let arena = ScratchArena()
    for edge in [BlurEdge.transparent, .clamp] {
      blur.run(picture.block, edge: edge, into: whole.block, arena: arena)
      for offset in 0..<9 {
        let rect = PixelRect(x: -20 + 7 * offset, y: 11 * offset - 30, width: 9 + offset, height: 5 + 3 * offset)
        let part = TestPicture(rect)
        // Only what the part depends on is there.
        let seen = blur.source(of: rect).intersection(picture.block.bounds)
        let source = edge == .clamp ? picture : TestPicture(seen) { picture[$0, $1] }
        blur.run(source.block, edge: edge, into: part.block, arena: arena)
        for y in rect.minY..<rect.maxY {
          for x in rect.minX..<rect.maxX where part[x, y] != whole[x, y] {
            Issue.record("σ \(sigma) differs at \(x), \(y): \(part[x, y]) is not \(whole[x, y])")
            return
          }
        }
      }
    }
  }

  @Test func flatPicturesStayFlat() throws {
    let picture = TestPicture(PixelRect(x: 3, y: 3, width: 40, height: 30)) { _, _ in 0xC080_40C0 }
    for sigma in [0.4, 3, 5, 12, 90, 500] {
      let blur = try #require(GaussianBlur(sigmaX: sigma, sigmaY: sigma))
      let result = TestPicture(picture.block.bounds)
      blur.run(picture.block, edge: .clamp, into: result.block, arena: ScratchArena())
      for y in 3..<33 { for x in 3..<43 where result[x, y] != 0xC080_40C0 { Issue.record("σ \(sigma)") } }
    }
  }

  @Test func neverBrighterThanOpaque() throws {
    let picture = TestPicture(PixelRect(x: 0, y: 0, width: 50, height: 50)) { x, y in
      (x * 7 + y * 3) % 5 == 0 ? 0xFFFF_FFFF : 0
    }
    for sigma in [0.7, 2.5, 4.1, 11] {
      let blur = try #require(GaussianBlur(sigmaX: sigma, sigmaY: sigma))
      let result = TestPicture(picture.block.bounds)
      blur.run(picture.block, edge: .transparent, into: result.block, arena: ScratchArena())
      for y in 0..<50 {
        for x in 0..<50 {
          let pixel = result[x, y]
          #expect((0..<3).allSatisfy { pixel >> (8 * $0) & 0xFF <= pixel >> 24 })
        }
      }
    }
  }

  @Test func shadowsAreTheBlurredAlpha() throws {
    let picture = Self.picture()
    for sigma in [1.0, 6] {
      let blur = try #require(GaussianBlur(sigmaX: sigma, sigmaY: sigma))
      let (full, shadow) = (TestPicture(picture.block.bounds), TestPicture(picture.block.bounds))
      blur.run(picture.block, edge: .transparent, into: full.block, arena: ScratchArena())
      blur.runShadow(
        picture.block, tint: [0.25, 0, 0.5, 0.5], into: shadow.block, arena: ScratchArena())
      for (x, y) in samples(picture.block.bounds, step: 3) {
        let alpha = full.channel(3, x, y, .transparent)
        #expect(abs(shadow.channel(3, x, y, .transparent) - alpha / 2) <= 0.75)
        #expect(abs(shadow.channel(2, x, y, .transparent) - alpha / 4) <= 0.75)
        #expect(shadow.channel(1, x, y, .transparent) == 0)
        #expect(abs(shadow.channel(0, x, y, .transparent) - alpha / 2) <= 0.75)
      }
    }
  }

  @Test func badSizesAreNone() {
    #expect(GaussianBlur(sigmaX: .nan, sigmaY: .nan) == nil)
    #expect(GaussianBlur(sigmaX: -3, sigmaY: 0) == nil)
    #expect(GaussianBlur(sigmaX: 0.01, sigmaY: 0.02) == nil)
    #expect(GaussianBlur(sigmaX: .infinity, sigmaY: 1)?.levels == 0)
    #expect(GaussianBlur(sigmaX: 1e9, sigmaY: 1e9) == GaussianBlur(sigmaX: 512, sigmaY: 512))
  }
}
