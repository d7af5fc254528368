import Foundation

/// Drawing in perspective. An affine `projection` gives the same pixels as the transform that it is.
extension Painter {
  /// Fills `path`, mapped by `projection`. The paint is in the path's coordinates, too.
  public func fill(
    _ path: Path, rule: FillRule = .nonZero, projection: ProjectionTransform, with paint: Paint, opacity: Float = 1,
    blendMode: BlendMode = .normal
  ) {
    if let affine = projection.affine {
      return fill(path, rule: rule, transform: affine, with: paint, opacity: opacity, blendMode: blendMode)
    }
    guard !clip.isEmpty, isVisible(path.boundingRect, projection) else { return }
    let shape = Shape.projected(path, rule, projection)
    let alpha = Painter.byte(opacity)
    guard alpha > 0 else { return }
    switch paint {
    case .solid(let color): drawSolid(shape, color.multipliedAlpha(by: RGBA.unit(opacity)).pixel, blendMode)
    case .gradient(let gradient):
      if let source = GradientSource(gradient, map: .projective(projection)) {
        emit(shape, source, alpha, blendMode)
      } else {
        drawSolid(shape, PixelMath.scale(GradientSource.fallback(gradient), alpha), blendMode)
      }
    case .mesh(let mesh): drawMesh(shape, mesh, .projective(projection), opacity, blendMode)
    case .image(let image):
      guard let source = ProjectedImageSource(image, projection: projection) else { return }
      emit(shape, source, alpha, blendMode)
    }
  }

  /// Strokes `path`. The stroke is made in the path's coordinates and then mapped, so that it is wider where it is
  /// nearer.
  public func stroke(
    _ path: Path, style: StrokeStyle, projection: ProjectionTransform, with paint: Paint, opacity: Float = 1,
    blendMode: BlendMode = .normal
  ) {
    if let affine = projection.affine {
      return stroke(path, style: style, transform: affine, with: paint, opacity: opacity, blendMode: blendMode)
    }
    guard style.isVisible, !clip.isEmpty else { return }
    let bounds = ItemBounds.outline(of: path, style)
    guard isVisible(bounds, projection) else { return }
    let scale = min(projection.largestScale(in: bounds), 256)
    fill(
      path.strokedPath(style, scale: scale), projection: projection, with: paint, opacity: opacity,
      blendMode: blendMode)
  }

  /// Draws a run of glyphs, as outlines.
  public func draw(
    _ run: GlyphRun, projection: ProjectionTransform, with paint: Paint, opacity: Float = 1,
    blendMode: BlendMode = .normal
  ) {
    if let affine = projection.affine {
      return draw(run, transform: affine, with: paint, opacity: opacity, blendMode: blendMode)
    }
    guard !clip.isEmpty, run.size > 0, run.size.isFinite, projection.isFinite else { return }
    for (glyph, position) in zip(run.glyphs, run.positions) {
      guard position.x.isFinite, position.y.isFinite else { continue }
      let scale = projection.tangent(at: Point(position)).largestScale
      if let picture = run.source.picture(of: glyph, pixelsPerEm: run.size * scale) {
        guard let (box, paint) = picture.fill(at: position, size: run.size) else { continue }
        fill(box, projection: projection, with: paint, opacity: opacity, blendMode: blendMode)
      } else if let outline = run.source.outline(of: glyph) {
        let place = CGAffineTransform(a: run.size, b: 0, c: 0, d: run.size, tx: position.x, ty: position.y)
        fill(outline.applying(place), projection: projection, with: paint, opacity: opacity, blendMode: blendMode)
      }
    }
  }

  private func isVisible(_ rect: CGRect, _ projection: ProjectionTransform) -> Bool {
    guard projection.isFinite, projection.determinant != 0 else { return false }
    let bounds = projection.bounds(of: rect)
    return !bounds.isNull && PixelRect(covering: bounds.insetBy(dx: -1, dy: -1)).intersects(clip)
  }
}

/// Drawing through either sort of map.
extension Painter {
  func fill(_ path: Path, rule: FillRule = .nonZero, map: DeviceMap, with paint: Paint, opacity: Float = 1) {
    switch map {
    case .affine(let transform): fill(path, rule: rule, transform: transform, with: paint, opacity: opacity)
    case .projective(let projection): fill(path, rule: rule, projection: projection, with: paint, opacity: opacity)
    }
  }

  func stroke(_ path: Path, style: StrokeStyle, map: DeviceMap, with paint: Paint, opacity: Float) {
    switch map {
    case .affine(let transform): stroke(path, style: style, transform: transform, with: paint, opacity: opacity)
    case .projective(let projection):
      stroke(path, style: style, projection: projection, with: paint, opacity: opacity)
    }
  }

  func draw(_ run: GlyphRun, map: DeviceMap, with paint: Paint, opacity: Float) {
    switch map {
    case .affine(let transform): draw(run, transform: transform, with: paint, opacity: opacity)
    case .projective(let projection): draw(run, projection: projection, with: paint, opacity: opacity)
    }
  }
}
