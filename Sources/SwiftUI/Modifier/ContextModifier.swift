/// A primitive modifier that changes what flows down (environment, transaction) and nothing else.
@MainActor
protocol EnvironmentModifier: ViewModifier where Body == Never {
  /// Changes the environment of the content.
  func modify(_ environment: inout EnvironmentValues)
}

extension EnvironmentModifier {
  public static func _makeModifiedNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _NodeContext
  ) -> _ViewNode {
    EnvironmentModifierNode(view, context) { $0.content }
  }
}

/// Keeps the environment that it has made, so that an update that changes nothing is seen to change nothing.
@MainActor
private final class EnvironmentModifierNode<C: View, M: EnvironmentModifier>:
  TransparentNode<ModifiedContent<C, M>, C>
{
  /// The environment for which `made` holds; nil when the modifier has changed since.
  private var source: EnvironmentValues?
  private var made: EnvironmentValues?

  override func environmentForChild() -> EnvironmentValues {
    if let source, let made, source.isIdentical(to: environment) { return made }
    var result = environment
    view.modifier.modify(&result)
    if let made { graph.noteChange(from: made, to: result) }
    source = environment
    made = result
    return result
  }

  override func willUpdateChild(from old: ModifiedContent<C, M>, viewChanged: Bool) {
    if viewChanged && !ValueComparison.areEqual(modifiers: old.modifier, view.modifier) { source = nil }
  }
}

/// Sets one value of the environment.
struct EnvironmentKeyWritingModifier<Value>: EnvironmentModifier {
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let value: Value

  typealias Body = Never

  func modify(_ environment: inout EnvironmentValues) { environment[keyPath: keyPath] = value }
}

/// Changes one value of the environment.
struct EnvironmentKeyTransformModifier<Value>: EnvironmentModifier {
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let transform: (inout Value) -> Void

  typealias Body = Never

  func modify(_ environment: inout EnvironmentValues) { transform(&environment[keyPath: keyPath]) }
}

extension View {
  /// Sets a value of the environment for the view and all that it contains.
  public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
    modifier(EnvironmentKeyWritingModifier(keyPath: keyPath, value: value))
  }

  /// Changes a value of the environment for the view and all that it contains.
  public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    modifier(EnvironmentKeyTransformModifier(keyPath: keyPath, transform: transform))
  }
}
