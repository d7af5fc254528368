import Raster

/// Whether a row looks pressed.
enum ListHighlightTrait: _TraitKey { static let defaultValue = false }

/// The room between a row's edges and its content; nil is the list's own.
enum ListInsetsTrait: _TraitKey { static let defaultValue: EdgeInsets? = nil }

/// The lines above and below a row.
enum ListSeparatorTrait: _TraitKey {
  struct Value: Equatable {
    var top: Visibility = .automatic
    var bottom: Visibility = .automatic
  }

  static let defaultValue = Value()
}

/// The colour of the lines above and below a row.
enum ListSeparatorTintTrait: _TraitKey { static let defaultValue: Color? = nil }

/// What lies behind a row; nil is the list's own.
enum ListBackgroundTrait: _TraitKey { nonisolated(unsafe) static let defaultValue: Item? = nil }

/// The part of a section that a view is, and of which.
enum SectionTrait: _TraitKey {
  enum Role: Equatable { case header, row, footer }

  struct Part: Equatable {
    var role: Role
    var section: ObjectIdentifier
  }

  static let defaultValue: Part? = nil
}

/// `listRowBackground`: carries a view for the list to put behind the row.
struct _ListRowBackgroundModifier<Background: View>: ItemModifier {
  let layer: _SecondaryLayerModifier<Background>

  typealias Body = Never

  func makeItem(node: _ViewNode, child: Item) -> ListRowBackgroundItem<Background> {
    ListRowBackgroundItem(node: node, child: child, modifier: layer)
  }

  func update(_ item: ListRowBackgroundItem<Background>) { item.update(layer) }
}

@MainActor
final class ListRowBackgroundItem<Background: View>: SecondaryLayerItem<Background> {
  override func placed() { child.place(frame, proposal: proposal) }
  override func draw(_ context: inout DrawContext) { child.draw(&context) }
  override func forEachItem(_ body: (Item) -> Void) { body(child) }
  override func hitTest(_ point: CGPoint, _ chain: inout ResponderChain) -> Bool { child.hitTest(point, &chain) }

  override func trait<K: _TraitKey>(_ key: K.Type) -> K.Value {
    if key == ListBackgroundTrait.self, let value = (layer.item as Item?) as? K.Value { return value }
    return super.trait(key)
  }
}

extension View {
  /// What lies behind the view as a row of a list; nil is the list's own.
  @ViewBuilder
  public func listRowBackground<V: View>(_ view: V?) -> some View {
    if let view {
      modifier(
        _ListRowBackgroundModifier(
          layer: _SecondaryLayerModifier(secondary: view, alignment: .center, isBehind: true)))
    } else {
      self
    }
  }

  /// The room between the edges of a row and the view; nil is the list's own.
  public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    modifier(_TraitModifier<ListInsetsTrait>(value: insets))
  }

  /// Whether there are lines above and below the view as a row of a list.
  public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    modifier(
      _TraitModifier<ListSeparatorTrait>(
        value: ListSeparatorTrait.Value(
          top: edges.contains(.top) ? visibility : .automatic,
          bottom: edges.contains(.bottom) ? visibility : .automatic)))
  }

  /// The colour of the lines above and below the view as a row of a list.
  public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    modifier(_TraitModifier<ListSeparatorTintTrait>(value: color))
  }

  /// Whether there are lines above and below the view as a section of a list: above all those between its rows.
  public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    listRowSeparator(visibility, edges: edges)
  }

  /// The colour of the symbols of labels in the view as a row of a list.
  public func listItemTint(_ tint: Color?) -> some View { self.tint(tint) }
}
