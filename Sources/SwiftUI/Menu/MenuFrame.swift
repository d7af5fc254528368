/// A list of things to do that comes out of the control that brought it.
struct MenuFrame<Presented: View>: PresentationFrame {
  let model: PresentationModel
  let content: Presented

  static var animation: Animation { PresentationModel.pop }

  var body: some View { overWindow { menu { content } } }
}

extension PresentationFrame {
  /// A panel over a window that nobody can reach: a press beside the panel ends it.
  func overWindow(@ViewBuilder _ panel: () -> some View) -> some View {
    ZStack {
      Color.clear
        .contentShape(Rectangle())
        .onTapGesture { model.dismiss() }
        .accessibilityHidden(true)
      panel()
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }

  /// The items of a menu in a panel beside the control that brought it.
  func menu<Items: View>(selection: AnySelection? = nil, @ViewBuilder items: @escaping () -> Items) -> some View {
    AnchoredPanel(model: model, width: MenuMetrics.width) {
      MenuList(selection: selection, content: items)
        .modifier(MenuEnvironment(dismiss: model.dismiss))
    }
  }
}

/// The lengths of menus, in points.
enum MenuMetrics {
  static let width: CGFloat = 250
  static let radius: CGFloat = 13
  static let rowHeight: CGFloat = 44
  /// Between groups of items.
  static let gap: CGFloat = 8
  /// Between a menu and the sides of the window.
  static let margin: CGFloat = 10
}

/// Tells views that they are items of a menu.
struct MenuEnvironment: ViewModifier {
  let dismiss: () -> Void

  func body(content: Content) -> some View {
    content
      .buttonStyle(MenuButtonStyle(dismiss: dismiss))
      .toggleStyle(MenuToggleStyle())
      .labelStyle(MenuLabelStyle())
      .environment(\.isInMenu, true)
      .environment(\.menuDismissal, MenuDismissal(action: dismiss))
      .environment(\.font, .body)
  }
}

/// Ends the menu that a view stands in.
struct MenuDismissal {
  let action: () -> Void
}

extension EnvironmentValues {
  private enum DismissalKey: EnvironmentKey { nonisolated(unsafe) static let defaultValue: MenuDismissal? = nil }

  var menuDismissal: MenuDismissal? {
    get { self[DismissalKey.self] }
    set { self[DismissalKey.self] = newValue }
  }
}

/// A panel beside a control: below it where there is room, else above.
struct AnchoredPanel<Content: View>: View {
  let model: PresentationModel
  let width: CGFloat
  @ViewBuilder let content: () -> Content

  var body: some View {
    PanelPlacement(anchor: model.anchor, width: width, insets: model.insets, isBelow: isBelow) {
      content()
        .background(.regularMaterial)
        .clipShape(RoundedRectangle(cornerRadius: MenuMetrics.radius))
        .compositingGroup()
        .shadow(color: .black.opacity(0.2), radius: 30, y: 8)
        .scaleEffect(0.2 + 0.8 * model.progress, anchor: origin)
        .opacity(model.progress)
        .accessibilityAddTraits(.isModal)
    }
  }

  private var isBelow: Bool {
    model.window.height - model.insets.bottom - model.anchor.maxY > model.window.height * 0.45
      || model.anchor.minY - model.insets.top < model.window.height * 0.3
  }

  /// Where the panel comes out of.
  private var origin: UnitPoint {
    let left = PanelPlacement.left(model.anchor, width, model.window.width)
    let x = (model.anchor.midX - left) / max(width, 1)
    return UnitPoint(x: min(max(x, 0), 1), y: isBelow ? 0 : 1)
  }
}

/// Puts a panel beside a rectangle of the window.
private struct PanelPlacement: Layout {
  let anchor: CGRect
  let width: CGFloat
  let insets: EdgeInsets
  let isBelow: Bool

  typealias AnimatableData = EmptyAnimatableData

  static func left(_ anchor: CGRect, _ width: CGFloat, _ window: CGFloat) -> CGFloat {
    // On the side of the window where the control is, the panel's edge is the control's.
    let wanted = anchor.midX > window / 2 ? anchor.maxX - width : anchor.minX
    return min(max(wanted, MenuMetrics.margin), max(window - width - MenuMetrics.margin, MenuMetrics.margin))
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    let offer = ProposedViewSize(width: width, height: nil)
    for subview in subviews {
      let size = subview.sizeThatFits(offer)
      let x = Self.left(anchor, width, bounds.width)
      var y = isBelow ? anchor.maxY + 8 : anchor.minY - 8 - size.height
      y = min(max(y, insets.top), max(bounds.height - insets.bottom - size.height, insets.top))
      subview.place(at: CGPoint(x: bounds.minX + x, y: bounds.minY + y), proposal: offer)
    }
  }
}
