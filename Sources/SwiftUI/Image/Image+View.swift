import Raster

extension Image: View {
  public typealias Body = Never

  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode { ImageNode(view, context) }
}

/// The node of a picture: resolves it in its environment.
@MainActor
private final class ImageNode: ViewNode<Image> {
  private var item: ImageItem!

  override init(_ view: Image, _ context: _NodeContext) {
    super.init(view, context)
    item = ImageItem(node: self, image: resolve())
  }

  private func resolve() -> ResolvedImage {
    let image = view.resolve(in: environment)
    // Views may be made before anybody listens; by the end of the update somebody does.
    if let fault = image.fault { graph.afterUpdate { [graph] in graph.log(fault) } }
    return image
  }

  override func didUpdate(from old: Image, viewChanged: Bool, environmentChanged: Bool) { item.set(resolve()) }

  override func collectItems(_ items: inout [Item]) { items.append(item) }

  override var pathComponent: String? { "Image" }
}

/// Measures, draws and speaks one picture.
@MainActor
final class ImageItem: LeafItem {
  private(set) var image: ResolvedImage
  private let foreground: AnimatedStyle
  /// Pictures that are fading out, and the fading-in of the present one.
  private var departures: [(image: ResolvedImage, opacity: AnimatedAttribute<Double>)] = []
  private var arrival: AnimatedAttribute<Double>?

  init(node: _ViewNode, image: ResolvedImage) {
    self.image = image
    let graph = node.graph
    foreground = AnimatedStyle(node.environment.foregroundInk, node: node) { graph.setNeedsDisplay() }
    super.init(node: node)
  }

  func set(_ new: ResolvedImage) {
    foreground.set(environment.foregroundInk)
    guard new != image else { return }
    let old = image
    image = new
    if !old.shows(theSameAs: new) { noteChange(from: old) }
    if old.size != new.size || old.baseline != new.baseline || (old.resizing == nil) != (new.resizing == nil) {
      setNeedsLayout()
    }
    graph.setNeedsDisplay()
  }

  private func noteChange(from old: ResolvedImage) {
    guard !frame.isNull, node.transaction().animation != nil, environment.contentTransition != .identity else {
      departures = []
      arrival = nil
      return
    }
    departures.append((old, fade(from: arrival?.presented ?? 1, to: 0)))
    arrival = fade(from: 0, to: 1)
  }

  private func fade(from start: Double, to end: Double) -> AnimatedAttribute<Double> {
    let attribute = AnimatedAttribute(start, name: "content", node: node) { [unowned self] in graph.setNeedsDisplay() }
    attribute.set(end)
    return attribute
  }

  // MARK: Layout

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    image.resizing == nil ? image.size : proposal.replacingUnspecifiedDimensions(by: image.size)
  }

  override func explicitAlignment(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    guard let baseline = image.baseline else { return nil }
    if key.id == VerticalAlignment.FirstTextBaseline.self || key.id == VerticalAlignment.LastTextBaseline.self {
      return baseline
    }
    return nil
  }

  /// A symbol keeps its distance from edges as a line of text does.
  override var spacing: ViewSpacing {
    guard let baseline = image.baseline else { return ViewSpacing() }
    let below = max(image.size.height - baseline, 0)
    return ViewSpacing(minima: [
      ViewSpacing.Key(category: .textToText, edge: .top): 0,
      ViewSpacing.Key(category: .textToText, edge: .bottom): 0,
      ViewSpacing.Key(category: .edgeAboveText, edge: .top): below,
      ViewSpacing.Key(category: .edgeBelowText, edge: .bottom): below + 1,
    ])
  }

  // MARK: Drawing

  override func draw(_ context: inout DrawContext) {
    let shown = presentedFrame
    let transform = context.transform(at: shown.origin)
    let rect = CGRect(origin: .zero, size: shown.size)
    let style = foreground.presented
    departures.removeAll { $0.opacity.presented == 0 }
    if arrival?.presented == 1 { arrival = nil }
    for departure in departures {
      let old = departure.image
      let size = old.resizing == nil ? old.size : shown.size
      let place = CGRect(
        x: rect.midX - size.width / 2, y: rect.midY - size.height / 2, width: size.width, height: size.height)
      faded(&context, departure.opacity.presented, transform) { context in
        old.draw(&context, in: place, style: style, transform: transform, id: id)
      }
    }
    faded(&context, arrival?.presented ?? 1, transform) { context in
      image.draw(&context, in: rect, style: style, transform: transform, id: id)
    }
  }

  private func faded(
    _ context: inout DrawContext, _ opacity: Double, _ transform: CGAffineTransform,
    _ body: (inout DrawContext) -> Void
  ) {
    let opacity = min(max(opacity, 0), 1)
    if opacity == 0 { return }
    if opacity == 1 { return body(&context) }
    context.list.pushGroup(.opacity(opacity), transform: transform, id: id)
    body(&context)
    context.list.popGroup()
  }

  // MARK: Input and accessibility

  override func hitTest(_ point: CGPoint, _ chain: inout ResponderChain) -> Bool { frame.contains(point) }

  override func collectAccessibility(_ collector: inout AccessibilityCollector) {
    guard let label = image.label else { return }
    var element = AccessibilityElement()
    element.label = label
    element.traits = .isImage
    element.id = id
    collector.add(element, in: presentedFrame)
  }
}

extension ResolvedImage {
  /// Whether both are the same picture, perhaps at other sizes or in other colours.
  func shows(theSameAs other: ResolvedImage) -> Bool {
    switch (artwork, other.artwork) {
    case (.symbol(let a), .symbol(let b)): a.name == b.name
    case (.pixels(let a, _), .pixels(let b, _)): a === b
    case (.missing(let a), .missing(let b)): a == b
    default: false
    }
  }
}
