/// Where a scroll would come to rest.
public struct ScrollTarget: Hashable, Sendable {
  /// The part of the content that would be seen, in the content's coordinates.
  public var rect: CGRect
  public var anchor: UnitPoint?

  public init(rect: CGRect, anchor: UnitPoint? = nil) {
    self.rect = rect
    self.anchor = anchor
  }

  public static func == (a: ScrollTarget, b: ScrollTarget) -> Bool { a.rect == b.rect && a.anchor == b.anchor }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(rect.minX)
    hasher.combine(rect.minY)
  }
}

/// What a scroll target behaviour may go by.
public struct ScrollTargetBehaviorContext {
  /// Where the content is, as a target.
  public let originalTarget: ScrollTarget
  /// In points a second.
  public let velocity: CGVector
  public let contentSize: CGSize
  public let containerSize: CGSize
  public let axes: Axis.Set
  /// The frames of the views to align to.
  let targets: [CGRect]
}

/// Where a scroll view's content comes to rest after it was let go.
public protocol ScrollTargetBehavior {
  /// Changes where the content would come to rest.
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)

  typealias TargetContext = ScrollTargetBehaviorContext
}

/// Rests at whole pages, each as large as the visible part; one page at a time.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  public init() {}

  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    func page(_ origin: CGFloat, _ velocity: CGFloat, _ length: CGFloat) -> CGFloat {
      guard length > 0 else { return origin }
      let position = origin / length
      // A flick goes to the next page, however short it was.
      if velocity > 50 { return position.rounded(.up) * length }
      if velocity < -50 { return position.rounded(.down) * length }
      return position.rounded() * length
    }
    let from = context.originalTarget.rect
    if context.axes.contains(Axis.Set.horizontal) {
      target.rect.origin.x = page(from.minX, context.velocity.dx, context.containerSize.width)
    }
    if context.axes.contains(Axis.Set.vertical) {
      target.rect.origin.y = page(from.minY, context.velocity.dy, context.containerSize.height)
    }
  }
}

/// Rests where a view of a `scrollTargetLayout()` is at the start of the visible part.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// How many views are passed at once.
  public struct LimitBehavior: Equatable, Sendable {
    fileprivate let isLimited: Bool?
    public static let automatic = LimitBehavior(isLimited: nil)
    public static let always = LimitBehavior(isLimited: true)
    public static let alwaysByFew = LimitBehavior(isLimited: true)
    public static let alwaysByOne = LimitBehavior(isLimited: true)
    public static let never = LimitBehavior(isLimited: false)
  }

  private let limitBehavior: LimitBehavior

  public init(limitBehavior: LimitBehavior = .automatic) { self.limitBehavior = limitBehavior }

  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let from = context.originalTarget.rect
    func nearest(_ wanted: CGFloat, _ start: CGFloat, _ edges: [CGFloat]) -> CGFloat {
      let sorted = edges.sorted()
      guard let best = sorted.min(by: { abs($0 - wanted) < abs($1 - wanted) }) else { return wanted }
      guard limitBehavior.isLimited == true,
        let origin = sorted.indices.min(by: { abs(sorted[$0] - start) < abs(sorted[$1] - start) }),
        let goal = sorted.firstIndex(of: best)
      else { return best }
      return sorted[min(max(goal, origin - 1), min(origin + 1, sorted.count - 1))]
    }
    if context.axes.contains(Axis.Set.horizontal) {
      target.rect.origin.x = nearest(target.rect.minX, from.minX, context.targets.map(\.minX))
    }
    if context.axes.contains(Axis.Set.vertical) {
      target.rect.origin.y = nearest(target.rect.minY, from.minY, context.targets.map(\.minY))
    }
  }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }

  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
  }
}

extension EnvironmentValues {
  private enum BehaviorKey: EnvironmentKey {
    nonisolated(unsafe) static let defaultValue: (any ScrollTargetBehavior)? = nil
  }

  var scrollTargetBehavior: (any ScrollTargetBehavior)? {
    get { self[BehaviorKey.self] }
    set { self[BehaviorKey.self] = newValue }
  }
}

/// `scrollTargetLayout`.
struct _ScrollTargetLayoutModifier: ItemModifier {
  let isEnabled: Bool

  typealias Body = Never

  func makeItem(node: _ViewNode, child: Item) -> ScrollTargetLayoutItem {
    let item = ScrollTargetLayoutItem(node: node, child: child)
    update(item)
    return item
  }

  func update(_ item: ScrollTargetLayoutItem) { item.isEnabled = isEnabled }
}

/// Marks the container whose children are what a scroll view aligns to.
@MainActor
final class ScrollTargetLayoutItem: WrapperItem {
  var isEnabled = true

  /// The views in the container inside.
  var items: [Item] {
    guard isEnabled else { return [] }
    var item: Item? = child
    while let current = item {
      if let container = current as? ContainerItem { return container.items }
      item = (current as? WrapperItem)?.child
    }
    return []
  }
}

extension View {
  /// Where the content of the scroll views inside the view comes to rest.
  public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    environment(\.scrollTargetBehavior, behavior)
  }

  /// Lets the scroll view around the view align its content to the views of this container.
  public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    modifier(_ScrollTargetLayoutModifier(isEnabled: isEnabled))
  }
}
