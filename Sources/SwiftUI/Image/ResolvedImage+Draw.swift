import Raster
import Typeset

@MainActor
extension ResolvedImage {
  /// Adds the picture, fitted to `rect`, to the frame's list.
  ///
  /// - Parameters:
  ///   - style: the foreground.
  ///   - light: which of a symbol's layers are lit; nil is all.
  ///   - transform: from the coordinates of `rect` to the list's.
  func draw(
    _ context: inout DrawContext, in rect: CGRect, style: _ResolvedStyle, light: SymbolPose.LayerLight? = nil,
    transform: CGAffineTransform, id: UInt64
  ) {
    guard rect.width > 0, rect.height > 0 else { return }
    switch artwork {
    case .symbol(let artwork): draw(artwork, &context, rect, style, light, transform, id)
    case .pixels(let image, let surface): draw(image, surface, &context, rect, style, transform, id)
    case .missing(let name): MissingPicture.draw(name, &context, rect, transform, id)
    }
  }

  private func draw(
    _ artwork: SymbolArtwork, _ context: inout DrawContext, _ rect: CGRect, _ style: _ResolvedStyle,
    _ light: SymbolPose.LayerLight?, _ transform: CGAffineTransform, _ id: UInt64
  ) {
    guard artwork.size.width > 0, artwork.size.height > 0 else { return }
    let fit = CGAffineTransform(
      a: rect.width / artwork.size.width, b: 0, c: 0, d: rect.height / artwork.size.height, tx: rect.minX,
      ty: rect.minY)
    let place = fit.concatenating(transform)
    let box = CGRect(origin: .zero, size: artwork.size)
    for (index, layer) in artwork.layers.enumerated() {
      var ink = layerStyles.map { $0[min(layer.level, $0.count - 1)] } ?? style
      if layer.isFaint { ink.multiplyOpacity(by: 0.3) }
      if let light { ink.multiplyOpacity(by: light.opacity(index, of: artwork.layers.count)) }
      let outline = Outline.area(layer.path, FillStyle(antialiased: isAntialiased))
      context.draw(outline, in: box, style: ink, transform: place, id: id)
    }
  }

  private func draw(
    _ image: UIImage, _ surface: Surface, _ context: inout DrawContext, _ rect: CGRect, _ style: _ResolvedStyle,
    _ transform: CGAffineTransform, _ id: UInt64
  ) {
    guard isTemplate else {
      return place(surface, image.scale, &context.list, rect, transform, id)
    }
    var stencil = DisplayList()
    place(surface, image.scale, &stencil, rect, transform, id)
    context.list.pushMask(stencil, id: id)
    context.ink(style, in: rect, transform: transform, id: id) { list, paint in
      list.fill(Raster.Path(rect), paint: paint, transform: transform, id: id)
    }
    context.list.popMask()
  }

