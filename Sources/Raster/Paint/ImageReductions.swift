import Foundation

/// A picture's copies at a half, a quarter and so on of its size, made when first wanted.
final class ImageReductions: @unchecked Sendable {
  private let image: Surface
  private let lock = NSLock()
  private var made: [Surface] = []

  init(_ image: Surface) { self.image = image }

  /// The successive halvings to go through when `ratio` picture pixels meet one device pixel.
  func levels(for ratio: Double) -> ArraySlice<Surface> {
    guard ratio >= 2, ratio.isFinite else { return [] }
    let count = Int(log2(ratio).rounded(.down))
    return lock.withLock {
      while made.count < count {
        let last = made.last ?? image
        if last.width == 1 && last.height == 1 { break }
        made.append(ImageReductions.half(last))
      }
      return made.prefix(count)
    }
  }

  /// The picture at half its size, each pixel the mean of four; odd sides keep their last row or
  /// column, counted twice.
  private static func half(_ image: Surface) -> Surface {
    let result = Surface(width: (image.width + 1) / 2, height: (image.height + 1) / 2)
    for y in 0..<result.height {
      let upper = image.row(2 * y)
      let lower = image.row(min(2 * y + 1, image.height - 1))
      let target = result.row(y)
      for x in 0..<result.width {
        let left = 2 * x
        let right = min(2 * x + 1, image.width - 1)
        let four = (upper[left], upper[right], lower[left], lower[right])
        func mean(_ shift: UInt32) -> UInt32 {
          let sum =
            (four.0 >> shift & 0xFF) + (four.1 >> shift & 0xFF) + (four.2 >> shift & 0xFF)
            + (four.3 >> shift & 0xFF)
          return ((sum + 2) >> 2) << shift
        }
        target[x] = mean(0) | mean(8) | mean(16) | mean(24)
      }
    }
    return result
  }
}
