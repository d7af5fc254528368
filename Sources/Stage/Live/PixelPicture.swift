import Raster
import SwiftUI

/// A picture of pixels that is drawn by another process, kept here, and shown inside an interface.
///
/// What the other process has changed is copied, so the picture outlives that process, and is never seen half drawn. It
/// is shown in tiles: a tile that has changed is a new image, and the interface around draws only those again.
@MainActor
final class PixelPicture {
  /// The size of a tile, in pixels.
  private static let tile = 96

  private var surface = Surface(width: 0, height: 0)
  private var tiles: [Surface] = []
  private var columns = 0
  /// Pixels a point.
  private(set) var scale = 1.0

  var isEmpty: Bool { tiles.isEmpty }

  /// Takes what has changed of a picture in shared memory.
  func take(_ frame: AgentReply.Frame, scale: Double, from memory: SharedMemory) throws {
    let shape = frame.picture
    let start = try memory.bytes(shape.byteCount, grows: false)
    let source = Surface(
      memory: start, width: shape.width, height: shape.height, stride: shape.stride, owner: memory)
    self.scale = scale
    var damage = frame.damage.map { PixelRect(minX: $0[0], minY: $0[1], maxX: $0[2], maxY: $0[3]) }
    if surface.width != shape.width || surface.height != shape.height {
      surface = Surface(width: shape.width, height: shape.height)
      columns = (shape.width + Self.tile - 1) / Self.tile
      tiles = []
      damage = [surface.bounds]
    }
    for rect in damage { surface.copy(from: source, rect, toX: rect.minX, y: rect.minY) }
    renew(damage)
  }

  /// Makes new images of the tiles in which something has changed.
  private func renew(_ damage: [PixelRect]) {
    let rows = (surface.height + Self.tile - 1) / Self.tile
    for index in 0..<columns * rows {
      let rect = self.rect(index)
      if index < tiles.count, !damage.contains(where: { $0.intersects(rect) }) { continue }
      let image = Surface(
        memory: surface.pixels + rect.minY * surface.stride + rect.minX, width: rect.width, height: rect.height,
        stride: surface.stride, owner: surface)
      if index < tiles.count { tiles[index] = image } else { tiles.append(image) }
    }
  }

  private func rect(_ index: Int) -> PixelRect {
    PixelRect(
      x: index % columns * Self.tile, y: index / columns * Self.tile, width: Self.tile, height: Self.tile
    ).intersection(surface.bounds)
  }

  /// The picture, in its own points.
  var list: DisplayList {
    var list = DisplayList()
    for (index, image) in tiles.enumerated() {
      let pixels = rect(index)
      let area = CGRect(
        x: Double(pixels.minX) / scale, y: Double(pixels.minY) / scale, width: Double(pixels.width) / scale,
        height: Double(pixels.height) / scale)
      let fit = CGAffineTransform(a: 1 / scale, b: 0, c: 0, d: 1 / scale, tx: area.minX, ty: area.minY)
      // Without smoothing, neighbours share their edge wherever it falls.
      list.fill(
        Raster.Path(area), antialiased: false,
        paint: .image(ImagePaint(image, filter: .nearest, extend: .pad, transform: fit)),
        id: UInt64(index + 1))
    }
    return list
  }

  /// A copy of pixels in shared memory.
  static func copy(_ shape: AgentPicture, offset: Int, from memory: SharedMemory) throws -> Surface {
    let start = try memory.bytes(offset + shape.byteCount, grows: false)
    let source = Surface(
      memory: start + offset, width: shape.width, height: shape.height, stride: shape.stride, owner: memory)
    let copy = Surface(width: shape.width, height: shape.height)
    copy.copy(from: source, toX: 0, y: 0)
    return copy
  }
}
