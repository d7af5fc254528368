import Foundation

/// Glyphs' coverage, kept by font, glyph, size and subpixel position, up to a number of bytes; what
/// was not used for longest goes first.
final class GlyphCache {
  struct Key: Hashable {
    let source: ObjectIdentifier
    let glyph: UInt32
    /// Pixels per em.
    let sizeX, sizeY: Float
    /// The origin's place within its pixel, in quarters.
    let subX, subY: UInt8
    /// The step of contrast, see `GlyphContrast`.
    let contrast: UInt8
  }

  private final class Entry {
    /// Nil for a glyph without ink.
    let mask: Mask?
    /// Keeps the font alive, so that its address stays its own.
    let source: any GlyphSource
    var lastUse: UInt64

    init(_ mask: Mask?, _ source: any GlyphSource, _ lastUse: UInt64) {
      self.mask = mask
      self.source = source
      self.lastUse = lastUse
    }

    var bytes: Int { 200 + (mask.map { $0.stride * $0.bounds.height } ?? 0) }
  }

  /// The most that is kept.
  static let capacity = 8 << 20

  private var entries: [Key: Entry] = [:]
  private var bytes = 0
  private var clock: UInt64 = 0

  /// The coverage of a glyph whose origin is the pixel (0, 0), moved by the key's subpixel position.
  @inline(__always)
  func mask(_ key: Key, of source: any GlyphSource, _ make: () -> Mask?) -> Mask? {
    clock &+= 1
    if let entry = entries[key] {
      entry.lastUse = clock
      return entry.mask
    }
    let entry = Entry(make(), source, clock)
    entries[key] = entry
    bytes += entry.bytes
    if bytes > GlyphCache.capacity { evict() }
    return entry.mask
  }

  /// Drops the older half.
  private func evict() {
    let uses = entries.values.map(\.lastUse).sorted()
    let oldest = uses[uses.count / 2]
    entries = entries.filter { $0.value.lastUse >= oldest }
    bytes = entries.values.reduce(0) { $0 + $1.bytes }
  }
}
