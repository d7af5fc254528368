/// A panel in the middle of the window that asks for an answer.
struct AlertFrame<Actions: View, Message: View>: PresentationFrame {
  struct Presented: View {
    let title: Text
    let actions: Actions
    let message: Message
    var body: some View { EmptyView() }
  }

  let model: PresentationModel
  let content: Presented

  static var animation: Animation { PresentationModel.pop }

  var body: some View { AlertPanel(model: model, content: content) }
}

private struct AlertPanel<Actions: View, Message: View>: View {
  let model: PresentationModel
  let content: AlertFrame<Actions, Message>.Presented
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    ZStack {
      DimmedWindow(progress: model.progress)
      VStack(spacing: 0) {
        VStack(spacing: 4) {
          content.title.font(.headline)
          if Message.self != EmptyView.self { content.message.font(.footnote) }
        }
        .multilineTextAlignment(.center)
        .padding(.horizontal, 16)
        .padding(.vertical, 19)
        ActionList(isAlert: true) {
          if Actions.self == EmptyView.self { Button("OK", role: .cancel) {} } else { content.actions }
        }
        .buttonStyle(AlertButtonStyle(dismiss: model.dismiss))
        .textFieldStyle(.roundedBorder)
      }
      .frame(width: 270)
      .background(.thickMaterial)
      .clipShape(RoundedRectangle(cornerRadius: 14))
      .scaleEffect(1 + (1 - model.progress) * 0.15)
      .opacity(model.progress)
      .accessibilityAddTraits(.isModal)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// What keeps presses from the window below, and darkens it.
struct DimmedWindow: View {
  let progress: Double
  var action: () -> Void = {}
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    Color.black
      .opacity((colorScheme == .dark ? 0.48 : 0.2) * progress)
      .contentShape(Rectangle())
      .onTapGesture(perform: action)
      .accessibilityHidden(true)
  }
}

/// An answer: what it does, and the end of the question.
struct AlertButtonStyle: PrimitiveButtonStyle {
  let dismiss: () -> Void
  var isDialog = false

  func makeBody(configuration: Configuration) -> some View {
    let role = configuration.role
    let own = PrimitiveButtonStyleConfiguration(role: role, label: configuration.label) {
      configuration.trigger()
      dismiss()
    }
    PressableButton(configuration: own) { isPressed in
      configuration.label
        .labelStyle(.titleOnly)
        .font(isDialog ? .title3 : .body)
        .fontWeight(role == .cancel ? .semibold : nil)
        .foregroundStyle(role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(.tint))
        .multilineTextAlignment(.center)
        .padding(.horizontal, 8)
        .frame(maxWidth: .infinity, minHeight: isDialog ? 57 : 44)
        .background(isPressed ? Color.primary.opacity(0.1) : .clear)
        .contentShape(Rectangle())
        .modifier(_TraitModifier<ActionRoleTrait>(value: role))
    }
  }
}

/// The role of a button among the answers.
enum ActionRoleTrait: _TraitKey { static let defaultValue: ButtonRole? = nil }

extension View {
  /// Asks for an answer while `isPresented` is true. Without buttons, there is one that says OK.
  public func alert<A: View>(_ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A)
    -> some View
  {
    alert(title, isPresented: isPresented, actions: actions) { EmptyView() }
  }

  /// Asks for an answer while `isPresented` is true. Without buttons, there is one that says OK.
  public func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View {
    modifier(
      _PresentationModifier<AlertFrame<A, M>>(isPresented: isPresented, onDismiss: nil) {
        AlertFrame<A, M>.Presented(title: title, actions: actions(), message: message())
      })
  }

  public func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    alert(Text(titleKey), isPresented: isPresented, actions: actions)
  }

  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    alert(Text(title), isPresented: isPresented, actions: actions)
  }

  public func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View {
    alert(Text(titleKey), isPresented: isPresented, actions: actions, message: message)
  }

  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View {
    alert(Text(title), isPresented: isPresented, actions: actions, message: message)
  }

  /// Asks about `data` while `isPresented` is true and there is any.
  public func alert<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    modifier(
      _PresentationModifier<AlertFrame<A, M>>(isPresented: isPresented, onDismiss: nil) {
        data.map { AlertFrame<A, M>.Presented(title: title, actions: actions($0), message: message($0)) }
      })
  }

  public func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    alert(Text(titleKey), isPresented: isPresented, presenting: data, actions: actions, message: message)
  }

  public func alert<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    alert(Text(titleKey), isPresented: isPresented, presenting: data, actions: actions) { _ in EmptyView() }
  }

  /// Tells of an error while `isPresented` is true and there is one.
  public func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    alert(Text(error?.errorDescription ?? ""), isPresented: isPresented, actions: actions)
  }

  /// Asks for an answer while `isPresented` is true. Deprecated in SwiftUI.
  public func alert(isPresented: Binding<Bool>, content: @escaping () -> Alert) -> some View {
    modifier(
      _PresentationModifier<AlertFrame<AlertAnswers, Text?>>(isPresented: isPresented, onDismiss: nil) {
        content().presented
      })
  }

  /// Asks for an answer while there is an `item`. Deprecated in SwiftUI.
  public func alert<Item: Identifiable>(item: Binding<Item?>, content: @escaping (Item) -> Alert) -> some View {
    modifier(
      _PresentationModifier<AlertFrame<AlertAnswers, Text?>>(isPresented: item.isPresent(), onDismiss: nil) {
        item.wrappedValue.map { content($0).presented }
      })
  }
}

/// A question and its answers. Deprecated in SwiftUI.
public struct Alert {
  let title: Text
  let message: Text?
  let buttons: [Button]

  /// One answer.
  public struct Button {
    let label: Text
    let role: ButtonRole?
    let action: () -> Void

    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: nil, action: action ?? {})
    }
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: .cancel, action: action ?? {})
    }
    public static func cancel(_ action: (() -> Void)? = {}) -> Button { cancel(Text("Cancel"), action: action) }
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: .destructive, action: action ?? {})
    }
  }

  /// A question with one answer; OK where there is none.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.title = title
    self.message = message
    buttons = [dismissButton ?? .default(Text("OK"))]
  }

  /// A question with two answers.
  public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
    self.title = title
    self.message = message
    buttons = [primaryButton, secondaryButton]
  }

  @MainActor var presented: AlertFrame<AlertAnswers, Text?>.Presented {
    AlertFrame<AlertAnswers, Text?>.Presented(title: title, actions: AlertAnswers(buttons: buttons), message: message)
  }
}

/// The answers of an `Alert` as views.
struct AlertAnswers: View {
  let buttons: [Alert.Button]

  var body: some View {
    ForEach(buttons.indices, id: \.self) { index in
      Button(role: buttons[index].role, action: buttons[index].action) { buttons[index].label }
    }
  }
}
