/// What a button is there for.
public struct ButtonRole: Equatable, Sendable {
  private enum Kind: Equatable, Sendable {
    case destructive
    case cancel
  }

  private let kind: Kind

  /// It deletes something.
  public static let destructive = ButtonRole(kind: .destructive)
  /// It cancels something.
  public static let cancel = ButtonRole(kind: .cancel)
}
