/// A bar of the interface.
public struct ToolbarPlacement: Equatable, Sendable {
  private let rawValue: Int
  public static let automatic = ToolbarPlacement(rawValue: 0)
  public static let navigationBar = ToolbarPlacement(rawValue: 1)
  public static let tabBar = ToolbarPlacement(rawValue: 2)
  public static let bottomBar = ToolbarPlacement(rawValue: 3)
  public static let windowToolbar = ToolbarPlacement(rawValue: 1)
}

/// What a toolbar is for; on a phone it makes no difference.
public struct ToolbarRole: Sendable {
  public static let automatic = ToolbarRole()
  public static let navigationStack = ToolbarRole()
  public static let browser = ToolbarRole()
  public static let editor = ToolbarRole()
}

extension View {
  /// Puts items into the bars of the page that the view stands on.
  public func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View {
    pageRequest(PageRequest.toolbar, content()._entries.list)
  }

  /// Puts items into the bars of the page that the view stands on.
  public func toolbar<Content: ToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    pageRequest(PageRequest.toolbar, content()._entries.list)
  }

  /// Puts views at the trailing side of the bar of the page that the view stands on.
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    pageRequest(
      PageRequest.toolbar, [ToolbarEntry(placement: .automatic, view: AnyView(HStack(spacing: 16) { content() }))])
  }

  /// Whether bars are shown around the view.
  @ViewBuilder
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    let all = bars.isEmpty ? [.automatic] : bars
    if all.contains(.tabBar) {
      if all.contains(.navigationBar) || all.contains(.automatic) {
        pageRequest(PageRequest.tabBarVisibility, visibility).pageRequest(PageRequest.barVisibility, visibility)
      } else {
        tabBarVisibility(visibility)
      }
    } else {
      pageRequest(PageRequest.barVisibility, visibility)
    }
  }

  /// Whether bars are shown around the view.
  public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    toolbar(visibility, for: bars.first ?? .automatic)
  }

  private func tabBarVisibility(_ visibility: Visibility) -> some View {
    pageRequest(PageRequest.tabBarVisibility, visibility)
  }

  /// What lies behind bars.
  public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
    pageRequest(PageRequest.barBackground, AnyShapeStyle(style))
  }

  /// Whether something lies behind bars: hidden never, visible always.
  public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    pageRequest(PageRequest.barBackgroundVisibility, visibility)
  }

  /// Whether something lies behind bars: hidden never, visible always.
  public func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    pageRequest(PageRequest.barBackgroundVisibility, visibility)
  }

  /// Whether the bars are light or dark; nil leaves them as the rest.
  public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View {
    pageRequest(PageRequest.barColorScheme, colorScheme)
  }

  /// What the toolbar is for; on a phone it makes no difference.
  public func toolbarRole(_ role: ToolbarRole) -> some View { self }
}
