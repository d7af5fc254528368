/// How lists look.
@MainActor @preconcurrency
public protocol ListStyle {
  var _kind: _ListStyleKind { get }
}

/// The looks of lists that there are.
public enum _ListStyleKind: Sendable {
  /// Rows from edge to edge.
  case plain
  /// Sections as bands from edge to edge.
  case grouped
  /// Sections as rounded panels.
  case insetGrouped
}

/// The style that fits where the list stands: rounded panels.
public struct DefaultListStyle: ListStyle {
  public init() {}
  public var _kind: _ListStyleKind { .insetGrouped }
}

/// Rows from edge to edge.
public struct PlainListStyle: ListStyle {
  public init() {}
  public var _kind: _ListStyleKind { .plain }
}

/// Sections as bands from edge to edge.
public struct GroupedListStyle: ListStyle {
  public init() {}
  public var _kind: _ListStyleKind { .grouped }
}

/// Sections as rounded panels.
public struct InsetGroupedListStyle: ListStyle {
  public init() {}
  public var _kind: _ListStyleKind { .insetGrouped }
}

/// Rows from edge to edge, a little inset.
public struct InsetListStyle: ListStyle {
  public init() {}
  public var _kind: _ListStyleKind { .plain }
}

/// As in a sidebar: on a phone, rounded panels.
public struct SidebarListStyle: ListStyle {
  public init() {}
  public var _kind: _ListStyleKind { .insetGrouped }
}

extension ListStyle where Self == DefaultListStyle {
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}
extension ListStyle where Self == PlainListStyle {
  public static var plain: PlainListStyle { PlainListStyle() }
}
extension ListStyle where Self == GroupedListStyle {
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}
extension ListStyle where Self == InsetGroupedListStyle {
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}
extension ListStyle where Self == InsetListStyle {
  public static var inset: InsetListStyle { InsetListStyle() }
}
extension ListStyle where Self == SidebarListStyle {
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

extension EnvironmentValues {
  private enum StyleKey: EnvironmentKey { static let defaultValue = _ListStyleKind.insetGrouped }
  private enum RowKey: EnvironmentKey { static let defaultValue: _ListStyleKind? = nil }
  private enum BackgroundKey: EnvironmentKey { static let defaultValue = Visibility.automatic }
  private enum RowHeightKey: EnvironmentKey { static let defaultValue: CGFloat = 44 }
  private enum HeaderHeightKey: EnvironmentKey { static let defaultValue: CGFloat? = nil }
  private enum RowSpacingKey: EnvironmentKey { static let defaultValue: CGFloat = 0 }
  private enum SectionSpacingKey: EnvironmentKey { static let defaultValue: CGFloat? = nil }

  var listStyleKind: _ListStyleKind {
    get { self[StyleKey.self] }
    set { self[StyleKey.self] = newValue }
  }

  /// The look of the list that the view is a row of; nil outside of lists.
  var listRow: _ListStyleKind? {
    get { self[RowKey.self] }
    set { self[RowKey.self] = newValue }
  }

  var listBackgroundVisibility: Visibility {
    get { self[BackgroundKey.self] }
    set { self[BackgroundKey.self] = newValue }
  }

  /// The least height of rows, in points.
  public var defaultMinListRowHeight: CGFloat {
    get { self[RowHeightKey.self] }
    set { self[RowHeightKey.self] = newValue }
  }

  /// The least height of section headers, in points; nil is as high as they are.
  public var defaultMinListHeaderHeight: CGFloat? {
    get { self[HeaderHeightKey.self] }
    set { self[HeaderHeightKey.self] = newValue }
  }

  var listRowSpacing: CGFloat {
    get { self[RowSpacingKey.self] }
    set { self[RowSpacingKey.self] = newValue }
  }

  var listSectionSpacing: CGFloat? {
    get { self[SectionSpacingKey.self] }
    set { self[SectionSpacingKey.self] = newValue }
  }
}

/// How far the sections of a list are from each other.
public struct ListSectionSpacing: Sendable {
  let length: CGFloat?
  public static let `default` = ListSectionSpacing(length: nil)
  public static let compact = ListSectionSpacing(length: 16)
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing(length: spacing) }
}

extension View {
  /// How the lists inside the view look.
  public func listStyle<S: ListStyle>(_ style: S) -> some View { environment(\.listStyleKind, style._kind) }

  /// Whether lists and forms inside the view have a background of their own.
  public func scrollContentBackground(_ visibility: Visibility) -> some View {
    environment(\.listBackgroundVisibility, visibility)
  }

  /// How far the rows of lists inside the view are from each other, in points; nil is not at all.
  public func listRowSpacing(_ spacing: CGFloat?) -> some View { environment(\.listRowSpacing, spacing ?? 0) }

  /// How far the sections of lists inside the view are from each other.
  public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    environment(\.listSectionSpacing, spacing.length)
  }

  /// How far the sections of lists inside the view are from each other, in points.
  public func listSectionSpacing(_ spacing: CGFloat) -> some View { environment(\.listSectionSpacing, spacing) }
}
