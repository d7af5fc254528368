/// Something that takes pointer and wheel events.
///
/// A press is a contest: it is told to everything under it, and each responder says what it makes of it. One that has
/// recognised its gesture acts only once it is told that it was `accepted`.
@MainActor
protocol Responder: AnyObject {
  /// The node that the responder belongs to; once it is gone, the responder gets no more events.
  var responderNode: _ViewNode { get }

  /// How it stands to the other responders under the same press.
  var rank: ResponderRank { get }

  /// Takes an event, its location in the coordinates of the responder's coordinate root. A cancelled event takes the
  /// responder back to the start; it may come at any time.
  func handle(_ event: PointerEvent) -> PointerResponse

  /// It has won: what it recognised is to take effect. Further events of the press go to it.
  func accepted()

  /// Takes a turn of the wheel, in points; returns whether it was used.
  func wheel(_ delta: CGSize) -> Bool

  /// The pointer has come or gone (nil), without being pressed; returns whether the responder cares.
  func hover(_ location: CGPoint?) -> Bool
}

extension Responder {
  var rank: ResponderRank { .normal }
  func accepted() {}
  func wheel(_ delta: CGSize) -> Bool { false }
  func hover(_ location: CGPoint?) -> Bool { false }
}

extension Responder where Self: Item {
  var responderNode: _ViewNode { node }
}

/// How a responder stands to others.
enum ResponderRank {
  /// Before everything that is not of this rank, the outermost first.
  case high
  /// The innermost first.
  case normal
  /// Beside the others: it neither keeps them from winning nor is kept.
  case simultaneous
}

/// What a responder makes of a pointer event.
enum PointerResponse {
  /// Nothing will become of this press.
  case failed
  /// It may become something; a responder further out may be quicker.
  case possible
  /// It may become something with the next press; responders further out have to wait for it.
  case waiting
  /// It has become something. Once accepted it takes effect, and the others are told to let go.
  case recognized
}
