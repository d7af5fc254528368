import Raster

@testable import SwiftUI

/// A picture of a view on white, one pixel a point, for tests that look at single pixels.
@MainActor
struct Snapshot {
  private let surface: Surface

  init<V: View>(_ view: V, width: CGFloat = 100, height: CGFloat = 100) {
    let host = ViewHost(
      view, configuration: ViewHost.Configuration(size: CGSize(width: width, height: height), scale: 1))
    host.update(to: 0)
    surface = Surface(width: Int(width), height: Int(height))
    Renderer(threads: 1).render(host.displayList(), into: surface, scale: 1, background: .white)
  }

  /// Red, green and blue of the pixel whose upper left corner is at (`x`, `y`), each from 0 to 255.
  subscript(x: Int, y: Int) -> [Int] {
    let pixel = surface[x, y]
    return [16, 8, 0].map { Int(pixel >> $0 & 255) }
  }

  /// Whether the pixel at (`x`, `y`) is as good as black, and no longer white.
  func isInked(_ x: Int, _ y: Int) -> Bool { self[x, y].allSatisfy { $0 < 64 } }
}
