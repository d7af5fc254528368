/// What a content shape is for.
public struct ContentShapeKinds: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Where the view is touched.
  public static let interaction = ContentShapeKinds(rawValue: 1 << 0)
  public static let dragPreview = ContentShapeKinds(rawValue: 1 << 1)
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 1 << 2)
  public static let hoverEffect = ContentShapeKinds(rawValue: 1 << 3)
  /// The outline that assistive technology shows.
  public static let accessibility = ContentShapeKinds(rawValue: 1 << 4)
  /// The outline of the focus ring.
  public static let focusEffect = ContentShapeKinds(rawValue: 1 << 5)
}

/// `contentShape`.
struct _ContentShapeModifier<S: Shape>: ItemModifier {
  let shape: S
  let eoFill: Bool

  typealias Body = Never

  func makeItem(node: _ViewNode, child: Item) -> ContentShapeItem<S> {
    ContentShapeItem(node: node, child: child, modifier: self)
  }

  func update(_ item: ContentShapeItem<S>) { item.modifier = self }
}

/// Is hit where a shape is, whatever its child draws.
@MainActor
final class ContentShapeItem<S: Shape>: WrapperItem {
  var modifier: _ContentShapeModifier<S>

  init(node: _ViewNode, child: Item, modifier: _ContentShapeModifier<S>) {
    self.modifier = modifier
    super.init(node: node, child: child)
  }

  override func hitTest(_ point: CGPoint, _ chain: inout ResponderChain) -> Bool {
    guard modifier.shape.path(in: frame).contains(point, eoFill: modifier.eoFill) else { return false }
    _ = child.hitTest(point, &chain)
    return true
  }
}

/// `allowsHitTesting`.
struct _AllowsHitTestingModifier: ItemModifier {
  let isAllowed: Bool

  typealias Body = Never

  func makeItem(node: _ViewNode, child: Item) -> HitTestingItem {
    let item = HitTestingItem(node: node, child: child)
    update(item)
    return item
  }

  func update(_ item: HitTestingItem) { item.isAllowed = isAllowed }
}

/// Lets presses through to what lies below it, or not.
@MainActor
final class HitTestingItem: WrapperItem {
  var isAllowed = true

  override func hitTest(_ point: CGPoint, _ chain: inout ResponderChain) -> Bool {
    isAllowed && child.hitTest(point, &chain)
  }
}

extension View {
  /// Has the view touched where `shape` is.
  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    modifier(_ContentShapeModifier(shape: shape, eoFill: eoFill))
  }

  /// Uses `shape` for the given purposes. Of these, touching has a meaning here.
  @ViewBuilder
  public func contentShape<S: Shape>(
    _ kinds: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View {
    if kinds.contains(.interaction) {
      modifier(_ContentShapeModifier(shape: shape, eoFill: eoFill))
    } else {
      self
    }
  }

  /// Whether the view takes part in hit testing; one that doesn't lets presses through.
  public func allowsHitTesting(_ enabled: Bool) -> some View {
    modifier(_AllowsHitTestingModifier(isAllowed: enabled))
  }
}
