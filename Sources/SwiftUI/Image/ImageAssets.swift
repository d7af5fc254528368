import Raster
import Synchronization

/// Where named pictures are found.
package enum ImageAssets {
  /// A picture of an asset catalogue.
  package struct Asset: Sendable {
    package var surface: Surface
    /// Pixels a point.
    package var scale: CGFloat

    package init(surface: Surface, scale: CGFloat) {
      self.surface = surface
      self.scale = scale
    }
  }

  private struct Registered {
    var lookup: (@Sendable (String) -> Asset?)?
    var known: [String: UIImage] = [:]
  }

  private static let registered = Mutex(Registered())

  /// Sets how named pictures are found; nil finds none.
  package static func setLookup(_ lookup: (@Sendable (String) -> Asset?)?) {
    registered.withLock { $0 = Registered(lookup: lookup) }
  }

  /// The picture called `name`, the same object every time.
  static func image(named name: String) -> UIImage? {
    registered.withLock { state in
      if let known = state.known[name] { return known }
      guard let asset = state.lookup?(name) else { return nil }
      let image = UIImage(asset.surface, scale: asset.scale)
      state.known[name] = image
      return image
    }
  }
}
