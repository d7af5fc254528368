import Foundation

/// A picture as a paint: one unit of its own coordinates is one of its pixels, origin at its top left.
public struct ImagePaint: Sendable {
  /// How values between pixels are made.
  public enum Filter: UInt8, Hashable, Sendable {
    /// The nearest pixel.
    case nearest
    /// Linear between neighbours; when made smaller, the mean over the area that a pixel covers.
    case linear
  }

  /// What is shown outside the picture.
  public enum Extend: UInt8, Hashable, Sendable {
    /// Nothing.
    case clear
    /// The nearest edge pixel.
    case pad
    /// The picture again and again.
    case `repeat`
    /// The picture and its mirror image in turn.
    case reflect
  }

  /// The picture, premultiplied. It must not change while it is in use as a paint.
  public let image: Surface
  /// How values between pixels are made.
  public var filter: Filter
  /// What is shown outside the picture.
  public var extend: Extend
  /// From the picture's pixels to the coordinates of the path it paints.
  public var transform: CGAffineTransform
  /// Smaller copies for when the picture is made smaller.
  let reductions: ImageReductions

  /// A paint of `image`.
  public init(
    _ image: Surface, filter: Filter = .linear, extend: Extend = .clear,
    transform: CGAffineTransform = .identity
  ) {
    self.image = image
    reductions = ImageReductions(image)
    self.filter = filter
    self.extend = extend
    self.transform = transform
  }
}
