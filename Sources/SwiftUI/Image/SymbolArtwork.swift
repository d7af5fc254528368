import Raster
import Typeset

/// The drawing of one symbol at the size and weight of a font.
final class SymbolArtwork: Sendable {
  /// A part of the symbol.
  struct Layer: Sendable {
    /// In points, from the frame's top left corner; filled by the non-zero rule.
    var path: Raster.Path
    /// 0 for the most prominent layer.
    var level: Int
    /// Whether the layer is one that a variable symbol's value does not reach.
    var isFaint: Bool
  }

  let name: String
  let layers: [Layer]
  /// The frame, in points.
  let size: CGSize
  /// From the frame's top down to the text's baseline, in points.
  let baseline: CGFloat

  /// Whether there is no symbol of the name.
  let isPlaceholder: Bool

  /// - Parameters:
  ///   - variableValue: how many of the layers are in full, from 0 to 1; the others are faint. Nil shows all.
  ///   - isMirrored: whether text runs from right to left.
  init(_ glyph: SymbolGlyph, variableValue: Double?, isMirrored: Bool) {
    name = glyph.name
    size = glyph.size
    baseline = glyph.baseline
    isPlaceholder = glyph.isPlaceholder
    let mirror = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: glyph.size.width, ty: 0)
    let count = glyph.layers.count
    layers = glyph.layers.enumerated().map { index, layer in
      // The parts of a variable symbol fill up in order; at 0 none is full, at 1 all are.
      let isFaint = variableValue.map { Double(index) >= ($0 * Double(count)).rounded(.up) } ?? false
      return Layer(
        path: isMirrored && glyph.isDirectional ? layer.path.applying(mirror) : layer.path, level: layer.level,
        isFaint: isFaint)
    }
  }
}

extension Image.Scale {
  /// The symbol library's name for the size.
  var symbolScale: SymbolScale {
    switch self {
    case .small: .small
    case .medium: .medium
    case .large: .large
    }
  }
}
