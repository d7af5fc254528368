import Testing

@testable import Raster

@Suite struct DamageTests {
  @Test func emptyRectanglesAddNothing() {
    var damage = Damage()
    damage.add(.empty)
    damage.add(PixelRect(minX: 5, minY: 5, maxX: 2, maxY: 9))
    #expect(damage.isEmpty)
    #expect(damage.bounds.isEmpty)
    #expect(damage.area == 0)
  }

  @Test func distantRectanglesStayApart() {
    var damage = Damage(PixelRect(x: 50, y: 50, width: 4, height: 4))
    damage.add(PixelRect(x: 0, y: 0, width: 4, height: 4))
    #expect(damage.rects.map(\.minX) == [0, 50])
    #expect(damage.area == 32)
  }

  @Test func rectanglesMergeBelowThreeTenthsMore() {
    // Two of 10×10 with a gap g: the union has 200 + 10·g pixels.
    for (gap, count) in [(0, 1), (5, 1), (6, 2)] {
      var damage = Damage(PixelRect(x: 0, y: 0, width: 10, height: 10))
      damage.add(PixelRect(x: 10 + gap, y: 0, width: 10, height: 10))
      #expect(damage.rects.count == count, "gap \(gap)")
    }
  }

  @Test func overlapMerges() {
    var damage = Damage(PixelRect(x: 0, y: 0, width: 100, height: 2))
    damage.add(PixelRect(x: 0, y: 1, width: 2, height: 100))
    #expect(damage.rects == [PixelRect(x: 0, y: 0, width: 100, height: 101)])
  }

  @Test func rectanglesAreFewApartAndCoverAll() {
    var random = SplitMix(seed: 5)
    for _ in 0..<300 {
      var damage = Damage()
      var added: [PixelRect] = []
      for _ in 0..<Int.random(in: 1...20, using: &random) {
        let rect = PixelRect(
          x: Int.random(in: -50...300, using: &random), y: Int.random(in: -50...300, using: &random),
          width: Int.random(in: 0...40, using: &random), height: Int.random(in: 0...40, using: &random))
        damage.add(rect)
        added.append(rect)
      }
      #expect(damage.rects.count <= Damage.limit)
      #expect(damage.rects.allSatisfy { !$0.isEmpty })
      #expect(added.allSatisfy { damage.contains($0) })
      for (index, rect) in damage.rects.enumerated() {
        for other in damage.rects.dropFirst(index + 1) { #expect(!rect.intersects(other)) }
      }
    }
  }
}
