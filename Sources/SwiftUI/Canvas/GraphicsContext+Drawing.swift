import Raster

extension GraphicsContext {
  /// Fills a path.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    draw(.area(path.raster, style), bounds: path.boundingRect, shading)
  }

  /// Draws a line along a path.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    draw(.line(path.raster, style), bounds: path.boundingRect, shading)
  }

  /// Draws a line along a path.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  private func draw(_ outline: Outline, bounds: CGRect, _ shading: Shading) {
    guard !bounds.isNull else { return }
    onMain {
      let ink = ink(shading)
      switch ink.levels[0] {
      case .style(var style):
        style.multiplyOpacity(by: min(max(opacity, 0), 1))
        // Clearing takes everything away, whatever it is drawn with.
        recorder.draw(self, ownOpacity: true) { drawing, id in
          drawing.draw(outline, in: bounds, style: style, transform: transform, id: id)
        }
      case .paint(let paint):
        recorder.draw(self) { drawing, id in
          switch outline {
          case .area(let path, let style):
            drawing.list.fill(
              path, rule: style.rule, antialiased: style.isAntialiased, paint: paint, transform: transform, id: id)
          case .line(let path, let style):
            drawing.list.stroke(path, style: style, paint: paint, transform: transform, id: id)
          }
        }
      }
    }
  }

  /// Draws a picture stretched over a rectangle.
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    nonisolated(unsafe) let original = image
    onMain {
      var image = original
      image.picture.isAntialiased = style.isAntialiased
      let ink = ink(image.shading ?? .foreground)
      if ink.levels.count > 1, image.shading != nil, image.picture.layerStyles == nil {
        image.picture.layerStyles = ink.levels.indices.map { ink.style($0) }
      }
      recorder.draw(self) { drawing, id in
        image.picture.draw(&drawing, in: rect, style: ink.style(), transform: transform, id: id)
      }
    }
  }

  /// Draws a picture at its own size, its `anchor` at `point`.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(image, in: Self.rect(image.size, point, anchor))
  }

  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(resolve(image), in: rect, style: style)
  }

  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }

  /// Sets a text in a rectangle, from its top leading corner on; what does not fit is left out.
  public func draw(_ text: ResolvedText, in rect: CGRect) {
    nonisolated(unsafe) let text = text
    onMain { text.draw(in: rect, proposal: ProposedViewSize(rect.size), self) }
  }

  /// Sets a text in as many lines as it has, its `anchor` at `point`.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    nonisolated(unsafe) let text = text
    onMain {
      let size = text.size(.unspecified)
      text.draw(in: Self.rect(size, point, anchor), proposal: .unspecified, self)
    }
  }

  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }

  /// Draws a symbol stretched over a rectangle.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
    nonisolated(unsafe) let symbol = symbol
    onMain {
      guard symbol.size.width > 0, symbol.size.height > 0 else { return }
      let fit = CGAffineTransform(
        a: rect.width / symbol.size.width, b: 0, c: 0, d: rect.height / symbol.size.height, tx: rect.minX,
        ty: rect.minY)
      recorder.draw(self) { drawing, _ in
        drawing.transform = fit.concatenating(transform)
        symbol.item.draw(&drawing)
      }
    }
  }

  /// Draws a symbol at its own size, its `anchor` at `point`.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(symbol, in: Self.rect(symbol.size, point, anchor))
  }

  private static func rect(_ size: CGSize, _ point: CGPoint, _ anchor: UnitPoint) -> CGRect {
    CGRect(
      x: point.x - size.width * anchor.x, y: point.y - size.height * anchor.y, width: size.width, height: size.height)
  }
}
