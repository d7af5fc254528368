/// A view whose content depends on the size and place that it is given. It takes all the room that it is offered.
public struct GeometryReader<Content: View>: View {
  public var content: (GeometryProxy) -> Content

  @inlinable public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

  public typealias Body = Never

  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode { GeometryReaderNode(view, context) }
}

/// Where a view is, and how large.
public struct GeometryProxy: @unchecked Sendable {
  let subject: GeometrySubject
  /// In points.
  public let size: CGSize
  /// The parts of the sides that the system's furniture covers beyond the view's own edges.
  public let safeAreaInsets: EdgeInsets

  /// The view's frame in a coordinate space, in points.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    if coordinateSpace == .local { return CGRect(origin: .zero, size: size) }
    nonisolated(unsafe) let space = coordinateSpace
    return onMain {
      var rect = subject.currentFrame(in: space)
      if let item = subject.item, let reader = item.graph.currentReader {
        item.graph.geometryReads.note(reader, subject, space, rect)
      }
      if rect.size == .zero { rect.size = size }
      return rect
    }
  }

  /// The view's frame in a coordinate space, in points.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }

  /// The visible part of the innermost scroll view, or of a named one, in the view's own coordinates.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    nonisolated(unsafe) let space = coordinateSpace
    return onMain {
      guard let item = subject.item, let ancestor = item.ancestor(naming: space.name) else { return nil }
      let own = frame(in: space)
      return CGRect(origin: CGPoint(x: -own.minX, y: -own.minY), size: ancestor.frame.size)
    }
  }
}

/// Makes the content when the size is known, that is, during placement, and anew whenever it changes.
@MainActor
private final class GeometryReaderNode<Content: View>: ViewNode<GeometryReader<Content>> {
  private let subject = GeometrySubject()
  private var item: GeometryReaderItem!
  private var child: ViewNode<Content>?
  private var size = CGSize.zero
  private var safeAreaInsets = EdgeInsets()

  override init(_ view: GeometryReader<Content>, _ context: _NodeContext) {
    super.init(view, context)
    item = GeometryReaderItem(node: self) { [unowned self] in placed($0, $1) }
    subject.item = item
  }

  private func evaluateContent() -> Content {
    let proxy = GeometryProxy(subject: subject, size: size, safeAreaInsets: safeAreaInsets)
    return evaluate(view) { $0.content(proxy) }
  }

  private func placed(_ size: CGSize, _ safeAreaInsets: EdgeInsets) {
    if child != nil && size == self.size && safeAreaInsets == self.safeAreaInsets { return }
    self.size = size
    self.safeAreaInsets = safeAreaInsets
    if child == nil {
      child = Content.makeNode(evaluateContent(), _NodeContext(below: self))
      item.source = child
      item.setItemsDirty()
    } else {
      reevaluate()
    }
  }

  override func reevaluate() { child?.update(evaluateContent(), environment) }

  override func didUpdate(from old: GeometryReader<Content>, viewChanged: Bool, environmentChanged: Bool) {
    guard let child else { return }
    if viewChanged || hasEnvironmentReadChanged { reevaluate() } else { child.setEnvironment(environment) }
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) { if let child { body(child) } }
  override func collectItems(_ items: inout [Item]) { items.append(item) }
  override var containerItem: Item? { item }
  override var pathComponent: String? { "GeometryReader" }
}

/// Takes the room it is offered and puts its content at the top leading corner.
@MainActor
private final class GeometryReaderItem: ContainerItem {
  private let sizeKnown: (CGSize, EdgeInsets) -> Void

  init(node: _ViewNode, sizeKnown: @escaping (CGSize, EdgeInsets) -> Void) {
    self.sizeKnown = sizeKnown
    super.init(node: node)
  }

  override func placed() {
    sizeKnown(frame.size, coveredInsets)
    prepareForLayout()
    let inner = ProposedViewSize(frame.size)
    for item in items {
      let size = item.size(inner)
      let x = environment.layoutDirection == .rightToLeft ? frame.maxX - size.width : frame.minX
      item.place(CGRect(x: x, y: frame.minY, width: size.width, height: size.height), proposal: inner)
    }
  }
}

/// `onGeometryChange`.
struct _GeometryChangeModifier<Value: Equatable>: ItemModifier {
  let value: (GeometryProxy) -> Value
  let action: (Value, Value) -> Void

  typealias Body = Never

  func makeItem(node: _ViewNode, child: Item) -> GeometryChangeItem<Value> {
    GeometryChangeItem(node: node, child: child, modifier: self)
  }

  func update(_ item: GeometryChangeItem<Value>) { item.modifier = self }
}

/// Tells of changes of what is made of its geometry, the first value included.
@MainActor
final class GeometryChangeItem<Value: Equatable>: WrapperItem, GeometryWatcher {
  var modifier: _GeometryChangeModifier<Value>
  private let subject = GeometrySubject()
  private var last: Value?

  init(node: _ViewNode, child: Item, modifier: _GeometryChangeModifier<Value>) {
    self.modifier = modifier
    super.init(node: node, child: child)
    subject.item = self
    graph.geometryReads.add(self)
  }

  func geometryMayHaveChanged() {
    guard !frame.isNull, !node.isDestroyed else { return }
    let proxy = GeometryProxy(subject: subject, size: frame.size, safeAreaInsets: coveredInsets)
    let value = modifier.value(proxy)
    if value == last { return }
    let old = last ?? value
    last = value
    let action = modifier.action
    graph.afterUpdate { action(old, value) }
  }
}

extension View {
  /// Calls `action` with what `transform` makes of the view's geometry, at first and whenever that changes.
  public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (_ newValue: T) -> Void
  ) -> some View {
    modifier(_GeometryChangeModifier(value: transform) { _, new in action(new) })
  }

  /// Calls `action` with the old and the new value of what `transform` makes of the view's geometry.
  public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(_GeometryChangeModifier(value: transform, action: action))
  }
}
