/// A view whose type is hidden. A change of the hidden type starts the view afresh.
public struct AnyView: View {
  let storage: AnyViewStorage

  public init<V: View>(_ view: V) {
    storage = (view as? AnyView)?.storage ?? TypedAnyViewStorage(view)
  }

  public init<V: View>(erasing view: V) { self.init(view) }

  public init?(_fromValue value: Any) {
    guard let view = value as? any View else { return nil }
    self.init(view)
  }

  public typealias Body = Never

  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode { AnyViewNode(view, context) }
}

/// The hidden view.
class AnyViewStorage {
  var type: ObjectIdentifier { fatalError("an AnyView holds nothing") }
  @MainActor func makeNode(_ context: _NodeContext) -> _ViewNode { fatalError("an AnyView holds nothing") }
  @MainActor func update(_ node: _ViewNode, _ environment: EnvironmentValues) {}
  @MainActor func forEachPart(at path: [AnyHashable], _ body: (ViewPart) -> Void) {}
}

private final class TypedAnyViewStorage<V: View>: AnyViewStorage {
  private let view: V

  init(_ view: V) { self.view = view }

  override var type: ObjectIdentifier { ObjectIdentifier(V.self) }

  override func makeNode(_ context: _NodeContext) -> _ViewNode { V.makeNode(view, context) }

  override func update(_ node: _ViewNode, _ environment: EnvironmentValues) {
    unsafeDowncast(node, to: ViewNode<V>.self).update(view, environment)
  }

  override func forEachPart(at path: [AnyHashable], _ body: (ViewPart) -> Void) {
    ViewPart.forEach(of: view, at: path, body)
  }
}

private final class AnyViewNode: SwitchingNode<AnyView, ObjectIdentifier> {
  override var currentKey: ObjectIdentifier { view.storage.type }
  override func makeContent(_ context: _NodeContext) -> _ViewNode? { view.storage.makeNode(context) }
  override func updateContent(_ node: _ViewNode) { view.storage.update(node, environment) }
}
