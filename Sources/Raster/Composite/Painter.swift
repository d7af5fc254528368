import Foundation

/// Draws paths, masks, glyphs and pictures on a surface.
///
/// Coordinates are device pixels after the transform given with each call; y points down and pixel
/// (0, 0) covers 0...1 on both axes. The surface may show any part of device space: a layer drawn to
/// a small surface of its own has the same pixels as one drawn to the whole window.
///
/// What a pixel becomes depends neither on the clip rectangle nor on the surface's origin, so a
/// picture may be drawn in pieces, by several painters, one thread each, with identical results.
/// One painter belongs to one thread at a time.
public final class Painter {
  /// What is drawn on.
  public let surface: Surface
  /// The device pixels that the surface shows.
  public let bounds: PixelRect
  /// Device pixels outside are left alone. Always within `bounds`.
  public var clip: PixelRect { didSet { clip = clip.intersection(bounds) } }
  /// Multiplies the coverage of all that is drawn, when given.
  public var clipMask: Mask?
  /// Whether edges are smoothed. Otherwise pixels covered by half or more count as covered.
  public var isAntialiased = true

  let frame: Frame
  let tools: PainterTools

  /// A painter on `surface`, whose first pixel is the device pixel (`originX`, `originY`).
  public convenience init(_ surface: Surface, originX: Int = 0, originY: Int = 0) {
    self.init(surface, originX: originX, originY: originY, tools: PainterTools())
  }

  init(_ surface: Surface, originX: Int, originY: Int, tools: PainterTools) {
    self.surface = surface
    self.tools = tools
    bounds = surface.bounds.offsetBy(dx: originX, dy: originY)
    clip = bounds
    frame = Frame(
      pixels: surface.pixels, stride: surface.stride, originX: originX, originY: originY)
    tools.row.reserve(surface.width)
  }

  /// A painter on another surface that shares this one's scratch memory and glyph cache; both belong
  /// to the same thread. Cheap: make one for every layer.
  public func painter(on surface: Surface, originX: Int = 0, originY: Int = 0) -> Painter {
    Painter(surface, originX: originX, originY: originY, tools: tools)
  }

  /// Sets pixels, replacing what was there. `rect` is clipped; clip masks do not count.
  public func clear(_ rect: PixelRect, to color: RGBA = .clear) {
    let area = rect.intersection(clip)
    surface.clear(area.offsetBy(dx: -bounds.minX, dy: -bounds.minY), to: color)
  }

  /// Fills `path`, mapped by `transform`. The paint is in the path's coordinates, too.
  public func fill(
    _ path: Path, rule: FillRule = .nonZero, transform: CGAffineTransform = .identity,
    with paint: Paint, opacity: Float = 1, blendMode: BlendMode = .normal
  ) {
    draw(.path(path, rule, transform), paint, transform, opacity, blendMode)
  }

  /// Strokes `path`. The stroke is made in the path's coordinates and then mapped by `transform`, so
  /// it is wider in one direction than in another when the transform is.
  public func stroke(
    _ path: Path, style: StrokeStyle, transform: CGAffineTransform = .identity,
    with paint: Paint, opacity: Float = 1, blendMode: BlendMode = .normal
  ) {
    draw(.stroke(path, style, transform), paint, transform, opacity, blendMode)
  }

  /// Fills whole pixels.
  public func fill(
    _ rect: PixelRect, with paint: Paint, transform: CGAffineTransform = .identity,
    opacity: Float = 1, blendMode: BlendMode = .normal
  ) {
    draw(.rect(rect), paint, transform, opacity, blendMode)
  }

  /// Paints through a mask of device pixels. `transform` maps the paint.
  public func fill(
    _ mask: Mask, with paint: Paint, transform: CGAffineTransform = .identity,
    opacity: Float = 1, blendMode: BlendMode = .normal
  ) {
    draw(.mask(mask, dx: 0, dy: 0), paint, transform, opacity, blendMode)
  }

  /// Puts `layer` down with its first pixel on the device pixel (`x`, `y`).
  public func draw(
    _ layer: Surface, x: Int, y: Int, opacity: Float = 1, blendMode: BlendMode = .normal
  ) {
    let place = PixelRect(x: x, y: y, width: layer.width, height: layer.height)
    let alpha = Painter.byte(opacity)
    guard alpha > 0 else { return }
    emit(.rect(place), SurfaceSource(surface: layer, x: x, y: y), alpha, blendMode)
  }

