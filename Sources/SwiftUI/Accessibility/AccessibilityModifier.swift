/// Changes what the elements of a view tell. On a view without elements it makes one.
public struct AccessibilityAttachmentModifier: ItemModifier {
  var isEnabled = true
  let change: (inout AccessibilityElement, EnvironmentValues) -> Void

  public typealias Body = Never

  public static func _makeModifiedNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _NodeContext
  ) -> _ViewNode {
    ItemModifierNode(view, context)
  }

  func makeItem(node: _ViewNode, child: Item) -> AccessibilityItem {
    AccessibilityItem(node: node, child: child, modifier: self)
  }

  func update(_ item: AccessibilityItem) { item.modifier = self }
}

@MainActor
final class AccessibilityItem: WrapperItem {
  var modifier: AccessibilityAttachmentModifier

  init(node: _ViewNode, child: Item, modifier: AccessibilityAttachmentModifier) {
    self.modifier = modifier
    super.init(node: node, child: child)
  }

  override func collectAccessibility(_ collector: inout AccessibilityCollector) {
    guard modifier.isEnabled else { return child.collectAccessibility(&collector) }
    let first = collector.elements.count
    child.collectAccessibility(&collector)
    for index in first..<collector.elements.count { modifier.change(&collector.elements[index], environment) }
    if collector.elements.count > first { return }
    var element = AccessibilityElement()
    element.id = id
    element.isEnabled = environment.isEnabled
    modifier.change(&element, environment)
    if !element.isBlank { collector.add(element, in: frame) }
  }
}

/// `accessibilityHidden`.
struct _AccessibilityHiddenModifier: ItemModifier {
  let isHidden: Bool

  typealias Body = Never

  func makeItem(node: _ViewNode, child: Item) -> AccessibilityHiddenItem {
    let item = AccessibilityHiddenItem(node: node, child: child)
    update(item)
    return item
  }

  func update(_ item: AccessibilityHiddenItem) { item.isHidden = isHidden }
}

@MainActor
final class AccessibilityHiddenItem: WrapperItem {
  var isHidden = false

  override func collectAccessibility(_ collector: inout AccessibilityCollector) {
    if !isHidden { child.collectAccessibility(&collector) }
  }
}

/// What becomes of the elements inside one that is made explicitly.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case ignore
    case contain
    case combine
  }

  let kind: Kind

  /// They are left out.
  public static let ignore = AccessibilityChildBehavior(kind: .ignore)
  /// They stay, inside a container.
  public static let contain = AccessibilityChildBehavior(kind: .contain)
  /// They become one.
  public static let combine = AccessibilityChildBehavior(kind: .combine)
}

/// `accessibilityElement`.
struct _AccessibilityElementModifier: ItemModifier {
  let children: AccessibilityChildBehavior

  typealias Body = Never

  func makeItem(node: _ViewNode, child: Item) -> AccessibilityElementItem {
    let item = AccessibilityElementItem(node: node, child: child)
    update(item)
    return item
  }

  func update(_ item: AccessibilityElementItem) { item.children = children }
}

@MainActor
final class AccessibilityElementItem: WrapperItem {
  var children = AccessibilityChildBehavior.ignore

  override func collectAccessibility(_ collector: inout AccessibilityCollector) {
    var inner = collector.nested()
    if children.kind != .ignore { child.collectAccessibility(&inner) }
    switch children.kind {
    case .contain:
      // The children are read together, in their own order.
      for element in inner.inReadingOrder() { collector.elements.append(element) }
    case .ignore, .combine:
      var element = AccessibilityElement(merging: inner.inReadingOrder())
      element.id = id
      if inner.elements.isEmpty { element.isEnabled = environment.isEnabled }
      collector.add(element, in: frame)
    }
  }
}

/// Replaces the elements of a view by those of another, which is never shown.
struct _AccessibilityRepresentationModifier<Representation: View>: ItemModifier {
  let representation: Representation

  typealias Body = Never

  func makeItem(node: _ViewNode, child: Item) -> AccessibilityRepresentationItem<Representation> {
    AccessibilityRepresentationItem(node: node, child: child, representation: representation)
  }

  func update(_ item: AccessibilityRepresentationItem<Representation>) { item.update(representation) }
}

@MainActor
final class AccessibilityRepresentationItem<Representation: View>: WrapperItem {
  private let layer: HiddenLayer<Representation>

  init(node: _ViewNode, child: Item, representation: Representation) {
    layer = HiddenLayer(representation, _NodeContext(below: node))
    super.init(node: node, child: child)
    layer.item.parent = self
  }

  override var ownedNode: _ViewNode? { layer }

  func update(_ representation: Representation) { layer.update(representation, environment) }

  override func prepareForLayout() {
    super.prepareForLayout()
    layer.item.prepareForLayout()
  }

  override func placed() {
    super.placed()
    layer.item.place(frame, proposal: ProposedViewSize(frame.size))
  }

  override func collectAccessibility(_ collector: inout AccessibilityCollector) {
    var inner = collector.nested()
    layer.item.collectAccessibility(&inner)
    // They stand where the view is that they represent, whatever size they would have themselves.
    for var element in inner.inReadingOrder() {
      element.activationPoint = nil
      collector.add(element, in: frame)
    }
  }
}
