/// A view that shows nothing and takes no room.
public struct EmptyView: View {
  @inlinable public nonisolated init() {}

  public typealias Body = Never

  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode { ViewNode(view, context) }
}
