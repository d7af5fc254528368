/// Where an item of a toolbar stands.
public struct ToolbarItemPlacement: Equatable, Sendable {
  enum Side: Sendable {
    case leading, principal, trailing, bottom, keyboard
  }

  let side: Side
  /// Whether the item does what the page is for: its title is bold.
  var isPrimary = false

  /// The trailing side of the bar at the top.
  public static let automatic = ToolbarItemPlacement(side: .trailing)
  /// In place of the title.
  public static let principal = ToolbarItemPlacement(side: .principal)
  public static let navigation = ToolbarItemPlacement(side: .leading)
  public static let primaryAction = ToolbarItemPlacement(side: .trailing)
  public static let secondaryAction = ToolbarItemPlacement(side: .trailing)
  public static let status = ToolbarItemPlacement(side: .bottom)
  public static let confirmationAction = ToolbarItemPlacement(side: .trailing, isPrimary: true)
  public static let cancellationAction = ToolbarItemPlacement(side: .leading)
  public static let destructiveAction = ToolbarItemPlacement(side: .leading)
  public static let topBarLeading = ToolbarItemPlacement(side: .leading)
  public static let topBarTrailing = ToolbarItemPlacement(side: .trailing)
  public static let navigationBarLeading = ToolbarItemPlacement(side: .leading)
  public static let navigationBarTrailing = ToolbarItemPlacement(side: .trailing)
  public static let bottomBar = ToolbarItemPlacement(side: .bottom)
  /// Above the on-screen keyboard, of which there is none here: such items are not shown.
  public static let keyboard = ToolbarItemPlacement(side: .keyboard)
}

/// A view and its place in a toolbar.
struct ToolbarEntry {
  let placement: ToolbarItemPlacement
  let view: AnyView
}

/// Items of a toolbar.
@MainActor @preconcurrency
public protocol ToolbarContent {
  associatedtype Body: ToolbarContent

  @ToolbarContentBuilder @MainActor @preconcurrency var body: Body { get }

  /// The items, in order.
  var _entries: _ToolbarEntries { get }
}

extension ToolbarContent {
  public var _entries: _ToolbarEntries { body._entries }
}

extension ToolbarContent where Body == Never {
  public var body: Never { fatalError("\(Self.self) is primitive toolbar content and has no body") }
}

extension Never: ToolbarContent {}

/// What a toolbar is made of.
public struct _ToolbarEntries {
  var list: [ToolbarEntry] = []
}

/// Toolbar content with identities that a person could rearrange.
public protocol CustomizableToolbarContent: ToolbarContent where Body: CustomizableToolbarContent {}

extension Never: CustomizableToolbarContent {}

/// One view in a toolbar.
public struct ToolbarItem<ID, Content: View>: ToolbarContent {
  private let placement: ToolbarItemPlacement
  private let content: Content

  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) where ID == () {
    self.placement = placement
    self.content = content()
  }

  public init(id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content)
  where ID == String {
    self.placement = placement
    self.content = content()
  }

  public typealias Body = Never

  public var _entries: _ToolbarEntries {
    _ToolbarEntries(list: [ToolbarEntry(placement: placement, view: AnyView(content))])
  }
}

/// Several views in a toolbar.
public struct ToolbarItemGroup<Content: View>: ToolbarContent {
  private let placement: ToolbarItemPlacement
  private let content: Content

  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }

  public typealias Body = Never

  public var _entries: _ToolbarEntries {
    let view = placement.side == .bottom ? AnyView(content) : AnyView(HStack(spacing: 16) { content })
    return _ToolbarEntries(list: [ToolbarEntry(placement: placement, view: view)])
  }
}

/// Room between the items of a toolbar.
public struct ToolbarSpacer: ToolbarContent {
  private let placement: ToolbarItemPlacement

  public init(placement: ToolbarItemPlacement = .automatic) { self.placement = placement }

  public typealias Body = Never

  public var _entries: _ToolbarEntries {
    _ToolbarEntries(list: [ToolbarEntry(placement: placement, view: AnyView(Spacer(minLength: 8)))])
  }
}

/// Builds toolbar content out of a block of statements.
@resultBuilder @MainActor
public struct ToolbarContentBuilder {
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }

  public static func buildBlock() -> _ToolbarGroup { _ToolbarGroup(_entries: _ToolbarEntries()) }

  public static func buildBlock<each Content: ToolbarContent>(_ content: repeat each Content) -> _ToolbarGroup {
    var entries = _ToolbarEntries()
    for item in repeat each content { entries.list += item._entries.list }
    return _ToolbarGroup(_entries: entries)
  }

  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> _ToolbarGroup {
    _ToolbarGroup(_entries: content?._entries ?? _ToolbarEntries())
  }

  public static func buildEither<Content: ToolbarContent>(first: Content) -> _ToolbarGroup {
    _ToolbarGroup(_entries: first._entries)
  }

  public static func buildEither<Content: ToolbarContent>(second: Content) -> _ToolbarGroup {
    _ToolbarGroup(_entries: second._entries)
  }

  public static func buildLimitedAvailability<Content: ToolbarContent>(_ content: Content) -> _ToolbarGroup {
    _ToolbarGroup(_entries: content._entries)
  }
}

/// Several items of a toolbar as one.
public struct _ToolbarGroup: ToolbarContent {
  public let _entries: _ToolbarEntries
  public typealias Body = Never
}
