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
  private var foreground: AnimatedStyle!
  private var effects: SymbolEffectPlayer!
  /// Pictures that are on their way out, and the way in of the present one.
  private var departures: [Departure] = []
  private var arrival: Arrival?

  private struct Departure {
    var image: ResolvedImage
    var opacity: AnimatedAttribute<Double>
    /// The size at the end.
    var scale: Double
  }

  private struct Arrival {
    var opacity: AnimatedAttribute<Double>
    /// The size at the beginning.
    var scale: Double
  }

  init(node: _ViewNode, image: ResolvedImage) {
    self.image = image
    super.init(node: node)
    foreground = AnimatedStyle(environment.foregroundInk, of: self)
    effects = SymbolEffectPlayer(node: node) { [unowned self] in setNeedsDisplay() }
    effects.set(node.environment.symbolEffects)
  }

  func set(_ new: ResolvedImage) {
    foreground.set(environment.foregroundInk)
    effects.set(environment.symbolEffects)
    guard new != image else { return }
    let old = image
    image = new
    if !old.shows(theSameAs: new) { noteChange(from: old) }
    if old.size != new.size || old.baseline != new.baseline || (old.resizing == nil) != (new.resizing == nil) {
      setNeedsLayout()
    }
    setNeedsDisplay()
  }

  private func noteChange(from old: ResolvedImage) {
    let transition = environment.contentTransition
    guard !frame.isNull, transition != .identity else { return settle() }
    var (leaving, coming) = (1.0, 1.0)
    if case .symbolEffect(let effect, let options) = transition.kind {
      switch effect.kind {
      case .replace(.upUp): (leaving, coming) = (1.4, 0.6)
      case .replace(.offUp): (leaving, coming) = (1, 0.6)
      default: (leaving, coming) = (0.6, 0.6)
      }
      // Replacing needs no animated change: the effect brings its own.
      let animation = node.transaction().animation ?? .spring(duration: 0.35, bounce: 0.2).speed(options.factor)
      return change(from: old, leaving, coming, animation)
    }
    guard let animation = node.transaction().animation else { return settle() }
    change(from: old, leaving, coming, animation)
  }

  private func settle() {
    departures = []
    arrival = nil
  }

  private func change(from old: ResolvedImage, _ leaving: Double, _ coming: Double, _ animation: Animation) {
    let shown = min(max(arrival?.opacity.presented ?? 1, 0), 1)
    departures.append(Departure(image: old, opacity: fade(from: shown, to: 0, animation), scale: leaving))
    arrival = Arrival(opacity: fade(from: 0, to: 1, animation), scale: coming)
  }

  private func fade(from start: Double, to end: Double, _ animation: Animation) -> AnimatedAttribute<Double> {
    let attribute = AnimatedAttribute(start, name: "content", of: self)
    attribute.set(end, animation: animation)
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
    if environment.isRedacted {
      var ink = style
      ink.multiplyOpacity(by: 0.16)
      let box = Outline.area(Raster.Path(rect), FillStyle())
      return context.draw(box, in: rect, style: ink, transform: transform, id: id)
    }
    departures.removeAll { $0.opacity.presented == 0 }
    if arrival?.opacity.presented == 1 { arrival = nil }
    let pose = effects.pose
    for departure in departures {
      let old = departure.image
      let size = old.resizing == nil ? old.size : shown.size
      let place = CGRect(
        x: rect.midX - size.width / 2, y: rect.midY - size.height / 2, width: size.width, height: size.height)
      let opacity = departure.opacity.presented
      let own = SymbolPose(scale: departure.scale + (1 - departure.scale) * opacity, opacity: opacity)
      draw(old, &context, place, style, pose.combined(with: own), transform)
    }
    var own = SymbolPose()
    if let arrival {
      own.opacity = arrival.opacity.presented
      own.scale = arrival.scale + (1 - arrival.scale) * own.opacity
    }
    draw(image, &context, rect, style, pose.combined(with: own), transform)
  }

  private func draw(
    _ image: ResolvedImage, _ context: inout DrawContext, _ rect: CGRect, _ style: _ResolvedStyle, _ pose: SymbolPose,
    _ transform: CGAffineTransform
  ) {
    let opacity = min(max(pose.opacity, 0), 1)
    if opacity == 0 || pose.scale <= 0 { return }
    let moved = pose.isAtRest ? transform : pose.transform(in: rect).concatenating(transform)
    if opacity < 1 { context.list.pushGroup(.opacity(opacity), transform: moved, id: id) }
    image.draw(&context, in: rect, style: style, light: pose.layers, transform: moved, id: id)
    if opacity < 1 { context.list.popGroup() }
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
