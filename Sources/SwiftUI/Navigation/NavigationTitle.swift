extension View {
  /// The title of the page that the view stands on.
  public func navigationTitle(_ title: Text) -> some View { pageRequest(PageRequest.title, title) }

  /// The title of the page that the view stands on.
  public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(Text(titleKey)) }

  /// The title of the page that the view stands on.
  @_disfavoredOverload
  public func navigationTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(Text(title)) }

  /// The title of the page that the view stands on. Here it cannot be edited.
  public func navigationTitle(_ title: Binding<String>) -> some View { navigationTitle(Text(title.wrappedValue)) }

  /// How the page's title is shown.
  public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
    pageRequest(PageRequest.displayMode, displayMode)
  }

  /// How the page's title is shown.
  public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    navigationBarTitleDisplayMode(mode.mode)
  }

  /// The title of the page. Deprecated in SwiftUI.
  public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }

  /// The title of the page. Deprecated in SwiftUI.
  public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(titleKey) }

  /// The title of the page. Deprecated in SwiftUI.
  @_disfavoredOverload
  public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(title) }

  /// The title of the page and how it is shown. Deprecated in SwiftUI.
  public func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }

  /// The title of the page and how it is shown. Deprecated in SwiftUI.
  public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(titleKey).navigationBarTitleDisplayMode(displayMode)
  }

  /// The title of the page and how it is shown. Deprecated in SwiftUI.
  @_disfavoredOverload
  public func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }

  /// Whether the page has no bar. Deprecated in SwiftUI.
  public func navigationBarHidden(_ hidden: Bool) -> some View {
    pageRequest(PageRequest.barVisibility, hidden ? .hidden : .automatic)
  }

  /// Whether the page has no back button.
  public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    pageRequest(PageRequest.backHidden, hidesBackButton)
  }

  /// Views in the page's bar. Deprecated in SwiftUI.
  public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
    pageRequest(
      PageRequest.toolbar,
      [
        ToolbarEntry(placement: .topBarLeading, view: AnyView(leading)),
        ToolbarEntry(placement: .topBarTrailing, view: AnyView(trailing)),
      ])
  }

  /// Views in the page's bar. Deprecated in SwiftUI.
  public func navigationBarItems<L: View>(leading: L) -> some View {
    navigationBarItems(leading: leading, trailing: EmptyView())
  }

  /// Views in the page's bar. Deprecated in SwiftUI.
  public func navigationBarItems<T: View>(trailing: T) -> some View {
    navigationBarItems(leading: EmptyView(), trailing: trailing)
  }
}

/// How the title of a page is shown.
public struct ToolbarTitleDisplayMode: Sendable {
  let mode: NavigationBarItem.TitleDisplayMode
  public static let automatic = ToolbarTitleDisplayMode(mode: .automatic)
  public static let large = ToolbarTitleDisplayMode(mode: .large)
  public static let inline = ToolbarTitleDisplayMode(mode: .inline)
  public static let inlineLarge = ToolbarTitleDisplayMode(mode: .large)
}
