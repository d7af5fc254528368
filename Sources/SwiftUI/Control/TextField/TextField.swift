/// A control for a line of text.
public struct TextField<Label: View>: View {
  private let text: Binding<String>
  private let prompt: Text?
  private let label: Label
  private let isMultiline: Bool
  var events: TextFieldEvents?
  @Environment(\.textFieldStyleKind) private var style

  private init(text: Binding<String>, prompt: Text?, isMultiline: Bool, label: Label) {
    self.text = text
    self.prompt = prompt
    self.isMultiline = isMultiline
    self.label = label
  }

  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(text: text, prompt: prompt, isMultiline: false, label: label())
  }

  /// A field that grows along `axis`: a vertical one has several lines.
  public init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
    self.init(text: text, prompt: prompt, isMultiline: axis == .vertical, label: label())
  }

  public var body: some View {
    TextInput(
      text: text, prompt: prompt ?? label as? Text, isSecure: false, isMultiline: isMultiline, submitsOnReturn: true
    )
    .modifier(TextFieldEventsModifier(events: events))
    .modifier(TextFieldFrame(style: style))
    .modifier(SpokenLabel(label: label))
  }
}

extension TextField where Label == Text {
  /// A field with a localised title, which is shown while the field is empty.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(text: text, prompt: nil, isMultiline: false, label: Text(titleKey))
  }

  /// A field with a title that is shown as it is, while the field is empty.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(text: text, prompt: nil, isMultiline: false, label: Text(title))
  }

  /// A field with a localised title and a prompt, which is shown while the field is empty.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt, isMultiline: false, label: Text(titleKey))
  }

  /// A field with a title and a prompt, which is shown while the field is empty.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt, isMultiline: false, label: Text(title))
  }

  /// A field with a localised title that grows along `axis`.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
    self.init(text: text, prompt: nil, isMultiline: axis == .vertical, label: Text(titleKey))
  }

  /// A field with a title that grows along `axis`.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) {
    self.init(text: text, prompt: nil, isMultiline: axis == .vertical, label: Text(title))
  }

  /// A field for a value that is written in a format. What can't be read is not taken over.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(text: Self.text(value, format), prompt: prompt, isMultiline: false, label: Text(titleKey))
  }

  /// A field for a value that is written in a format. What can't be read is not taken over.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(text: Self.text(value, format), prompt: prompt, isMultiline: false, label: Text(title))
  }

  private static func text<F: ParseableFormatStyle>(
    _ value: Binding<F.FormatInput>, _ format: F
  ) -> Binding<String> where F.FormatOutput == String {
    Binding<String>(
      location: FunctionalLocation(
        get: { format.format(value.wrappedValue) },
        set: { text, transaction in
          guard let new = try? format.parseStrategy.parse(text) else { return }
          value.transaction(transaction).wrappedValue = new
        }))
  }
}

/// A control for a line of text that nobody is to read.
public struct SecureField<Label: View>: View {
  private let text: Binding<String>
  private let prompt: Text?
  private let label: Label
  var events: TextFieldEvents?
  @Environment(\.textFieldStyleKind) private var style

  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.text = text
    self.prompt = prompt
    self.label = label()
  }

  public var body: some View {
    TextInput(
      text: text, prompt: prompt ?? label as? Text, isSecure: true, isMultiline: false, submitsOnReturn: true
    )
    .modifier(TextFieldEventsModifier(events: events))
    .modifier(TextFieldFrame(style: style))
    .modifier(SpokenLabel(label: label))
  }
}

extension SecureField where Label == Text {
  /// A field with a localised title, which is shown while the field is empty.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(titleKey) }
  }

  /// A field with a title that is shown as it is, while the field is empty.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }
}

/// A control for text of many lines.
public struct TextEditor: View {
  private let text: Binding<String>

  public init(text: Binding<String>) { self.text = text }

  public var body: some View {
    ScrollView {
      TextInput(text: text, prompt: nil, isSecure: false, isMultiline: true, submitsOnReturn: false)
        .padding(EdgeInsets(top: 8, leading: 5, bottom: 8, trailing: 5))
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}