  private func place(
    _ surface: Surface, _ scale: CGFloat, _ list: inout DisplayList, _ rect: CGRect, _ transform: CGAffineTransform,
    _ id: UInt64
  ) {
    guard let resizing, surface.width > 0, surface.height > 0 else {
      return list.image(surface, in: rect, filter: filter, transform: transform, id: id)
    }
    let insets = resizing.capInsets
    if insets == EdgeInsets(), resizing.mode == .stretch {
      return list.image(surface, in: rect, filter: filter, transform: transform, id: id)
    }
    // Nine parts: corners at their own size, edges and middle stretched or repeated. What does not fit is squeezed.
    let natural = CGSize(width: CGFloat(surface.width) / scale, height: CGFloat(surface.height) / scale)
    let columns = Self.bands(insets.leading, insets.trailing, natural.width, rect.minX, rect.width)
    let rows = Self.bands(insets.top, insets.bottom, natural.height, rect.minY, rect.height)
    for (y, row) in rows.enumerated() {
      for (x, column) in columns.enumerated() {
        let source = CGRect(x: column.source, y: row.source, width: column.extent, height: row.extent)
        let target = CGRect(x: column.target, y: row.target, width: column.length, height: row.length)
        guard source.width > 0, source.height > 0, target.width > 0, target.height > 0 else { continue }
        let repeats = resizing.mode == .tile && (x == 1 || y == 1)
        let stretchX = repeats && x == 1 ? 1 : target.width / source.width
        let stretchY = repeats && y == 1 ? 1 : target.height / source.height
        var tileY = target.minY
        while tileY < target.maxY {
          var tileX = target.minX
          while tileX < target.maxX {
            let fit = CGAffineTransform(
              a: stretchX / scale, b: 0, c: 0, d: stretchY / scale, tx: tileX - source.minX * stretchX,
              ty: tileY - source.minY * stretchY)
            let tile = CGRect(
              x: tileX, y: tileY, width: min(source.width * stretchX, target.maxX - tileX),
              height: min(source.height * stretchY, target.maxY - tileY))
            let paint = Raster.ImagePaint(surface, filter: filter, extend: .pad, transform: fit)
            list.fill(Raster.Path(tile), paint: .image(paint), transform: transform, id: id)
            tileX += max(source.width * stretchX, 1)
          }
          tileY += max(source.height * stretchY, 1)
        }
      }
    }
  }

  private struct Band {
    var source: CGFloat
    var extent: CGFloat
    var target: CGFloat
    var length: CGFloat
  }

  /// The three stretches of one axis: the cap before, the middle, the cap after.
  private static func bands(
    _ before: CGFloat, _ after: CGFloat, _ natural: CGFloat, _ start: CGFloat, _ length: CGFloat
  ) -> [Band] {
    let before = min(max(before, 0), natural)
    let after = min(max(after, 0), natural - before)
    let squeeze = before + after > length ? length / (before + after) : 1
    let (first, last) = (before * squeeze, after * squeeze)
    return [
      Band(source: 0, extent: before, target: start, length: first),
      Band(source: before, extent: natural - before - after, target: start + first, length: length - first - last),
      Band(source: natural - after, extent: after, target: start + length - last, length: last),
    ]
  }
}

/// What is drawn for a named picture that is not there: a grey box with its name.
@MainActor
enum MissingPicture {
  static func draw(
    _ name: String, _ context: inout DrawContext, _ rect: CGRect, _ transform: CGAffineTransform, _ id: UInt64
  ) {
    let fill = RGBA(red: 0.5, green: 0.5, blue: 0.5, alpha: 0.18)
    let line = RGBA(red: 0.5, green: 0.5, blue: 0.5, alpha: 0.6)
    context.list.fill(Raster.Path(rect), paint: .solid(fill), transform: transform, id: id)
    context.list.stroke(
      Raster.Path(rect.insetBy(dx: 0.5, dy: 0.5)), style: Raster.StrokeStyle(lineWidth: 1, dash: [4, 3]),
      paint: .solid(line), transform: transform, id: id)
    let margin: CGFloat = 6
    guard rect.width > 3 * margin, rect.height > 12 else { return }
    let paragraph = Typesetter.shared.paragraph(
      [TextRun(name, font: FontDescriptor(size: 11))],
      style: ParagraphStyle(alignment: .center, lineLimit: 2, truncation: .middle))
    let layout = paragraph.layout(width: rect.width - 2 * margin, height: rect.height)
    let origin = CGPoint(x: rect.midX - layout.size.width / 2, y: rect.midY - layout.size.height / 2)
    let place = CGAffineTransform(translationX: origin.x, y: origin.y).concatenating(transform)
    let ink = RGBA(red: 0.5, green: 0.5, blue: 0.5, alpha: 1)
    for run in layout.lines.flatMap(\.runs) {
      context.list.glyphs(run.glyphs, paint: .solid(ink), transform: place, id: id)
    }
  }
}
