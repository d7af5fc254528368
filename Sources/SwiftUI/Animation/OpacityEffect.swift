import Raster

/// `opacity`.
public nonisolated struct _OpacityEffect: ViewModifier, Animatable, Equatable, Sendable {
  public var opacity: Double

  public init(opacity: Double) { self.opacity = opacity }

  public typealias Body = Never

  public var animatableData: Double {
    get { opacity }
    set { opacity = newValue }
  }

  @MainActor public static func _makeModifiedNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _NodeContext
  ) -> _ViewNode {
    TransparentNode(view, context) {
      ModifiedContent(content: $0.content, modifier: _RenderEffectModifier(effect: $0.modifier))
    }
  }
}

/// A change of how a view's picture is composed, as a group of the display list.
@MainActor
protocol RenderEffect: Animatable {
  /// The group to draw the content in; nil draws it as it is.
  func group() -> GroupEffect?
  /// Whether the content can be seen, touched and heard of.
  var isVisible: Bool { get }
  nonisolated static var attributeName: String { get }
}

extension RenderEffect {
  var isVisible: Bool { true }
}

extension _OpacityEffect: RenderEffect {
  nonisolated static var attributeName: String { "opacity" }

  private var clamped: Double { opacity.isFinite ? min(max(opacity, 0), 1) : 1 }

  func group() -> GroupEffect? { clamped == 1 ? nil : GroupEffect(opacity: clamped) }

  var isVisible: Bool { clamped > 0 }
}

/// Applies a render effect to each item of its content.
struct _RenderEffectModifier<Effect: RenderEffect>: ItemModifier {
  let effect: Effect

  typealias Body = Never

  func makeItem(node: _ViewNode, child: Item) -> RenderEffectItem<Effect> {
    RenderEffectItem(node: node, child: child, effect: effect)
  }

  func update(_ item: RenderEffectItem<Effect>) { item.set(effect) }
}

/// Draws its child as a group.
@MainActor
final class RenderEffectItem<Effect: RenderEffect>: WrapperItem {
  private var effect: Effect
  private var data: AnimatedAttribute<Effect.AnimatableData>!

  init(node: _ViewNode, child: Item, effect: Effect) {
    self.effect = effect
    super.init(node: node, child: child)
    data = AnimatedAttribute(effect.animatableData, name: Effect.attributeName, node: node) { [unowned self] in
      graph.setNeedsDisplay()
    }
  }

  func set(_ effect: Effect) {
    self.effect = effect
    data.set(effect.animatableData)
    graph.setNeedsDisplay()
  }

  private var shown: Effect {
    var effect = effect
    effect.animatableData = data.presented
    return effect
  }

  override func draw(_ context: inout DrawContext) {
    let shown = shown
    guard shown.isVisible else { return }
    guard let group = shown.group() else { return child.draw(&context) }
    context.list.pushGroup(group, transform: context.transform, id: id)
    child.draw(&context)
    context.list.popGroup()
  }

  override func hitTest(_ point: CGPoint, _ chain: inout ResponderChain) -> Bool {
    // What the model says counts: a view that is fading in can be touched, one that is fading out can't.
    effect.isVisible && child.hitTest(point, &chain)
  }

  override func collectAccessibility(_ collector: inout AccessibilityCollector) {
    if effect.isVisible { child.collectAccessibility(&collector) }
  }
}

extension View {
  /// Draws the view more or less transparent, from 0 (not at all) to 1.
  public func opacity(_ opacity: Double) -> some View { modifier(_OpacityEffect(opacity: opacity)) }
}
