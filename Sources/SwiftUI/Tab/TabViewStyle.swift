/// How tab views look.
@MainActor @preconcurrency
public protocol TabViewStyle {
  var _kind: _TabViewStyleKind { get }
}

/// The looks of tab views that there are.
public enum _TabViewStyleKind: Sendable {
  /// A bar at the bottom.
  case tabs
  /// Side by side, to be moved aside.
  case pages(PageTabViewStyle.IndexDisplayMode)
}

/// The style that fits: a bar at the bottom.
public struct DefaultTabViewStyle: TabViewStyle {
  public init() {}
  public var _kind: _TabViewStyleKind { .tabs }
}

/// A bar at the bottom.
public struct TabBarOnlyTabViewStyle: TabViewStyle {
  public init() {}
  public var _kind: _TabViewStyleKind { .tabs }
}

/// A bar at the bottom; in wide windows, a sidebar.
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
  public init() {}
  public var _kind: _TabViewStyleKind { .tabs }
}

/// Side by side, to be moved aside, with a row of dots.
public struct PageTabViewStyle: TabViewStyle {
  /// When the dots are shown.
  public struct IndexDisplayMode: Sendable, Equatable {
    private let rawValue: Int
    /// Where there is more than one page.
    public static let automatic = IndexDisplayMode(rawValue: 0)
    public static let always = IndexDisplayMode(rawValue: 1)
    public static let never = IndexDisplayMode(rawValue: 2)
  }

  private let mode: IndexDisplayMode

  public init(indexDisplayMode: IndexDisplayMode = .automatic) { mode = indexDisplayMode }

  public var _kind: _TabViewStyleKind { .pages(mode) }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}
extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}
extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { SidebarAdaptableTabViewStyle() }
}
extension TabViewStyle where Self == PageTabViewStyle {
  public static var page: PageTabViewStyle { PageTabViewStyle() }
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}

/// How the dots of pages look.
@MainActor @preconcurrency
public protocol IndexViewStyle {
  var _hasBackground: Bool { get }
}

/// Dots, perhaps on a panel.
public struct PageIndexViewStyle: IndexViewStyle {
  /// When there is a panel behind the dots.
  public struct BackgroundDisplayMode: Sendable, Equatable {
    private let rawValue: Int
    public static let automatic = BackgroundDisplayMode(rawValue: 0)
    public static let interactive = BackgroundDisplayMode(rawValue: 1)
    public static let always = BackgroundDisplayMode(rawValue: 2)
    public static let never = BackgroundDisplayMode(rawValue: 3)
  }

  private let mode: BackgroundDisplayMode

  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) { mode = backgroundDisplayMode }

  public var _hasBackground: Bool { mode == .always }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }
  public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode) -> PageIndexViewStyle {
    PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
  }
}

extension EnvironmentValues {
  private enum StyleKey: EnvironmentKey { static let defaultValue = _TabViewStyleKind.tabs }
  private enum IndexKey: EnvironmentKey { static let defaultValue = false }
  private enum RequestsKey: EnvironmentKey { nonisolated(unsafe) static let defaultValue: PageRequests? = nil }
  private enum SymbolFontKey: EnvironmentKey { static let defaultValue: Font? = nil }

  var tabViewStyleKind: _TabViewStyleKind {
    get { self[StyleKey.self] }
    set { self[StyleKey.self] = newValue }
  }

  var indexHasBackground: Bool {
    get { self[IndexKey.self] }
    set { self[IndexKey.self] = newValue }
  }

  /// What the views of a tab ask of the bar below.
  var tabRequests: PageRequests? {
    get { self[RequestsKey.self] }
    set { self[RequestsKey.self] = newValue }
  }

  /// The font that symbols go by, where it is not that of text.
  var symbolFont: Font? {
    get { self[SymbolFontKey.self] }
    set { self[SymbolFontKey.self] = newValue }
  }
}

extension View {
  /// How the tab views inside the view look.
  public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View { environment(\.tabViewStyleKind, style._kind) }

  /// How the dots of pages inside the view look.
  public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
    environment(\.indexHasBackground, style._hasBackground)
  }
}
