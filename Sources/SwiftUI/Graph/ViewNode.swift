/// A node of the retained tree: one view at one place, kept from update to update.
///
/// Nodes carry structure, identity and state. What can be measured, drawn and touched are `Item`s: a node hands the
/// items below it to whoever lays them out. Most nodes are *transparent*, that is, they have no item of their own.
@MainActor
public class _ViewNode {
  let graph: ViewGraph
  /// The node above; nil at the root.
  final var parent: _ViewNode? { outerLife?.node }
  let depth: Int
  /// Counts the nodes of the graph in the order in which they were made.
  let birth: Int
  let contents: ContentScope?
  var environment: EnvironmentValues
  /// Outlives the node, for those who must know whether it is still there.
  let life = NodeLife()
  private let outerLife: NodeLife?
  final var isDestroyed: Bool { life.isOver }
  /// Whether the view has been removed and is only seen on its way out.
  final var isDeparting = false

  private var transactionPass = -1
  private var passTransaction = Transaction()

  init(_ context: _NodeContext) {
    graph = context.graph
    outerLife = context.parent?.life
    depth = (context.parent?.depth ?? -1) + 1
    birth = context.graph.makeNodeOrder()
    contents = context.contents
    environment = context.environment
    life.node = self
  }

  deinit {
    life.isOver = true
    life.node = nil
  }

  // MARK: Updates

  /// Takes a changed environment, without a change of the view itself.
  func setEnvironment(_ environment: EnvironmentValues) {
    self.environment = environment
  }

  /// Re-evaluates what the node derives from state that it read. Called by the graph for nodes it was told are dirty.
  func refresh() {}

  // MARK: Structure

  /// Calls `body` for every direct child node.
  func forEachChild(_ body: (_ViewNode) -> Void) {}

  /// Appends the items that this node contributes to the container above it, in order.
  func collectItems(_ items: inout [Item]) {}

  /// The item whose children come from the nodes below, if this node has one.
  var containerItem: Item? { nil }

  /// Tells the container above that the items below this node are others than before.
  func structureChanged() {
    graph.preferences.setDirty()
    var node: _ViewNode? = self
    while let current = node {
      if let item = current.containerItem, current !== self || current.isOwnContainer {
        item.setItemsDirty()
        return
      }
      node = current.parent
    }
    graph.rootItem?.setItemsDirty()
  }

  /// True where `structureChanged` on this very node concerns the node's own item.
  var isOwnContainer: Bool { false }

  /// The transition that a dynamic container should use when this node comes or goes: the nearest one set below.
  var transition: AnyTransition? { nil }

  /// A name for traces and error messages: the view's type without its generic arguments.
  var displayName: String { String(describing: type(of: self)) }

  /// The names of the nodes from the root down to this one that a reader would recognise, joined by `/`.
  var path: String {
    var names: [String] = []
    var node: _ViewNode? = self
    while let current = node {
      if let name = current.pathComponent { names.append(name) }
      node = current.parent
    }
    return names.reversed().joined(separator: "/")
  }

  /// This node's part of `path`; nil for nodes that are only plumbing.
  var pathComponent: String? { nil }

  // MARK: Life

  /// Takes the subtree out of service: tasks are cancelled, `onDisappear` actions queued.
  final func destroy() {
    guard !isDestroyed else { return }
    life.isOver = true
    willDestroy()
    forEachChild { $0.destroy() }
  }

  /// Called once, before the children go.
  func willDestroy() {}

  // MARK: Transactions

  /// The transaction that applies to changes at this place in the current pass.
  ///
  /// It flows from the root down, and every writer on the way may change it, so the innermost writer wins. It is
  /// worked out only when something has changed and asks for it. O(depth) once a pass.
  final func transaction() -> Transaction {
    if transactionPass == graph.pass { return passTransaction }
    var transaction = inheritedTransaction()
    modify(&transaction)
    transactionPass = graph.pass
    passTransaction = transaction
    return transaction
  }

  /// The transaction that reaches this node from above.
  func inheritedTransaction() -> Transaction {
    parent?.transaction() ?? graph.rootTransaction
  }

  /// What this node changes in the transaction of its subtree.
  func modify(_ transaction: inout Transaction) {}

  /// Forgets the transaction worked out for this pass: the node's own writer has changed its mind.
  final func forgetTransaction() {
    transactionPass = -1
  }
}

/// Tells whether a node is still in service, and leads to it as long as it is there. The references to an object that
/// has weak ones are several times as slow to count, and nodes are asked for their environment in every frame.
final class NodeLife: @unchecked Sendable {
  fileprivate(set) var isOver = false
  // Emptied by the node itself.
  fileprivate unowned(unsafe) var node: _ViewNode?
}

/// A node for views of one type.
@MainActor
class ViewNode<V: View>: _BodyNode {
  private(set) var view: V

  init(_ view: V, _ context: _NodeContext) {
    self.view = view
    super.init(context)
  }

  /// Takes the view that the parent has made anew. Nothing below is touched when neither it nor the environment differs.
  final func update(_ new: V, _ environment: EnvironmentValues) {
    let sameEnvironment = environment.isIdentical(to: self.environment)
    let sameView = ValueComparison.areEqual(views: view, new)
    if sameView && sameEnvironment { return }
    let old = view
    view = new
    self.environment = environment
    if !sameEnvironment { graph.keepNoDrawing() }
    didUpdate(from: old, viewChanged: !sameView, environmentChanged: !sameEnvironment)
  }

  final override func setEnvironment(_ environment: EnvironmentValues) {
    guard !environment.isIdentical(to: self.environment) else { return }
    self.environment = environment
    graph.keepNoDrawing()
    didUpdate(from: view, viewChanged: false, environmentChanged: true)
  }

  /// Brings what hangs on the view up to date.
  func didUpdate(from old: V, viewChanged: Bool, environmentChanged: Bool) {}

  override var displayName: String { typeName(V.self) }
}

extension View {
  /// Makes the typed node of a view.
  static func makeNode(_ view: Self, _ context: _NodeContext) -> ViewNode<Self> {
    unsafeDowncast(_makeNode(view, context), to: ViewNode<Self>.self)
  }
}

/// A type's name without module and generic arguments.
func typeName(_ type: Any.Type) -> String {
  let full = String(describing: type)
  return String(full.prefix { $0 != "<" })
}
