import Foundation

/// Finds the face of each cluster and shapes stretches of clusters that have everything in common.
struct Itemizer {
  /// What the clusters of one item have in common.
  struct Traits: Equatable {
    var run: Int
    var face: FontFace?
    var level: UInt8
    var script: Script
    var isControl: Bool
    var isSmallCapital: Bool

    static func == (left: Traits, right: Traits) -> Bool {
      left.run == right.run && left.face === right.face && left.level == right.level
        && left.script == right.script && left.isControl == right.isControl
        && left.isSmallCapital == right.isSmallCapital
    }
  }

  let analysis: TextAnalysis
  let runs: [TextRun]
  let fonts: [ResolvedFont]
  let language: String?
  let typesetter: Typesetter
  private var previous: Traits?

  init(
    analysis: TextAnalysis, runs: [TextRun], fonts: [ResolvedFont], language: String?, typesetter: Typesetter
  ) {
    self.analysis = analysis
    self.runs = runs
    self.fonts = fonts
    self.language = language
    self.typesetter = typesetter
  }

  /// The traits of a cluster. Clusters are asked for in order, since spaces follow what is before them.
  mutating func traits(of cluster: Int, run: Int) -> Traits {
    let isControl = analysis.isControl(cluster)
    let script = isControl ? .common : analysis.scripts[cluster]
    let level = analysis.levels[cluster]
    var face = fonts[run].face
    if !isControl, runs[run].fixedAdvance == nil {
      if let previous, previous.run == run, previous.script == script, let before = previous.face, before !== face,
        !before.isColor, analysis.isSpace[cluster], before.glyph(for: " ") != nil
      {
        // The space between two words in a fallback face is that face's.
        face = before
      } else {
        face = self.face(of: cluster, run)
      }
    }
    let traits = Traits(
      run: run, face: face, level: level, script: script, isControl: isControl,
      isSmallCapital: fonts[run].needsSyntheticSmallCaps && isSmallCapital(cluster, run))
    previous = traits
    return traits
  }

  /// Whether a cluster has `traits`, as far as that is plain to see: one character that the face of the run has or, where
  /// that is a fallback face, that the run's own lacks and the fallback has. A script stays in one face that way.
  func continues(_ traits: Traits, _ cluster: Int, run: Int) -> Bool {
    let start = analysis.starts[cluster]
    guard run == traits.run, analysis.levels[cluster] == traits.level, analysis.scripts[cluster] == traits.script,
      !traits.isControl, !analysis.isControl(cluster), !analysis.isEmoji[cluster], !fonts[run].needsSyntheticSmallCaps,
      analysis.starts[cluster + 1] == start + 1, let face = traits.face, !face.isColor, let own = fonts[run].face,
      let scalar = Unicode.Scalar(analysis.scalars[start])
    else { return false }
    return face.glyph(for: scalar) != nil && (face === own || own.glyph(for: scalar) == nil)
  }

  private func face(of cluster: Int, _ run: Int) -> FontFace? {
    guard let face = fonts[run].face else { return nil }
    let range = analysis.starts[cluster]..<analysis.starts[cluster + 1]
    let wantsEmoji = analysis.isEmoji[cluster]
    if !wantsEmoji, range.count == 1, let scalar = Unicode.Scalar(analysis.scalars[range.lowerBound]),
      face.glyph(for: scalar) != nil || scalar.properties.isDefaultIgnorableCodePoint
    {
      return face
    }
    let text = analysis.string(cluster..<cluster + 1)
    if !wantsEmoji, FontFallback.covers(face, text) { return face }
    let font = runs[run].font
    let query = FontFallback.Query(
      cluster: text, weight: font.weight.openType, isItalic: font.isItalic, language: language, wantsEmoji: wantsEmoji)
    return typesetter.library.fallback(for: query) ?? face
  }

  private func isSmallCapital(_ cluster: Int, _ run: Int) -> Bool {
    guard let scalar = Unicode.Scalar(analysis.scalars[analysis.starts[cluster]]) else { return false }
    let features = runs[run].font.features
    if scalar.properties.isLowercase { return features.contains(.lowercaseSmallCaps) }
    return scalar.properties.isUppercase && features.contains(.uppercaseSmallCaps)
  }

