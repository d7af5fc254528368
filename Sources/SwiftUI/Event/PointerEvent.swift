/// A movement of the mouse or of a finger.
package struct PointerEvent: Sendable {
  package enum Phase: String, Sendable, Codable {
    case began
    case moved
    case ended
    case cancelled
  }

  package var phase: Phase
  /// In points: in the window's coordinates when it is sent, in those of the responder's coordinate root when it is
  /// delivered.
  package var location: CGPoint
  /// The stage's time, in seconds.
  package var time: Double
  /// The keys held down.
  package var modifiers: EventModifiers
  /// Where it is in the window's coordinates, in points.
  var windowLocation: CGPoint

  package init(phase: Phase, location: CGPoint, time: Double, modifiers: EventModifiers = []) {
    self.phase = phase
    self.location = location
    self.time = time
    self.modifiers = modifiers
    windowLocation = location
  }
}

/// Keys that are held down while something else is done.
public struct EventModifiers: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let capsLock = EventModifiers(rawValue: 1 << 0)
  public static let shift = EventModifiers(rawValue: 1 << 1)
  public static let control = EventModifiers(rawValue: 1 << 2)
  public static let option = EventModifiers(rawValue: 1 << 3)
  public static let command = EventModifiers(rawValue: 1 << 4)
  public static let numericPad = EventModifiers(rawValue: 1 << 5)
  public static let all: EventModifiers = [.capsLock, .shift, .control, .option, .command, .numericPad]
}
