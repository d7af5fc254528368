/// A value with a label before it.
public struct LabeledContent<Label, Content> {
  let label: Label
  let content: Content
}

extension LabeledContent: View where Label: View, Content: View {
  /// A view with a label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: content())
  }

  public var body: some View { StyledLabeledContent(label: label, content: content) }
}

private struct StyledLabeledContent<Label: View, Content: View>: View {
  let label: Label
  let content: Content
  @Environment(\.labeledContentStyle) private var style

  var body: some View {
    ProvidedContent(
      label, for: LabeledContentStyleConfiguration.Label.self,
      in: ProvidedContent(
        content, for: LabeledContentStyleConfiguration.Content.self, in: style.view(LabeledContentStyleConfiguration())
      ))
  }
}

extension LabeledContent where Label == Text, Content: View {
  /// A view with a localised title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content())
  }

  /// A view with a title that is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content())
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// A text with a localised title.
  public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init(label: Text(titleKey), content: Text(value))
  }

  /// A text with a title that is shown as it is.
  @_disfavoredOverload
  public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
    self.init(label: Text(title), content: Text(value))
  }

  /// A formatted value with a localised title.
  public init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(label: Text(titleKey), content: Text(format.format(value)))
  }

  /// A formatted value with a title that is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol, F: FormatStyle>(_ title: S, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(label: Text(title), content: Text(format.format(value)))
  }
}

extension LabeledContent
where Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content {
  /// The labelled content that a style is asked to draw, for styles that build on others.
  public init(_ configuration: LabeledContentStyleConfiguration) {
    self.init(label: configuration.label, content: configuration.content)
  }
}

/// How values with labels look.
@MainActor @preconcurrency
public protocol LabeledContentStyle: _DynamicPropertyContainer {
  associatedtype Body: View

  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body

  typealias Configuration = LabeledContentStyleConfiguration
}

/// The parts of a value with a label.
public struct LabeledContentStyleConfiguration {
  public struct Label: ContentPlaceholder { public typealias Body = Never }
  public struct Content: ContentPlaceholder { public typealias Body = Never }

  public let label = Label()
  public let content = Content()
}

/// The label at the leading side and the value, fainter, at the trailing side.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    HStack(alignment: .firstTextBaseline) {
      configuration.label
      Spacer()
      configuration.content.foregroundStyle(.secondary).multilineTextAlignment(.trailing)
    }
    .accessibilityElement(children: .combine)
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

extension EnvironmentValues {
  private enum StyleKey: EnvironmentKey {
    static let defaultValue = onMain {
      AnyControlStyle<LabeledContentStyleConfiguration>(AutomaticLabeledContentStyle()) {
        $0.makeBody(configuration: $1)
      }
    }
  }

  var labeledContentStyle: AnyControlStyle<LabeledContentStyleConfiguration> {
    get { self[StyleKey.self] }
    set { self[StyleKey.self] = newValue }
  }
}

extension View {
  /// How values with labels inside the view look.
  public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    environment(\.labeledContentStyle, AnyControlStyle(style) { $0.makeBody(configuration: $1) })
  }
}
