import Raster
import Typeset

/// A picture with everything known that decides how it looks, but for the room it gets.
struct ResolvedImage: Equatable {
  enum Artwork {
    case symbol(SymbolArtwork)
    case pixels(UIImage, Surface)
    /// A named picture that is not there.
    case missing(String)
  }

  var artwork: Artwork
  /// The size that the picture has by itself, in points.
  var size: CGSize
  /// From the top down to the baseline of text beside it; nil where the picture has nothing to do with text.
  var baseline: CGFloat?
  /// What is spoken; nil for decoration.
  var label: String?
  var isTemplate: Bool
  var resizing: Image.Resizing?
  var filter: Raster.ImagePaint.Filter
  var isAntialiased: Bool
  /// The styles of a symbol's layers, from the first level on; nil draws all in the foreground.
  var layerStyles: [_ResolvedStyle]?
  /// What to tell the person who writes the view.
  var fault: String?

  static func == (a: ResolvedImage, b: ResolvedImage) -> Bool {
    let isSameArtwork =
      switch (a.artwork, b.artwork) {
      case (.symbol(let a), .symbol(let b)): a === b
      case (.pixels(let a, _), .pixels(let b, _)): a === b
      case (.missing(let a), .missing(let b)): a == b
      default: false
      }
    return isSameArtwork && a.size == b.size && a.baseline == b.baseline && a.label == b.label
      && a.isTemplate == b.isTemplate && a.resizing == b.resizing && a.filter == b.filter
      && a.isAntialiased == b.isAntialiased && a.layerStyles == b.layerStyles
  }
}

extension Image {
  /// The picture in an environment.
  func resolve(in environment: EnvironmentValues) -> ResolvedImage {
    switch source {
    case .symbol(let name): return symbol(name, environment)
    case .named(let name):
      guard let image = ImageAssets.image(named: name) else { return missing(name, environment) }
      return picture(image, environment, name: name)
    case .picture(let image):
      switch image.content {
      case .symbol(let name): return symbol(name, environment)
      case .named(let name):
        guard let found = ImageAssets.image(named: name) else { return missing(name, environment) }
        return picture(found, environment, name: name)
      case .pixels: return picture(image, environment, name: nil)
      }
    }
  }

  private func base(_ artwork: ResolvedImage.Artwork, _ size: CGSize, isTemplate: Bool) -> ResolvedImage {
    let filter: Raster.ImagePaint.Filter = interpolation == .none ? .nearest : .linear
    return ResolvedImage(
      artwork: artwork, size: size, isTemplate: templateMode.map { $0 == .template } ?? isTemplate,
      resizing: resizing, filter: filter, isAntialiased: isAntialiased)
  }

  private func spoken(_ automatic: String?, _ environment: EnvironmentValues) -> String? {
    switch label {
    case .automatic: automatic
    case .text(let text): text._resolveText(in: environment)
    case .none: nil
    }
  }

  private func symbol(_ name: String, _ environment: EnvironmentValues) -> ResolvedImage {
    let font = (environment.symbolFont ?? environment.font ?? .body).resolve(
      in: environment, environment.textAttributes.fontModifiers)
    let names = environment.symbolVariants == .none ? [name] : environment.symbolVariants.names(for: name)
    let artwork = SymbolStore.artwork(
      names, font: font, scale: environment.imageScale, variableValue: variableValue,
      isMirrored: environment.layoutDirection == .rightToLeft)
    var result = base(.symbol(artwork), artwork.size, isTemplate: true)
    if artwork.isPlaceholder {
      result.fault = "Image(systemName: \"\(name)\"): there is no symbol of this name; a box stands in its place"
    }
    result.baseline = resizing == nil ? artwork.baseline : nil
    result.label = spoken(SymbolStore.spokenName(name), environment)
    colour(&result, artwork, environment)
    return result
  }

  private func colour(_ result: inout ResolvedImage, _ artwork: SymbolArtwork, _ environment: EnvironmentValues) {
    let context = _StyleContext(environment: environment)
    let count = (artwork.layers.map(\.level).max() ?? 0) + 1
    switch (symbolMode ?? environment.symbolRenderingMode)?.kind {
    // The symbols here have no colours of their own, so in multicolour they show the foreground.
    case .monochrome, .multicolor, nil: break
    case .hierarchical:
      let style = ForegroundStyle()._resolveStyle(context)
      result.layerStyles = (0..<count).map { level in
        var style = style
        style.multiplyOpacity(by: [1, 0.5, 0.25][min(level, 2)])
        return style
      }
    case .palette:
      result.layerStyles = (0..<count).map { ForegroundStyle()._resolveStyle(context.lowered(by: $0)) }
    }
  }

  private func picture(_ image: UIImage, _ environment: EnvironmentValues, name: String?) -> ResolvedImage {
    guard case .pixels(let surface) = image.content else { return missing(name ?? "image", environment) }
    var result = base(.pixels(image, surface), image.size, isTemplate: false)
    result.label = spoken(name, environment)
    return result
  }

  /// A named picture that is not there is shown as a box of a middling size that says its name.
  private func missing(_ name: String, _ environment: EnvironmentValues) -> ResolvedImage {
    var result = base(.missing(name), CGSize(width: 100, height: 100), isTemplate: false)
    result.label = spoken(name, environment)
    result.fault = "Image(\"\(name)\"): there is no picture of this name; a labelled box stands in its place"
    return result
  }
}