  /// The clusters as an item, shaped.
  func item(_ clusters: Range<Int>, _ traits: Traits) -> ShapedParagraph.Item {
    let run = runs[traits.run]
    let font = fonts[traits.run]
    let isFallback = traits.face !== font.face
    let size = run.font.effectiveSize
    var scale = font.scale
    if isFallback, let face = traits.face {
      scale = size * FontFallback.scale(of: face, besideCapHeight: SystemFont.capHeight)
    }
    if traits.isSmallCapital { scale *= Itemizer.smallCapitalScale }
    let builtIn = isFallback || traits.script.isCursive ? 0 : font.tracking
    let spacing = builtIn + finite(run.font.tracking) + finite(run.kerning)
    var shaped: ShapedText?
    if !traits.isControl, run.fixedAdvance == nil, let face = traits.face, size > 0 {
      shaped = typesetter.shaper.shape(key(clusters, traits, face, run), in: face)
    }
    return ShapedParagraph.Item(
      clusters: clusters, run: traits.run, font: font, face: traits.face, scale: scale, level: traits.level,
      script: traits.script, spacing: shaped == nil ? 0 : spacing, shaped: shaped)
  }

  private func key(_ clusters: Range<Int>, _ traits: Traits, _ face: FontFace, _ run: TextRun) -> ShapedText.Key {
    let range = analysis.scalarRange(clusters)
    var scalars = Array(analysis.scalars[range])
    if traits.isSmallCapital { scalars = scalars.map(capital) }
    let isCursive = traits.script.isCursive
    return ShapedText.Key(
      scalars: scalars,
      before: isCursive && range.lowerBound > 0 ? analysis.scalars[range.lowerBound - 1] : nil,
      after: isCursive && range.upperBound < analysis.scalars.count ? analysis.scalars[range.upperBound] : nil,
      face: ObjectIdentifier(face), features: run.font.features, hasLigatures: finite(run.font.tracking) == 0,
      isRightToLeft: traits.level % 2 == 1, script: traits.script, language: language)
  }

  private func capital(_ scalar: UInt32) -> UInt32 {
    // Letters whose capital is more than one character keep their own form.
    guard let mapped = Unicode.Scalar(scalar)?.properties.uppercaseMapping.unicodeScalars, mapped.count == 1
    else { return scalar }
    return mapped.first?.value ?? scalar
  }

  /// Adds the advance of each of the item's clusters. The clusters of a ligature share its advance.
  func addAdvances(of item: ShapedParagraph.Item, to advances: inout [CGFloat]) {
    guard let shaped = item.shaped else {
      if let fixed = runs[item.run].fixedAdvance {
        for cluster in item.clusters where !analysis.isControl(cluster) { advances[cluster] = max(finite(fixed), 0) }
        return
      }
      for cluster in item.clusters where analysis.scalars[analysis.starts[cluster]] == 0x09 {
        advances[cluster] = typesetter.tabWidth(item.font)
      }
      return
    }
    let base = analysis.starts[item.clusters.lowerBound]
    for cluster in item.clusters where !analysis.isInvisible(cluster) { advances[cluster] = item.spacing }
    let glyphs = shaped.glyphs
    var index = 0
    while index < glyphs.count {
      let first = glyphs[index].cluster
      var end = index
      var advance: CGFloat = 0
      while end < glyphs.count, glyphs[end].cluster == first {
        advance += glyphs[end].advance
        end += 1
      }
      let next: Int
      if shaped.isRightToLeft {
        next = index == 0 ? shaped.scalarCount : glyphs[index - 1].cluster
      } else {
        next = end == glyphs.count ? shaped.scalarCount : glyphs[end].cluster
      }
      let low = Int(analysis.clusterOfScalar[base + first])
      let high = max(low, Int(analysis.clusterOfScalar[base + max(next, first + 1) - 1]))
      for cluster in low...high { advances[cluster] += advance * item.scale / CGFloat(high - low + 1) }
      index = end
    }
  }

  private func finite(_ value: CGFloat) -> CGFloat { value.isFinite ? value : 0 }

  /// The size of capitals that stand in for small capitals, relative to the font's: a little over the x-height.
  private static let smallCapitalScale: CGFloat = 0.78
}
