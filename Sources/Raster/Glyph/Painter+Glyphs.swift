import Foundation

extension Painter {
  /// The largest em, in pixels, whose glyphs are kept as masks; larger ones are filled as outlines.
  static let largestCachedEm = 160.0

  /// Draws a run of glyphs.
  ///
  /// Upright glyphs are drawn from cached coverage, at a quarter of a pixel in each direction; turned,
  /// skewed or very large ones are filled as outlines. Glyphs that are pictures keep their colours and
  /// take only the opacity. A solid colour decides the text's contrast, see `GlyphContrast`.
  public func draw(
    _ run: GlyphRun, transform: CGAffineTransform = .identity, with paint: Paint,
    opacity: Float = 1, blendMode: BlendMode = .normal
  ) {
    guard !clip.isEmpty, run.size > 0, run.size.isFinite, transform.isFinite else { return }
    if case .mesh(let mesh) = paint, let inverse = transform.inverse {
      // One picture for all glyphs.
      let picture = MeshPicture(mesh, map: .affine(transform), rect: clip)
      let place = CGAffineTransform(translationX: CGFloat(clip.minX), y: CGFloat(clip.minY)).concatenating(inverse)
      let image = ImagePaint(picture.surface, filter: .nearest, transform: place)
      return draw(run, transform: transform, with: .image(image), opacity: opacity, blendMode: blendMode)
    }
    let sizeX = run.size * Double(transform.a)
    let sizeY = run.size * Double(transform.d)
    let isUpright = transform.b == 0 && transform.c == 0
    let pixelsPerEm = run.size * transform.largestScale
    let usesCache =
      isUpright && isAntialiased && pixelsPerEm <= Painter.largestCachedEm && pixelsPerEm > 0
    let contrast: UInt8
    if case .solid(let color) = paint { contrast = GlyphContrast.step(for: color) } else { contrast = 0 }
    let identity = ObjectIdentifier(run.source)
    for (glyph, position) in zip(run.glyphs, run.positions) {
      let origin = transform.apply(Point(position))
      guard abs(origin.x) < 0x1p24, abs(origin.y) < 0x1p24 else { continue }
      if let picture = run.source.picture(of: glyph, pixelsPerEm: pixelsPerEm) {
        draw(picture, at: Point(position), size: run.size, transform, opacity, blendMode)
        continue
      }
      guard usesCache else {
        guard let outline = run.source.outline(of: glyph) else { continue }
        let place = CGAffineTransform(
          a: run.size, b: 0, c: 0, d: run.size, tx: position.x, ty: position.y)
        let path = outline.applying(place)
        fill(path, transform: transform, with: paint, opacity: opacity, blendMode: blendMode)
        continue
      }
      let quarters = Point(origin.x * 4 + 0.5, origin.y * 4 + 0.5).rounded(.down)
      let (qx, qy) = (Int(quarters.x), Int(quarters.y))
      let key = GlyphCache.Key(
        source: identity, glyph: glyph, sizeX: Float(sizeX), sizeY: Float(sizeY),
        subX: UInt8(qx & 3), subY: UInt8(qy & 3), contrast: contrast)
      let mask = tools.glyphs.mask(key, of: run.source) {
        tools.rasterize(run.source, key)
      }
      guard let mask else { continue }
      draw(.mask(mask, dx: qx >> 2, dy: qy >> 2), paint, transform, opacity, blendMode)
    }
  }

  private func draw(
    _ picture: GlyphPicture, at position: Point, size: Double, _ transform: CGAffineTransform,
    _ opacity: Float, _ mode: BlendMode
  ) {
    guard let (box, paint) = picture.fill(at: position.cgPoint, size: size) else { return }
    fill(box, transform: transform, with: paint, opacity: opacity, blendMode: mode)
  }
}

extension GlyphPicture {
  /// What to fill with what to show the picture with its origin at `position`; nil when it has no pixels.
  func fill(at position: CGPoint, size: Double) -> (path: Path, paint: Paint)? {
    guard image.width > 0, image.height > 0 else { return nil }
    let box = CGRect(
      x: position.x + bounds.minX * size, y: position.y + bounds.minY * size, width: bounds.width * size,
      height: bounds.height * size)
    let place = CGAffineTransform(
      a: box.width / CGFloat(image.width), b: 0, c: 0, d: box.height / CGFloat(image.height),
      tx: box.minX, ty: box.minY)
    return (Path(box), .image(ImagePaint(image, extend: .pad, transform: place)))
  }
}

extension PainterTools {
  /// The coverage of a glyph at the key's size and subpixel position; nil without ink.
  func rasterize(_ source: any GlyphSource, _ key: GlyphCache.Key) -> Mask? {
    guard let outline = source.outline(of: key.glyph), !outline.isEmpty else { return nil }
    let transform = CGAffineTransform(
      a: CGFloat(key.sizeX), b: 0, c: 0, d: CGFloat(key.sizeY), tx: CGFloat(key.subX) / 4,
      ty: CGFloat(key.subY) / 4)
    let bounds = PixelRect(covering: outline.controlBounds.applying(transform))
    guard !bounds.isEmpty else { return nil }
    let mask = PainterTools.mask(
      .path(outline, .nonZero, transform), within: bounds, isSharp: false, tools: self)
    GlyphContrast.apply(key.contrast, to: mask)
    return mask
  }
}
