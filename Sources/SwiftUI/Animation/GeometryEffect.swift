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
  private var rectangle: AnimatedAttribute<CGRect.AnimatableData>?

  init(node: _ViewNode, child: Item, effect: Effect) {
    self.effect = effect
    super.init(node: node, child: child)
    if Effect.AnimatableData.self != EmptyAnimatableData.self {
      data = AnimatedAttribute(effect.animatableData, name: attributeName, node: node) { [unowned self] in
        graph.setNeedsDisplay()
      }
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
    graph.setNeedsDisplay()
  }

  override func placed() {
    super.placed()
    let target = frame.rounded(toMultipleOf: 1 / max(environment.displayScale, 0.01)).animatableData
    if let rectangle {
      rectangle.set(target)
    } else {
      rectangle = AnimatedAttribute(target, name: "frame", node: node) { [unowned self] in graph.setNeedsDisplay() }
    }
  }

  private var presentedFrame: CGRect {
    guard let rectangle else { return frame }
    var result = CGRect.zero
    result.animatableData = rectangle.presented
    return result
  }

  /// The transform in the coordinate root's coordinates.
  private var transform: CGAffineTransform {
    var shown = effect
    if let data { shown.animatableData = data.presented }
    return Self.transform(shown, in: presentedFrame)
  }

  private static func transform(_ effect: Effect, in frame: CGRect) -> CGAffineTransform {
    let inner = effect.effectValue(size: frame.size).affine
    return CGAffineTransform(translationX: -frame.minX, y: -frame.minY)
      .concatenating(inner)
      .concatenating(CGAffineTransform(translationX: frame.minX, y: frame.minY))
  }

  override var contentTransform: CGAffineTransform { transform }

  override var modelContentTransform: CGAffineTransform {
    frame.isNull ? .identity : Self.transform(effect, in: frame)
  }

  override func draw(_ context: inout DrawContext) {
    context.concatenating(transform) { child.draw(&$0) }
  }

  override func hitTest(_ point: CGPoint, _ chain: inout ResponderChain) -> Bool {
    let transform = transform
    let inverse = transform.inverted()
    // A transform that can't be undone shows nothing that could be hit; `inverted` gives such a one back unchanged.
    guard transform.a * transform.d != transform.b * transform.c else { return false }
    return chain.concatenating(inverse) { child.hitTest(point.applying(inverse), &$0) }
  }

  override func collectAccessibility(_ collector: inout AccessibilityCollector) {
    collector.concatenating(transform) { child.collectAccessibility(&$0) }
  }
}

/// A 3×3 projective transform.
public struct ProjectionTransform: Equatable, Sendable {
  public var m11: CGFloat = 1
  public var m12: CGFloat = 0
  public var m13: CGFloat = 0
  public var m21: CGFloat = 0
  public var m22: CGFloat = 1
  public var m23: CGFloat = 0
  public var m31: CGFloat = 0
  public var m32: CGFloat = 0
  public var m33: CGFloat = 1

  public init() {}

  public init(_ m: CGAffineTransform) {
    m11 = m.a
    m12 = m.b
    m21 = m.c
    m22 = m.d
    m31 = m.tx
    m32 = m.ty
  }

  public var isIdentity: Bool { self == ProjectionTransform() }
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  /// The affine part.
  var affine: CGAffineTransform {
    let w = m33 == 0 ? 1 : m33
    return CGAffineTransform(a: m11 / w, b: m12 / w, c: m21 / w, d: m22 / w, tx: m31 / w, ty: m32 / w)
  }

  /// This transform followed by another.
  public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
    var r = ProjectionTransform()
    r.m11 = m11 * rhs.m11 + m12 * rhs.m21 + m13 * rhs.m31
    r.m12 = m11 * rhs.m12 + m12 * rhs.m22 + m13 * rhs.m32
    r.m13 = m11 * rhs.m13 + m12 * rhs.m23 + m13 * rhs.m33
    r.m21 = m21 * rhs.m11 + m22 * rhs.m21 + m23 * rhs.m31
    r.m22 = m21 * rhs.m12 + m22 * rhs.m22 + m23 * rhs.m32
    r.m23 = m21 * rhs.m13 + m22 * rhs.m23 + m23 * rhs.m33
    r.m31 = m31 * rhs.m11 + m32 * rhs.m21 + m33 * rhs.m31
    r.m32 = m31 * rhs.m12 + m32 * rhs.m22 + m33 * rhs.m32
    r.m33 = m31 * rhs.m13 + m32 * rhs.m23 + m33 * rhs.m33
    return r
  }
}
