/// Which colour scheme the views on screen ask their window for.
@MainActor
final class ColorSchemeRequests {
  private var requests: [ObjectIdentifier: (depth: Int, order: Int, scheme: ColorScheme)] = [:]
  private var lastOrder = 0
  /// Called when `current` has changed.
  var changed: () -> Void = {}

  /// The outermost request, of several as deep the first; nil where there is none.
  private(set) var current: ColorScheme?

  /// Takes a node's request; nil withdraws it.
  func set(_ scheme: ColorScheme?, by node: _ViewNode) {
    let key = ObjectIdentifier(node)
    if let scheme {
      lastOrder += 1
      requests[key] = (node.depth, requests[key]?.order ?? lastOrder, scheme)
    } else {
      requests[key] = nil
    }
    let first = requests.values.min { ($0.depth, $0.order) < ($1.depth, $1.order) }
    guard first?.scheme != current else { return }
    current = first?.scheme
    changed()
  }
}

/// `preferredColorScheme`: asks the window for a colour scheme.
struct _PreferredColorSchemeModifier: ViewModifier {
  let scheme: ColorScheme?

  typealias Body = Never

  static func _makeModifiedNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _NodeContext
  ) -> _ViewNode {
    PreferredColorSchemeNode(view, context) { $0.content }
  }
}

@MainActor
private final class PreferredColorSchemeNode<C: View>:
  TransparentNode<ModifiedContent<C, _PreferredColorSchemeModifier>, C>
{
  override func prepare() { graph.colorSchemes.set(view.modifier.scheme, by: self) }

  override func willUpdateChild(from old: ModifiedContent<C, _PreferredColorSchemeModifier>, viewChanged: Bool) {
    if view.modifier.scheme != old.modifier.scheme { graph.colorSchemes.set(view.modifier.scheme, by: self) }
  }

  override func willDestroy() { graph.colorSchemes.set(nil, by: self) }
}

extension View {
  /// Asks the window that shows the view to be light or dark altogether. Of nested requests the outermost counts; nil
  /// asks for nothing.
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    modifier(_PreferredColorSchemeModifier(scheme: colorScheme))
  }
}
