/// The layout of a `Grid`.
///
/// Columns share the width as the views of a stack do, the least flexible first, and so do rows the height. A cell that
/// takes several columns widens the last of them where it does not fit.
public nonisolated struct GridLayout: Layout, Sendable {
  public var alignment: Alignment
  public var horizontalSpacing: CGFloat?
  public var verticalSpacing: CGFloat?

  public init(alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  public typealias AnimatableData = EmptyAnimatableData

  /// What the layout remembers of one proposal.
  public struct Cache {
    var arrangements: [ProposedViewSize: GridArrangement] = [:]
  }

  public func makeCache(subviews: Subviews) -> Cache { Cache() }

  private func arrangement(
    _ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout Cache
  ) -> GridArrangement {
    if let known = cache.arrangements[proposal] { return known }
    let made = GridArrangement(
      proposal, subviews, alignment: alignment, spacing: (horizontalSpacing, verticalSpacing))
    cache.arrangements[proposal] = made
    return made
  }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    arrangement(proposal, subviews, &cache).size
  }

  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
    let arrangement = arrangement(proposal, subviews, &cache)
    for (index, placement) in arrangement.placements {
      subviews[index].place(
        at: CGPoint(x: bounds.minX + placement.origin.x, y: bounds.minY + placement.origin.y),
        proposal: placement.proposal)
    }
  }
}

/// Where everything in a grid goes for one proposal.
struct GridArrangement {
  /// A view and the columns that it takes.
  struct Cell {
    let index: Int
    let column: Int
    let span: Int
    let unsized: Axis.Set
    let anchor: UnitPoint?
  }

  struct Row {
    var cells: [Cell]
    var alignment: VerticalAlignment?
    /// Whether the row is one view over all columns.
    var isWhole: Bool
  }

  private(set) var size = CGSize.zero
  private(set) var placements: [(index: Int, placement: (origin: CGPoint, proposal: ProposedViewSize))] = []

  private let subviews: LayoutSubviews
  private var rows: [Row] = []
  private var columnCount = 0
  private var columnGaps: [CGFloat] = []
  private var rowGaps: [CGFloat] = []
  private var widths: [CGFloat] = []
  private var heights: [CGFloat] = []

  init(
    _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, alignment: Alignment,
    spacing: (horizontal: CGFloat?, vertical: CGFloat?)
  ) {
    self.subviews = subviews
    guard !subviews.isEmpty else { return }
    collectRows()
    measureGaps(spacing)
    widths = columnWidths(proposal.width)
    heights = rowHeights(proposal.height)
    size = CGSize(
      width: widths.reduce(0, +) + columnGaps.reduce(0, +), height: heights.reduce(0, +) + rowGaps.reduce(0, +))
    place(alignment)
  }

  private func trait<K: _TraitKey>(_ index: Int, _ key: K.Type) -> K.Value {
    onMain { subviews[index].item.trait(key) }
  }

  private mutating func collectRows() {
    var current: ObjectIdentifier?
    for index in subviews.indices {
      let row = trait(index, GridRowTrait.self)
      let isNew = row == nil || row?.id != current
      current = row?.id
      if isNew { rows.append(Row(cells: [], alignment: row?.alignment, isWhole: row == nil)) }
      let column = rows[rows.count - 1].cells.last.map { $0.column + $0.span } ?? 0
      rows[rows.count - 1].cells.append(
        Cell(
          index: index, column: column, span: trait(index, GridSpanTrait.self),
          unsized: trait(index, GridUnsizedAxesTrait.self), anchor: trait(index, GridAnchorTrait.self)))
    }
    let widest = rows.filter { !$0.isWhole }.compactMap { $0.cells.last }.map { $0.column + $0.span }.max()
    columnCount = max(widest ?? 1, 1)
    for index in rows.indices where rows[index].isWhole {
      let cell = rows[index].cells[0]
      rows[index].cells[0] = Cell(
        index: cell.index, column: 0, span: columnCount, unsized: cell.unsized, anchor: cell.anchor)
    }
  }

  private mutating func measureGaps(_ spacing: (horizontal: CGFloat?, vertical: CGFloat?)) {
    columnGaps = Array(repeating: spacing.horizontal ?? 0, count: columnCount - 1)
    if spacing.horizontal == nil {
      for row in rows {
        for (cell, next) in zip(row.cells, row.cells.dropFirst()) {
          let gap = subviews[cell.index].spacing.distance(to: subviews[next.index].spacing, along: .horizontal)
          columnGaps[next.column - 1] = max(columnGaps[next.column - 1], gap)
        }
      }
    }
    rowGaps = Array(repeating: spacing.vertical ?? 0, count: rows.count - 1)
    guard spacing.vertical == nil else { return }
    for index in rowGaps.indices {
      for above in rows[index].cells {
        for below in rows[index + 1].cells
        where above.column < below.column + below.span && below.column < above.column + above.span {
          let gap = subviews[above.index].spacing.distance(to: subviews[below.index].spacing, along: .vertical)
          rowGaps[index] = max(rowGaps[index], gap)
        }
      }
    }
  }

  private func length(_ index: Int, _ width: CGFloat?, _ height: CGFloat? = nil) -> CGSize {
    subviews[index].sizeThatFits(ProposedViewSize(width: width, height: height))
  }

