import Raster
import Typeset

/// The drawing of a text in one layout, in the coordinates of the text's own frame.
struct TextPicture {
  /// Glyphs of one look.
  struct Glyphs {
    var run: GlyphRun
    var look: Int
    /// The character that each glyph belongs to, as an index into the text.
    var characters: [Int]
  }

  /// A line under or through glyphs, or a filled box behind them.
  struct Mark {
    enum Layer { case background, underline, strikethrough }
    var layer: Layer
    var rect: CGRect
    var dashes: [CGFloat]
    /// Nil is the look's style.
    var color: Color.Resolved?
    var look: Int
  }

  /// A picture in the line.
  struct Attachment {
    var image: ResolvedImage
    var rect: CGRect
    var look: Int
  }

  private(set) var glyphs: [Glyphs] = []
  private(set) var marks: [Mark] = []
  private(set) var attachments: [Attachment] = []
  /// The boxes of the lines.
  private(set) var lines: [CGRect] = []
  let size: CGSize
  let looks: [ResolvedText.Look]

  /// - Parameters:
  ///   - origin: the frame's origin as it was laid out, before it was put on whole pixels.
  ///   - scale: pixels a point. Baselines come to lie on whole pixels.
  init(_ layout: TextLayout, text: ResolvedText, in size: CGSize, origin: CGFloat, scale: CGFloat) {
    self.size = size
    looks = text.looks
    for line in layout.lines {
      let shift = Self.shift(of: line, origin: origin, scale: scale)
      lines.append(line.bounds.offsetBy(dx: 0, dy: shift))
      for run in line.runs { add(run, shift: shift) }
    }
  }

  /// A drawing of nothing yet.
  init(size: CGSize, looks: [ResolvedText.Look]) {
    self.size = size
    self.looks = looks
  }

  /// How far a line moves down so that its baseline lies on whole pixels when the frame's top does.
  static func shift(of line: TextLine, origin: CGFloat, scale: CGFloat) -> CGFloat {
    let top = (origin * scale).rounded() / scale
    return ((origin + line.baseline) * scale).rounded() / scale - top - line.baseline
  }

  /// Adds a run, moved down by `shift`.
  mutating func add(_ run: PlacedRun, shift: CGFloat) {
    guard looks.indices.contains(run.tag) else { return }
    let look = looks[run.tag]
    let baseline = run.baseline + shift
    if let background = look.background {
      marks.append(
        Mark(
          layer: .background, rect: run.bounds.offsetBy(dx: 0, dy: shift), dashes: [], color: background,
          look: run.tag))
    }
    let thickness = run.metrics.lineThickness
    if let underline = look.underline {
      marks.append(
        Mark(
          layer: .underline,
          rect: CGRect(
            x: run.bounds.minX, y: baseline + run.metrics.underlineOffset - thickness / 2, width: run.bounds.width,
            height: thickness),
          dashes: underline.dashes, color: underline.color, look: run.tag))
    }
    if let strike = look.strikethrough {
      marks.append(
        Mark(
          layer: .strikethrough,
          rect: CGRect(
            x: run.bounds.minX, y: baseline - run.metrics.strikethroughOffset - thickness / 2,
            width: run.bounds.width, height: thickness),
          dashes: strike.dashes, color: strike.color, look: run.tag))
    }
    if let attachment = look.attachment, run.insertedText == nil {
      let image = attachment.image
      attachments.append(
        Attachment(
          image: image,
          rect: CGRect(
            x: run.bounds.minX, y: baseline - attachment.baseline, width: image.size.width, height: image.size.height),
          look: run.tag))
      return
    }
    var glyphs = run.glyphs
    if shift != 0 { for index in glyphs.positions.indices { glyphs.positions[index].y += shift } }
    self.glyphs.append(Glyphs(run: glyphs, look: run.tag, characters: run.glyphCharacters))
  }

