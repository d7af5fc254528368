import Foundation

/// Something worth telling that happened on a stage: one line of its log.
public struct StageRecord: Equatable, Sendable {
  /// The stage's time, in seconds.
  public var time: Double
  public var event: Event

  public init(time: Double, event: Event) {
    self.time = time
    self.event = event
  }

  public enum Event: Equatable, Sendable {
    /// A device would have let something be felt.
    case haptic(kind: String, source: String)
    /// An element has come, gone or changed for assistive technology.
    case accessibility(change: AccessibilityChange, spoken: String)
    /// The pointer was pressed or released.
    case pointer(phase: String, x: Double, y: Double)
    /// A key was pressed.
    case key(name: String)
    /// The circumstances changed.
    case environment
    /// The view layer has something to say to the person who writes the view.
    case message(String)
  }

  public enum AccessibilityChange: String, Sendable {
    case added
    case removed
    case changed
  }
}

extension StageRecord: Encodable {
  enum CodingKeys: String, CodingKey {
    case time, kind, type, source, change, spoken, phase, x, y, key, text
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode((time * 1e6).rounded() / 1e6, forKey: .time)
    switch event {
    case .haptic(let kind, let source):
      try container.encode("haptic", forKey: .kind)
      try container.encode(kind, forKey: .type)
      try container.encode(source, forKey: .source)
    case .accessibility(let change, let spoken):
      try container.encode("accessibility", forKey: .kind)
      try container.encode(change.rawValue, forKey: .change)
      try container.encode(spoken, forKey: .spoken)
    case .pointer(let phase, let x, let y):
      try container.encode("pointer", forKey: .kind)
      try container.encode(phase, forKey: .phase)
      try container.encode(x, forKey: .x)
      try container.encode(y, forKey: .y)
    case .key(let name):
      try container.encode("key", forKey: .kind)
      try container.encode(name, forKey: .key)
    case .environment:
      try container.encode("environment", forKey: .kind)
    case .message(let text):
      try container.encode("message", forKey: .kind)
      try container.encode(text, forKey: .text)
    }
  }
}
