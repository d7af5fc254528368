import Raster

/// What of a path is drawn.
enum Outline {
  /// The inside.
  case area(Raster.Path, FillStyle)
  /// A line along it.
  case line(Raster.Path, StrokeStyle)

  /// The covered area as a path, and the rule to fill it by.
  var area: (path: Raster.Path, rule: FillRule) {
    switch self {
    case .area(let path, let style): (path, style.rule)
    case .line(let path, let style): (path.strokedPath(style), .nonZero)
    }
  }

  var isAntialiased: Bool {
    switch self {
    case .area(_, let style): style.isAntialiased
    case .line: true
    }
  }

  /// Whether `point` is covered.
  func contains(_ point: CGPoint) -> Bool {
    let (path, rule) = area
    return path.contains(point, rule: rule)
  }
}

extension DrawContext {
  /// Draws an outline in a style.
  ///
  /// - Parameters:
  ///   - outline: What to draw.
  ///   - rect: Where the style's unit square lies.
  ///   - style: The style, with its shadows and blending.
  ///   - transform: From the outline's coordinates to the list's.
  ///   - id: Names the items in the display list.
  mutating func draw(
    _ outline: Outline, in rect: CGRect, style: _ResolvedStyle, transform: CGAffineTransform, id: UInt64
  ) {
    guard style.isVisible else { return }
    if style.isPlain {
      fill(outline, in: rect, style: style, transform: transform, id: id)
      return
    }
    if style.blendMode != .normal {
      list.pushGroup(GroupEffect(blendMode: style.blendMode), transform: transform, id: id)
    }
    let drops = style.shadows.filter { $0.kind == .drop }
    for shadow in drops.reversed() { list.pushGroup(.shadow(shadow.effect), transform: transform, id: id) }
    fill(outline, in: rect, style: style, transform: transform, id: id)
    for shadow in style.shadows where shadow.kind == .inner {
      drawInner(shadow, outline, transform: transform, id: id)
    }
    for _ in drops { list.popGroup() }
    if style.blendMode != .normal { list.popGroup() }
  }

  private mutating func fill(
    _ outline: Outline, in rect: CGRect, style: _ResolvedStyle, transform: CGAffineTransform, id: UInt64
  ) {
    if let material = style.material {
      if style.opacity < 1 { list.pushGroup(.opacity(style.opacity), transform: transform, id: id) }
      list.backdrop(outline.area.path, recipe: material, transform: transform, id: id)
      if style.opacity < 1 { list.popGroup() }
      return
    }
    guard let paint = style.paint(in: rect) else { return }
    switch outline {
    case .area(let path, let style):
      list.fill(
        path, rule: style.rule, antialiased: style.isAntialiased, paint: paint, transform: transform, id: id)
    case .line(let path, let style):
      list.stroke(path, style: style, paint: paint, transform: transform, id: id)
    }
  }

  /// Draws what an inner shadow leaves on the outline's area: the shadow of everything outside it.
  ///
  /// What casts the shadow stands aside, out of the clip, and the shadow falls back by as much: beside its own shadow it
  /// would show in the pixels that the edge covers in part.
  private mutating func drawInner(
    _ shadow: _ResolvedStyle.Shadow, _ outline: Outline, transform: CGAffineTransform, id: UInt64
  ) {
    let (path, rule) = outline.area
    let bounds = path.boundingRect
    guard !bounds.isNull else { return }
    // Everything outside, as far as the shadow reaches: three standard deviations beyond where it falls.
    let reach = CGFloat(3 * max(shadow.radius, 0)) + 1
    let outer = bounds.insetBy(dx: -reach - abs(shadow.offset.width), dy: -reach - abs(shadow.offset.height))
    let aside = outer.width + bounds.width
    var outside = Raster.Path(outer)
    outside.addPath(path)
    var effect = shadow.effect
    effect.offset.width += aside
    list.pushClip(path, rule: rule, antialiased: outline.isAntialiased, transform: transform, id: id)
    list.pushGroup(.shadow(effect), transform: transform, id: id)
    list.fill(
      outside.offsetBy(dx: -aside, dy: 0), rule: .evenOdd, paint: .solid(.black), transform: transform, id: id)
    list.popGroup()
    list.popClip()
  }
}

extension _ResolvedStyle {
  /// Whether anything is to be seen at all.
  var isVisible: Bool {
    switch fill {
    case .color(let color): color.opacity > 0
    case .gradient, .mesh, .material, .picture: opacity > 0
    }
  }
}
