import Raster

/// The node of a shape filled with a style.
@MainActor
final class ShapeNode<Content: Shape, Style: ShapeStyle>: ViewNode<_ShapeView<Content, Style>> {
  private var item: ShapeItem<Content>!

  override init(_ view: _ShapeView<Content, Style>, _ context: _NodeContext) {
    super.init(view, context)
    item = ShapeItem(node: self, shape: view.shape, style: resolve(), fillStyle: view.fillStyle)
  }

  private func resolve() -> _ResolvedStyle { view.style._resolveStyle(_StyleContext(environment: environment)) }

  override func didUpdate(from old: _ShapeView<Content, Style>, viewChanged: Bool, environmentChanged: Bool) {
    item.set(shape: viewChanged ? view.shape : nil, style: resolve(), fillStyle: view.fillStyle)
  }

  override func collectItems(_ items: inout [Item]) { items.append(item) }

  override var pathComponent: String? { typeName(Content.self) }
}

/// Draws a shape in a style. Its rectangle, the shape's own data and the style's numbers each animate.
@MainActor
final class ShapeItem<Content: Shape>: LeafItem {
  private var shape: Content
  private var style: _ResolvedStyle
  private var fillStyle: FillStyle
  private var shapeData: AnimatedAttribute<Content.AnimatableData>?
  private var styleData: AnimatedAttribute<StyleVector>!
  /// The outline drawn last, and the size it was made for. Nil when the shape has changed since.
  private var outline: (size: CGSize, isMirrored: Bool, outline: Outline)?

  init(node: _ViewNode, shape: Content, style: _ResolvedStyle, fillStyle: FillStyle) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
    super.init(node: node)
    if Content.AnimatableData.self != EmptyAnimatableData.self {
      shapeData = AnimatedAttribute(shape.animatableData, name: "shape", node: node) {
        [unowned self] in
        outline = nil
        setNeedsDisplay()
      }
    }
    styleData = AnimatedAttribute(style.animatableData, name: "style", of: self)
  }

  /// Takes a new style and, unless it is nil, a new shape.
  func set(shape new: Content?, style newStyle: _ResolvedStyle, fillStyle newFillStyle: FillStyle) {
    if let new {
      let old = shape
      shape = new
      outline = nil
      shapeData?.set(new.animatableData)
      // Few shapes have a say in their size. Where they do, the offers at hand tell whether it has changed.
      let offers: [ProposedViewSize] = [proposal, .unspecified, .zero, .infinity]
      if offers.contains(where: { old.sizeThatFits($0) != new.sizeThatFits($0) }) { setNeedsLayout() }
      setNeedsDisplay()
    }
    if newStyle != style {
      style = newStyle
      styleData.set(newStyle.animatableData)
      setNeedsDisplay()
    }
    if newFillStyle != fillStyle {
      fillStyle = newFillStyle
      outline = nil
      setNeedsDisplay()
    }
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  /// The shape as it is seen now.
  private var shownShape: Content {
    guard let shapeData else { return shape }
    var shown = shape
    shown.animatableData = shapeData.presented
    return shown
  }

  /// The style as it is seen now.
  private var shownStyle: _ResolvedStyle {
    if styleData.presented == style.animatableData { return style }
    var shown = style
    shown.animatableData = styleData.presented
    return shown
  }

  private var isMirrored: Bool { shape.layoutDirectionBehavior == .mirrors(in: environment.layoutDirection) }

  private func makeOutline(_ shape: Content, _ size: CGSize) -> Outline {
    let rect = CGRect(origin: .zero, size: size)
    let mirror = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: size.width, ty: 0)
    if fillStyle.isAntialiased, let line = shape as? any LineShape {
      let (path, style) = line.line(in: rect)
      return .line(isMirrored ? path.applying(mirror).raster : path.raster, style)
    }
    let path = shape.path(in: rect)
    return .area(isMirrored ? path.applying(mirror).raster : path.raster, fillStyle)
  }

  override func draw(_ context: inout DrawContext) {
    let frame = presentedFrame
    guard !frame.isNull else { return }
    let isMirrored = isMirrored
    let drawn: Outline
    if let outline, outline.size == frame.size, outline.isMirrored == isMirrored {
      drawn = outline.outline
    } else {
      drawn = makeOutline(shownShape, frame.size)
      outline = (frame.size, isMirrored, drawn)
    }
    context.draw(
      drawn, in: CGRect(origin: .zero, size: frame.size), style: shownStyle,
      transform: context.transform(at: frame.origin), id: id)
  }

  /// Touches count where the shape is, as the model has it, unless its style shows nothing.
  override func hitTest(_ point: CGPoint, _ chain: inout ResponderChain) -> Bool {
    guard !frame.isNull, style.isVisible else { return false }
    let local = CGPoint(x: point.x - frame.minX, y: point.y - frame.minY)
    return makeOutline(shape, frame.size).contains(local)
  }
}
