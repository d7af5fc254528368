/// The look of a stretch of text. What is nil was not asked for, and is taken from around it.
struct TextAttributes: Equatable, Sendable {
  var font: Font?
  var fontModifiers = FontModifiers()
  /// What to draw the glyphs with; nil is the environment's foreground.
  var style: TextStyleBox?
  var kerning: CGFloat?
  var tracking: CGFloat?
  var baselineOffset: CGFloat?
  var underline: LineMark?
  var strikethrough: LineMark?
  var background: Color?
  var link: URL?
  var scale: Text.Scale?
  var marks = TextMarks()

  /// A line under or through text, or the wish to have none.
  enum LineMark: Hashable, Sendable {
    case none
    case line(Text.LineStyle)

    init(_ isActive: Bool, _ pattern: Text.LineStyle.Pattern, _ color: Color?) {
      self = isActive ? .line(Text.LineStyle(pattern: pattern, color: color)) : .none
    }

    var style: Text.LineStyle? {
      if case .line(let style) = self { style } else { nil }
    }
  }

  /// This look with `inner` on top of it.
  func overridden(by inner: TextAttributes) -> TextAttributes {
    TextAttributes(
      font: inner.font ?? font, fontModifiers: fontModifiers.overridden(by: inner.fontModifiers),
      style: inner.style ?? style, kerning: inner.kerning ?? kerning, tracking: inner.tracking ?? tracking,
      baselineOffset: inner.baselineOffset ?? baselineOffset, underline: inner.underline ?? underline,
      strikethrough: inner.strikethrough ?? strikethrough, background: inner.background ?? background,
      link: inner.link ?? link, scale: inner.scale ?? scale, marks: marks.overridden(by: inner.marks))
  }
}

/// A style that can be compared as far as it can be seen into.
struct TextStyleBox: Equatable, Sendable {
  let style: AnyShapeStyle

  static func == (a: TextStyleBox, b: TextStyleBox) -> Bool { a.style._isIdentical(to: b.style) }
}
