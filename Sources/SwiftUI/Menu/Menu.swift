/// A button that brings a list of things to do or choose.
public struct Menu<Label: View, Content: View>: View {
  private let content: () -> Content
  private let label: Label
  private let primaryAction: (() -> Void)?
  @State private var isOpen = false
  @Environment(\.isInMenu) private var isInMenu

  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content
    self.label = label()
    primaryAction = nil
  }

  /// A menu whose button does something when it is clicked; the list comes with a longer press.
  public init(
    @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label, primaryAction: @escaping () -> Void
  ) {
    self.content = content
    self.label = label()
    self.primaryAction = primaryAction
  }

  public var body: some View {
    if isInMenu {
      SubMenu(label: label, content: content())
    } else {
      Button {
        if let primaryAction { primaryAction() } else { isOpen = true }
      } label: {
        label
      }
      .modifier(LongPressOpens(isActive: primaryAction != nil, isOpen: $isOpen))
      .modifier(_PresentationModifier<MenuFrame<Content>>(isPresented: $isOpen, onDismiss: nil) { content() })
      .accessibilityHint("Opens a menu")
    }
  }
}

/// Opens a menu after a longer press.
private struct LongPressOpens: ViewModifier {
  let isActive: Bool
  let isOpen: Binding<Bool>

  @ViewBuilder func body(content: Content) -> some View {
    if isActive {
      content.gesture(LongPressGesture(minimumDuration: 0.5).onEnded { _ in isOpen.wrappedValue = true })
    } else {
      content
    }
  }
}

/// A menu in a menu: its list comes out below its title.
private struct SubMenu<Label: View, Content: View>: View {
  let label: Label
  let content: Content
  @State private var isOpen = false

  var body: some View {
    VStack(spacing: 0) {
      Button {
        withAnimation(PresentationModel.pop) { isOpen.toggle() }
      } label: {
        HStack {
          label.labelStyle(MenuLabelStyle())
          Spacer(minLength: 8)
          Image(systemName: "chevron.right")
            .imageScale(.small)
            .rotationEffect(.degrees(isOpen ? 90 : 0))
            .accessibilityHidden(true)
        }
      }
      .buttonStyle(MenuButtonStyle(dismiss: {}))
      if isOpen {
        Divider()
        MenuList { content }.padding(.leading, 16)
      }
    }
  }
}

extension Menu where Label == Text {
  /// A menu with a localised title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// A menu with a title that is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(title) }
  }

  /// A menu with a localised title whose button does something when it is clicked.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content, primaryAction: @escaping () -> Void
  ) {
    self.init(content: content, label: { Text(titleKey) }, primaryAction: primaryAction)
  }
}

extension Menu where Label == SwiftUI.Label<Text, Image> {
  /// A menu with a localised title and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { SwiftUI.Label(titleKey, systemImage: systemImage) }
  }

  /// A menu with a title that is shown as it is and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(content: content) { SwiftUI.Label(title, systemImage: systemImage) }
  }
}

/// How menus look. On a phone there is one way.
@MainActor public protocol MenuStyle {}

public struct DefaultMenuStyle: MenuStyle { public init() {} }
public struct ButtonMenuStyle: MenuStyle { public init() {} }
public struct BorderlessButtonMenuStyle: MenuStyle { public init() {} }

extension MenuStyle where Self == DefaultMenuStyle {
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}
extension MenuStyle where Self == ButtonMenuStyle {
  public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}
extension MenuStyle where Self == BorderlessButtonMenuStyle {
  public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

/// The order of a menu's items.
public struct MenuOrder: Equatable, Hashable, Sendable {
  private let rawValue: Int
  public static let automatic = MenuOrder(rawValue: 0)
  public static let priority = MenuOrder(rawValue: 1)
  public static let fixed = MenuOrder(rawValue: 2)
}

extension EnvironmentValues {
  private enum InMenuKey: EnvironmentKey { static let defaultValue = false }

  /// Whether the view stands in the list of a menu.
  var isInMenu: Bool {
    get { self[InMenuKey.self] }
    set { self[InMenuKey.self] = newValue }
  }
}

extension View {
  /// How the menus inside the view look; on a phone in one way.
  public func menuStyle<S: MenuStyle>(_ style: S) -> some View { self }

  /// The order of the items of menus inside the view; here always that in which they are written.
  public func menuOrder(_ order: MenuOrder) -> some View { self }

  /// Whether the menus inside the view show what there is to show that they are menus; here nothing does.
  public func menuIndicator(_ visibility: Visibility) -> some View { self }
}
