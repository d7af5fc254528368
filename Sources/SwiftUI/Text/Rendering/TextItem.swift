import Raster
import Typeset

/// Measures, draws and speaks one text.
@MainActor
final class TextItem: LeafItem {
  private(set) var text: ResolvedText
  private var style: ParagraphStyle
  private var leastLines: Int?
  private(set) var paragraph: Paragraph

  private var foreground: AnimatedStyle!
  /// What looks with a style of their own are drawn with, by the look's index.
  private var ownStyles: [AnimatedStyle?] = []
  private var changes = ContentChanges()
  /// The drawing at the present place, and what it was made for.
  private var known: (picture: TextPicture, layout: TextLayout, origin: CGFloat, scale: CGFloat)?

  init(node: _ViewNode, text: ResolvedText) {
    self.text = text
    style = node.environment.paragraphStyle
    leastLines = node.environment.lineLimits.least
    paragraph = Typesetter.shared.paragraph(text.runs, style: style)
    super.init(node: node)
    foreground = AnimatedStyle(environment.foregroundInk, of: self)
    makeOwnStyles()
  }

  /// Takes the text anew, and whatever else of the environment it is drawn by.
  func set(_ new: ResolvedText) {
    let environment = node.environment
    foreground.set(environment.foregroundInk)
    let newStyle = environment.paragraphStyle
    let old = text
    let isSameText = old.runs == new.runs
    if isSameText, style == newStyle, leastLines == environment.lineLimits.least, old.looks == new.looks {
      text = new
      return
    }
    let made = isSameText && style == newStyle ? paragraph : Typesetter.shared.paragraph(new.runs, style: newStyle)
    if !isSameText { noteChange(to: new) }
    text = new
    style = newStyle
    known = nil
    if isSameText && old.looks.count == new.looks.count { updateOwnStyles() } else { makeOwnStyles() }
    if made !== paragraph || leastLines != environment.lineLimits.least {
      paragraph = made
      leastLines = environment.lineLimits.least
      setNeedsLayout()
    } else {
      setNeedsDisplay()
    }
  }

  private func makeOwnStyles() {
    ownStyles = text.looks.map { look in
      look.style.map { AnimatedStyle($0, name: "text style", of: self) }
    }
  }

  private func updateOwnStyles() {
    for (index, look) in text.looks.enumerated() {
      guard let style = look.style else {
        ownStyles[index] = nil
        continue
      }
      if let own = ownStyles[index] {
        own.set(style)
      } else {
        ownStyles[index] = AnimatedStyle(style, name: "text style", of: self)
      }
    }
  }

  private func presentedStyle(_ look: Int) -> _ResolvedStyle {
    (ownStyles.indices.contains(look) ? ownStyles[look]?.presented : nil) ?? foreground.presented
  }

  // MARK: Layout

  private func layout(_ proposal: ProposedViewSize) -> TextLayout {
    paragraph.layout(width: proposal.width, height: proposal.height)
  }

  private var isEmpty: Bool { paragraph.text.isEmpty }

  /// The measures of the line that the first run is set in.
  private var metrics: FontMetrics {
    FontLibrary.shared.metrics(for: text.runs.first?.font ?? FontDescriptor())
  }

