/// A piece of the interface: a value that describes what to show for the state at hand.
///
/// A view is either *composite*, with a `body` made of other views, or *primitive*, with `Body == Never`, in which
/// case it makes its own node of the retained tree through the two underscored requirements.
@MainActor @preconcurrency
public protocol View {
  /// The type of the view that `body` returns.
  associatedtype Body: View

  /// The content of the view. Evaluated whenever something that it read has changed.
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }

  /// Makes the node that keeps this view between updates. Primitive views implement it; everybody else inherits it.
  static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode

  /// Tells how two views of the type are compared. Everybody inherits it.
  static func _appendComparison(to plan: inout _ComparisonPlan, at offset: Int)
}

extension View where Body == Never {
  /// A primitive view has no body; asking for it is a programming error.
  public var body: Never { fatalError("\(Self.self) is a primitive view and has no body") }
}

extension View {
  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode {
    CompositeNode(view, context)
  }
}

extension Never: View {
  public var body: Never { fatalError("Never has no value") }

  public static func _makeNode(_ view: Never, _ context: _NodeContext) -> _ViewNode {}
}
