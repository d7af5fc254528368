import Raster

extension DrawContext {
  /// Draws something in a style: `body` is called with what to fill with, once, on the list to add to.
  ///
  /// - Parameters:
  ///   - rect: the style's unit square, in the coordinates of `transform`.
  ///   - transform: from the coordinates that `body` draws in to the list's.
  mutating func ink(
    _ style: _ResolvedStyle, in rect: CGRect, transform: CGAffineTransform, id: UInt64,
    _ body: (inout DisplayList, Paint) -> Void
  ) {
    var opened = 0
    if style.blendMode != .normal {
      list.pushGroup(.blendMode(style.blendMode), transform: transform, id: id)
      opened += 1
    }
    for shadow in style.shadows.reversed() where shadow.kind == .drop {
      list.pushGroup(.shadow(shadow.effect), transform: transform, id: id)
      opened += 1
    }
    if let recipe = style.material {
      var shape = DisplayList()
      body(&shape, .solid(RGBA(red: 0, green: 0, blue: 0, alpha: Float(style.opacity))))
      list.pushMask(shape, id: id)
      // Glyphs may stick out of their box.
      let reach = rect.insetBy(dx: -rect.height / 2, dy: -rect.height / 2)
      list.backdrop(Raster.Path(reach), recipe: recipe, transform: transform, id: id)
      list.popMask()
    } else if let paint = style.paint(in: rect) {
      body(&list, paint)
    }
    for _ in 0..<opened { list.popGroup() }
  }
}
