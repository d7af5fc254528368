import Foundation

/// Which pixels an item may touch: never too few, sometimes a few too many.
enum ItemBounds {
  /// Pixels further away are never drawn; it keeps sums of coordinates from overflowing.
  static let limit = PixelRect(minX: -1 << 24, minY: -1 << 24, maxX: 1 << 24, maxY: 1 << 24)

  /// The pixels of an item that draws, given the map from its space to pixels.
  static func pixels(
    _ content: DisplayItem.Content, device: DeviceMap, glyphs: GlyphBounds
  ) -> PixelRect {
    switch content {
    case .fill(let path, _, _, _), .backdrop(let path, _): return pixels(path, device: device)
    case .stroke(let path, let style, _):
      guard style.lineWidth > 0, style.lineWidth.isFinite else { return .empty }
      return pixels(outline(of: path, style), device)
    case .glyphs(let run, _): return pixels(glyphs.bounds(of: run), device)
    default: return .empty
    }
  }

  /// The pixels of a filled path.
  static func pixels(_ path: Path, device: DeviceMap) -> PixelRect {
    pixels(path.boundingRect, device)
  }

  /// A rectangle that holds the stroke of a path, in the path's coordinates.
  static func outline(of path: Path, _ style: StrokeStyle) -> CGRect {
    path.boundingRect.insetBy(dx: -overhang(style), dy: -overhang(style))
  }

  /// How far a line may reach beyond the path.
  private static func overhang(_ style: StrokeStyle) -> CGFloat {
    let half = style.lineWidth / 2
    let join = style.lineJoin == .miter && style.miterLimit.isFinite ? max(1, style.miterLimit) : 1
    let cap: CGFloat = style.lineCap == .square ? 1.415 : 1
    return half * max(join, cap)
  }

  private static func pixels(_ rect: CGRect, _ device: DeviceMap) -> PixelRect {
    guard !rect.isNull, device.isUsable else { return .empty }
    let image = device.bounds(of: rect)
    if image.isNull { return .empty }
    guard image.minX.isFinite, image.minY.isFinite, image.maxX.isFinite, image.maxY.isFinite else {
      return limit
    }
    // Flattening and snapping to subpixels may move an edge by less than this.
    return PixelRect(covering: image.insetBy(dx: -0.0625, dy: -0.0625)).intersection(limit).normalized
  }
}

/// The extents of fonts' glyphs, remembered. Used from one thread.
final class GlyphBounds {
  private struct Key: Hashable {
    let source: ObjectIdentifier
    let glyph: UInt32
  }

  private var known: [Key: CGRect] = [:]
  /// Keeps the fonts alive whose addresses are keys.
  private var sources: [ObjectIdentifier: any GlyphSource] = [:]
  private static let limit = 1 << 16

  /// The rectangle around all glyphs of a run, in the run's units; null when none shows.
  func bounds(of run: GlyphRun) -> CGRect {
    guard run.size.isFinite, run.size > 0 else { return .null }
    if known.count > GlyphBounds.limit {
      known.removeAll()
      sources.removeAll()
    }
    let source = ObjectIdentifier(run.source)
    if sources[source] == nil { sources[source] = run.source }
    var result = CGRect.null
    for index in 0..<min(run.glyphs.count, run.positions.count) {
      let key = Key(source: source, glyph: run.glyphs[index])
      let box = known[key] ?? measure(key, run.source)
      let position = run.positions[index]
      guard !box.isNull, position.x.isFinite, position.y.isFinite else { continue }
      result = result.union(
        CGRect(
          x: position.x + box.minX * run.size, y: position.y + box.minY * run.size,
          width: box.width * run.size, height: box.height * run.size))
    }
    // Subpixel positions and the smallest sizes of pictures round outwards.
    return result.isNull ? result : result.insetBy(dx: -run.size / 16, dy: -run.size / 16)
  }

  private func measure(_ key: Key, _ source: any GlyphSource) -> CGRect {
    var box = source.outline(of: key.glyph)?.boundingRect ?? .null
    if let picture = source.picture(of: key.glyph, pixelsPerEm: 64) { box = box.union(picture.bounds) }
    known[key] = box
    return box
  }
}
