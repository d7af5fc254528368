import Typeset

/// Turns texts into runs in an environment.
struct TextResolver {
  let environment: EnvironmentValues
  let now: Date
  private(set) var result = ResolvedText()
  private let circumstances: Font.Circumstances

  init(_ environment: EnvironmentValues, now: Date) {
    self.environment = environment
    self.now = now
    circumstances = Font.Circumstances(environment)
  }

  /// The runs of `text`.
  static func resolve(_ text: Text, in environment: EnvironmentValues, now: Date) -> ResolvedText {
    var resolver = TextResolver(environment, now: now)
    resolver.append(text, environment.textAttributes)
    if resolver.result.runs.isEmpty { resolver.append("", environment.textAttributes.overridden(by: text.attributes)) }
    return resolver.result
  }

  private mutating func append(_ text: Text, _ outer: TextAttributes) {
    let look = outer.overridden(by: text.attributes)
    switch text.content {
    case .verbatim(let string):
      append(string, look)
    case .pair(let first, let second):
      append(first, look)
      append(second, look)
    case .localized(let localized):
      append(localized, look)
    case .attributed(let string):
      append(string, look)
    case .image(let image):
      append(image, look)
    case .computed(let computed):
      append(computed.source.text(TextContext(environment, now: now)), look)
      if let next = computed.source.nextChange(after: now) {
        result.nextChange = min(result.nextChange ?? next, next)
      }
    }
  }

  private mutating func append(_ string: AttributedString, _ look: TextAttributes) {
    for run in string.runs {
      append(String(string[run.range].characters), look.overridden(by: AttributedString.attributes(run)))
    }
  }

  /// Arguments may hold characters that mean something in Markdown, so while the rest is parsed they are stood in for
  /// by characters of a private plane.
  private static let firstStandIn: UInt32 = 0xF0000

  private mutating func append(_ localized: LocalizedText, _ look: TextAttributes) {
    let parts = localized.parts(locale: environment.locale)
    if parts.count == 1, case .value(let string) = parts[0] { return append(string, look) }
    var markdown = ""
    var values: [LocalizedText.Part] = []
    for part in parts {
      if case .literal(let text) = part {
        markdown += text
      } else if let scalar = Unicode.Scalar(Self.firstStandIn + UInt32(values.count)) {
        markdown.unicodeScalars.append(scalar)
        values.append(part)
      }
    }
    for span in InlineMarkdown(markdown).spans {
      let look = look.overridden(by: attributes(span))
      var literal = ""
      for scalar in span.text.unicodeScalars {
        guard scalar.value >= Self.firstStandIn, scalar.value < Self.firstStandIn + UInt32(values.count) else {
          literal.unicodeScalars.append(scalar)
          continue
        }
        if !literal.isEmpty { append(literal, look) }
        literal = ""
        switch values[Int(scalar.value - Self.firstStandIn)] {
        case .literal(let string), .value(let string): append(string, look)
        case .text(let text): append(text, look)
        }
      }
      if !literal.isEmpty { append(literal, look) }
    }
  }

  private func attributes(_ span: InlineMarkdown.Span) -> TextAttributes {
    var look = TextAttributes()
    if span.isStrong { look.fontModifiers.isBold = true }
    if span.isEmphasised { look.fontModifiers.isItalic = true }
    if span.isCode { look.fontModifiers.isMonospaced = true }
    if span.isStruck { look.strikethrough = .line(.single) }
    look.link = span.link.flatMap(URL.init(string:))
    return look
  }

  // MARK: Runs

  /// The font of a look: its own, else the environment's, else body, with all changes made to it.
  private func font(_ look: TextAttributes) -> FontDescriptor {
    var changes = look.fontModifiers
    if let scale = look.scale { changes.scale *= scale.factor }
    var font = (look.font ?? environment.font ?? .body).resolve(circumstances, changes)
    if let tracking = look.tracking { font.tracking = tracking }
    return font
  }

