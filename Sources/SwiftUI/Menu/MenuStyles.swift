/// An item of a menu: what it does, and the end of the menu.
struct MenuButtonStyle: PrimitiveButtonStyle {
  let dismiss: () -> Void

  func makeBody(configuration: Configuration) -> some View {
    let role = configuration.role
    let own = PrimitiveButtonStyleConfiguration(role: role, label: configuration.label) {
      configuration.trigger()
      dismiss()
    }
    PressableButton(configuration: own) { isPressed in
      MenuRow(role: role, isPressed: isPressed) { configuration.label }
    }
  }
}

/// A row of a menu.
private struct MenuRow<Content: View>: View {
  let role: ButtonRole?
  let isPressed: Bool
  @ViewBuilder let content: () -> Content
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    content()
      .foregroundStyle(style)
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(.horizontal, 16)
      .padding(.vertical, 11)
      .frame(minHeight: MenuMetrics.rowHeight)
      .background(isPressed ? Color.primary.opacity(0.1) : .clear)
      .contentShape(Rectangle())
  }

  private var style: AnyShapeStyle {
    if !isEnabled { return AnyShapeStyle(.tertiary) }
    return role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(.primary)
  }
}

/// The title at the leading side and the icon at the trailing one.
struct MenuLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.title
      Spacer(minLength: 8)
      configuration.icon.accessibilityHidden(true)
    }
  }
}

/// An item with a check mark while it is on.
struct MenuToggleStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      HStack(spacing: 8) {
        Image(systemName: "checkmark")
          .font(.system(size: 14, weight: .semibold))
          .opacity(configuration.isOn ? 1 : 0)
          .frame(width: 16)
          .accessibilityHidden(true)
        configuration.label
      }
    }
    .accessibilityAddTraits(configuration.isOn ? .isSelected : [])
  }
}
