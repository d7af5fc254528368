/// A button that leads to another page.
public struct NavigationLink<Label: View, Destination: View>: View {
  private enum Target {
    case view(Destination, isActive: Binding<Bool>?)
    case value(AnyHashable?)
  }

  private let target: Target
  private let label: Label
  @State private var shown = ShownDestination()
  @Environment(\.navigation) private var navigation
  @Environment(\.listRow) private var listRow

  private init(_ target: Target, _ label: Label) {
    self.target = target
    self.label = label
  }

  /// A link to a view.
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.init(.view(destination(), isActive: nil), label())
  }

  /// A link to a view.
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(.view(destination, isActive: nil), label())
  }

  /// A link that is followed while `isActive` is true. Deprecated in SwiftUI.
  public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(.view(destination, isActive: isActive), label())
  }

  /// A link that is followed while `isActive` is true. Deprecated in SwiftUI.
  public init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.init(.view(destination(), isActive: isActive), label())
  }

  /// A link that is followed while `selection` is `tag`. Deprecated in SwiftUI.
  public init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) {
    nonisolated(unsafe) let tag = tag
    let isActive = Binding<Bool>(
      location: FunctionalLocation(
        get: { selection.wrappedValue == tag },
        set: { isActive, _ in
          if isActive {
            selection.wrappedValue = tag
          } else if selection.wrappedValue == tag {
            selection.wrappedValue = nil
          }
        }))
    self.init(.view(destination, isActive: isActive), label())
  }

  /// A link to the page of a value.
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) where Destination == Never {
    self.init(.value(value.map { AnyHashable($0) }), label())
  }

  public var body: some View {
    refresh()
    return Button(action: follow) { listRow == nil ? AnyView(label) : AnyView(ListLinkLabel(label: label)) }
      .modifier(LinkButtonStyle(isInList: listRow != nil))
      .disabled(isDisabled)
      .onChange(of: isActive, initial: true) { _, isActive in
        guard let isActive else { return }
        if isActive { show() } else { shown.page.map { navigation?.pop($0) } }
      }
  }

  private var isActive: Bool? {
    if case .view(_, let isActive?) = target { isActive.wrappedValue } else { nil }
  }

  private var isDisabled: Bool {
    if case .value(nil) = target { true } else { navigation == nil }
  }

  /// Hands a changed destination to the page that shows it.
  private func refresh() {
    if case .view(let destination, _) = target, let page = shown.page { page.content = .view(AnyView(destination)) }
  }

  private func follow() {
    switch target {
    case .value(let value): if let value { navigation?.push(value) }
    case .view(_, let isActive):
      if let isActive { isActive.wrappedValue = true } else { show() }
    }
  }

  private func show() {
    guard case .view(let destination, let isActive) = target, shown.page == nil else { return }
    let shown = shown
    shown.page = navigation?.push(AnyView(destination)) {
      shown.page = nil
      isActive?.wrappedValue = false
    }
  }
}

/// The page that a link has brought, while it is there.
@MainActor
final class ShownDestination {
  var page: NavigationPage?
}

/// A link in a list looks like the row that it is, with a chevron.
private struct ListLinkLabel<Label: View>: View {
  let label: Label

  var body: some View {
    HStack {
      label
      Spacer(minLength: 8)
      Image(systemName: "chevron.right")
        .font(.system(size: 14, weight: .semibold))
        .foregroundStyle(.tertiary)
        .accessibilityHidden(true)
    }
    .contentShape(Rectangle())
  }
}

/// The style of a link, but for one that the surroundings set.
private struct LinkButtonStyle: ViewModifier {
  let isInList: Bool

  @ViewBuilder func body(content: Content) -> some View {
    if isInList { content.buttonStyle(ListRowButtonStyle()) } else { content }
  }
}

extension NavigationLink where Label == Text {
  /// A link to a view, with a localised title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// A link to a view, with a title that is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination) { Text(title) }
  }

  /// A link to a view, with a localised title.
  public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// A link to a view, with a title that is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(destination: destination) { Text(title) }
  }

  /// A link that is followed while `isActive` is true. Deprecated in SwiftUI.
  public init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {
    self.init(destination: destination, isActive: isActive) { Text(titleKey) }
  }

  /// A link to the page of a value, with a localised title.
  public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) where Destination == Never {
    self.init(value: value) { Text(titleKey) }
  }

  /// A link to the page of a value, with a title that is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) where Destination == Never {
    self.init(value: value) { Text(title) }
  }
}

extension NavigationLink {
  /// Whether the link is one of a detail column; on a phone it makes no difference.
  public func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}
