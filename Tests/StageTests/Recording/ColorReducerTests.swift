import Testing

@testable import Stage

@Suite struct ColorReducerTests {
  @Test func fewColoursAreTheirOwnPalette() {
    #expect(ColorReducer.palette(for: [5, 3, 5, 0xFF_FFFF], limit: 4) == [3, 5, 0xFF_FFFF])
    #expect(ColorReducer.palette(for: [], limit: 4) == [])
  }

  @Test func findsTheMiddlesOfClusters() {
    // Three clusters of nine colours each.
    let middles: [UInt32] = [0x20_4060, 0x80_8080, 0xE0_30A0]
    let colors = middles.flatMap { middle in (0..<9).map { middle - 4 + $0 } }
    #expect(ColorReducer.palette(for: colors, limit: 3).sorted() == middles)
  }

  @Test func usesWhatItMay() {
    let colors = (0..<1024).map { index -> UInt32 in
      let (red, green, blue) = (UInt32(index & 15), UInt32(index >> 4 & 15), UInt32(index >> 8) * 4)
      return red << 20 | green << 12 | blue << 4
    }
    let palette = ColorReducer.palette(for: colors, limit: 100)
    #expect(palette.count == 100)
    #expect(Set(palette).count == 100)
  }

  @Test func theOrderOfPixelsDoesNotMatter() {
    let colors = (0..<1000).map { UInt32(($0 * 7919) & 0xFF_FFFF) }
    #expect(ColorReducer.palette(for: colors, limit: 16) == ColorReducer.palette(for: colors.reversed(), limit: 16))
  }

  @Test func equalDistancesGoToTheFirst() {
    #expect(ColorDistance.nearest(to: 0x000004, in: [0x000006, 0x000002]) == 0)
    #expect(ColorDistance.nearest(to: 0x000003, in: [0x000006, 0x000002]) == 1)
  }
}
