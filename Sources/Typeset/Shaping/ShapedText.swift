import Foundation

/// The glyphs of one stretch of text in one face, at no particular size: lengths are fractions of the em.
final class ShapedText: Sendable {
  struct Glyph: Sendable {
    let id: UInt32
    /// The first of the scalars that the glyph belongs to, counted from the start of the text.
    let cluster: Int
    let advance: CGFloat
    /// The offset from the pen, y upwards.
    let offset: CGPoint
    /// Whether the text would be shaped differently if it began at this glyph's cluster.
    let isUnsafeToBreak: Bool
  }

  /// What is shaped.
  struct Key: Hashable, Sendable {
    var scalars: [UInt32]
    /// The characters around, which letters of cursive scripts join.
    var before: UInt32?
    var after: UInt32?
    var face: ObjectIdentifier
    var features: FontFeatures
    var hasLigatures: Bool
    var isRightToLeft: Bool
    var script: Script
    var language: String?
  }

  /// What was shaped.
  let key: Key
  /// The face; held so that its address, which the cache's keys hold, stays its own.
  let face: FontFace
  /// The glyphs from left to right.
  let glyphs: [Glyph]
  /// The sum of the glyphs' advances.
  let advance: CGFloat

  init(_ key: Key, face: FontFace, glyphs: [Glyph]) {
    self.key = key
    self.face = face
    self.glyphs = glyphs
    advance = glyphs.reduce(0) { $0 + $1.advance }
  }

  /// The number of scalars in the text.
  var scalarCount: Int { key.scalars.count }
  var isRightToLeft: Bool { key.isRightToLeft }

  /// The indices of the glyphs of the scalars in `range`. Logarithmic time.
  func glyphs(of range: Range<Int>) -> Range<Int> {
    if isRightToLeft {
      return first { $0.cluster < range.upperBound }..<first { $0.cluster < range.lowerBound }
    }
    return first { $0.cluster >= range.lowerBound }..<first { $0.cluster >= range.upperBound }
  }

  /// The glyph that starts at `scalar` in reading order; nil when no glyph does.
  func glyph(startingAt scalar: Int) -> Glyph? {
    let range = glyphs(of: scalar..<scalar + 1)
    return range.isEmpty ? nil : glyphs[range.lowerBound]
  }

  private func first(where holds: (Glyph) -> Bool) -> Int {
    var low = 0
    var high = glyphs.count
    while low < high {
      let middle = (low + high) / 2
      if holds(glyphs[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