  /// What draws the text in its place.
  private var renderer: (any TextRendering)? { graph.usesTextRenderers ? textRenderer : nil }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    renderer?.size(proposal, text: TextProxy(measure: ownSize)) ?? ownSize(proposal)
  }

  private func ownSize(_ proposal: ProposedViewSize) -> CGSize {
    if isEmpty, leastLines == nil { return .zero }
    var size = layout(proposal).size
    if let leastLines {
      size.height = max(size.height, metrics.height(ofLines: leastLines, lineSpacing: style.lineSpacing))
    }
    // Text takes up whole pixels; a speck more than that is rounding.
    let pixel = 1 / max(environment.displayScale, 0.01)
    return CGSize(width: Self.roundedUp(size.width, to: pixel), height: Self.roundedUp(size.height, to: pixel))
  }

  private static func roundedUp(_ length: CGFloat, to pixel: CGFloat) -> CGFloat {
    (length / pixel - 1e-6).rounded(.up) * pixel
  }

  override func explicitAlignment(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    if key.id == VerticalAlignment.FirstTextBaseline.self { return layout(proposal).firstBaseline }
    if key.id == VerticalAlignment.LastTextBaseline.self { return layout(proposal).lastBaseline }
    return nil
  }

  /// To other text the lower one's line gap; to an edge above, from its line to the ascent; to an edge below, from the
  /// capitals' height or the descent. A line counts a tenth more than its height here.
  override var spacing: ViewSpacing {
    let metrics = metrics
    let pixel = 1 / max(environment.displayScale, 0.01)
    let height = metrics.lineHeight
    let extra = Self.roundedUp(0.1 * height, to: pixel)
    let line = height + extra
    return ViewSpacing(minima: [
      ViewSpacing.Key(category: .textToText, edge: .top): Self.roundedUp(max(metrics.leading, 0), to: pixel),
      ViewSpacing.Key(category: .textToText, edge: .bottom): 0,
      ViewSpacing.Key(category: .edgeAboveText, edge: .top): line - metrics.ascent,
      ViewSpacing.Key(category: .edgeBelowText, edge: .bottom): max(
        line - metrics.capHeight, extra + metrics.descent),
    ])
  }

  // MARK: Drawing

  private var picture: TextPicture {
    let layout = layout(proposal)
    let scale = max(environment.displayScale, 0.01)
    if let known, known.layout.isIdentical(to: layout), known.origin == frame.minY, known.scale == scale,
      known.picture.size == frame.size
    {
      return known.picture
    }
    let made = TextPicture(layout, text: text, in: frame.size, origin: frame.minY, scale: scale)
    known = (made, layout, frame.minY, scale)
    return made
  }

  override func draw(_ context: inout DrawContext) {
    if let renderer, !environment.isRedacted { return draw(by: renderer, &context) }
    let shown = presentedFrame
    let transform = context.transform(at: shown.origin)
    let rect = CGRect(origin: .zero, size: shown.size)
    let picture = picture
    if environment.isRedacted {
      return picture.drawRedacted(&context, style: presentedStyle(0), in: rect, transform, id)
    }
    guard changes.isActive else {
      return picture.draw(&context, style: presentedStyle, in: rect, transform: transform, id: id)
    }
    changes.draw(
      &context, target: picture, frame: frame, shown: shown, style: presentedStyle, foreground: foreground.presented,
      id: id)
  }

  private func draw(by renderer: any TextRendering, _ context: inout DrawContext) {
    let shown = presentedFrame
    let padding = renderer.displayPadding
    let bounds = CGRect(
      x: -padding.leading, y: -padding.top, width: shown.width + padding.leading + padding.trailing,
      height: shown.height + padding.top + padding.bottom)
    let recorder = CanvasRecorder(item: self, bounds: bounds, drawing: context.aside())
    var graphics = GraphicsContext(recorder: recorder)
    let set = Text.Layout(
      layout(proposal), text: text, style: presentedStyle, in: shown.size, origin: frame.minY,
      scale: max(environment.displayScale, 0.01))
    renderer.draw(set, in: &graphics)
    context.list.append(recorder.finish(), transform: context.transform(at: shown.origin))
    context.note(recorder.drawing)
  }

  // MARK: Changes of content

  /// Called before the text becomes `new`: decides how the change is shown, by the transaction at hand.
  private func noteChange(to new: ResolvedText) {
    guard !frame.isNull, let animation = node.transaction().animation, !isEmpty else {
      changes.removeAll()
      changes.note(environment.contentTransition)
      return
    }
    _ = animation
    changes.begin(
      from: picture, transition: environment.contentTransition, isSameString: text.string == new.string,
      style: presentedStyle, item: self)
  }

  // MARK: Input and accessibility

  override func hitTest(_ point: CGPoint, _ chain: inout ResponderChain) -> Bool { frame.contains(point) }

  override func collectAccessibility(_ collector: inout AccessibilityCollector) {
    guard !text.label.isEmpty else { return }
    var element = AccessibilityElement()
    element.label = text.label
    element.traits = text.looks.contains { $0.link != nil } ? [.isStaticText, .isLink] : .isStaticText
    element.id = id
    collector.add(element, in: presentedFrame)
  }
}

extension EnvironmentValues {
  /// What the foreground comes to here.
  var foregroundInk: _ResolvedStyle { ForegroundStyle()._resolveStyle(_StyleContext(environment: self)) }
}
