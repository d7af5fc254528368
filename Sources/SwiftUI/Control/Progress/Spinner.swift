import Raster

/// Eight spokes around which a head goes, one a step.
struct Spinner: View {
  typealias Body = Never

  static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode { Node(view, context) }

  private final class Node: ViewNode<Spinner> {
    private var item: SpinnerItem!

    override init(_ view: Spinner, _ context: _NodeContext) {
      super.init(view, context)
      item = SpinnerItem(node: self, style: style, side: side)
      graph.activate(item)
    }

    private var side: CGFloat {
      switch environment.controlSize {
      case .mini, .small, .regular: 20
      case .large, .extraLarge: 37
      }
    }

    private var style: _ResolvedStyle {
      let context = _StyleContext(environment: environment)
      if environment._tint != nil { return TintShapeStyle()._resolveStyle(context) }
      let isDark = environment.colorScheme == .dark
      return (isDark ? SpinnerItem.darkColor : SpinnerItem.lightColor)._resolveStyle(context)
    }

    override func didUpdate(from old: Spinner, viewChanged: Bool, environmentChanged: Bool) {
      item.set(style: style, side: side)
    }

    override func collectItems(_ items: inout [Item]) { items.append(item) }
    override var pathComponent: String? { "ProgressView" }
  }
}

/// Draws a spinner. Its picture is a function of the time since it was made, and changes with every step only.
@MainActor
final class SpinnerItem: LeafItem, ActiveAttribute {
  static let lightColor = Color(.sRGB, red: 60 / 255, green: 60 / 255, blue: 68 / 255)
  static let darkColor = Color(.sRGB, red: 235 / 255, green: 235 / 255, blue: 245 / 255)

  /// From one step to the next, in seconds.
  static let step = 0.125
  private static let spokes = 8
  /// The opacity of the head and of those behind it.
  private static let opacities = [147, 122, 97, 72, 47, 47, 47, 47].map { Double($0) / 255 }
  /// One spoke, upright, in a circle of radius 1 around the origin.
  private static let spoke = Raster.Path(
    roundedRect: CGRect(x: -0.1, y: -1, width: 0.2, height: 2.0 / 3), cornerSize: CGSize(width: 0.1, height: 0.1))

  private let start: Double
  private var style: _ResolvedStyle
  private var styleData: AnimatedAttribute<StyleVector>!
  private var side: CGFloat
  private var shownStep = 0

  init(node: _ViewNode, style: _ResolvedStyle, side: CGFloat) {
    self.style = style
    self.side = side
    start = node.graph.time
    super.init(node: node)
    styleData = AnimatedAttribute(style.animatableData, name: "style", of: self)
  }

  func set(style new: _ResolvedStyle, side newSide: CGFloat) {
    if new != style {
      style = new
      styleData.set(new.animatableData)
      setNeedsDisplay()
    }
    if newSide != side {
      side = newSide
      setNeedsLayout()
    }
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize { CGSize(width: side, height: side) }

  override func draw(_ context: inout DrawContext) {
    let rect = presentedFrame
    guard !rect.isNull else { return }
    var shown = style
    shown.animatableData = styleData.presented
    let radius = rect.width / 2
    let head = step(at: context.readTime())
    for spoke in 0..<Self.spokes {
      let behind = ((head - spoke) % Self.spokes + Self.spokes) % Self.spokes
      var faded = shown
      faded.multiplyOpacity(by: Self.opacities[behind])
      guard let paint = faded.paint(in: CGRect(x: -1, y: -1, width: 2, height: 2)) else { continue }
      let turn = CGFloat(spoke) / CGFloat(Self.spokes) * 2 * .pi
      let place = CGAffineTransform(rotationAngle: turn)
        .concatenating(CGAffineTransform(scaleX: radius, y: radius))
        .concatenating(CGAffineTransform(translationX: rect.midX, y: rect.midY))
      context.list.fill(Self.spoke, paint: paint, transform: place.concatenating(context.transform), id: id)
    }
  }

  override func hitTest(_ point: CGPoint, _ chain: inout ResponderChain) -> Bool { frame.contains(point) }

  // MARK: ActiveAttribute

  private func step(at time: Double) -> Int { Int(((time - start) / Self.step + 1e-9).rounded(.down)) }

  func sample(at time: Double) -> Bool {
    present(at: time)
    return true
  }

  func present(at time: Double) {
    let step = step(at: time)
    if step == shownStep { return }
    shownStep = step
    setNeedsDisplay()
  }

  func nextSampleTime(after time: Double) -> Double? { start + Double(step(at: time) + 1) * Self.step }

  var isAlive: Bool { !life.isOver }

  func trace(at time: Double) -> AttributeTrace {
    AttributeTrace(
      path: node.path, attribute: "step", value: [Double(step(at: time))], velocity: [1 / Self.step], animation: nil)
  }
}
