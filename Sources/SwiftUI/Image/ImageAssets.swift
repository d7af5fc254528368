import Raster
import Synchronization

/// Where named pictures are found.
package enum ImageAssets {
  /// A picture of an asset catalogue.
  package struct Asset: Sendable {
    package var surface: Surface
    /// Pixels a point.
    package var scale: CGFloat
    /// Whether the picture is a stencil for the foreground where nobody says otherwise.
    package var isTemplate: Bool

    package init(surface: Surface, scale: CGFloat, isTemplate: Bool = false) {
      self.surface = surface
      self.scale = scale
      self.isTemplate = isTemplate
    }
  }

  /// What is looked for: a name, and for what screen.
  package struct Request: Hashable, Sendable {
    package var name: String
    package var isDark: Bool
    /// Pixels a point of the screen.
    package var scale: CGFloat
  }

  private struct Registered {
    var lookup: (@Sendable (Request) -> Asset?)?
    /// Names that are not found are known as well.
    var known: [Request: UIImage?] = [:]
  }

  private static let registered = Mutex(Registered())

  /// Sets how named pictures are found; nil finds none.
  package static func setLookup(_ lookup: (@Sendable (Request) -> Asset?)?) {
    registered.withLock { $0 = Registered(lookup: lookup) }
  }

  /// The picture called `name` for an environment, the same object every time.
  static func image(named name: String, in environment: EnvironmentValues) -> UIImage? {
    let request = Request(name: name, isDark: environment.colorScheme == .dark, scale: environment.displayScale)
    return registered.withLock { state in
      if let known = state.known[request] { return known }
      let image = state.lookup?(request).map { asset in
        UIImage(content: .pixels(asset.surface), scale: asset.scale, isTemplate: asset.isTemplate)
      }
      state.known[request] = .some(image)
      return image
    }
  }
}
