/// What an action of an element stands for.
public struct AccessibilityActionKind: Equatable, Sendable {
  private enum Storage: Equatable, Sendable {
    case activate
    case escape
    case magicTap
    case named(Text)
  }

  private let storage: Storage

  /// What a double tap does.
  public static let `default` = AccessibilityActionKind(storage: .activate)
  /// Leaves what is shown.
  public static let escape = AccessibilityActionKind(storage: .escape)
  /// What a double tap with two fingers does.
  public static let magicTap = AccessibilityActionKind(storage: .magicTap)

  private init(storage: Storage) { self.storage = storage }

  /// An action with a name.
  public init(named name: Text) { storage = .named(name) }

  @MainActor func kind(in environment: EnvironmentValues) -> AccessibilityElement.Action.Kind {
    switch storage {
    case .activate: .activate
    case .escape: .escape
    case .magicTap: .magicTap
    case .named(let name): .named(name._resolveText(in: environment))
    }
  }
}

/// Which way an adjustable element is moved.
public enum AccessibilityAdjustmentDirection: Equatable, Hashable, Sendable {
  case increment
  case decrement
}

/// The level of a heading.
public enum AccessibilityHeadingLevel: UInt, Sendable {
  case unspecified
  case h1
  case h2
  case h3
  case h4
  case h5
  case h6
}

extension AccessibilityElement {
  /// Adds an action; one that means the same is replaced.
  mutating func add(_ kind: Action.Kind, _ handler: @escaping () -> Void) {
    nonisolated(unsafe) let handler = handler
    let action = Action(kind: kind) { handler() }
    if let index = actions.firstIndex(where: { $0.kind == kind }) {
      actions[index] = action
    } else {
      actions.append(action)
    }
  }
}
