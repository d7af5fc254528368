import Foundation

@testable import Raster

/// Pixels for tests: a block with memory of its own.
final class TestPicture {
  let block: PixelBlock
  private let arena = ScratchArena(chunkSize: 1 << 16)

  init(_ bounds: PixelRect, _ color: (Int, Int) -> UInt32 = { _, _ in 0 }) {
    block = PixelBlock(bounds: bounds, arena: arena)
    for y in block.bounds.minY..<block.bounds.maxY {
      for x in block.bounds.minX..<block.bounds.maxX { block.row(y)[x] = color(x, y) }
    }
  }

  subscript(x: Int, y: Int) -> UInt32 { block.row(y)[x] }

  /// A channel, 0 blue … 3 alpha, with what lies beyond the edge.
  func channel(_ index: Int, _ x: Int, _ y: Int, _ edge: BlurEdge) -> Double {
    let bounds = block.bounds
    if !bounds.contains(x: x, y: y), edge == .transparent { return 0 }
    let (x, y) = (max(bounds.minX, min(x, bounds.maxX - 1)), max(bounds.minY, min(y, bounds.maxY - 1)))
    return Double(self[x, y] >> UInt32(8 * index) & 0xFF)
  }
}

/// A Gaussian blur as its definition has it: a double sum with weights out to four and a half standard deviations.
struct BlurOracle {
  let sigmaX: Double
  let sigmaY: Double
  let edge: BlurEdge

  private static func weights(_ sigma: Double) -> [Double] {
    guard sigma > 0 else { return [1] }
    let radius = Int((4.5 * sigma).rounded(.up))
    let raw = (-radius...radius).map { exp(-Double($0 * $0) / (2 * sigma * sigma)) }
    let sum = raw.reduce(0, +)
    return raw.map { $0 / sum }
  }

  /// One channel of one output pixel.
  func value(_ picture: TestPicture, channel: Int, x: Int, y: Int) -> Double {
    let (horizontal, vertical) = (Self.weights(sigmaX), Self.weights(sigmaY))
    var sum = 0.0
    for (row, weight) in vertical.enumerated() {
      var line = 0.0
      for (column, weight) in horizontal.enumerated() {
        line +=
          weight
          * picture.channel(
            channel, x + column - horizontal.count / 2, y + row - vertical.count / 2, edge)
      }
      sum += line * weight
    }
    return sum
  }
}
