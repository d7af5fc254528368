import Testing

@testable import Raster

@Suite("Means over squares")
struct SquareMeansTests {
  @Test("Each channel is the rounded mean of sixteen pixels")
  func means() {
    // Red counts from 0 to 15 and means 7.5; green is 4 in one pixel of sixteen and means 0.25.
    let picture = TestPicture(PixelRect(x: 0, y: 0, width: 4, height: 4)) { x, y in
      0xFF00_0000 | UInt32(4 * y + x) << 16 | (x == 1 && y == 2 ? 0x0000_0400 : 0) | 0x0000_0080
    }
    let result = TestPicture(PixelRect(x: 0, y: 0, width: 1, height: 1))
    SquareMeans.reduce(picture.block, into: result.block, result.block.bounds)
    #expect(result[0, 0] == 0xFF08_0080)
  }

  @Test("At the edges the mean is over the pixels that there are")
  func edges() {
    let picture = TestPicture(PixelRect(minX: 3, minY: -2, maxX: 9, maxY: 5)) { x, y in
      x == 3 ? 0xFF00_0010 : y == 4 ? 0xFF00_0030 : 0xFF00_0020
    }
    let result = TestPicture(PixelRect(minX: 0, minY: -1, maxX: 3, maxY: 2))
    SquareMeans.reduce(picture.block, into: result.block, result.block.bounds)
    #expect((0..<3).map { result[$0, -1] & 0xFF } == [0x10, 0x20, 0x20])
    #expect((0..<3).map { result[$0, 0] & 0xFF } == [0x10, 0x20, 0x20])
    #expect((0..<3).map { result[$0, 1] & 0xFF } == [0x10, 0x30, 0x30])
  }

  @Test("Rows of any width are the means of their squares, and no other pixel is set")
  func widths() {
    var random = SplitMix(seed: 5)
    for width in 1...75 {
      let picture = TestPicture(PixelRect(x: 4, y: 8, width: width, height: 9)) { _, _ in
        UInt32(truncatingIfNeeded: random.next())
      }
      let result = TestPicture(PixelRect(x: 0, y: 1, width: 25, height: 5)) { _, _ in 7 }
      let area = PixelRect(minX: 1, minY: 2, maxX: 1 + (width + 3) / 4, maxY: 5)
      SquareMeans.reduce(picture.block, into: result.block, area)
      for y in 1..<6 {
        for x in 0..<25 {
          guard area.contains(x: x, y: y) else {
            #expect(result[x, y] == 7)
            continue
          }
          let square = PixelRect(x: 4 * x, y: 4 * y, width: 4, height: 4).intersection(picture.block.bounds)
          for channel in 0..<4 {
            var sum = 0.0
            for row in square.minY..<square.maxY {
              for column in square.minX..<square.maxX { sum += picture.channel(channel, column, row, .clamp) }
            }
            let mean = (sum / Double(square.area) + 0.5).rounded(.down)
            #expect(result.channel(channel, x, y, .clamp) == mean)
          }
        }
      }
    }
  }
}
