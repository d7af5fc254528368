/// A view that draws by itself, without a view for every mark.
///
/// The renderer is called whenever the canvas, its size or something that the renderer has read has changed. What it
/// draws beyond the canvas's frame is not cut off.
public struct Canvas<Symbols: View>: View {
  /// The views that the renderer can draw, each tagged with the identity that `resolveSymbol(id:)` asks for.
  public var symbols: Symbols
  /// Draws into the context that it is given, the canvas's size being the second argument.
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  /// Whether the canvas promises to fill its frame: what it leaves is black.
  public var isOpaque: Bool
  /// How colours are to be kept. Here they are gamma-encoded in every mode.
  public var colorMode: ColorRenderingMode
  /// Whether the drawing may be shown a little later. Here it never is.
  public var rendersAsynchronously: Bool

  /// A canvas with symbols.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
  ) {
    self.symbols = symbols()
    self.renderer = renderer
    isOpaque = opaque
    self.colorMode = colorMode
    self.rendersAsynchronously = rendersAsynchronously
  }

  public typealias Body = Never

  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode { Node(view, context) }

  private final class Node: ViewNode<Canvas> {
    private var item: CanvasItem!
    private var symbols: ViewNode<Symbols>!

    override init(_ view: Canvas, _ context: _NodeContext) {
      super.init(view, context)
      item = CanvasItem(node: self, isOpaque: view.isOpaque) { [unowned self] context, size in
        // What the renderer reads is watched, as what a body reads is.
        evaluate(self.view) { $0.renderer(&context, size) }
      }
      symbols = Symbols.makeNode(view.symbols, _NodeContext(below: self))
      item.symbols.source = symbols
    }

    override func didUpdate(from old: Canvas, viewChanged: Bool, environmentChanged: Bool) {
      symbols.update(view.symbols, environment)
      item.isOpaque = view.isOpaque
      item.redraw()
    }

    override func reevaluate() { item.redraw() }

    override func forEachChild(_ body: (_ViewNode) -> Void) { if let symbols { body(symbols) } }
    override func collectItems(_ items: inout [Item]) { items.append(item) }
    override var containerItem: Item? { item?.symbols }
    override var pathComponent: String? { "Canvas" }
  }
}

extension Canvas where Symbols == EmptyView {
  /// A canvas without symbols.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(
      opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously, renderer: renderer,
      symbols: { EmptyView() })
  }
}
