import Testing

@testable import Raster

@Suite("Materials' pictures, enlarged")
struct MaterialSourceTests {
  private func pixels(_ source: MaterialSource, _ x: Int, _ y: Int, _ count: Int) -> [UInt32] {
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: count + 1) { buffer in
      buffer.initialize(repeating: 0x1234_5678)
      let result = source.pixels(x: x, y: y, count: count, scratch: buffer.baseAddress!)
      #expect(buffer[count] == 0x1234_5678)
      return (0..<count).map { result[$0] }
    }
  }

  @Test("A step becomes a ramp of the weights of two doublings, in both directions")
  func step() {
    // One white pixel; its weights along an axis are 1 3 6 10 12 12 10 6 3 1, in 16ths.
    let arena = ScratchArena()
    let weights = [0, 1, 3, 6, 10, 12, 12, 10, 6, 3, 1, 0]
    let picture = TestPicture(PixelRect(minX: -1, minY: 4, maxX: 4, maxY: 9)) { x, y in
      x == 1 && y == 6 ? 0xFFFF_FFFF : 0
    }
    let source = MaterialSource(picture.block, isReduced: true, isOpaque: false, arena: arena)
    for y in 0..<12 {
      let row = pixels(source, 0, 20 + y, 12)
      for x in 0..<12 {
        let value = UInt32((255 * weights[x] * weights[y] + 128) / 256)
        #expect(row[x] == value &* 0x0101_0101, "(\(x), \(y))")
      }
    }
  }

  @Test("A pixel does not depend on the stretch that it is asked for in")
  func stretches() {
    var random = SplitMix(seed: 8)
    let arena = ScratchArena()
    let picture = TestPicture(PixelRect(minX: 2, minY: -3, maxX: 20, maxY: 3)) { _, _ in
      UInt32(truncatingIfNeeded: random.next())
    }
    let source = MaterialSource(picture.block, isReduced: true, isOpaque: false, arena: arena)
    for y in -8..<8 {
      let whole = pixels(source, 12, y, 64)
      for _ in 0..<40 {
        let start = random.int(0...63)
        let count = random.int(1...64 - start)
        #expect(pixels(source, 12 + start, y, count) == Array(whole[start..<start + count]))
      }
    }
  }

  @Test("What is not reduced is shown as it is")
  func plain() {
    let picture = TestPicture(PixelRect(x: 3, y: 4, width: 9, height: 2)) { x, y in UInt32(16 * y + x) }
    let source = MaterialSource(picture.block, isReduced: false, isOpaque: true, arena: ScratchArena())
    #expect(pixels(source, 5, 5, 3) == [85, 86, 87])
    #expect(source.isOpaque)
  }
}
