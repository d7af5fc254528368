import Foundation

extension StageRecord: Decodable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    func text(_ key: CodingKeys) throws -> String { try container.decode(String.self, forKey: key) }
    time = try container.decode(Double.self, forKey: .time)
    let kind = try text(.kind)
    switch kind {
    case "haptic": event = .haptic(kind: try text(.type), source: try text(.source))
    case "accessibility":
      let name = try text(.change)
      guard let change = AccessibilityChange(rawValue: name) else {
        throw DecodingError.dataCorruptedError(
          forKey: .change, in: container, debugDescription: "there is no change '\(name)'")
      }
      event = .accessibility(change: change, spoken: try text(.spoken))
    case "pointer":
      event = .pointer(
        phase: try text(.phase), x: try container.decode(Double.self, forKey: .x),
        y: try container.decode(Double.self, forKey: .y))
    case "key": event = .key(name: try text(.key))
    case "environment": event = .environment
    case "message": event = .message(try text(.text))
    default:
      throw DecodingError.dataCorruptedError(
        forKey: .kind, in: container, debugDescription: "there is no kind of record '\(kind)'")
    }
  }
}
