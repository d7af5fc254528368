/// Lines views up along an axis, each as long as it wants to be and hung on one guide.
@MainActor
final class LazyLineItem: LazyContainerItem {
  private var alignment: AlignmentKey
  private var fixedGap: CGFloat?

  init(node: _ViewNode, axis: Axis, alignment: AlignmentKey, spacing: CGFloat?) {
    self.alignment = alignment
    fixedGap = spacing
    super.init(node: node, axis: axis)
  }

  func set(alignment: AlignmentKey, spacing: CGFloat?) {
    if alignment == self.alignment && spacing == fixedGap { return }
    self.alignment = alignment
    fixedGap = spacing
    setNeedsLayout()
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    var inner = proposal
    inner[axis] = nil
    return inner
  }

  /// Where each view begins along the axis, from the item's own edge, and where the last one ends.
  private func edges(_ proposal: ProposedViewSize) -> [CGFloat] {
    var edges: [CGFloat] = []
    edges.reserveCapacity(line.count + 1)
    var position: CGFloat = 0
    var usualGap: CGFloat?
    for index in line.indices {
      if index > 0 {
        if isUnmade(index - 1) && isUnmade(index) {
          let gap = usualGap ?? gap(before: index)
          usualGap = gap
          position += gap
        } else {
          position += gap(before: index)
        }
      }
      edges.append(position)
      position += size(at: index, proposal)[axis]
    }
    return edges + [position]
  }

  private func gap(before index: Int) -> CGFloat {
    fixedGap ?? line[index - 1].spacing.distance(to: line[index].spacing, along: axis)
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let proposal = inner(proposal)
    var size = CGSize.zero
    size[axis] = edges(proposal).last ?? 0
    let across = axis.other
    if let offered = proposal[across], offered.isFinite {
      size[across] = offered
    } else {
      size[across] = line.indices.reduce(0) { max($0, self.size(at: $1, proposal)[across]) }
    }
    return size
  }

  override func placed() {
    let inner = inner(ProposedViewSize(frame.size))
    let edges = edges(inner).map { $0 + frame.origin[axis] }
    for index in line.indices { place(index, at: edges[index], size(at: index, inner), inner) }
    setEdges(edges)
  }

  private func place(_ index: Int, at position: CGFloat, _ size: CGSize, _ inner: ProposedViewSize) {
    let across = axis.other
    let guide = ViewDimensions(item: nil, size: frame.size, proposal: .unspecified)[alignment]
    var rect = CGRect(origin: .zero, size: size)
    rect.origin[axis] = position
    rect.origin[across] =
      frame.origin[across] + guide - ViewDimensions(item: line[index], size: size, proposal: inner)[alignment]
    if environment.layoutDirection == .rightToLeft { rect.origin.x = frame.minX + frame.maxX - rect.maxX }
    line[index].place(rect, proposal: inner)
  }

  override func settle(at index: Int) -> Bool {
    let inner = inner(ProposedViewSize(frame.size))
    let size = size(at: index, inner)
    let keepsDistance = fixedGap != nil || isSpacedAsExpected(index)
    guard size[axis] == line[index].frame.size[axis], keepsDistance else { return false }
    place(index, at: line[index].frame.origin[axis], size, inner)
    return true
  }

  override var spacing: ViewSpacing {
    prepareForLayout()
    guard let first = line.first, let last = line.last else { return ViewSpacing() }
    var result = ViewSpacing.zero
    result.formUnion(first.spacing, edges: axis == .horizontal ? .leading : .top)
    result.formUnion(last.spacing, edges: axis == .horizontal ? .trailing : .bottom)
    return result
  }
}
