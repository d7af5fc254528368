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
    case .projected(let path, let rule, let projection):
      sendProjected(path, rule, projection, clip, &sink)
    case .stroke(let path, let style, let transform):
      sendStroke(path, style, transform, clip, &sink)
    case .rect(let rect): sendRect(rect.intersection(clip), &sink)
    case .mask(let mask, let dx, let dy): sendMask(mask, dx, dy, clip, &sink)
    }
  }

  @inline(never)
  private func sendPath<Sink: SpanSink>(
    _ path: Path, _ rule: FillRule, _ transform: CGAffineTransform, _ clip: PixelRect,
    _ sink: inout Sink
  ) {
    guard path.mayTouch(clip, under: transform) else { return }
    rasterizer.edges.removeAll()
    var flattener = Flattener(rasterizer.edges, clip: clip)
    flattener.add(path, transform)
    rasterizer.sweep(rule, clip: clip, into: &sink)
  }

  @inline(never)
  private func sendProjected<Sink: SpanSink>(
    _ path: Path, _ rule: FillRule, _ projection: ProjectionTransform, _ clip: PixelRect, _ sink: inout Sink
  ) {
    rasterizer.edges.removeAll()
    var flattener = Flattener(rasterizer.edges, clip: clip)
    flattener.add(path, projection)
    rasterizer.sweep(rule, clip: clip, into: &sink)
  }

  @inline(never)
  private func sendStroke<Sink: SpanSink>(
    _ path: Path, _ style: StrokeStyle, _ transform: CGAffineTransform, _ clip: PixelRect,
    _ sink: inout Sink
  ) {
    guard style.isVisible else { return }
    let scale = transform.largestScale
    // How far the outline may be from the path, in pixels: a miter or the corner of a square cap.
    let reach = Double(style.lineWidth) / 2 * max(1.5, Double(style.miterLimit)) * scale
    if reach < 0x1p20 {
      let margin = Int(reach) + 1
      guard path.mayTouch(clip.insetBy(dx: -margin, dy: -margin), under: transform) else { return }
    }
    guard let stroker = path.stroker(style, scale: scale) else { return }
    rasterizer.edges.removeAll()
    var flattener = Flattener(rasterizer.edges, clip: clip)
    flattener.add(stroker.outline, stroker.ends, transform)
    rasterizer.sweep(.nonZero, clip: clip, into: &sink)
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

extension Path {
  /// Whether the path's box, mapped, comes near `clip`; true when in doubt. Exact enough never to lose
  /// a pixel: what is further than one away has no part in the clip.
  @inline(__always)
  func mayTouch(_ clip: PixelRect, under transform: CGAffineTransform) -> Bool {
    let (from, to) = box(under: transform)
    return
      !(from.x > Double(clip.maxX) + 1 || from.y > Double(clip.maxY) + 1
      || to.x < Double(clip.minX) - 1 || to.y < Double(clip.minY) - 1)
  }

  /// A box around the image of the path's box, by the sign of each factor (Arvo 1990); NaN where a factor is.
  @inline(__always)
  func box(under transform: CGAffineTransform) -> (low: Point, high: Point) {
    let (low, high) = (storage.low, storage.high)
    let (a, b, c, d) = (
      Double(transform.a), Double(transform.b), Double(transform.c), Double(transform.d)
    )
    let (left, right) = (Point(a * low.x, b * low.x), Point(a * high.x, b * high.x))
    let (upper, lower) = (Point(c * low.y, d * low.y), Point(c * high.y, d * high.y))
    let origin = Point(Double(transform.tx), Double(transform.ty))
    let upperLeft = left.least(right) + upper.least(lower) + origin
    let lowerRight = left.most(right) + upper.most(lower) + origin
    return (upperLeft, lowerRight)
  }
}
