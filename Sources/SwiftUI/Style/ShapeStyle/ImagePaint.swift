import Foundation
import Raster

/// A style that lays copies of an image side by side.
public struct ImagePaint: ShapeStyle, Equatable {
  /// The image. A symbol has no pixels to lay out: it stands for the foreground.
  public var image: Image
  /// The part of the image to use, in its unit square.
  public var sourceRect: CGRect
  /// How large a copy is, as a multiple of the image's own size.
  public var scale: CGFloat

  public init(image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1) {
    self.image = image
    self.sourceRect = sourceRect
    self.scale = scale
  }

  public func _resolveStyle(_ context: _StyleContext) -> _ResolvedStyle {
    let resolved = image.resolve(in: context.environment)
    guard case .pixels(let picture, let surface) = resolved.artwork, scale > 0, scale.isFinite else {
      return context.resolveForeground()
    }
    let tile = ResolvedPicture(
      surface: cropped(surface), pixelSize: scale / picture.scale, filter: resolved.filter)
    return _ResolvedStyle(.picture(tile), opacity: HierarchyLevel.opacity(context.level))
  }

  /// The part of the picture that `sourceRect` means, on whole pixels and at least one of them.
  private func cropped(_ surface: Surface) -> Surface {
    let unit = sourceRect.standardized.intersection(CGRect(x: 0, y: 0, width: 1, height: 1))
    guard !unit.isEmpty, unit != CGRect(x: 0, y: 0, width: 1, height: 1) else { return surface }
    let (width, height) = (CGFloat(surface.width), CGFloat(surface.height))
    let area = PixelRect(
      covering: CGRect(
        x: unit.minX * width, y: unit.minY * height, width: unit.width * width, height: unit.height * height))
    let result = Surface(width: area.width, height: area.height)
    result.copy(from: surface, area, toX: 0, y: 0)
    return result
  }
}

extension ShapeStyle where Self == ImagePaint {
  /// Copies of an image side by side.
  public static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) -> ImagePaint {
    ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
  }
}