  /// Shares `available` among parts that each know their length for an offer, the least flexible first.
  private func share(_ available: CGFloat?, _ count: Int, _ length: (Int, CGFloat?) -> CGFloat) -> [CGFloat] {
    guard let available, available.isFinite else { return (0..<count).map { length($0, available) } }
    let flexibility = (0..<count).map { length($0, .infinity) - length($0, 0) }
    let order = (0..<count).sorted { flexibility[$0] == flexibility[$1] ? $0 < $1 : flexibility[$0] < flexibility[$1] }
    var result = Array(repeating: CGFloat(0), count: count)
    var left = available
    for (position, index) in order.enumerated() {
      result[index] = length(index, max(left / CGFloat(count - position), 0))
      left -= result[index]
    }
    return result
  }

  private func columnWidths(_ proposal: CGFloat?) -> [CGFloat] {
    var columns = Array(repeating: [Cell](), count: columnCount)
    for row in rows where !row.isWhole {
      for cell in row.cells where cell.span == 1 && !cell.unsized.contains(Axis.Set.horizontal) {
        columns[cell.column].append(cell)
      }
    }
    let gaps = columnGaps.reduce(0, +)
    var widths = share(proposal.map { $0 - gaps }, columnCount) { column, offer in
      columns[column].map { length($0.index, offer).width }.max() ?? 0
    }
    for row in rows {
      for cell in row.cells where cell.span > 1 && !cell.unsized.contains(Axis.Set.horizontal) {
        let inside = columnGaps[cell.column..<cell.column + cell.span - 1].reduce(0, +)
        let taken = widths[cell.column..<cell.column + cell.span].reduce(0, +) + inside
        let others = widths.reduce(0, +) + gaps - taken
        let wanted = length(cell.index, proposal.map { max($0 - others, 0) }).width
        guard wanted > taken else { continue }
        // What is missing goes to all the columns alike.
        for column in cell.column..<cell.column + cell.span { widths[column] += (wanted - taken) / CGFloat(cell.span) }
      }
    }
    if columnCount == 1 {
      for row in rows where !row.cells[0].unsized.contains(Axis.Set.horizontal) {
        widths[0] = max(widths[0], length(row.cells[0].index, proposal).width)
      }
    }
    return widths
  }

  private func width(_ cell: Cell) -> CGFloat {
    let last = cell.column + cell.span - 1
    return widths[cell.column...last].reduce(0, +) + columnGaps[cell.column..<last].reduce(0, +)
  }

  private func rowHeights(_ proposal: CGFloat?) -> [CGFloat] {
    let gaps = rowGaps.reduce(0, +)
    return share(proposal.map { $0 - gaps }, rows.count) { row, offer in
      var before: CGFloat = 0
      var after: CGFloat = 0
      for cell in rows[row].cells where !cell.unsized.contains(Axis.Set.vertical) {
        let dimensions = subviews[cell.index].dimensions(in: ProposedViewSize(width: width(cell), height: offer))
        let guide = cell.anchor == nil ? rows[row].alignment.map { dimensions[$0] } ?? 0 : 0
        before = max(before, guide)
        after = max(after, dimensions.height - guide)
      }
      return before + after
    }
  }

  private mutating func place(_ alignment: Alignment) {
    var columnAlignments = Array(repeating: alignment.horizontal, count: columnCount)
    for row in rows where !row.isWhole {
      for cell in row.cells {
        if let own = trait(cell.index, GridColumnAlignmentTrait.self) { columnAlignments[cell.column] = own }
      }
    }
    var y: CGFloat = 0
    for (number, row) in rows.enumerated() {
      let vertical = row.alignment ?? alignment.vertical
      let height = heights[number]
      let offers = row.cells.map { ProposedViewSize(width: width($0), height: height) }
      let dimensions = zip(row.cells, offers).map { subviews[$0.index].dimensions(in: $1) }
      // The row's views hang on one line; together they lie in the row as one view of their height would.
      let guides = dimensions.map { $0[vertical] }
      let line = guides.max() ?? 0
      let below = zip(dimensions, guides).map { $0.height - $1 }.max() ?? 0
      let slack = (height - line - below) * Self.fraction(vertical)
      for (position, cell) in row.cells.enumerated() {
        let dimension = dimensions[position]
        let left = (0..<cell.column).reduce(CGFloat(0)) { $0 + widths[$1] + columnGaps[$1] }
        var origin = CGPoint.zero
        if let anchor = cell.anchor {
          origin.x = left + (width(cell) - dimension.width) * anchor.x
          origin.y = y + (height - dimension.height) * anchor.y
        } else {
          let horizontal = row.isWhole ? alignment.horizontal : columnAlignments[cell.column]
          origin.x = left + (width(cell) - dimension.width) * Self.fraction(horizontal)
          origin.y = y + slack + line - guides[position]
        }
        placements.append((cell.index, (origin, offers[position])))
      }
      y += height + (number < rowGaps.count ? rowGaps[number] : 0)
    }
  }

  /// Which part of what is left over goes before a view.
  private static func fraction(_ alignment: HorizontalAlignment) -> CGFloat {
    alignment == .leading ? 0 : alignment == .trailing ? 1 : 0.5
  }

  private static func fraction(_ alignment: VerticalAlignment) -> CGFloat {
    alignment == .top ? 0 : alignment == .bottom ? 1 : 0.5
  }
}