  private mutating func append(_ string: String, _ look: TextAttributes) {
    let shown = cased(string)
    var run = TextRun(shown, font: font(look))
    if look.tracking == nil, let kerning = look.kerning { run.kerning = kerning }
    if let offset = look.baselineOffset { run.baselineOffset = offset }
    append(run, drawing(look))
    result.label += string
  }

  private mutating func append(_ run: TextRun, _ look: ResolvedText.Look) {
    var run = run
    if let index = result.looks.firstIndex(of: look) {
      run.tag = index
    } else {
      run.tag = result.looks.count
      result.looks.append(look)
    }
    if let last = result.runs.last, last.tag == run.tag, last.font == run.font, last.kerning == run.kerning,
      last.baselineOffset == run.baselineOffset, look.attachment == nil
    {
      result.runs[result.runs.count - 1].text += run.text
    } else {
      result.runs.append(run)
    }
  }

  private func cased(_ string: String) -> String {
    switch environment.textCase {
    case .uppercase: string.uppercased(with: environment.locale)
    case .lowercase: string.lowercased(with: environment.locale)
    case nil: string
    }
  }

  private func drawing(_ look: TextAttributes) -> ResolvedText.Look {
    var result = ResolvedText.Look()
    result.link = look.link
    result.marks = look.marks
    if let style = look.style?.style {
      result.style = style._resolveStyle(_StyleContext(environment: environment))
    } else if look.link != nil {
      result.style = TintShapeStyle()._resolveStyle(_StyleContext(environment: environment))
    }
    result.underline = mark(look.underline)
    result.strikethrough = mark(look.strikethrough)
    result.background = look.background?.resolve(in: environment)
    return result
  }

  private func mark(_ mark: TextAttributes.LineMark?) -> ResolvedText.Look.Mark? {
    mark?.style.map {
      ResolvedText.Look.Mark(dashes: $0.pattern.dashes, color: $0.color?.resolve(in: environment))
    }
  }

  // MARK: Pictures

  /// A picture takes the place of one object-replacement character, whose advance is stretched to its width.
  private mutating func append(_ image: Image, _ look: TextAttributes) {
    var environment = environment
    environment.font = look.font ?? environment.font
    environment.textAttributes.fontModifiers = look.fontModifiers
    let picture = image.resolve(in: environment)
    var drawing = drawing(look)
    drawing.attachment = ResolvedText.Attachment(image: picture, baseline: picture.baseline ?? picture.size.height)
    let placeholder = "\u{FFFC}"
    let font = font(look)
    let natural = Typesetter.shared.paragraph([TextRun(placeholder, font: font)]).layout().size.width
    append(
      TextRun(
        placeholder, font: font, kerning: picture.size.width - natural, baselineOffset: look.baselineOffset ?? 0),
      drawing)
    result.label += picture.label ?? ""
  }
}

extension Text {
  /// The characters that the text shows in `environment`.
  public func _resolveText(in environment: EnvironmentValues) -> String {
    TextResolver.resolve(self, in: environment, now: Date()).label
  }
}

extension EnvironmentValues {
  /// How lines are made of text here.
  var paragraphStyle: ParagraphStyle {
    let alignment: ParagraphStyle.Alignment =
      switch multilineTextAlignment {
      case .leading: .leading
      case .center: .center
      case .trailing: .trailing
      }
    let truncation: ParagraphStyle.Truncation =
      switch truncationMode {
      case .head: .head
      case .middle: .middle
      case .tail: .tail
      }
    let language = typesettingLanguage.language?.maximalIdentifier ?? LanguageTag.of(locale)
    return ParagraphStyle(
      alignment: alignment, lineLimit: lineLimits.most, truncation: truncation, lineSpacing: lineSpacing,
      minimumScaleFactor: minimumScaleFactor, allowsTightening: allowsTightening,
      layoutDirection: layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight, language: language)
  }
}
