import Foundation

/// A part of an item's glyphs: what of it stands on one line.
struct ShapedSlice {
  let shaped: ShapedText
  /// The glyphs, left to right.
  let glyphs: Range<Int>
  /// Where in the paragraph's scalars the shaped text begins.
  let firstScalar: Int
  /// Whether the glyphs are not the item's, because they differ at an end of a line.
  let isReshaped: Bool
}

extension ShapedParagraph {
  /// The glyphs of `clusters`, which belong to `item`; nil for control characters. Text is shaped again
  /// only where a ligature is cut or joined letters come apart.
  func slice(_ item: Item, _ clusters: Range<Int>, typesetter: Typesetter) -> ShapedSlice? {
    guard let shaped = item.shaped, !clusters.isEmpty else { return nil }
    let base = analysis.starts[item.clusters.lowerBound]
    if clusters == item.clusters {
      return ShapedSlice(shaped: shaped, glyphs: shaped.glyphs.indices, firstScalar: base, isReshaped: false)
    }
    let range = analysis.scalarRange(clusters)
    let local = range.lowerBound - base..<range.upperBound - base
    func isClean(_ scalar: Int) -> Bool {
      if scalar == 0 || scalar == shaped.scalarCount { return true }
      guard let glyph = shaped.glyph(startingAt: scalar) else { return false }
      return !(item.script.isCursive && glyph.isUnsafeToBreak)
    }
    if isClean(local.lowerBound), isClean(local.upperBound) {
      return ShapedSlice(
        shaped: shaped, glyphs: shaped.glyphs(of: local), firstScalar: base, isReshaped: false)
    }
    var key = shaped.key
    key.scalars = Array(key.scalars[local])
    key.before = nil
    key.after = nil
    let again = typesetter.shaper.shape(key, in: shaped.face)
    return ShapedSlice(shaped: again, glyphs: again.glyphs.indices, firstScalar: range.lowerBound, isReshaped: true)
  }

  /// The width of `clusters` as they stand on a line of their own.
  func placedWidth(_ clusters: Range<Int>, typesetter: Typesetter) -> CGFloat {
    guard !clusters.isEmpty else { return 0 }
    var sum: CGFloat = 0
    var start = clusters.lowerBound
    while start < clusters.upperBound {
      let item = items[Int(itemOfCluster[start])]
      let end = min(item.clusters.upperBound, clusters.upperBound)
      let isWhole = start == item.clusters.lowerBound && end == item.clusters.upperBound
      if !isWhole, let slice = slice(item, start..<end, typesetter: typesetter), slice.isReshaped {
        sum += slice.shaped.advance * item.scale + item.spacing * CGFloat(analysis.spacedCount(start..<end))
      } else {
        sum += width(start..<end)
      }
      start = end
    }
    return sum
  }

  /// The glyph of a character that is not in the text, in the font at `cluster`.
  func insertion(
    _ scalar: Unicode.Scalar, like cluster: Int, isRightToLeft: Bool, typesetter: Typesetter
  ) -> Item? {
    let run = run(at: cluster)
    guard fonts.indices.contains(run), let own = fonts[run].face, runs[run].font.effectiveSize > 0 else { return nil }
    let font = runs[run].font
    var face = own
    if own.glyph(for: scalar) == nil {
      let query = FontFallback.Query(
        cluster: String(scalar), weight: font.weight.openType, isItalic: font.isItalic, language: nil,
        wantsEmoji: false)
      face = typesetter.library.fallback(for: query) ?? own
    }
    let key = ShapedText.Key(
      scalars: [scalar.value], before: nil, after: nil, face: ObjectIdentifier(face), features: [],
      hasLigatures: true, isRightToLeft: isRightToLeft, script: .latin, language: nil)
    let isFallback = face !== own
    let scale =
      isFallback
      ? font.effectiveSize * FontFallback.scale(of: face, besideCapHeight: SystemFont.capHeight) : fonts[run].scale
    return Item(
      clusters: cluster..<cluster, run: run, font: fonts[run], face: face, scale: scale,
      level: isRightToLeft ? 1 : 0, script: .latin, spacing: isFallback ? 0 : fonts[run].tracking,
      shaped: typesetter.shaper.shape(key, in: face))
  }
}

extension ShapedParagraph.Item {
  /// The width of an inserted character.
  var insertedWidth: CGFloat {
    guard let shaped else { return 0 }
    return shaped.advance * scale + spacing
  }
}
