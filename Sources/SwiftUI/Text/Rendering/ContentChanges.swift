import Raster

/// What a text shows besides, or instead of, its present content while a change of content is under way.
@MainActor
struct ContentChanges {
  /// A content on its way out.
  private struct Departure {
    let picture: TextPicture
    let styles: [_ResolvedStyle]
    let opacity: AnimatedAttribute<Double>
  }

  private enum Course {
    /// The present content fades in.
    case fade(AnimatedAttribute<Double>)
    /// Glyphs go from where they were to where they belong.
    case move(GlyphMorph, AnimatedAttribute<Double>)
  }

  private var departures: [Departure] = []
  private var course: Course?
  private var lastValue: Double?

  /// Whether something but the present content is to be drawn.
  var isActive: Bool {
    mutating get {
      departures.removeAll { $0.opacity.presented == 0 }
      switch course {
      case .fade(let progress) where progress.presented == 1: course = nil
      case .move(_, let progress) where progress.presented == 1: course = nil
      default: break
      }
      return course != nil || !departures.isEmpty
    }
  }

  mutating func removeAll() {
    departures = []
    course = nil
  }

  /// Remembers the value that a numeric transition compares the next one with.
  mutating func note(_ transition: ContentTransition) {
    if case .numericValue(let value) = transition.kind { lastValue = value }
  }

  /// Starts the change away from what is shown now.
  mutating func begin(
    from picture: TextPicture, transition: ContentTransition, isSameString: Bool, style: (Int) -> _ResolvedStyle,
    item: Item
  ) {
    let previousValue = lastValue
    note(transition)
    var kind = transition.kind
    switch kind {
    case .automatic, .interpolate, .symbolEffect: kind = isSameString ? .interpolate : .opacity
    case .identity, .opacity, .numericText, .numericValue: break
    }
    let styles = picture.looks.indices.map(style)
    func attribute(_ name: String, from start: Double, to end: Double) -> AnimatedAttribute<Double> {
      let attribute = AnimatedAttribute(start, name: name, of: item)
      attribute.set(end)
      return attribute
    }
    switch kind {
    case .identity:
      removeAll()
    case .opacity, .automatic, .symbolEffect:
      var opacity = 1.0
      if case .fade(let progress) = course { opacity = min(max(progress.presented, 0), 1) }
      departures.append(
        Departure(picture: picture, styles: styles, opacity: attribute("old content", from: opacity, to: 0)))
      course = .fade(attribute("content", from: 0, to: 1))
    case .interpolate:
      begin(GlyphMorph(from: sprites(picture, styles), rule: .sameCharacters), attribute("content", from: 0, to: 1))
    case .numericText(let countsDown):
      begin(
        GlyphMorph(from: sprites(picture, styles), rule: .rolling(up: !countsDown)),
        attribute("content", from: 0, to: 1))
    case .numericValue(let value):
      begin(
        GlyphMorph(from: sprites(picture, styles), rule: .rolling(up: value >= previousValue ?? value)),
        attribute("content", from: 0, to: 1))
    }
  }

  private mutating func begin(_ morph: GlyphMorph, _ progress: AnimatedAttribute<Double>) {
    course = .move(morph, progress)
  }

  /// The glyphs as they are shown now.
  private func sprites(_ picture: TextPicture, _ styles: [_ResolvedStyle]) -> [GlyphSprite] {
    if case .move(let morph, let progress) = course {
      return morph.sprites(towards: picture, at: progress.presented) { styles[$0] }
    }
    var sprites = GlyphSprite.all(of: picture) { styles[$0] }
    if case .fade(let progress) = course {
      let shown = min(max(progress.presented, 0), 1)
      for index in sprites.indices { sprites[index].opacity = shown }
    }
    return sprites
  }

  /// Draws the state of the change.
  ///
  /// - Parameters:
  ///   - target: the present content.
  ///   - frame: where the text belongs.
  ///   - shown: where it is shown now.
  func draw(
    _ context: inout DrawContext, target: TextPicture, frame: CGRect, shown: CGRect, style: (Int) -> _ResolvedStyle,
    foreground: _ResolvedStyle, id: UInt64
  ) {
    let rect = CGRect(origin: .zero, size: shown.size)
    // The point that stays where it is while the frame changes: a centred text changes about its middle, a leading one
    // keeps its leading edge.
    func still(_ target: CGFloat, _ shown: CGFloat, _ growth: CGFloat) -> CGFloat {
      abs(growth) < 0.01 ? 0 : min(max((target - shown) / growth, 0), 1)
    }
    let anchor = CGPoint(
      x: still(frame.minX, shown.minX, shown.width - frame.width),
      y: still(frame.minY, shown.minY, shown.height - frame.height))
    func origin(_ size: CGSize) -> CGPoint {
      CGPoint(
        x: shown.minX + anchor.x * (shown.width - size.width), y: shown.minY + anchor.y * (shown.height - size.height))
    }
    for departure in departures {
      let transform = context.transform(at: origin(departure.picture.size))
      faded(&context, min(max(departure.opacity.presented, 0), 1), transform, id) { context in
        departure.picture.draw(
          &context, style: { departure.styles[$0] }, in: CGRect(origin: .zero, size: departure.picture.size),
          transform: transform, id: id)
      }
    }
    switch course {
    case .fade(let progress):
      let transform = context.transform(at: origin(target.size))
      faded(&context, min(max(progress.presented, 0), 1), transform, id) { context in
        target.draw(&context, style: style, in: rect, transform: transform, id: id)
      }
    case .move(let morph, let progress):
      let transform = context.transform(at: shown.origin)
      for sprite in morph.sprites(towards: target, at: progress.presented, style: style) {
        sprite.draw(&context, in: rect, transform: transform, id: id)
      }
      target.drawAttachments(&context, style: style, transform: transform, id: id)
    case nil:
      target.draw(&context, style: style, in: rect, transform: context.transform(at: shown.origin), id: id)
    }
  }

  private func faded(
    _ context: inout DrawContext, _ opacity: Double, _ transform: CGAffineTransform, _ id: UInt64,
    _ body: (inout DrawContext) -> Void
  ) {
    if opacity == 0 { return }
    if opacity == 1 { return body(&context) }
    context.list.pushGroup(.opacity(opacity), transform: transform, id: id)
    body(&context)
    context.list.popGroup()
  }
}