  /// Some glyphs of a drawing of one run, with its lines and boxes between two edges.
  func part(_ indices: Range<Int>, from minX: CGFloat, to maxX: CGFloat) -> TextPicture {
    var part = TextPicture(size: size, looks: looks)
    part.attachments = indices.isEmpty ? [] : attachments
    part.glyphs = glyphs.map { all in
      var some = all
      some.run.glyphs = Array(all.run.glyphs[indices])
      some.run.positions = Array(all.run.positions[indices])
      some.characters = Array(all.characters[indices])
      return some
    }
    part.marks = marks.map { mark in
      var mark = mark
      mark.rect = CGRect(x: minX, y: mark.rect.minY, width: maxX - minX, height: mark.rect.height)
      return mark
    }
    return part
  }

  // MARK: Drawing

  /// Adds the drawing to a list.
  ///
  /// - Parameters:
  ///   - style: what a look is drawn with now.
  ///   - rect: the unit square of styles, in the coordinates of `transform`.
  @MainActor func draw(
    _ context: inout DrawContext, style: (Int) -> _ResolvedStyle, in rect: CGRect, transform: CGAffineTransform,
    id: UInt64
  ) {
    drawMarks(.background, &context, style, rect, transform, id)
    drawMarks(.underline, &context, style, rect, transform, id)
    for part in glyphs {
      context.ink(style(part.look), in: rect, transform: transform, id: id) { list, paint in
        list.glyphs(part.run, paint: paint, transform: transform, id: id)
      }
    }
    drawAttachments(&context, style: style, transform: transform, id: id)
    drawMarks(.strikethrough, &context, style, rect, transform, id)
  }

  /// Adds faint boxes in place of the lines, as tall as the letters.
  @MainActor func drawRedacted(
    _ context: inout DrawContext, style: _ResolvedStyle, in rect: CGRect, _ transform: CGAffineTransform, _ id: UInt64
  ) {
    var ink = style
    ink.multiplyOpacity(by: 0.16)
    for line in lines where line.width > 0 {
      let box = line.insetBy(dx: 0, dy: line.height * 0.12)
      let corner = CGSize(width: min(box.height / 4, box.width / 2), height: box.height / 4)
      context.ink(ink, in: rect, transform: transform, id: id) { list, paint in
        list.fill(Raster.Path(roundedRect: box, cornerSize: corner), paint: paint, transform: transform, id: id)
      }
    }
  }

  /// Adds the pictures in the lines.
  @MainActor func drawAttachments(
    _ context: inout DrawContext, style: (Int) -> _ResolvedStyle, transform: CGAffineTransform, id: UInt64
  ) {
    for attachment in attachments {
      attachment.image.draw(
        &context, in: attachment.rect, style: style(attachment.look), transform: transform, id: id)
    }
  }

  @MainActor private func drawMarks(
    _ layer: Mark.Layer, _ context: inout DrawContext, _ style: (Int) -> _ResolvedStyle, _ rect: CGRect,
    _ transform: CGAffineTransform, _ id: UInt64
  ) {
    for mark in marks where mark.layer == layer {
      let style = mark.color.map { _ResolvedStyle(.color($0)) } ?? style(mark.look)
      context.ink(style, in: rect, transform: transform, id: id) { list, paint in
        if mark.dashes.isEmpty {
          list.fill(Raster.Path(mark.rect), paint: paint, transform: transform, id: id)
        } else {
          var line = Raster.Path()
          line.move(to: CGPoint(x: mark.rect.minX, y: mark.rect.midY))
          line.addLine(to: CGPoint(x: mark.rect.maxX, y: mark.rect.midY))
          let stroke = Raster.StrokeStyle(
            lineWidth: mark.rect.height, dash: mark.dashes.map { $0 * mark.rect.height })
          list.stroke(line, style: stroke, paint: paint, transform: transform, id: id)
        }
      }
    }
  }
}
