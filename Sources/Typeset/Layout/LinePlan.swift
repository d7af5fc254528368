import Foundation

/// What one line holds, before its glyphs have places.
struct LinePlan: Sendable {
  /// A piece of a line in reading order.
  enum Part: Sendable {
    /// Clusters of the text.
    case clusters(Range<Int>)
    /// Text that is not in the paragraph, an ellipsis or a hyphen, in the font that the cluster has.
    case inserted(Unicode.Scalar, like: Int)
  }

  var parts: [Part]
  /// All clusters that the line uses up: shown, cut and the terminator.
  var clusters: Range<Int>
  /// The width that counts: without white space that hangs over the end.
  var width: CGFloat
  /// The width of the hanging white space.
  var hang: CGFloat = 0
  /// How much closer the clusters are, as a fraction of the em.
  var tightening: CGFloat = 0
  /// The paragraph's level.
  var baseLevel: UInt8
  /// Where hanging white space begins, which takes the paragraph's level.
  var spaceStart: Int
  var ascent: CGFloat = 0
  var descent: CGFloat = 0
  var leading: CGFloat = 0
  /// Whether text was cut here.
  var isTruncated = false
  /// Whether the line ends inside a word, because the word is wider than the line.
  var isForced = false
}
