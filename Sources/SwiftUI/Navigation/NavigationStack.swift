/// Pages over one another, each with a bar at its top: links push new ones, the back button takes them away.
public struct NavigationStack<Data, Root: View>: View {
  private let path: AnyNavigationPath?
  private let root: Root

  /// A stack that keeps its own path.
  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    path = nil
    self.root = root()
  }

  /// A stack whose path is kept elsewhere.
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
    self.path = AnyNavigationPath(path)
    self.root = root()
  }

  /// A stack whose path, of values of one type, is kept elsewhere.
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
    self.path = AnyNavigationPath(path)
    self.root = root()
  }

  public var body: some View { NavigationHost(path: path, root: root) }
}

/// Pages over one another. Deprecated in SwiftUI in favour of `NavigationStack`.
public struct NavigationView<Content: View>: View {
  private let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public var body: some View { NavigationHost(path: nil, root: content) }
}

/// Which columns of a split view are seen.
public struct NavigationSplitViewVisibility: Equatable, Hashable, Codable, Sendable {
  private let rawValue: Int
  public static let automatic = NavigationSplitViewVisibility(rawValue: 0)
  public static let all = NavigationSplitViewVisibility(rawValue: 1)
  public static let doubleColumn = NavigationSplitViewVisibility(rawValue: 2)
  public static let detailOnly = NavigationSplitViewVisibility(rawValue: 3)
}

/// A sidebar and what it leads to. In a window as narrow as a phone's the columns are pages of one stack: the sidebar is
/// the first, its links push the others.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  private let sidebar: Sidebar

  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.sidebar = sidebar()
    self.content = content()
    self.detail = detail()
  }

  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar, content: content, detail: detail)
  }

  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) where Content == EmptyView {
    self.init(sidebar: sidebar, content: { EmptyView() }, detail: detail)
  }

  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {
    self.init(sidebar: sidebar, content: { EmptyView() }, detail: detail)
  }

  private let content: Content
  private let detail: Detail

  public var body: some View {
    NavigationHost(path: nil, root: sidebar.environment(\.splitColumns, SplitColumns(following: columns)))
  }

  private var columns: [AnyView] {
    Content.self == EmptyView.self ? [AnyView(detail)] : [AnyView(content), AnyView(detail)]
  }
}

/// The columns that follow a selection in the one at hand.
struct SplitColumns {
  var following: [AnyView] = []
}

extension EnvironmentValues {
  private enum SplitKey: EnvironmentKey { nonisolated(unsafe) static let defaultValue = SplitColumns() }

  var splitColumns: SplitColumns {
    get { self[SplitKey.self] }
    set { self[SplitKey.self] = newValue }
  }
}

/// Shows the pages of a model, which it keeps.
struct NavigationHost<Root: View>: View {
  let path: AnyNavigationPath?
  let root: Root
  @State private var model = NavigationModel()
  @State private var editMode = EditMode.inactive

  var body: some View {
    model.path = path
    return ZStack {
      ForEach(model.pages) { page in
        NavigationPageView(model: model, page: page, previous: previous(of: page), root: root)
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .environment(\.navigation, model)
    .environment(\.editMode, $editMode)
    .onChange(of: path?.elements ?? [], initial: true) { old, new in
      if path != nil { model.synchronise(with: new, isAnimated: old != new) }
    }
  }

  private func previous(of page: NavigationPage) -> NavigationPage? {
    guard let index = model.pages.firstIndex(where: { $0 === page }), index > 0 else { return nil }
    return model.pages[index - 1]
  }
}

/// How navigation views look. On a phone there is one way.
@MainActor public protocol NavigationViewStyle {}

public struct StackNavigationViewStyle: NavigationViewStyle { public init() {} }
public struct DefaultNavigationViewStyle: NavigationViewStyle { public init() {} }
public struct ColumnNavigationViewStyle: NavigationViewStyle { public init() {} }
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle { public init() {} }

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}
extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}
extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

/// How split views look. On a phone there is one way.
@MainActor public protocol NavigationSplitViewStyle {}

public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle { public init() {} }
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle { public init() {} }
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle { public init() {} }

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  public static var automatic: AutomaticNavigationSplitViewStyle { AutomaticNavigationSplitViewStyle() }
}
extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  public static var balanced: BalancedNavigationSplitViewStyle { BalancedNavigationSplitViewStyle() }
}
extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  public static var prominentDetail: ProminentDetailNavigationSplitViewStyle {
    ProminentDetailNavigationSplitViewStyle()
  }
}

extension View {
  /// How the navigation views inside the view look; on a phone in one way.
  public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View { self }

  /// How the split views inside the view look; on a phone in one way.
  public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View { self }

  /// How wide a column of a split view is; on a phone, as wide as the window.
  public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View { self }

  /// How wide a column of a split view is; on a phone, as wide as the window.
  public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View { self }
}
