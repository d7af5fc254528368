import Foundation

/// What is known of a text before any font: clusters, direction, script, and where lines may end.
///
/// A *cluster* is a grapheme cluster, what a reader takes for one character; all positions that callers see
/// count clusters.
final class TextAnalysis: Sendable {
  /// Whether a line may end after a cluster.
  enum Break: UInt8, Sendable { case never, allowed, mandatory }

  let scalars: [UInt32]
  /// The first scalar of each cluster, and the number of scalars at the end.
  let starts: [Int]
  /// The cluster of each scalar.
  let clusterOfScalar: [Int32]
  /// Whether a line may end after each cluster. Only line terminators have mandatory breaks.
  let breaks: [Break]
  /// The embedding level of each cluster.
  let levels: [UInt8]
  /// The script of each cluster; common ones have that of their surroundings.
  let scripts: [Script]
  /// Whether each cluster is white space that hangs over the end of a line.
  let isSpace: [Bool]
  /// Whether each cluster is drawn from a colour font.
  let isEmoji: [Bool]
  /// The ranges of clusters between mandatory breaks, terminators included; at least one, the last one without a
  /// terminator.
  let paragraphs: [Range<Int>]
  /// The base level of each paragraph.
  let baseLevels: [UInt8]

  var clusterCount: Int { starts.count - 1 }

  /// Analyses `text`. Linear time.
  init(_ text: String, style: ParagraphStyle) {
    var scalars: [UInt32] = []
    var starts: [Int] = []
    var clusterOfScalar: [Int32] = []
    var isSpace: [Bool] = []
    var isEmoji: [Bool] = []
    var paragraphs: [Range<Int>] = []
    var paragraphStart = 0
    scalars.reserveCapacity(text.utf8.count)
    for character in text {
      for scalar in character.unicodeScalars {
        scalars.append(scalar.value)
        clusterOfScalar.append(Int32(starts.count))
      }
      starts.append(clusterOfScalar.count - character.unicodeScalars.count)
      isSpace.append(TextAnalysis.hangs(character))
      isEmoji.append(TextAnalysis.isEmoji(character))
      if character.isNewline {
        paragraphs.append(paragraphStart..<starts.count)
        paragraphStart = starts.count
      }
    }
    paragraphs.append(paragraphStart..<starts.count)
    let count = starts.count
    starts.append(scalars.count)
    self.scalars = scalars
    self.starts = starts
    self.clusterOfScalar = clusterOfScalar
    self.isSpace = isSpace
    self.isEmoji = isEmoji
    self.paragraphs = paragraphs

    var breaks = LineBreakOpportunities.of(scalars, starts: starts, isEmoji: isEmoji, language: style.language)
    var levels: [UInt8] = []
    levels.reserveCapacity(count)
    var baseLevels: [UInt8] = []
    for range in paragraphs {
      let scalarRange = starts[range.lowerBound]..<starts[range.upperBound]
      let found = BidiLevels.of(scalars[scalarRange], base: style.baseDirection, layout: style.layoutDirection)
      baseLevels.append(found.base)
      for cluster in range { levels.append(found.levels[starts[cluster] - scalarRange.lowerBound]) }
      if let last = range.last, range.upperBound < count || text.last?.isNewline == true { breaks[last] = .mandatory }
    }
    self.breaks = breaks
    self.levels = levels
    self.baseLevels = baseLevels
    scripts = TextAnalysis.scripts(scalars, starts, paragraphs)
  }

  /// The paragraph that `cluster` is in. Logarithmic time.
  func paragraph(of cluster: Int) -> Int {
    var low = 0
    var high = paragraphs.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if paragraphs[middle].lowerBound <= cluster { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// The scalars of `clusters`.
  func scalarRange(_ clusters: Range<Int>) -> Range<Int> {
    starts[clusters.lowerBound]..<starts[clusters.upperBound]
  }

  /// How many of `clusters` letter spacing comes after: all but invisible ones such as soft hyphens.
  func spacedCount(_ clusters: Range<Int>) -> Int {
    clusters.reduce(0) { $0 + (isInvisible($1) ? 0 : 1) }
  }

  /// Whether the cluster begins with a character that has no picture and no width.
  func isInvisible(_ cluster: Int) -> Bool {
    let value = scalars[starts[cluster]]
    guard value >= 0xAD, let scalar = Unicode.Scalar(value) else { return false }
    return scalar.properties.isDefaultIgnorableCodePoint
  }

  /// The text of `clusters`.
  func string(_ clusters: Range<Int>) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars[scalarRange(clusters)].lazy.compactMap { Unicode.Scalar($0) })
    return String(view)
  }

  /// Whether the cluster is a control character, which has no glyph.
  func isControl(_ cluster: Int) -> Bool {
    let scalar = scalars[starts[cluster]]
    return scalar < 0x20 || (0x7F..<0xA0).contains(scalar) || scalar == 0x2028 || scalar == 0x2029
  }

  private static func hangs(_ character: Character) -> Bool {
    // No-break spaces stay with their words and are not hung.
    character.isWhitespace && character != "\u{00A0}" && character != "\u{202F}" && character != "\u{2007}"
  }

  private static func isEmoji(_ character: Character) -> Bool {
    guard let first = character.unicodeScalars.first, first.value >= 0x23 else { return false }
    if first.value < 0xA9 { return character.unicodeScalars.contains("\u{FE0F}") }
    guard first.properties.isEmoji else { return false }
    if character.unicodeScalars.contains("\u{FE0E}") { return false }
    return first.properties.isEmojiPresentation
      || character.unicodeScalars.contains { $0 == "\u{FE0F}" || $0.properties.isEmojiModifier }
  }

  private static func scripts(_ scalars: [UInt32], _ starts: [Int], _ paragraphs: [Range<Int>]) -> [Script] {
    var result = [Script](repeating: .common, count: starts.count - 1)
    for range in paragraphs {
      var current: Script?
      for cluster in range {
        if let scalar = Unicode.Scalar(scalars[starts[cluster]]) {
          let own = scalar.isASCII && scalar.properties.isAlphabetic ? .latin : Script.of(scalar)
          if own.isReal {
            if current == nil { for earlier in range.lowerBound..<cluster { result[earlier] = own } }
            current = own
          }
        }
        result[cluster] = current ?? .common
      }
    }
    return result
  }
}
