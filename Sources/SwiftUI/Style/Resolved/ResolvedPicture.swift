import Foundation
import Raster

/// A picture that is laid side by side over what is filled.
struct ResolvedPicture: Equatable, Sendable {
  /// The tile.
  let surface: Surface
  /// Points a pixel of the tile.
  let pixelSize: CGFloat
  let filter: Raster.ImagePaint.Filter

  static func == (a: ResolvedPicture, b: ResolvedPicture) -> Bool {
    a.surface === b.surface && a.pixelSize == b.pixelSize && a.filter == b.filter
  }

  /// The paint for something whose top left corner, where the first tile lies, is that of `rect`.
  func paint(in rect: CGRect) -> Paint {
    .image(
      Raster.ImagePaint(
        surface, filter: filter, extend: .repeat,
        transform: CGAffineTransform(
          a: pixelSize, b: 0, c: 0, d: pixelSize, tx: rect.minX, ty: rect.minY)))
  }
}
