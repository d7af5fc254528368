/// What the older forms of text fields tell: when editing begins and ends, and when Return is pressed.
struct TextFieldEvents {
  var editingChanged: (Bool) -> Void = { _ in }
  var commit: () -> Void = {}
}

/// Tells the events of the field inside.
struct TextFieldEventsModifier: ViewModifier {
  let events: TextFieldEvents?
  @FocusState private var isFocused: Bool

  @ViewBuilder func body(content: Content) -> some View {
    if let events {
      content.focused($isFocused).onChange(of: isFocused) { events.editingChanged($1) }.onSubmit(events.commit)
    } else {
      content
    }
  }
}

extension TextField where Label == Text {
  /// A field that tells of its editing. Deprecated in SwiftUI.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void
  ) {
    self.init(titleKey, text: text)
    events = TextFieldEvents(editingChanged: onEditingChanged, commit: onCommit)
  }

  /// A field that tells when editing begins and ends. Deprecated in SwiftUI.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(titleKey, text: text, onEditingChanged: onEditingChanged, onCommit: {})
  }

  /// A field that tells when Return is pressed. Deprecated in SwiftUI.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(titleKey, text: text, onEditingChanged: { _ in }, onCommit: onCommit)
  }

  /// A field that tells of its editing. Deprecated in SwiftUI.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    onCommit: @escaping () -> Void
  ) {
    self.init(title, text: text)
    events = TextFieldEvents(editingChanged: onEditingChanged, commit: onCommit)
  }
}

extension SecureField where Label == Text {
  /// A field that tells when Return is pressed. Deprecated in SwiftUI.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(titleKey, text: text)
    events = TextFieldEvents(commit: onCommit)
  }
}
