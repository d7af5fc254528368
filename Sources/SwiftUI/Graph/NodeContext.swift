/// What a node is made with: where it hangs, and what flows down to it.
@MainActor
public struct _NodeContext {
  let graph: ViewGraph
  let parent: _ViewNode?
  var environment: EnvironmentValues
  /// The contents that placeholders (`ViewModifier.Content` and kin) below this point stand for.
  var contents: ContentScope?

  /// The context for a child of `parent` that gets the parent's environment.
  init(below parent: _ViewNode) {
    graph = parent.graph
    self.parent = parent
    environment = parent.environment
    contents = parent.contents
  }

  /// The context of a tree's first node.
  init(graph: ViewGraph, environment: EnvironmentValues) {
    self.graph = graph
    parent = nil
    self.environment = environment
    contents = nil
  }
}
