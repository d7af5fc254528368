/// Views of which one is in sight, chosen in a bar at the bottom or, as pages, by moving them aside.
public struct TabView<SelectionValue: Hashable, Content: View>: View {
  private let selection: AnySelection?
  private let content: Content
  @Environment(\.tabViewStyleKind) private var style

  /// A tab view whose selection, the tag of one of its views, is kept elsewhere.
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.selection = selection.map(AnySelection.init)
    self.content = content()
  }

  /// A tab view that keeps its own selection: at first the first view.
  public init(@ViewBuilder content: () -> Content) where SelectionValue == Int {
    selection = nil
    self.content = content()
  }

  public var body: some View {
    Group {
      switch style {
      case .tabs: TabContainer(selection: selection, content: content)
      case .pages(let index): Pager(selection: selection, index: index, content: content)
      }
    }
  }
}

/// One of the views of a tab view, with its item in the bar.
public struct Tab<Value: Hashable, Content: View, Label: View>: View {
  private let value: Value?
  private let content: Content
  private let label: Label

  private init(value: Value?, content: Content, label: Label) {
    self.value = value
    self.content = content
    self.label = label
  }

  public init(value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
  {
    self.init(value: value, content: content(), label: label())
  }

  public init(role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
  where Value == Never {
    self.init(value: nil, content: content(), label: label())
  }

  @ViewBuilder public var body: some View {
    if let value {
      content.tabItem { label }.tag(value)
    } else {
      content.tabItem { label }
    }
  }
}

/// What a tab is for.
public struct TabRole: Hashable, Sendable {
  public static let search = TabRole()
}

extension Tab where Label == SwiftUI.Label<Text, Image> {
  /// A tab with a localised title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, content: content(), label: SwiftUI.Label(titleKey, systemImage: systemImage))
  }

  /// A tab with a title that is shown as it is and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, content: content(), label: SwiftUI.Label(title, systemImage: systemImage))
  }

  /// A tab with a localised title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) where Value == Never {
    self.init(value: nil, content: content(), label: SwiftUI.Label(titleKey, systemImage: systemImage))
  }

  /// A tab with a title that is shown as it is and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) where Value == Never {
    self.init(value: nil, content: content(), label: SwiftUI.Label(title, systemImage: systemImage))
  }
}
