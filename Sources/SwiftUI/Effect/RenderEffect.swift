import Raster

/// A change of how a view's picture is composed, as a group of the display list.
@MainActor
protocol RenderEffect: Animatable {
  /// The group to draw the content in; nil draws it as it is.
  func group() -> GroupEffect?
  /// Whether the content can be seen, touched and heard of.
  var isVisible: Bool { get }
  /// Whether the content is cut off at the view's frame before the effect.
  var isCutAtFrame: Bool { get }
  /// What traces call the effect's data.
  nonisolated static var attributeName: String { get }
}

extension RenderEffect {
  var isVisible: Bool { true }
  var isCutAtFrame: Bool { false }
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
  private var rectangle: PresentedRectangle?

  init(node: _ViewNode, child: Item, effect: Effect) {
    self.effect = effect
    super.init(node: node, child: child)
    data = AnimatedAttribute(effect.animatableData, name: Effect.attributeName, of: self)
    if effect.isCutAtFrame { rectangle = PresentedRectangle(of: self) }
  }

  func set(_ effect: Effect) {
    self.effect = effect
    data.set(effect.animatableData)
    if !effect.isCutAtFrame {
      rectangle = nil
    } else if rectangle == nil {
      rectangle = PresentedRectangle(of: self)
      if !frame.isNull { rectangle?.placed() }
    }
    setNeedsDisplay()
  }

  private var shown: Effect {
    var effect = effect
    effect.animatableData = data.presented
    return effect
  }

  override func placed() {
    super.placed()
    rectangle?.placed()
  }

  override func draw(_ context: inout DrawContext) {
    let shown = shown
    guard shown.isVisible else { return }
    guard let group = shown.group() else { return child.draw(&context) }
    context.list.pushGroup(group, bounds: rectangle?.presented, transform: context.transform, id: id)
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
