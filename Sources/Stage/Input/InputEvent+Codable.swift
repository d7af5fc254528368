import SwiftUI

// In a file an event is one object: its time, what happened under "action", and the numbers that belong to that.
extension InputEvent: Codable {
  private enum CodingKeys: String, CodingKey {
    case time, action, x, y, dx, dy, key, characters, shift, control, environment
  }

  private enum Kind: String, CaseIterable {
    case pointerDown, pointerMoved, pointerUp, pointerCancelled, wheel, key, environment
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    time = try container.decode(Double.self, forKey: .time)
    let name = try container.decode(String.self, forKey: .action)
    guard let kind = Kind(rawValue: name) else {
      let known = Kind.allCases.map(\.rawValue).joined(separator: ", ")
      throw DecodingError.dataCorruptedError(
        forKey: .action, in: container, debugDescription: "there is no action '\(name)'. There are: \(known)")
    }
    func number(_ key: CodingKeys) throws -> Double { try container.decode(Double.self, forKey: key) }
    action =
      switch kind {
      case .pointerDown: .pointerDown(x: try number(.x), y: try number(.y))
      case .pointerMoved: .pointerMoved(x: try number(.x), y: try number(.y))
      case .pointerUp: .pointerUp(x: try number(.x), y: try number(.y))
      case .pointerCancelled: .pointerCancelled(x: try number(.x), y: try number(.y))
      case .wheel: .wheel(dx: try number(.dx), dy: try number(.dy), x: try number(.x), y: try number(.y))
      case .key: .key(try Self.key(container))
      case .environment: .environment(try container.decode(StageEnvironment.self, forKey: .environment))
      }
  }

  private static func key(_ container: KeyedDecodingContainer<CodingKeys>) throws -> Key {
    let name = try container.decode(String.self, forKey: .key)
    guard KeyEvent.Key(rawValue: name) != nil else {
      throw DecodingError.dataCorruptedError(
        forKey: .key, in: container,
        debugDescription: "there is no key '\(name)'; one that types is called 'character', with its 'characters'")
    }
    return Key(
      name: name, characters: try container.decodeIfPresent(String.self, forKey: .characters) ?? "",
      isShiftDown: try container.decodeIfPresent(Bool.self, forKey: .shift) ?? false,
      isControlDown: try container.decodeIfPresent(Bool.self, forKey: .control) ?? false)
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(time, forKey: .time)
    func encode(_ kind: Kind, _ numbers: [(CodingKeys, Double)] = []) throws {
      try container.encode(kind.rawValue, forKey: .action)
      for (key, number) in numbers { try container.encode(number, forKey: key) }
    }
    switch action {
    case .pointerDown(let x, let y): try encode(.pointerDown, [(.x, x), (.y, y)])
    case .pointerMoved(let x, let y): try encode(.pointerMoved, [(.x, x), (.y, y)])
    case .pointerUp(let x, let y): try encode(.pointerUp, [(.x, x), (.y, y)])
    case .pointerCancelled(let x, let y): try encode(.pointerCancelled, [(.x, x), (.y, y)])
    case .wheel(let dx, let dy, let x, let y): try encode(.wheel, [(.dx, dx), (.dy, dy), (.x, x), (.y, y)])
    case .key(let key):
      try encode(.key)
      try container.encode(key.name, forKey: .key)
      if !key.characters.isEmpty { try container.encode(key.characters, forKey: .characters) }
      if key.isShiftDown { try container.encode(true, forKey: .shift) }
      if key.isControlDown { try container.encode(true, forKey: .control) }
    case .environment(let environment):
      try encode(.environment)
      try container.encode(environment, forKey: .environment)
    }
  }
}
