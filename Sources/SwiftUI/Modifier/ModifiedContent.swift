/// A view with a modifier applied.
public struct ModifiedContent<Content, Modifier> {
  public var content: Content
  public var modifier: Modifier

  @inlinable public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  public typealias Body = Never

  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode {
    Modifier._makeModifiedNode(view, context)
  }

  public static func _appendComparison(to plan: inout _ComparisonPlan, at offset: Int) {
    plan.append(Content.self, at: offset)
    plan.append(modifier: Modifier.self, at: offset + modifierOffset)
  }
}

extension ModifiedContent {
  /// Where the modifier lies, in bytes from the beginning.
  fileprivate static var modifierOffset: Int { _ComparisonPlan.offset(of: \Self.modifier) }
}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}
extension ModifiedContent: Sendable where Content: Sendable, Modifier: Sendable {}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  public typealias Body = Never

  public static func _makeModifiedNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _NodeContext
  ) -> _ViewNode {
    TransparentNode(view, context) { $0.content.modifier($0.modifier.content).modifier($0.modifier.modifier) }
  }

  public static func _appendModifierComparison(to plan: inout _ComparisonPlan, at offset: Int) {
    plan.append(modifier: Content.self, at: offset)
    plan.append(modifier: Modifier.self, at: offset + modifierOffset)
  }
}
