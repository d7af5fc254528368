/// Views on a rounded panel, perhaps under a title.
public struct GroupBox<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content
  @Environment(\.groupBoxStyle) private var style

  /// A box with a label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }

  /// A box with a label.
  public init(label: Label, @ViewBuilder content: () -> Content) {
    self.label = label
    self.content = content()
  }

  public var body: some View {
    ProvidedContent(
      label, for: GroupBoxStyleConfiguration.Label.self,
      in: ProvidedContent(
        VStack { content }, for: GroupBoxStyleConfiguration.Content.self,
        in: style.view(GroupBoxStyleConfiguration(hasLabel: Label.self != EmptyView.self))))
  }
}

extension GroupBox where Label == EmptyView {
  /// A box without a label.
  public init(@ViewBuilder content: () -> Content) { self.init(content: content, label: { EmptyView() }) }
}

extension GroupBox where Label == Text {
  /// A box with a localised title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { Text(titleKey) })
  }

  /// A box with a title that is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { Text(title) })
  }
}

extension GroupBox
where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
  /// The box that a style is asked to draw, for styles that build on others.
  public init(_ configuration: GroupBoxStyleConfiguration) {
    self.init(content: { configuration.content }, label: { configuration.label })
  }
}

/// How boxes look.
@MainActor @preconcurrency
public protocol GroupBoxStyle: _DynamicPropertyContainer {
  associatedtype Body: View

  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body

  typealias Configuration = GroupBoxStyleConfiguration
}

/// The parts of a box.
public struct GroupBoxStyleConfiguration {
  public struct Label: ContentPlaceholder { public typealias Body = Never }
  public struct Content: ContentPlaceholder { public typealias Body = Never }

  public let label = Label()
  public let content = Content()
  let hasLabel: Bool
}

/// A panel in the secondary background colour, the label above the content at the leading side.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      if configuration.hasLabel {
        configuration.label.font(.headline).frame(maxWidth: .infinity, alignment: .leading)
      }
      configuration.content.frame(maxWidth: .infinity)
    }
    .padding(16)
    .background(Color(system: .secondaryBackground), in: RoundedRectangle(cornerRadius: 8))
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

extension EnvironmentValues {
  private enum StyleKey: EnvironmentKey {
    static let defaultValue = onMain {
      AnyControlStyle<GroupBoxStyleConfiguration>(DefaultGroupBoxStyle()) { $0.makeBody(configuration: $1) }
    }
  }

  var groupBoxStyle: AnyControlStyle<GroupBoxStyleConfiguration> {
    get { self[StyleKey.self] }
    set { self[StyleKey.self] = newValue }
  }
}

extension View {
  /// How boxes inside the view look.
  public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    environment(\.groupBoxStyle, AnyControlStyle(style) { $0.makeBody(configuration: $1) })
  }
}
