import Foundation

/// The scratch memory and caches that painters of one thread share.
final class PainterTools {
  let rasterizer = Rasterizer()
  let row = RowScratch()
  let glyphs = GlyphCache()

  /// Sends the coverage of `shape` inside `clip` to `sink`.
  @inline(__always)
  func send<Sink: SpanSink>(_ shape: Shape, clip: PixelRect, to sink: inout Sink) {
    switch shape {
    case .path(let path, let rule, let transform):
      sendPath(path, rule, transform, clip, &sink)
    case .stroke(let path, let style, let transform):
      sendPath(path.strokedPath(style, scale: transform.largestScale), .nonZero, transform, clip, &sink)
    case .rect(let rect): sendRect(rect.intersection(clip), &sink)
    case .mask(let mask, let dx, let dy): sendMask(mask, dx, dy, clip, &sink)
    }
  }

  @inline(never)
  private func sendPath<Sink: SpanSink>(
    _ path: Path, _ rule: FillRule, _ transform: CGAffineTransform, _ clip: PixelRect,
    _ sink: inout Sink
  ) {
    rasterizer.edges.removeAll()
    var flattener = Flattener(rasterizer.edges, clip: clip)
    flattener.add(path, transform)
    rasterizer.sweep(rule, clip: clip, into: &sink)
  }

  @inline(never)
  private func sendRect<Sink: SpanSink>(_ rect: PixelRect, _ sink: inout Sink) {
    guard !rect.isEmpty else { return }
    for y in rect.minY..<rect.maxY {
      sink.beginRow(y)
      sink.constant(x: rect.minX, count: rect.width, alpha: 255)
    }
  }

  @inline(never)
  private func sendMask<Sink: SpanSink>(
    _ mask: Mask, _ dx: Int, _ dy: Int, _ clip: PixelRect, _ sink: inout Sink
  ) {
    let area = mask.bounds.offsetBy(dx: dx, dy: dy).intersection(clip)
    guard !area.isEmpty else { return }
    for y in area.minY..<area.maxY {
      sink.beginRow(y)
      sink.mask(
        x: area.minX, count: area.width,
        bytes: UnsafePointer(mask.row(y - dy) + (area.minX - dx - mask.bounds.minX)))
    }
  }

  /// The coverage of a shape inside `clip`; the mask is as small as the shape.
  static func mask(_ shape: Shape, within clip: PixelRect, isSharp: Bool, tools: PainterTools) -> Mask {
    let mask = Mask(bounds: clip)
    var sink = MaskSink(mask: mask, isSharp: isSharp)
    tools.send(shape, clip: clip, to: &sink)
    return mask
  }
}
