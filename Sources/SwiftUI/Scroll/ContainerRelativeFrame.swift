/// `containerRelativeFrame`: a frame as long as the scroll view or window around it, or a part of it.
struct _ContainerRelativeFrame: ItemModifier {
  let axes: Axis.Set
  let alignment: Alignment
  let length: (CGFloat, Axis) -> CGFloat

  typealias Body = Never

  func makeItem(node: _ViewNode, child: Item) -> ContainerRelativeItem {
    ContainerRelativeItem(node: node, child: child, modifier: self)
  }

  func update(_ item: ContainerRelativeItem) {
    item.modifier = self
    item.setNeedsLayout()
  }
}

@MainActor
final class ContainerRelativeItem: PlacingItem {
  var modifier: _ContainerRelativeFrame

  init(node: _ViewNode, child: Item, modifier: _ContainerRelativeFrame) {
    self.modifier = modifier
    super.init(node: node, child: child)
  }

  private var container: CGSize {
    var item = parent
    while let current = item {
      if let scroll = current as? ScrollItem {
        scroll.note(dependent: self)
        return scroll.container
      }
      item = current.parent
    }
    return graph.rootItem?.safeRect.size ?? .zero
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    let container = container
    var inner = proposal
    for axis in Axis.allCases where modifier.axes.contains(axis) {
      let length = modifier.length(container[axis], axis)
      inner[axis] = length.isFinite ? max(length, 0) : 0
    }
    return inner
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let inner = inner(proposal)
    var size = child.size(inner)
    for axis in Axis.allCases where modifier.axes.contains(axis) { size[axis] = inner[axis] ?? size[axis] }
    return size
  }

  override func childPlacement(in size: CGSize, proposal: ProposedViewSize) -> (CGRect, ProposedViewSize) {
    let inner = inner(proposal)
    let dimensions = child.dimensions(inner)
    let own = ViewDimensions(item: nil, size: size, proposal: proposal)
    var origin = CGPoint(
      x: own[modifier.alignment.horizontal] - dimensions[modifier.alignment.horizontal],
      y: own[modifier.alignment.vertical] - dimensions[modifier.alignment.vertical])
    if environment.layoutDirection == .rightToLeft { origin.x = size.width - origin.x - dimensions.width }
    return (CGRect(origin: origin, size: CGSize(width: dimensions.width, height: dimensions.height)), inner)
  }
}

extension View {
  /// Makes the view as long as the nearest scroll view or the window, along the given axes.
  public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
    modifier(_ContainerRelativeFrame(axes: axes, alignment: alignment) { length, _ in length })
  }

  /// Makes the view as long as `span` of the `count` parts into which the container is divided.
  public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    modifier(
      _ContainerRelativeFrame(axes: axes, alignment: alignment) { length, _ in
        let part = (length - spacing * CGFloat(count - 1)) / CGFloat(max(count, 1))
        return part * CGFloat(span) + spacing * CGFloat(span - 1)
      })
  }

  /// Makes the view as long as a closure says for the length of the container.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    modifier(_ContainerRelativeFrame(axes: axes, alignment: alignment, length: length))
  }
}
