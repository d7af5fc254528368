/// Answers that come up from the bottom of the window.
struct DialogFrame<Actions: View, Message: View>: PresentationFrame {
  struct Presented: View {
    let title: Text?
    let actions: Actions
    let message: Message
    var body: some View { EmptyView() }
  }

  let model: PresentationModel
  let content: Presented

  static var animation: Animation { PresentationModel.slide }

  var body: some View { DialogPanel(model: model, content: content) }
}

private struct DialogPanel<Actions: View, Message: View>: View {
  let model: PresentationModel
  let content: DialogFrame<Actions, Message>.Presented

  private var hasMessage: Bool { Message.self != EmptyView.self }

  var body: some View {
    ZStack(alignment: .bottom) {
      DimmedWindow(progress: model.progress) { model.dismiss() }
      VStack(spacing: 8) {
        VStack(spacing: 0) {
          if content.title != nil || hasMessage {
            VStack(spacing: 4) {
              content.title?.font(.footnote.weight(.semibold))
              content.message.font(.footnote)
            }
            .foregroundStyle(.secondary)
            .multilineTextAlignment(.center)
            .padding(14)
            .frame(maxWidth: .infinity)
            Divider()
          }
          ActionList(isAlert: false, part: .others) { content.actions }
        }
        .background(.thickMaterial)
        .clipShape(RoundedRectangle(cornerRadius: 14))
        ActionList(isAlert: false, part: .cancelling) {
          content.actions
          // Where no answer is the way out, there is one.
          Button("Cancel", role: .cancel) {}
        }
        .background(Color(system: .secondaryGroupedBackground))
        .clipShape(RoundedRectangle(cornerRadius: 14))
      }
      .buttonStyle(AlertButtonStyle(dismiss: model.dismiss, isDialog: true))
      .padding(.horizontal, 8)
      .padding(.bottom, max(model.insets.bottom, 8))
      .offset(y: (1 - model.progress) * model.window.height * 0.75)
      .accessibilityAddTraits(.isModal)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

extension View {
  /// Offers answers while `isPresented` is true.
  ///
  /// - Parameter titleVisibility: the title is shown only where it is `.visible`, or with a message.
  public func confirmationDialog<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
  ) -> some View {
    let isShown = titleVisibility == .visible || (titleVisibility == .automatic && M.self != EmptyView.self)
    return modifier(
      _PresentationModifier<DialogFrame<A, M>>(isPresented: isPresented, onDismiss: nil) {
        DialogFrame<A, M>.Presented(title: isShown ? title : nil, actions: actions(), message: message())
      })
  }

  public func confirmationDialog<A: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    confirmationDialog(title, isPresented: isPresented, titleVisibility: titleVisibility, actions: actions) {
      EmptyView()
    }
  }

  public func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    confirmationDialog(Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions)
  }

  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    confirmationDialog(Text(title), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions)
  }

  public func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
  ) -> some View {
    confirmationDialog(
      Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions, message: message)
  }

  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
  ) -> some View {
    confirmationDialog(
      Text(title), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions, message: message)
  }

  /// Offers answers about `data` while `isPresented` is true and there is any.
  public func confirmationDialog<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    modifier(
      _PresentationModifier<DialogFrame<A, M>>(isPresented: isPresented, onDismiss: nil) {
        data.map {
          DialogFrame<A, M>.Presented(
            title: titleVisibility == .hidden ? nil : Text(titleKey), actions: actions($0), message: message($0))
        }
      })
  }

  /// Offers answers while `isPresented` is true. Deprecated in SwiftUI.
  public func actionSheet(isPresented: Binding<Bool>, content: @escaping () -> ActionSheet) -> some View {
    modifier(
      _PresentationModifier<DialogFrame<AlertAnswers, Text?>>(isPresented: isPresented, onDismiss: nil) {
        content().presented
      })
  }

  /// Offers answers while there is an `item`. Deprecated in SwiftUI.
  public func actionSheet<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> ActionSheet
  ) -> some View {
    modifier(
      _PresentationModifier<DialogFrame<AlertAnswers, Text?>>(isPresented: item.isPresent(), onDismiss: nil) {
        item.wrappedValue.map { content($0).presented }
      })
  }
}

/// Answers to choose from. Deprecated in SwiftUI.
public struct ActionSheet {
  public typealias Button = Alert.Button

  private let title: Text
  private let message: Text?
  private let buttons: [Button]

  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }

  @MainActor var presented: DialogFrame<AlertAnswers, Text?>.Presented {
    DialogFrame<AlertAnswers, Text?>.Presented(title: title, actions: AlertAnswers(buttons: buttons), message: message)
  }
}
