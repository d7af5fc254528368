/// What the graph holds of an attribute that moves: less than a reference that keeps it alive.
@MainActor
final class AttributeSlot {
  /// Names the attribute while it moves.
  let id: ObjectIdentifier
  private weak var held: (any ActiveAttribute)?
  // Emptied by the attribute itself when it goes, which may be on any path.
  nonisolated(unsafe) private unowned(unsafe) var lent: (any ActiveAttribute)?

  /// A slot that is empty when nobody else holds `attribute` any more.
  init(holding attribute: any ActiveAttribute) {
    id = ObjectIdentifier(attribute)
    held = attribute
  }

  /// A slot that must be emptied by `attribute` when it goes. The references to an object that has weak ones are
  /// several times as slow to count, which tells where a thousand attributes move.
  init(lending attribute: any ActiveAttribute) {
    id = ObjectIdentifier(attribute)
    lent = attribute
  }

  var attribute: (any ActiveAttribute)? { lent ?? held }

  nonisolated func empty() { lent = nil }
}
