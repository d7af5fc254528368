/// A view that shows a part of its content and lets it be moved.
public struct ScrollView<Content: View>: View {
  public var content: Content
  /// The directions in which the content can be larger than what is shown.
  public var axes: Axis.Set
  /// Whether it is shown where in the content one is.
  public var showsIndicators: Bool

  public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }

  public typealias Body = Never

  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode { Node(view, context) }

  private final class Node: ViewNode<ScrollView> {
    private var content: ViewNode<Content>!
    private var item: ScrollItem!

    override init(_ view: ScrollView, _ context: _NodeContext) {
      super.init(view, context)
      item = ScrollItem(node: self, settings: settings)
      content = Content.makeNode(view.content, _NodeContext(below: self))
      item.content.source = content
    }

    private var settings: ScrollSettings { ScrollSettings(view.axes, view.showsIndicators, environment) }

    override func didUpdate(from old: ScrollView, viewChanged: Bool, environmentChanged: Bool) {
      item.set(settings)
      content.update(view.content, environment)
    }

    override func forEachChild(_ body: (_ViewNode) -> Void) { if let content { body(content) } }
    override func collectItems(_ items: inout [Item]) { items.append(item) }
    override var containerItem: Item? { item?.content }
    override var pathComponent: String? { "ScrollView" }
  }
}

/// What a scroll view goes by.
struct ScrollSettings: Equatable {
  var axes: Axis.Set
  var showsIndicators: (horizontal: ScrollIndicatorVisibility, vertical: ScrollIndicatorVisibility)
  var isEnabled: Bool
  var isClipped: Bool
  var anchors: ScrollAnchors
  var margins: ScrollMargins
  var isDark: Bool
  var bounces: (horizontal: ScrollBounceBehavior, vertical: ScrollBounceBehavior)

  init(_ axes: Axis.Set, _ showsIndicators: Bool, _ environment: EnvironmentValues) {
    self.axes = axes
    let hidden = ScrollIndicatorVisibility.hidden
    self.showsIndicators = (
      showsIndicators ? environment.horizontalScrollIndicatorVisibility : hidden,
      showsIndicators ? environment.verticalScrollIndicatorVisibility : hidden
    )
    isEnabled = environment.isScrollEnabled
    isClipped = !environment.isScrollClipDisabled
    anchors = environment.scrollAnchors
    margins = environment.scrollMargins
    isDark = environment.colorScheme == .dark
    bounces = (environment.horizontalScrollBounceBehavior, environment.verticalScrollBounceBehavior)
  }

  static func == (a: ScrollSettings, b: ScrollSettings) -> Bool {
    a.axes == b.axes && a.showsIndicators == b.showsIndicators && a.isEnabled == b.isEnabled
      && a.isClipped == b.isClipped && a.anchors == b.anchors && a.margins == b.margins && a.isDark == b.isDark
      && a.bounces == b.bounces
  }

  func bounce(_ axis: Axis) -> ScrollBounceBehavior { axis == .horizontal ? bounces.horizontal : bounces.vertical }

  func showsIndicator(_ axis: Axis) -> Bool {
    let visibility = axis == .horizontal ? showsIndicators.horizontal : showsIndicators.vertical
    return visibility != .hidden && visibility != .never
  }
}
