/// Names what views ask of the bars around them.
struct PageRequestKey<Value>: Sendable {
  let name: String
  var host = PageRequestHost.page
}

/// Whom a view asks.
enum PageRequestHost: Sendable {
  /// The bars of the page.
  case page
  /// The bar of the tab view.
  case tabs
  /// The frame of the sheet.
  case presentation
}

/// What the views of one page ask of the bars around them, in the order in which they appeared.
@MainActor
final class PageRequests {
  private var entries: [(owner: ObjectIdentifier, name: String, value: Any)] = []
  var changed: () -> Void = {}

  func set<Value>(_ value: Value?, _ key: PageRequestKey<Value>, by owner: _ViewNode) {
    let id = ObjectIdentifier(owner)
    let index = entries.firstIndex { $0.owner == id && $0.name == key.name }
    if let value {
      if let index { entries[index].value = value } else { entries.append((id, key.name, value)) }
    } else if let index {
      entries.remove(at: index)
    } else {
      return
    }
    // A bar shows at once what is asked of it, whatever animation the views around it bring.
    var transaction = Transaction.current
    transaction.disablesAnimations = true
    withTransaction(transaction) { changed() }
  }

  func values<Value>(_ key: PageRequestKey<Value>) -> [Value] {
    entries.filter { $0.name == key.name }.compactMap { $0.value as? Value }
  }
}

/// Asks something of the bars around the view, as long as the view is there.
struct _PageRequestModifier<Value>: ViewModifier {
  let key: PageRequestKey<Value>
  let value: Value

  typealias Body = Never

  static func _makeModifiedNode<C: View>(_ view: ModifiedContent<C, Self>, _ context: _NodeContext) -> _ViewNode {
    Node<C>(view, context) { $0.content }
  }

  private final class Node<C: View>: TransparentNode<ModifiedContent<C, _PageRequestModifier>, C> {
    private var requests: PageRequests?

    override func prepare() {
      switch view.modifier.key.host {
      case .page: requests = environment.navigationPage?.requests
      case .tabs: requests = environment.tabRequests
      case .presentation: requests = environment.presentation?.requests
      }
      requests?.set(view.modifier.value, view.modifier.key, by: self)
    }

    override func willUpdateChild(from old: ModifiedContent<C, _PageRequestModifier>, viewChanged: Bool) {
      guard viewChanged, !ValueComparison.areEqual(old.modifier.value, view.modifier.value) else { return }
      requests?.set(view.modifier.value, view.modifier.key, by: self)
    }

    override func willDestroy() { requests?.set(nil, view.modifier.key, by: self) }
  }
}

extension View {
  func pageRequest<Value>(_ key: PageRequestKey<Value>, _ value: Value) -> some View {
    modifier(_PageRequestModifier(key: key, value: value))
  }
}
