/// Where a pointer is that is not pressed.
public enum HoverPhase: Equatable, Sendable {
  case active(CGPoint)
  case ended
}

/// `onHover` and `onContinuousHover`.
struct _HoverModifier: ItemModifier {
  let space: CoordinateSpace
  let action: (HoverPhase) -> Void

  typealias Body = Never

  func makeItem(node: _ViewNode, child: Item) -> HoverItem { HoverItem(node: node, child: child, modifier: self) }

  func update(_ item: HoverItem) { item.modifier = self }
}

/// Watches the pointer come and go over its child.
@MainActor
final class HoverItem: WrapperItem, Responder {
  var modifier: _HoverModifier

  init(node: _ViewNode, child: Item, modifier: _HoverModifier) {
    self.modifier = modifier
    super.init(node: node, child: child)
  }

  var rank: ResponderRank { .simultaneous }

  override func hitTest(_ point: CGPoint, _ chain: inout ResponderChain) -> Bool {
    guard child.hitTest(point, &chain) else { return false }
    chain.append(self)
    return true
  }

  func handle(_ event: PointerEvent) -> PointerResponse { .failed }

  func hover(_ location: CGPoint?) -> Bool {
    if let location {
      modifier.action(.active(convert(location.applying(windowTransform), to: modifier.space)))
    } else {
      modifier.action(.ended)
    }
    return true
  }
}

extension View {
  /// Calls `action` when the pointer comes over the view, and when it leaves.
  public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    modifier(_OnHoverModifier(action: action))
  }

  /// Calls `action` whenever the pointer moves over the view, and when it leaves.
  public func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    modifier(_HoverModifier(space: coordinateSpace.coordinateSpace, action: action))
  }
}

/// `onHover`: only comings and goings.
private struct _OnHoverModifier: ViewModifier {
  let action: (Bool) -> Void
  @State private var isInside = Flag()

  /// Kept as long as the view is; changing it updates nothing.
  private final class Flag {
    var value = false
  }

  func body(content: Content) -> some View {
    content.onContinuousHover { [isInside, action] phase in
      let isInsideNow = phase != .ended
      if isInsideNow == isInside.value { return }
      isInside.value = isInsideNow
      action(isInsideNow)
    }
  }
}
