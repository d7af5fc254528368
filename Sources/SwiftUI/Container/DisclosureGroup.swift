/// Views that are shown or put away with a press on their label.
public struct DisclosureGroup<Label: View, Content: View>: View {
  private let label: Label
  private let content: () -> Content
  private let external: Binding<Bool>?
  @State private var isOpen = false
  @Environment(\.disclosureGroupStyle) private var style

  /// A group that keeps its own state, closed at first.
  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content
    external = nil
  }

  /// A group whose state is kept elsewhere.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    self.content = content
    external = isExpanded
  }

  public var body: some View {
    let isExpanded = external ?? $isOpen
    ProvidedContent(
      label, for: DisclosureGroupStyleConfiguration.Label.self,
      in: ProvidedContent(
        content(), for: DisclosureGroupStyleConfiguration.Content.self,
        in: style.view(DisclosureGroupStyleConfiguration(isExpanded: isExpanded))))
  }
}

extension DisclosureGroup where Label == Text {
  /// A group with a localised title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// A group with a localised title whose state is kept elsewhere.
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
  }

  /// A group with a title that is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ label: S, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(label) }
  }

  /// A group with a title that is shown as it is, whose state is kept elsewhere.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(label) }
  }
}

/// How groups that open and close look.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle: _DynamicPropertyContainer {
  associatedtype Body: View

  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body

  typealias Configuration = DisclosureGroupStyleConfiguration
}

/// The parts of a group that opens and closes.
public struct DisclosureGroupStyleConfiguration {
  public struct Label: ContentPlaceholder { public typealias Body = Never }
  public struct Content: ContentPlaceholder { public typealias Body = Never }

  public let label = Label()
  public let content = Content()
  @Binding public var isExpanded: Bool

  init(isExpanded: Binding<Bool>) { _isExpanded = isExpanded }
}

/// The label with a chevron at the trailing side that turns down as the content comes out below.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 0) {
      Button {
        withAnimation(.easeInOut(duration: 0.3)) { configuration.isExpanded.toggle() }
      } label: {
        HStack {
          configuration.label
          Spacer()
          Image(systemName: "chevron.right")
            .font(.system(size: 14, weight: .semibold))
            .foregroundStyle(.tint)
            .rotationEffect(.degrees(configuration.isExpanded ? 90 : 0))
            .accessibilityHidden(true)
        }
        .contentShape(Rectangle())
      }
      .accessibilityValue(configuration.isExpanded ? "Expanded" : "Collapsed")
      if configuration.isExpanded { VStack { configuration.content } }
    }
    .clipped()
  }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

extension EnvironmentValues {
  private enum StyleKey: EnvironmentKey {
    static let defaultValue = onMain {
      AnyControlStyle<DisclosureGroupStyleConfiguration>(AutomaticDisclosureGroupStyle()) {
        $0.makeBody(configuration: $1)
      }
    }
  }

  var disclosureGroupStyle: AnyControlStyle<DisclosureGroupStyleConfiguration> {
    get { self[StyleKey.self] }
    set { self[StyleKey.self] = newValue }
  }
}

extension View {
  /// How groups inside the view that open and close look.
  public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    environment(\.disclosureGroupStyle, AnyControlStyle(style) { $0.makeBody(configuration: $1) })
  }
}
