import Raster

/// A menu that comes with a long press.
struct _ContextMenuModifier<Items: View, Preview: View>: ViewModifier {
  let items: () -> Items
  let preview: () -> Preview?
  @State private var isOpen = false

  func body(content: Content) -> some View {
    content
      .gesture(LongPressGesture(minimumDuration: 0.5).onEnded { _ in isOpen = true })
      .modifier(
        _PresentationModifier<ContextMenuFrame<Items, Preview>>(isPresented: $isOpen, onDismiss: nil) {
          ContextMenuFrame<Items, Preview>.Presented(items: items(), preview: preview())
        })
  }
}

/// The view over a blurred window, and the menu beside it.
struct ContextMenuFrame<Items: View, Preview: View>: PresentationFrame {
  struct Presented: View {
    let items: Items
    let preview: Preview?
    var body: some View { EmptyView() }
  }

  let model: PresentationModel
  let content: Presented

  static var animation: Animation { PresentationModel.pop }

  var body: some View {
    ZStack {
      Rectangle()
        .fill(.ultraThinMaterial)
        .opacity(model.progress)
        .contentShape(Rectangle())
        .onTapGesture { model.dismiss() }
        .accessibilityHidden(true)
      if let preview = content.preview {
        preview
          .clipShape(RoundedRectangle(cornerRadius: MenuMetrics.radius))
          .scaleEffect(0.9 + 0.1 * model.progress)
          .opacity(model.progress)
          .position(x: model.anchor.midX, y: model.anchor.midY)
      } else {
        Portal(source: model.source)
          .scaleEffect(
            1 + 0.04 * model.progress,
            anchor: UnitPoint(
              x: model.anchor.midX / max(model.window.width, 1), y: model.anchor.midY / max(model.window.height, 1))
          )
          .shadow(color: .black.opacity(0.2 * model.progress), radius: 12, y: 6)
          .allowsHitTesting(false)
      }
      menu { content.items }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// Draws what is drawn elsewhere in the window once more, at the same place.
private struct Portal: View {
  let source: [Item]

  typealias Body = Never

  static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode { Node(view, context) }

  private final class Node: ViewNode<Portal> {
    private var item: PortalItem!

    override init(_ view: Portal, _ context: _NodeContext) {
      super.init(view, context)
      item = PortalItem(node: self)
      item.source = view.source
    }

    override func didUpdate(from old: Portal, viewChanged: Bool, environmentChanged: Bool) { item.source = view.source }
    override func collectItems(_ items: inout [Item]) { items.append(item) }
  }

  private final class PortalItem: LeafItem {
    var source: [Item] = []

    override func draw(_ context: inout DrawContext) {
      context.keepNothing()
      for item in source where !item.life.isOver {
        context.concatenating(item.windowTransform) { item.draw(&$0) }
      }
    }
  }
}

extension View {
  /// A menu that comes with a long press on the view.
  public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: @escaping () -> MenuItems) -> some View {
    modifier(_ContextMenuModifier<MenuItems, EmptyView>(items: menuItems, preview: { nil }))
  }

  /// A menu that comes with a long press on the view, beside a preview.
  public func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: @escaping () -> M, @ViewBuilder preview: @escaping () -> P
  ) -> some View {
    modifier(_ContextMenuModifier<M, P>(items: menuItems, preview: { preview() }))
  }

  /// A menu that comes with a long press on the view. Deprecated in SwiftUI.
  @ViewBuilder
  public func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?) -> some View {
    if let contextMenu {
      self.contextMenu { contextMenu.items }
    } else {
      self
    }
  }
}

/// The items of a context menu. Deprecated in SwiftUI.
public struct ContextMenu<MenuItems: View> {
  let items: MenuItems

  public init(@ViewBuilder menuItems: () -> MenuItems) { items = menuItems() }
}
