/// How labels look.
@MainActor @preconcurrency
public protocol LabelStyle: _DynamicPropertyContainer {
  associatedtype Body: View

  /// The label's look, made of the configuration's title and icon.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body

  typealias Configuration = LabelStyleConfiguration
}

/// The parts of a label that a style puts together.
public struct LabelStyleConfiguration {
  /// The label's title.
  public struct Title {}
  /// The label's icon.
  public struct Icon {}

  /// The title.
  public var title: Title { Title() }
  /// The icon.
  public var icon: Icon { Icon() }

  init() {}
}

extension LabelStyleConfiguration.Title: View {
  public typealias Body = Never

  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode {
    PlaceholderNode(view, key: ObjectIdentifier(Self.self), context)
  }
}

extension LabelStyleConfiguration.Icon: View {
  public typealias Body = Never

  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode {
    PlaceholderNode(view, key: ObjectIdentifier(Self.self), context)
  }
}

/// The style that fits the surroundings: icon and title.
public struct DefaultLabelStyle: LabelStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    TitleAndIconLabelStyle().makeBody(configuration: configuration)
  }
}

/// The icon before the title, in one line with it.
public struct TitleAndIconLabelStyle: LabelStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    HStack(alignment: .firstTextBaseline, spacing: 8) {
      configuration.icon.modifier(SilentModifier())
      configuration.title
    }
  }
}

/// The icon alone; the title is spoken for it.
public struct IconOnlyLabelStyle: LabelStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    configuration.icon.modifier(SilentModifier()).overlay { configuration.title.modifier(SpokenOnlyModifier()) }
  }
}

/// The title alone.
public struct TitleOnlyLabelStyle: LabelStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

extension LabelStyle where Self == DefaultLabelStyle {
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension EnvironmentValues {
  private enum LabelStyleKey: EnvironmentKey {
    static var defaultValue: any LabelStyle { DefaultLabelStyle() }
  }

  /// The style of labels.
  var labelStyle: any LabelStyle {
    get { self[LabelStyleKey.self] }
    set { self[LabelStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of labels in the view.
  public func labelStyle<S: LabelStyle>(_ style: S) -> some View { environment(\.labelStyle, style) }
}

/// Keeps its content from being spoken.
struct SilentModifier: ItemModifier {
  typealias Body = Never

  func makeItem(node: _ViewNode, child: Item) -> SilentItem { SilentItem(node: node, child: child) }
  func update(_ item: SilentItem) {}
}

@MainActor
final class SilentItem: WrapperItem {
  override func collectAccessibility(_ collector: inout AccessibilityCollector) {}
}

/// Speaks its content, in the rectangle it is offered, and does not show it.
struct SpokenOnlyModifier: ItemModifier {
  typealias Body = Never

  func makeItem(node: _ViewNode, child: Item) -> SpokenOnlyItem { SpokenOnlyItem(node: node, child: child) }
  func update(_ item: SpokenOnlyItem) {}
}

@MainActor
final class SpokenOnlyItem: WrapperItem {
  override func computeSize(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
  override func draw(_ context: inout DrawContext) {}
  override func hitTest(_ point: CGPoint, _ chain: inout ResponderChain) -> Bool { false }

  override func collectAccessibility(_ collector: inout AccessibilityCollector) {
    var inner = collector.nested()
    child.collectAccessibility(&inner)
    for element in inner.elements { collector.add(element, in: frame) }
  }
}
