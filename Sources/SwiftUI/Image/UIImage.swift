import Raster

/// A picture in memory: as much of UIKit's class as files use to make an `Image`.
public final class UIImage: Sendable, Hashable {
  enum Content: Sendable {
    case pixels(Surface)
    case named(String)
    case symbol(String)
  }

  let content: Content
  /// Pixels a point.
  public let scale: CGFloat
  /// Whether it is a stencil for the foreground where nobody says otherwise.
  let isTemplate: Bool

  init(content: Content, scale: CGFloat = 1, isTemplate: Bool = false) {
    self.content = content
    self.isTemplate = isTemplate
    self.scale = scale > 0 && scale.isFinite ? scale : 1
  }

  /// A picture of pixels.
  package convenience init(_ surface: Surface, scale: CGFloat = 1) {
    self.init(content: .pixels(surface), scale: scale)
  }

  /// The picture called `name` in an asset catalogue. It is looked up when it is drawn, so that files go on where the
  /// catalogue is not at hand; a missing picture is shown as a labelled box.
  public convenience init?(named name: String) { self.init(content: .named(name)) }

  /// The symbol called `systemName`.
  public convenience init?(systemName: String) { self.init(content: .symbol(systemName)) }

  /// The size in points.
  public var size: CGSize {
    guard case .pixels(let surface) = content else { return CGSize(width: 100, height: 100) }
    return CGSize(width: CGFloat(surface.width) / scale, height: CGFloat(surface.height) / scale)
  }

  public static func == (a: UIImage, b: UIImage) -> Bool { a === b }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
