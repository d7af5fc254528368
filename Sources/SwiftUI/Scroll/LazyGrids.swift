/// A row or column of a lazy grid.
public struct GridItem: Sendable {
  /// How long a line is across the grid's axis, in points.
  public enum Size: Sendable {
    case fixed(CGFloat)
    /// An even share of what is left, within limits.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many lines as there is room for, each with an even share within limits.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  public var size: Size
  /// To the next line, in points; nil takes 8.
  public var spacing: CGFloat?
  /// Where a view stands in its cell; nil takes the grid's.
  public var alignment: Alignment?

  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

/// Arranges its views in rows that fill columns, from top to bottom. The views are all made at once here.
public struct LazyVGrid<Content: View>: View {
  private let layout: LazyGridLayout
  private let content: Content

  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    layout = LazyGridLayout(
      axis: .vertical, lines: columns, alignment: Alignment(horizontal: alignment, vertical: .center), spacing: spacing)
    self.content = content()
  }

  public var body: some View { layout { content } }
}

/// Arranges its views in columns that fill rows, from the leading side. The views are all made at once here.
public struct LazyHGrid<Content: View>: View {
  private let layout: LazyGridLayout
  private let content: Content

  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    layout = LazyGridLayout(
      axis: .horizontal, lines: rows, alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing)
    self.content = content()
  }

  public var body: some View { layout { content } }
}

/// Fills lines of given lengths, one after the other, along an axis.
private nonisolated struct LazyGridLayout: Layout {
  /// The direction in which the grid grows.
  let axis: Axis
  let lines: [GridItem]
  let alignment: Alignment
  let spacing: CGFloat?

  typealias AnimatableData = EmptyAnimatableData

  private static var defaultSpacing: CGFloat { 8 }

  /// One line as it comes out: where it is across the axis.
  private struct Track {
    var start: CGFloat = 0
    var length: CGFloat
    var alignment: Alignment?
  }

  /// Fixed lines take what they say; the others share what is left, each within its limits. An adaptive one is split
  /// into as many as fit into its share.
  private func tracks(_ available: CGFloat) -> [Track] {
    let gaps = lines.dropLast().map { $0.spacing ?? Self.defaultSpacing }
    var left = available - gaps.reduce(0, +)
    var shares = lines.count
    for line in lines {
      if case .fixed(let length) = line.size {
        left -= length
        shares -= 1
      }
    }
    var result: [Track] = []
    var position: CGFloat = 0
    for (index, line) in lines.enumerated() {
      var lengths: [CGFloat]
      let gap = line.spacing ?? Self.defaultSpacing
      switch line.size {
      case .fixed(let length):
        lengths = [max(length, 0)]
      case .flexible(let least, let greatest):
        let length = min(max(left / CGFloat(max(shares, 1)), least), max(greatest, least))
        left -= length
        shares -= 1
        lengths = [length]
      case .adaptive(let least, let greatest):
        let share = max(left / CGFloat(max(shares, 1)), 0)
        left -= share
        shares -= 1
        let floor = max(least, 1)
        let count = share.isFinite ? max(Int((share + gap) / (floor + gap)), 1) : 1
        let length = min(max((share - gap * CGFloat(count - 1)) / CGFloat(count), floor), max(greatest, floor))
        lengths = Array(repeating: length, count: count)
      }
      for length in lengths {
        result.append(Track(start: position, length: length, alignment: line.alignment))
        position += length + gap
      }
      if index == lines.count - 1 { position -= gap }
    }
    return result.isEmpty ? [Track(length: available)] : result
  }

  /// The cells of all views, and the size of the whole.
  private func arrange(
    _ proposal: ProposedViewSize, _ subviews: LayoutSubviews
  ) -> (cells: [(rect: CGRect, alignment: Alignment)], size: CGSize) {
    let across = axis.other
    let offered = proposal[across] ?? lines.reduce(0) { $0 + Self.idealLength($1.size) }
    let tracks = tracks(offered.isFinite ? offered : 1000)
    var cells: [(rect: CGRect, alignment: Alignment)] = []
    var position: CGFloat = 0
    var index = 0
    while index < subviews.count {
      let row = index..<min(index + tracks.count, subviews.count)
      let lengths = row.map { item -> CGFloat in
        var inner = ProposedViewSize.unspecified
        inner[across] = tracks[item - index].length
        return subviews[item].sizeThatFits(inner)[axis]
      }
      let extent = lengths.max() ?? 0
      for item in row {
        let track = tracks[item - index]
        var rect = CGRect.zero
        rect.origin[across] = track.start
        rect.origin[axis] = position
        rect.size[across] = track.length
        rect.size[axis] = extent
        cells.append((rect, track.alignment ?? .center))
      }
      position += extent + (spacing ?? Self.defaultSpacing)
      index = row.upperBound
    }
    var size = CGSize.zero
    size[axis] = max(position - (spacing ?? Self.defaultSpacing), 0)
    size[across] = tracks.last.map { $0.start + $0.length } ?? 0
    return (cells, size)
  }

  private static func idealLength(_ size: GridItem.Size) -> CGFloat {
    switch size {
    case .fixed(let length): length
    case .flexible(let least, _), .adaptive(let least, _): least
    }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    var size = arrange(proposal, subviews).size
    if let offered = proposal[axis.other], offered.isFinite { size[axis.other] = max(size[axis.other], offered) }
    return size
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    let across = axis.other
    var exact = proposal
    exact[across] = bounds.size[across]
    let (cells, size) = arrange(exact, subviews)
    // Lines that do not fill the room stand together, by the grid's alignment.
    let free = max(bounds.size[across] - size[across], 0)
    let shift = free * Self.fraction(alignment, across)
    for (subview, cell) in zip(subviews, cells) {
      var rect = cell.rect.offsetBy(dx: bounds.minX, dy: bounds.minY)
      rect.origin[across] += shift
      var inner = ProposedViewSize.unspecified
      inner[across] = rect.size[across]
      let anchor = UnitPoint(
        x: Self.fraction(cell.alignment, .horizontal), y: Self.fraction(cell.alignment, .vertical))
      subview.place(
        at: CGPoint(x: rect.minX + anchor.x * rect.width, y: rect.minY + anchor.y * rect.height), anchor: anchor,
        proposal: inner)
    }
  }

  private static func fraction(_ alignment: Alignment, _ axis: Axis) -> CGFloat {
    if axis == .horizontal {
      return alignment.horizontal == .leading ? 0 : alignment.horizontal == .trailing ? 1 : 0.5
    }
    return alignment.vertical == .top ? 0 : alignment.vertical == .bottom ? 1 : 0.5
  }
}
