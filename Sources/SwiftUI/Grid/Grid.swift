/// Arranges its views in rows and columns, each column as wide as its widest view and each row as high as its highest.
///
/// A view that stands in no `GridRow` is a row by itself, over all columns.
public struct Grid<Content: View>: View {
  private let layout: GridLayout
  private let content: Content

  /// - Parameters:
  ///   - alignment: how views lie in their cells.
  ///   - horizontalSpacing: between columns, in points; nil takes what the views want.
  ///   - verticalSpacing: between rows, in points; nil takes what the views want.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = GridLayout(
      alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
    self.content = content()
  }

  public var body: some View { _LayoutContainer(layout: layout, content: content) }
}

/// A row of a grid: each view of its content is a cell. Outside of a grid it is as good as a `Group`.
public struct GridRow<Content: View>: View {
  private let alignment: VerticalAlignment?
  private let content: Content

  /// - Parameter alignment: how views lie in the row's cells; nil takes the grid's.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  public var body: some View { content.modifier(_GridRowModifier(alignment: alignment)) }
}

/// Tells a grid which views stand in one row.
struct _GridRowModifier: ItemModifier {
  let alignment: VerticalAlignment?

  typealias Body = Never

  func makeItem(node: _ViewNode, child: Item) -> TraitItem<GridRowTrait> {
    TraitItem(node: node, child: child, value: GridRowTrait.Row(id: ObjectIdentifier(node), alignment: alignment))
  }

  func update(_ item: TraitItem<GridRowTrait>) {
    item.set(GridRowTrait.Row(id: ObjectIdentifier(item.node), alignment: alignment))
  }
}

/// The row that a view stands in.
enum GridRowTrait: _TraitKey {
  struct Row: Equatable {
    let id: ObjectIdentifier
    let alignment: VerticalAlignment?
  }

  static let defaultValue: Row? = nil
}

/// How many columns a cell takes.
enum GridSpanTrait: _TraitKey { static let defaultValue = 1 }

/// How a view lies in its cell, whatever row and column say.
enum GridAnchorTrait: _TraitKey { static let defaultValue: UnitPoint? = nil }

/// How the views of a column lie in their cells.
enum GridColumnAlignmentTrait: _TraitKey { static let defaultValue: HorizontalAlignment? = nil }

/// The axes along which a view takes what the others leave, without making its row or column larger.
enum GridUnsizedAxesTrait: _TraitKey { static let defaultValue: Axis.Set = [] }

extension View {
  /// How many columns of a grid the view takes.
  public func gridCellColumns(_ count: Int) -> some View {
    modifier(_TraitModifier<GridSpanTrait>(value: max(count, 1)))
  }

  /// How the view lies in its cell of a grid.
  public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    modifier(_TraitModifier<GridAnchorTrait>(value: anchor))
  }

  /// How the views in this view's column of a grid lie in their cells.
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    modifier(_TraitModifier<GridColumnAlignmentTrait>(value: guide))
  }

  /// Keeps the view from making its row or column of a grid larger along `axes`.
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    modifier(_TraitModifier<GridUnsizedAxesTrait>(value: axes))
  }
}
