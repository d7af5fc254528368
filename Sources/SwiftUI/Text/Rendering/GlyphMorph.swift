import Raster

/// One glyph on its way, in the coordinates of the text's frame.
struct GlyphSprite {
  /// The character it belongs to.
  var character: Int
  var source: any GlyphSource
  var glyph: UInt32
  /// The size of the em, in points.
  var size: Double
  var position: CGPoint
  var style: _ResolvedStyle
  var opacity = 1.0
  /// The glyph that it turns into, and how far it has.
  var next: (source: any GlyphSource, glyph: UInt32, part: Double)?

  /// Every glyph of a picture.
  static func all(of picture: TextPicture, style: (Int) -> _ResolvedStyle) -> [GlyphSprite] {
    var result: [GlyphSprite] = []
    for part in picture.glyphs {
      let ink = style(part.look)
      for index in part.run.glyphs.indices where part.run.positions.indices.contains(index) {
        result.append(
          GlyphSprite(
            character: part.characters.indices.contains(index) ? part.characters[index] : 0, source: part.run.source,
            glyph: part.run.glyphs[index], size: part.run.size, position: part.run.positions[index], style: ink))
      }
    }
    return result
  }

  @MainActor func draw(_ context: inout DrawContext, in rect: CGRect, transform: CGAffineTransform, id: UInt64) {
    guard opacity > 0 else { return }
    // A style with shadows or a blend of its own fades as one picture; any other by its own opacity.
    let isGroup = opacity < 1 && !style.isPlain
    if isGroup { context.list.pushGroup(.opacity(opacity), transform: transform, id: id) }
    var ink = style
    if opacity < 1 && !isGroup { ink.multiplyOpacity(by: opacity) }
    if let next, next.part > 0 {
      let outlines = (source.outline(of: glyph), next.source.outline(of: next.glyph))
      if let a = outlines.0, let b = outlines.1, let between = a.blended(with: b, by: next.part) {
        let place = CGAffineTransform(a: size, b: 0, c: 0, d: size, tx: position.x, ty: position.y)
        context.ink(ink, in: rect, transform: transform, id: id) { list, paint in
          list.fill(between.applying(place), paint: paint, transform: transform, id: id)
        }
      } else {
        // Outlines of another build can't be crossed: the glyphs are.
        draw(source, glyph, ink, 1 - next.part, &context, rect, transform, id)
        draw(next.source, next.glyph, ink, next.part, &context, rect, transform, id)
      }
    } else {
      draw(source, glyph, ink, 1, &context, rect, transform, id)
    }
    if isGroup { context.list.popGroup() }
  }

  @MainActor private func draw(
    _ source: any GlyphSource, _ glyph: UInt32, _ ink: _ResolvedStyle, _ opacity: Double,
    _ context: inout DrawContext, _ rect: CGRect, _ transform: CGAffineTransform, _ id: UInt64
  ) {
    var ink = ink
    if opacity < 1 { ink.multiplyOpacity(by: opacity) }
    let run = GlyphRun(source: source, size: size, glyphs: [glyph], positions: [position])
    context.ink(ink, in: rect, transform: transform, id: id) { list, paint in
      list.glyphs(run, paint: paint, transform: transform, id: id)
    }
  }
}

/// Takes glyphs from where they were shown to where they belong.
struct GlyphMorph {
  /// What the glyphs of two contents have to do with each other.
  enum Rule: Equatable {
    /// The characters are the same, one for one.
    case sameCharacters
    /// Characters that are the same at the same distance from the end stay; the others roll in and out.
    case rolling(up: Bool)
  }

  let from: [GlyphSprite]
  let rule: Rule

  init(from: [GlyphSprite], rule: Rule) {
    self.from = from
    self.rule = rule
  }

