/// Room that grows along the axis of the stack it stands in, and along both axes elsewhere.
public struct Spacer: View {
  /// The least length, in points; nil takes the stack's spacing.
  public var minLength: CGFloat?

  public init(minLength: CGFloat? = nil) { self.minLength = minLength }

  public typealias Body = Never

  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode { SpacerNode(view, context) }
}

extension Spacer {
  private final class SpacerNode: ViewNode<Spacer> {
    private var item: SpacerItem!

    override init(_ view: Spacer, _ context: _NodeContext) {
      super.init(view, context)
      item = SpacerItem(node: self)
      item.minLength = view.minLength
    }

    override func didUpdate(from old: Spacer, viewChanged: Bool, environmentChanged: Bool) {
      item.minLength = view.minLength
      item.setNeedsLayout()
    }

    override func collectItems(_ items: inout [Item]) { items.append(item) }
  }

  private final class SpacerItem: Item {
    var minLength: CGFloat?

    /// The axis of the stack that the spacer stands in.
    private var axis: Axis? {
      var item = parent
      while let current = item {
        if let stack = current as? any StackOriented { return stack.stackOrientation }
        if current is ContainerItem { return nil }
        item = current.parent
      }
      return nil
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
      let least = minLength ?? ViewSpacing.defaultDistance
      func length(_ offered: CGFloat?) -> CGFloat { max(offered ?? least, least) }
      switch axis {
      case .horizontal: return CGSize(width: length(proposal.width), height: 0)
      case .vertical: return CGSize(width: 0, height: length(proposal.height))
      case nil: return CGSize(width: length(proposal.width), height: length(proposal.height))
      }
    }

    override var spacing: ViewSpacing { .collapsed }

    override func trait<K: _TraitKey>(_ key: K.Type) -> K.Value {
      if key == LayoutPriorityTrait.self, let value = -Double.infinity as? K.Value { return value }
      return super.trait(key)
    }
  }
}

/// An item that lines its children up along an axis.
@MainActor
protocol StackOriented {
  var stackOrientation: Axis? { get }
}

extension LayoutItem: StackOriented {
  var stackOrientation: Axis? { (layout as? AnyLayout)?.stackOrientation ?? L.layoutProperties.stackOrientation }
}
