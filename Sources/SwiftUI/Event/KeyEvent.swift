/// A key going down.
package struct KeyEvent: Sendable, Equatable {
  package enum Key: String, Sendable, Codable {
    case tab
    case space
    case `return`
    case escape
    case delete
    case forwardDelete
    case left
    case right
    case up
    case down
    case home
    case end
    case character
  }

  package var key: Key
  /// What the key types.
  package var characters: String
  package var isShiftDown: Bool
  package var isControlDown: Bool

  package init(key: Key, characters: String = "", isShiftDown: Bool = false, isControlDown: Bool = false) {
    self.key = key
    self.characters = characters
    self.isShiftDown = isShiftDown
    self.isControlDown = isControlDown
  }
}
