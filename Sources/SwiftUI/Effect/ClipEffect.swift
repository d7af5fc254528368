import Raster

/// `clipShape`: shows each item of its content inside a shape only.
struct _ClipEffect<ClipShape: Shape>: ItemModifier {
  let shape: ClipShape
  let style: FillStyle

  typealias Body = Never

  func makeItem(node: _ViewNode, child: Item) -> ClipItem<ClipShape> {
    ClipItem(node: node, child: child, shape: shape, style: style)
  }

  func update(_ item: ClipItem<ClipShape>) { item.set(shape, style) }
}

/// Shows and touches its child inside a shape only. The shape's rectangle and its own data animate.
@MainActor
final class ClipItem<ClipShape: Shape>: WrapperItem {
  private var shape: ClipShape
  private var style: FillStyle
  private var rectangle: PresentedRectangle!
  private var data: AnimatedAttribute<ClipShape.AnimatableData>?

  init(node: _ViewNode, child: Item, shape: ClipShape, style: FillStyle) {
    self.shape = shape
    self.style = style
    super.init(node: node, child: child)
    rectangle = PresentedRectangle(of: self)
    if ClipShape.AnimatableData.self != EmptyAnimatableData.self {
      data = AnimatedAttribute(shape.animatableData, name: "clipShape", of: self)
    }
  }

  func set(_ shape: ClipShape, _ style: FillStyle) {
    self.shape = shape
    self.style = style
    data?.set(shape.animatableData)
    setNeedsDisplay()
  }

  override func placed() {
    super.placed()
    rectangle.placed()
  }

  private var shownShape: ClipShape {
    guard let data else { return shape }
    var shown = shape
    shown.animatableData = data.presented
    return shown
  }

  /// The outline of `shape` in a rectangle of `size` at the origin.
  private func outline(_ shape: ClipShape, _ size: CGSize) -> Path {
    let path = shape.path(in: CGRect(origin: .zero, size: size))
    guard shape.layoutDirectionBehavior == .mirrors(in: environment.layoutDirection) else { return path }
    return path.applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: size.width, ty: 0))
  }

  override func draw(_ context: inout DrawContext) {
    let rect = rectangle.presented
    guard !rect.isNull else { return }
    context.list.pushClip(
      outline(shownShape, rect.size).raster, rule: style.rule, antialiased: style.isAntialiased,
      transform: context.transform(at: rect.origin), id: id)
    child.draw(&context)
    context.list.popClip()
  }

  /// Touches count inside the shape, as the model has it.
  override func hitTest(_ point: CGPoint, _ chain: inout ResponderChain) -> Bool {
    guard !frame.isNull else { return false }
    let local = CGPoint(x: point.x - frame.minX, y: point.y - frame.minY)
    return outline(shape, frame.size).contains(local, eoFill: style.isEOFilled) && child.hitTest(point, &chain)
  }
}

extension View {
  /// Shows the view inside `shape` only. Touches outside of it go to what lies below.
  public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    modifier(_ClipEffect(shape: shape, style: style))
  }

  /// Shows the view inside its frame only.
  public func clipped(antialiased: Bool = false) -> some View {
    clipShape(Rectangle(), style: FillStyle(antialiased: antialiased))
  }

  /// Shows the view inside its frame with rounded corners only.
  @available(*, deprecated, message: "Use `clipShape` or `fill` instead.")
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(RoundedRectangle(cornerRadius: radius), style: FillStyle(antialiased: antialiased))
  }
}