  /// The coverage of `path` inside `clip`, for use as a clip mask.
  public func mask(
    of path: Path, rule: FillRule = .nonZero, transform: CGAffineTransform = .identity
  ) -> Mask {
    PainterTools.mask(
      .path(path, rule, transform), within: clip, isSharp: !isAntialiased, tools: tools)
  }

  /// The coverage of the stroke of `path` inside `clip`.
  public func mask(
    ofStroke path: Path, style: StrokeStyle, transform: CGAffineTransform = .identity
  ) -> Mask {
    PainterTools.mask(
      .stroke(path, style, transform), within: clip, isSharp: !isAntialiased, tools: tools)
  }

  /// An opacity in 255ths; NaN is none.
  static func byte(_ opacity: Float) -> UInt32 { UInt32(RGBA.unit(opacity) * 255 + 0.5) }

  /// Draws a shape with a paint: finds the source and sink for it.
  func draw(
    _ shape: Shape, _ paint: Paint, _ transform: CGAffineTransform, _ opacity: Float,
    _ mode: BlendMode
  ) {
    if clip.isEmpty { return }
    switch paint {
    case .solid(let color):
      drawSolid(shape, color.multipliedAlpha(by: RGBA.unit(opacity)).pixel, mode)
    case .gradient(let gradient):
      let alpha = Painter.byte(opacity)
      guard alpha > 0 else { return }
      if let source = GradientSource(gradient, transform: transform) {
        drawGradient(shape, source, alpha, mode)
      } else {
        drawSolid(shape, PixelMath.scale(GradientSource.fallback(gradient), alpha), mode)
      }
    case .mesh(let mesh): drawMesh(shape, mesh, .affine(transform), opacity, mode)
    case .image(let image):
      let alpha = Painter.byte(opacity)
      guard alpha > 0, let source = ImageSource(image, transform: transform) else { return }
      emit(shape, source, alpha, mode)
    }
  }

  /// Draws through a picture of all of the clip: its pixels are those of any other part.
  func drawMesh(
    _ shape: Shape, _ mesh: MeshGradient, _ map: DeviceMap, _ opacity: Float, _ mode: BlendMode
  ) {
    let alpha = Painter.byte(opacity)
    guard alpha > 0, map.isUsable else { return }
    let picture = MeshPicture(mesh, map: map, rect: clip)
    emit(shape, SurfaceSource(surface: picture.surface, x: clip.minX, y: clip.minY), alpha, mode)
  }

  func drawSolid(_ shape: Shape, _ pixel: UInt32, _ mode: BlendMode) {
    if pixel == 0 { return }
    if mode == .normal && clipMask == nil && isAntialiased {
      var sink = SolidSink(color: pixel, frame: frame)
      tools.send(shape, clip: clip, to: &sink)
    } else {
      emit(shape, SolidSource(color: pixel), 255, mode)
    }
  }

  private func drawGradient(_ shape: Shape, _ source: GradientSource, _ alpha: UInt32, _ mode: BlendMode) {
    if source.kind == .linear && alpha == 255 && mode == .normal && clipMask == nil && isAntialiased {
      source.withEntries { entries in
        withUnsafePointer(to: source) { source in
          if source.pointee.isUpright {
            var sink = RowSink(source, entries, frame: frame, scratch: tools.row)
            tools.send(shape, clip: clip, to: &sink)
          } else {
            var sink = LinearSink(source, entries, frame: frame, scratch: tools.row)
            tools.send(shape, clip: clip, to: &sink)
          }
        }
      }
    } else {
      emit(shape, source, alpha, mode)
    }
  }

  func emit<Source: PixelSource>(
    _ shape: Shape, _ source: Source, _ opacity: UInt32, _ mode: BlendMode
  ) {
    var sink = BlendSink(
      source: source, frame: frame, mode: mode, opacity: opacity, clip: clipMask,
      isSharp: !isAntialiased, scratch: tools.row)
    tools.send(shape, clip: clip, to: &sink)
  }
}
