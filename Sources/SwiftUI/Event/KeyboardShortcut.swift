/// A key that does what a button does.
public struct KeyboardShortcut: Hashable, Sendable {
  public var key: KeyEquivalent
  public var modifiers: EventModifiers

  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.key = key
    self.modifiers = modifiers
  }

  /// Return.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// Escape.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

  /// Whether a key that goes down is this one. The Control key stands for Command.
  func matches(_ event: KeyEvent) -> Bool {
    let wantsControl = modifiers.contains(.command) || modifiers.contains(.control)
    guard wantsControl == event.isControlDown else { return false }
    switch key {
    case .return: return event.key == .return
    case .escape: return event.key == .escape
    case .space: return event.key == .space
    case .tab: return event.key == .tab
    case .delete: return event.key == .delete
    case .upArrow: return event.key == .up
    case .downArrow: return event.key == .down
    case .leftArrow: return event.key == .left
    case .rightArrow: return event.key == .right
    default: return event.characters.lowercased() == String(key.character).lowercased()
    }
  }
}

/// A key.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  public let character: Character

  public init(_ character: Character) { self.character = character }
  public init(extendedGraphemeClusterLiteral value: Character) { character = value }

  public static let upArrow = KeyEquivalent("\u{F700}")
  public static let downArrow = KeyEquivalent("\u{F701}")
  public static let leftArrow = KeyEquivalent("\u{F702}")
  public static let rightArrow = KeyEquivalent("\u{F703}")
  public static let escape = KeyEquivalent("\u{1B}")
  public static let delete = KeyEquivalent("\u{8}")
  public static let tab = KeyEquivalent("\t")
  public static let space = KeyEquivalent(" ")
  public static let `return` = KeyEquivalent("\r")
}

/// `keyboardShortcut`.
struct _KeyboardShortcutModifier: ItemModifier {
  let shortcut: KeyboardShortcut?

  typealias Body = Never

  func makeItem(node: _ViewNode, child: Item) -> KeyboardShortcutItem {
    KeyboardShortcutItem(node: node, child: child, shortcut: shortcut)
  }

  func update(_ item: KeyboardShortcutItem) { item.shortcut = shortcut }
}

/// Presses the first button inside when its key goes down.
@MainActor
final class KeyboardShortcutItem: WrapperItem {
  var shortcut: KeyboardShortcut?

  init(node: _ViewNode, child: Item, shortcut: KeyboardShortcut?) {
    self.shortcut = shortcut
    super.init(node: node, child: child)
  }

  func handle(_ event: KeyEvent) -> Bool {
    guard let shortcut, shortcut.matches(event) else { return false }
    var button: PressItem?
    func visit(_ item: Item) {
      if button == nil, let press = item as? PressItem { button = press }
      item.forEachItem(visit)
    }
    visit(child)
    guard let button, button.canTakeFocus else { return false }
    button.activate()
    return true
  }
}

extension View {
  /// A key that presses the view's button.
  public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View {
    modifier(_KeyboardShortcutModifier(shortcut: KeyboardShortcut(key, modifiers: modifiers)))
  }

  /// A key that presses the view's button.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    modifier(_KeyboardShortcutModifier(shortcut: shortcut))
  }

  /// A key that presses the view's button; nil is none.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    modifier(_KeyboardShortcutModifier(shortcut: shortcut))
  }
}
