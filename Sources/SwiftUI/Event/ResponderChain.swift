import Raster

/// What lies under a point: responders from the innermost outwards, each with the way to its coordinates.
@MainActor
struct ResponderChain {
  struct Link {
    let responder: any Responder
    /// From the window's coordinates to the responder's coordinate root.
    let transform: CGAffineTransform
  }

  private(set) var links: [Link] = []
  private var transform = CGAffineTransform.identity

  mutating func append(_ responder: any Responder) {
    links.append(Link(responder: responder, transform: transform))
  }

  /// Runs `body` for content that is drawn through a transform, `inverse` being the way back.
  mutating func concatenating(_ inverse: CGAffineTransform, _ body: (inout ResponderChain) -> Bool) -> Bool {
    let outer = transform
    transform = outer.concatenating(inverse)
    defer { transform = outer }
    return body(&self)
  }
}

/// Something that takes pointer and wheel events.
@MainActor
protocol Responder: AnyObject {
  /// Takes an event, its location in the coordinates of the responder's coordinate root.
  func handle(_ event: PointerEvent) -> PointerResponse
  /// Takes a turn of the wheel, in points; returns whether it was used.
  func wheel(_ delta: CGSize) -> Bool
}

extension Responder {
  func wheel(_ delta: CGSize) -> Bool { false }
}

/// What a responder makes of a pointer event.
enum PointerResponse {
  /// It is of no interest, now and until the next press.
  case ignored
  /// It may become something.
  case possible
  /// It has become something: the other responders are told to let go.
  case claimed
}

/// A movement of the mouse or of a finger.
package struct PointerEvent: Sendable {
  package enum Phase: String, Sendable, Codable {
    case began
    case moved
    case ended
    case cancelled
  }

  package var phase: Phase
  /// In points.
  package var location: CGPoint
  /// The stage's time, in seconds.
  package var time: Double

  package init(phase: Phase, location: CGPoint, time: Double) {
    self.phase = phase
    self.location = location
    self.time = time
  }
}

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