  /// The glyphs at `progress`, which is 0 at the start and 1 at the end, and may overshoot.
  func sprites(towards picture: TextPicture, at progress: Double, style: (Int) -> _ResolvedStyle) -> [GlyphSprite] {
    let target = GlyphSprite.all(of: picture, style: style)
    switch rule {
    case .sameCharacters: return moving(towards: target, at: progress)
    case .rolling(let up): return rolling(towards: target, at: progress, up: up)
    }
  }

  private func moving(towards target: [GlyphSprite], at progress: Double) -> [GlyphSprite] {
    guard from.count == target.count else {
      // A ligature was taken apart or put together: there is no way from the one to the other but to fade.
      return faded(from, 1 - progress) + faded(target, progress)
    }
    return zip(from, target).map { between($0, $1, progress) }
  }

  private func faded(_ sprites: [GlyphSprite], _ opacity: Double) -> [GlyphSprite] {
    sprites.map { sprite in
      var sprite = sprite
      sprite.opacity *= min(max(opacity, 0), 1)
      return sprite
    }
  }

  private func between(_ a: GlyphSprite, _ b: GlyphSprite, _ progress: Double) -> GlyphSprite {
    var sprite = b
    sprite.position.x = a.position.x + (b.position.x - a.position.x) * progress
    sprite.position.y = a.position.y + (b.position.y - a.position.y) * progress
    sprite.size = max(a.size + (b.size - a.size) * progress, 0)
    if a.source !== b.source || a.glyph != b.glyph {
      sprite.source = a.source
      sprite.glyph = a.glyph
      sprite.next = (b.source, b.glyph, min(max(progress, 0), 1))
    }
    sprite.opacity = a.opacity + (b.opacity - a.opacity) * min(max(progress, 0), 1)
    return sprite
  }

  private func rolling(towards target: [GlyphSprite], at progress: Double, up: Bool) -> [GlyphSprite] {
    // Places are counted from the end, so that ones stay ones when tens come in front.
    let (oldEnd, newEnd) = (from.map(\.character).max() ?? 0, target.map(\.character).max() ?? 0)
    var left = Dictionary(grouping: from.indices, by: { oldEnd - from[$0].character })
    var result: [GlyphSprite] = []
    let shown = min(max(progress, 0), 1)
    for sprite in target {
      let place = newEnd - sprite.character
      let match = left[place]?.firstIndex { from[$0].glyph == sprite.glyph && from[$0].source === sprite.source }
      if let match, let index = left[place]?.remove(at: match) {
        result.append(between(from[index], sprite, progress))
      } else {
        var incoming = sprite
        incoming.position.y += (up ? 1 : -1) * (1 - progress) * sprite.size * Self.reach
        incoming.opacity *= shown
        result.append(incoming)
      }
    }
    for index in left.values.joined().sorted() {
      var outgoing = from[index]
      outgoing.position.y -= (up ? 1 : -1) * progress * outgoing.size * Self.reach
      outgoing.opacity *= 1 - shown
      result.append(outgoing)
    }
    return result
  }

  /// How far characters roll, in ems.
  private static let reach = 0.6
}

extension Raster.Path {
  /// The path `part` of the way to `other`; nil where the two are not built of the same kinds of elements.
  func blended(with other: Raster.Path, by part: Double) -> Raster.Path? {
    guard elementCount == other.elementCount else { return nil }
    func mix(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
      CGPoint(x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part)
    }
    var result = Raster.Path()
    for (a, b) in zip(elements, other.elements) {
      switch (a, b) {
      case (.move(let a), .move(let b)): result.move(to: mix(a, b))
      case (.line(let a), .line(let b)): result.addLine(to: mix(a, b))
      case (.quadCurve(let a, let controlA), .quadCurve(let b, let controlB)):
        result.addQuadCurve(to: mix(a, b), control: mix(controlA, controlB))
      case (.curve(let a, let firstA, let secondA), .curve(let b, let firstB, let secondB)):
        result.addCurve(to: mix(a, b), control1: mix(firstA, firstB), control2: mix(secondA, secondB))
      case (.closeSubpath, .closeSubpath): result.closeSubpath()
      default: return nil
      }
    }
    return result
  }
}
