import Raster
import Typeset

/// The drawing of one symbol at the size and weight of a font.
final class SymbolArtwork: Sendable {
  /// A part of the symbol.
  struct Layer: Sendable {
    /// In points, from the frame's top left corner.
    var path: Raster.Path
    var rule: FillRule
    /// 0 for the most prominent layer.
    var level: Int
    /// The layer's own colour in multicolour; nil is the foreground.
    var color: Color?
  }

  let name: String
  let layers: [Layer]
  /// The frame, in points.
  let size: CGSize
  /// From the frame's top down to the text's baseline, in points.
  let baseline: CGFloat

  init(name: String, layers: [Layer], size: CGSize, baseline: CGFloat) {
    self.name = name
    self.layers = layers
    self.size = size
    self.baseline = baseline
  }

  /// The box that stands for a symbol which is not there: as large as a round symbol, centred on the capitals.
  static func placeholder(_ name: String, font: FontDescriptor, scale: Image.Scale) -> SymbolArtwork {
    let metrics = FontLibrary.shared.metrics(for: font)
    let side = max(1.17 * font.size * scale.factor, 1)
    let line = side / 12
    var path = Raster.Path()
    let box = CGRect(x: 0, y: 0, width: side, height: side).insetBy(dx: line, dy: line)
    path.addPath(Raster.Path(box))
    path.addPath(Raster.Path(box.insetBy(dx: line, dy: line)))
    return SymbolArtwork(
      name: name, layers: [Layer(path: path, rule: .evenOdd, level: 0)], size: CGSize(width: side, height: side),
      baseline: side / 2 + metrics.capHeight / 2)
  }
}

extension Image.Scale {
  /// The size relative to the medium one.
  var factor: CGFloat {
    switch self {
    case .small: 0.8
    case .medium: 1
    case .large: 1.3
    }
  }
}
