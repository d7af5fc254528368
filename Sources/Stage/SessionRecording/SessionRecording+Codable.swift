extension SessionRecording: Codable {
  private enum CodingKeys: String, CodingKey {
    case format, version, source, preview, environment, duration, inputs
  }

  /// The names of a file's members, in the order in which they are written.
  static let memberOrder = [
    "format", "version", "source", "component", "path", "sha256", "target", "view", "preview", "time", "action",
    "environment", "duration", "inputs", "key", "dx", "dy", "x", "y", "width", "height", "scale",
  ]

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    func check(_ isRight: Bool, _ path: [any CodingKey], _ reason: String) throws {
      if !isRight { throw DecodingError.dataCorrupted(.init(codingPath: path, debugDescription: reason)) }
    }
    let format = try container.decode(String.self, forKey: .format)
    try check(format == Self.format, [CodingKeys.format], "'\(format)' is not '\(Self.format)'")
    let version = try container.decode(Int.self, forKey: .version)
    try check(
      version == Self.version, [CodingKeys.version],
      "version \(version) is not known here, only \(Self.version); a newer zoetrope may have written it")
    source = try container.decode(Source.self, forKey: .source)
    preview = try container.decodeIfPresent(String.self, forKey: .preview)
    environment = try container.decode(StageEnvironment.self, forKey: .environment)
    duration = try container.decode(Double.self, forKey: .duration)
    inputs = try container.decode([InputEvent].self, forKey: .inputs)

    let range = 0...Self.longest
    try check(range.contains(duration), [CodingKeys.duration], "expected seconds, from 0 to \(Int(Self.longest))")
    for (index, input) in inputs.enumerated() {
      let place: [any CodingKey] = [CodingKeys.inputs, Place(index), Place("time")]
      try check(range.contains(input.time), place, "expected seconds, from 0 to \(Int(Self.longest))")
      let earlier = index == 0 ? 0 : inputs[index - 1].time
      try check(input.time >= earlier, place, "\(input.time) lies before the input above it, which came at \(earlier)")
      try check(input.time <= duration, place, "\(input.time) lies after the end of the recording, at \(duration)")
      if case .environment(let environment) = input.action {
        try environment.check(at: place.dropLast() + [Place("environment")])
      }
    }
    try environment.check(at: [CodingKeys.environment])
  }

  /// A day: what a time in a recording can be at most, in seconds.
  private static let longest = 86_400.0

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(Self.format, forKey: .format)
    try container.encode(Self.version, forKey: .version)
    try container.encode(source, forKey: .source)
    try container.encodeIfPresent(preview, forKey: .preview)
    try container.encode(environment, forKey: .environment)
    try container.encode(duration, forKey: .duration)
    try container.encode(inputs, forKey: .inputs)
  }
}

extension SessionRecording.Source: Codable {
  private enum CodingKeys: String, CodingKey {
    case component
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    if let name = try container.decodeIfPresent(String.self, forKey: .component) {
      self = .component(name)
    } else {
      self = .files(try SourceReference(from: decoder))
    }
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .component(let name):
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(name, forKey: .component)
    case .files(let reference): try reference.encode(to: encoder)
    }
  }
}

extension StageEnvironment {
  /// Refuses sizes that could not be drawn.
  fileprivate func check(at place: [any CodingKey]) throws {
    for (name, value, range) in [
      ("width", width, 1...8192), ("height", height, 1...8192), ("scale", scale, 0.5...8),
    ] where !range.contains(value) {
      throw DecodingError.dataCorrupted(
        .init(
          codingPath: place + [Place(name)],
          debugDescription: "expected a number from \(range.lowerBound) to \(range.upperBound), found \(value)"))
    }
  }
}

/// A place in a file: a member's name or an element's number.
private struct Place: CodingKey {
  let stringValue: String
  let intValue: Int?

  init(_ name: String) {
    stringValue = name
    intValue = nil
  }

  init(_ index: Int) {
    stringValue = String(index)
    intValue = index
  }

  init?(stringValue: String) { self.init(stringValue) }

  init?(intValue: Int) { self.init(intValue) }
}
