/// Which parts of a lazy stack stay in sight while their section is scrolled.
public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// Arranges its views in a vertical line and takes all the width it is offered. The views of a `ForEach` are made when
/// they come into sight.
public struct LazyVStack<Content: View>: View {
  private let alignment: HorizontalAlignment
  private let spacing: CGFloat?
  private let content: Content

  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  public var body: some View { LazyLine(axis: .vertical, alignment: alignment.key, spacing: spacing, content: content) }
}

/// Arranges its views in a horizontal line and takes all the height it is offered. The views of a `ForEach` are made when
/// they come into sight.
public struct LazyHStack<Content: View>: View {
  private let alignment: VerticalAlignment
  private let spacing: CGFloat?
  private let content: Content

  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  public var body: some View {
    LazyLine(axis: .horizontal, alignment: alignment.key, spacing: spacing, content: content)
  }
}

/// The common part of the two.
private struct LazyLine<Content: View>: View {
  let axis: Axis
  let alignment: AlignmentKey
  let spacing: CGFloat?
  let content: Content

  typealias Body = Never

  static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode { Node(view, context) }

  private final class Node: ContainerNode<LazyLine, Content, LazyLineItem> {
    override init(_ view: LazyLine, _ context: _NodeContext) {
      super.init(view, context)
      setUp(LazyLineItem(node: self, axis: view.axis, alignment: view.alignment, spacing: view.spacing), view.content)
    }

    override func didUpdate(from old: LazyLine, viewChanged: Bool, environmentChanged: Bool) {
      item.set(alignment: view.alignment, spacing: view.spacing)
      updateContent(view.content)
    }

    override var pathComponent: String? { view.axis == .vertical ? "LazyVStack" : "LazyHStack" }
  }
}
