/// What is shown of a scroll view's content, in points.
public struct ScrollGeometry: Equatable, Sendable {
  /// The place of the content that is at the top left.
  public var contentOffset: CGPoint
  public var contentSize: CGSize
  /// What is kept free around the content.
  public var contentInsets: EdgeInsets
  public var containerSize: CGSize

  public init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
  }

  /// The part of the content that is seen.
  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize).inset(by: contentInsets) }

  /// The part of the content that lies in the view, with what is kept free.
  public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }

  @MainActor init(_ item: ScrollItem) {
    let (horizontal, vertical) = item.extents
    contentOffset = item.offset
    contentSize = CGSize(width: horizontal.content, height: vertical.content)
    contentInsets = EdgeInsets(
      top: vertical.before, leading: horizontal.before, bottom: vertical.after, trailing: horizontal.after)
    containerSize = CGSize(width: horizontal.viewport, height: vertical.viewport)
  }
}

/// What a scroll view is doing.
@frozen public enum ScrollPhase: Equatable, Sendable {
  /// Nothing.
  case idle
  /// It is touched and may begin to follow.
  case tracking
  /// It follows a finger.
  case interacting
  /// It slows down after it was let go.
  case decelerating
  /// It moves to a place that was asked for.
  case animating

  public var isScrolling: Bool { self != .idle }

  @MainActor init(_ item: ScrollItem) {
    if let drag = item.drag {
      self = drag.hasBegun ? .interacting : .tracking
    } else {
      self = item.isGliding ? .decelerating : item.isMovingByItself ? .animating : .idle
    }
  }
}

/// What `onScrollPhaseChange` tells besides the phases.
public struct ScrollPhaseChangeContext {
  public let geometry: ScrollGeometry
  /// In points a second; nil where it is not known.
  public let velocity: CGVector?
}

/// Watches the first scroll view inside a view.
struct _ScrollWatchModifier<Value: Equatable>: ItemModifier {
  let value: (ScrollItem) -> Value
  /// Whether the first value is told as well.
  let isInitial: Bool
  let action: (Value, Value, ScrollItem) -> Void

  typealias Body = Never

  func makeItem(node: _ViewNode, child: Item) -> ScrollWatchItem<Value> {
    ScrollWatchItem(node: node, child: child, modifier: self)
  }

  func update(_ item: ScrollWatchItem<Value>) { item.modifier = self }
}

@MainActor
final class ScrollWatchItem<Value: Equatable>: WrapperItem, GeometryWatcher {
  var modifier: _ScrollWatchModifier<Value>
  private var last: Value?

  init(node: _ViewNode, child: Item, modifier: _ScrollWatchModifier<Value>) {
    self.modifier = modifier
    super.init(node: node, child: child)
    graph.geometryReads.add(self)
  }

  func geometryMayHaveChanged() {
    guard !frame.isNull, !node.isDestroyed, let scroll = firstScroll, !scroll.frame.isNull else { return }
    let value = modifier.value(scroll)
    if value == last { return }
    let old = last
    last = value
    if old == nil && !modifier.isInitial { return }
    let action = modifier.action
    graph.afterUpdate { action(old ?? value, value, scroll) }
  }
}

extension Item {
  /// The scroll view around the item.
  var enclosingScroll: ScrollItem? { ancestor(ScrollItem.self) }

  /// The first scroll view inside the item.
  var firstScroll: ScrollItem? {
    if let scroll = self as? ScrollItem { return scroll }
    var found: ScrollItem?
    forEachItem { if found == nil { found = $0.firstScroll } }
    return found
  }
}

extension View {
  /// Calls `action` with what `transform` makes of the geometry of the scroll view inside, whenever that changes.
  public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(
      _ScrollWatchModifier(value: { transform(ScrollGeometry($0)) }, isInitial: true) { old, new, _ in
        action(old, new)
      })
  }

  /// Calls `action` when the scroll view inside begins or ends to move.
  public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View {
    modifier(_ScrollWatchModifier(value: { ScrollPhase($0) }, isInitial: false) { old, new, _ in action(old, new) })
  }

  /// Calls `action` when the scroll view inside begins or ends to move.
  public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext) -> Void
  ) -> some View {
    modifier(
      _ScrollWatchModifier(value: { ScrollPhase($0) }, isInitial: false) { old, new, scroll in
        action(old, new, ScrollPhaseChangeContext(geometry: ScrollGeometry(scroll), velocity: nil))
      })
  }
}

/// `onScrollVisibilityChange`: whether enough of a view is seen in the scroll view around it.
struct _ScrollVisibilityModifier: ItemModifier {
  let threshold: Double
  let action: (Bool) -> Void

  typealias Body = Never

  func makeItem(node: _ViewNode, child: Item) -> ScrollVisibilityItem {
    ScrollVisibilityItem(node: node, child: child, modifier: self)
  }

  func update(_ item: ScrollVisibilityItem) { item.modifier = self }
}

@MainActor
final class ScrollVisibilityItem: WrapperItem, GeometryWatcher {
  var modifier: _ScrollVisibilityModifier
  private var last: Bool?

  init(node: _ViewNode, child: Item, modifier: _ScrollVisibilityModifier) {
    self.modifier = modifier
    super.init(node: node, child: child)
    graph.geometryReads.add(self)
  }

  func geometryMayHaveChanged() {
    guard !frame.isNull, !node.isDestroyed, let scroll = enclosingScroll else { return }
    let own = frame(in: .global)
    let seen = own.intersection(scroll.frame(in: .global))
    let area = own.width * own.height
    let part = seen.isNull || area <= 0 ? 0 : seen.width * seen.height / area
    let isVisible = part > 0 && part >= modifier.threshold
    if isVisible == last { return }
    let isFirst = last == nil
    last = isVisible
    if isFirst && !isVisible { return }
    let action = modifier.action
    graph.afterUpdate { action(isVisible) }
  }
}

extension View {
  /// Calls `action` when `threshold` (0…1) of the view or more comes to be seen in the scroll view around it, and when
  /// less is.
  public func onScrollVisibilityChange(threshold: Double = 0.5, _ action: @escaping (Bool) -> Void) -> some View {
    modifier(_ScrollVisibilityModifier(threshold: threshold, action: action))
  }
}
