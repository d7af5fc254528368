import Raster

/// A change of a view's geometry that layout does not see.
public nonisolated protocol GeometryEffect: Animatable, ViewModifier, Sendable where Body == Never {
  /// The transform for a view of `size`, in the view's own coordinates.
  func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  @MainActor public static func _makeModifiedNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _NodeContext
  ) -> _ViewNode {
    ItemModifierNode<C, _GeometryEffectModifier<Self>>.wrapping(view, context)
  }

  /// The effect, left out of what gesture positions and layout readers see. Here effects never reach either.
  public func ignoredByLayout() -> some GeometryEffect { self }
}

/// Turns a `GeometryEffect` into an item modifier, which it can't be itself: its conformers are not main-actor types.
struct _GeometryEffectModifier<Effect: GeometryEffect>: ItemModifier {
  let effect: Effect

  typealias Body = Never

  func makeItem(node: _ViewNode, child: Item) -> GeometryEffectItem<Effect> {
    GeometryEffectItem(node: node, child: child, effect: effect)
  }

  func update(_ item: GeometryEffectItem<Effect>) { item.set(effect) }
}

extension ItemModifierNode {
  /// The node of a view whose modifier stands for the item modifier `M`.
  static func wrapping<Effect: GeometryEffect>(
    _ view: ModifiedContent<C, Effect>, _ context: _NodeContext
  ) -> _ViewNode where M == _GeometryEffectModifier<Effect> {
    TransparentNode(view, context) {
      ModifiedContent(content: $0.content, modifier: _GeometryEffectModifier(effect: $0.modifier))
    }
  }
}

/// Draws its child through a transform.
@MainActor
final class GeometryEffectItem<Effect: GeometryEffect>: WrapperItem {
  private var effect: Effect
  private var data: AnimatedAttribute<Effect.AnimatableData>?
  private var rectangle: PresentedRectangle!

  init(node: _ViewNode, child: Item, effect: Effect) {
    self.effect = effect
    super.init(node: node, child: child)
    rectangle = PresentedRectangle(of: self)
    if Effect.AnimatableData.self != EmptyAnimatableData.self {
      data = AnimatedAttribute(effect.animatableData, name: attributeName, of: self)
    }
  }

  private var attributeName: String {
    let name = typeName(Effect.self)
    let trimmed = name.hasPrefix("_") ? String(name.dropFirst()) : name
    return trimmed.prefix(1).lowercased() + trimmed.dropFirst()
  }

  func set(_ effect: Effect) {
    self.effect = effect
    data?.set(effect.animatableData)
    setNeedsDisplay()
  }

  override func placed() {
    super.placed()
    rectangle.placed()
  }

  /// The transform in the coordinate root's coordinates.
  private var projection: ProjectionTransform {
    var shown = effect
    if let data { shown.animatableData = data.presented }
    return Self.projection(shown, in: rectangle.presented)
  }

  private static func projection(_ effect: Effect, in frame: CGRect) -> ProjectionTransform {
    let value = effect.effectValue(size: frame.size)
    let (there, back) = (
      CGAffineTransform(translationX: -frame.minX, y: -frame.minY),
      CGAffineTransform(translationX: frame.minX, y: frame.minY)
    )
    if let affine = value.affine { return ProjectionTransform(there.concatenating(affine).concatenating(back)) }
    return ProjectionTransform(there).concatenating(value).concatenating(ProjectionTransform(back))
  }

  /// Whoever needs an affine transform gets the one that is right in the middle of the view.
  override var contentTransform: CGAffineTransform {
    let frame = rectangle.presented
    return projection.tangent(at: CGPoint(x: frame.midX, y: frame.midY))
  }

  override var modelContentTransform: CGAffineTransform {
    guard !frame.isNull else { return .identity }
    return Self.projection(effect, in: frame).tangent(at: CGPoint(x: frame.midX, y: frame.midY))
  }

  override func draw(_ context: inout DrawContext) {
    let projection = projection
    if let affine = projection.affine {
      context.concatenating(affine) { child.draw(&$0) }
    } else {
      context.projecting(projection, id: id) { child.draw(&$0) }
    }
  }

  override func hitTest(_ point: CGPoint, _ chain: inout ResponderChain) -> Bool {
    var inverse = projection
    // A transform that can't be undone shows nothing that could be hit.
    guard inverse.invert(), let touched = inverse.imageInSight(of: point) else { return false }
    // The transform right at the touch takes it to the same place and its movements to almost the same ones.
    return chain.concatenating(inverse.tangent(at: point)) { child.hitTest(touched, &$0) }
  }

  override func collectAccessibility(_ collector: inout AccessibilityCollector) {
    collector.concatenating(contentTransform) { child.collectAccessibility(&$0) }
  }
}
