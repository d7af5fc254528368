import Foundation

extension SessionRecording {
  /// The text of a file; equal recordings have equal texts.
  public func text() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.dateEncodingStrategy = .iso8601
    let compact = String(decoding: try encoder.encode(self), as: UTF8.self)
    return try JSONText(compact).printed(order: Self.memberOrder)
  }

  /// Writes the recording to a file, which appears when it is complete.
  ///
  /// - Throws: `FileFault` when the file can't be written.
  public func write(to path: String) throws {
    let file = try AtomicFile(path: path)
    try file.append(try text().utf8)
    try file.commit()
  }

  /// Reads a recording.
  ///
  /// - Throws: `FileFault` when the file can't be read, `SessionRecordingFault` when it is no recording, or a broken
  ///   one: with the line and the field.
  public init(contentsOf path: String) throws {
    var status = stat()
    guard stat(path, &status) == 0 else { throw FileFault("read", path, errno: errno) }
    guard status.st_mode & S_IFMT != S_IFDIR else { throw FileFault("read", path, errno: EISDIR) }
    let descriptor = open(path, O_RDONLY)
    guard descriptor >= 0 else { throw FileFault("read", path, errno: errno) }
    let bytes = try FileHandle(fileDescriptor: descriptor, closeOnDealloc: true).readToEnd() ?? Data()
    try self.init(bytes: bytes, name: path)
  }

  /// Reads a recording from the bytes of a file.
  ///
  /// - Parameter name: What the error's words call the file.
  init(bytes: Data, name: String) throws(SessionRecordingFault) {
    func fault(_ reason: String, field: String? = nil, line: Int? = nil) -> SessionRecordingFault {
      SessionRecordingFault(path: name, line: line, field: field, reason: reason)
    }
    guard let text = String(validating: bytes, as: UTF8.self) else { throw fault("it is no text in UTF-8") }
    let structure: JSONText
    do {
      structure = try JSONText(text)
    } catch {
      throw fault(error.reason, line: error.line)
    }
    do {
      let decoder = JSONDecoder()
      decoder.dateDecodingStrategy = .iso8601
      self = try decoder.decode(SessionRecording.self, from: bytes)
    } catch let error as DecodingError {
      let (path, reason) = error.placeAndReason
      let place = structure.place(of: path)
      throw fault(reason, field: place.field, line: place.line)
    } catch {
      throw fault(String(describing: error))
    }
  }
}

/// A recording that can't be read: where it is wrong, and how.
public struct SessionRecordingFault: Error, Equatable, CustomStringConvertible {
  /// The file.
  public let path: String
  /// The line, counted from 1; nil where the fault is that of the whole file.
  public let line: Int?
  /// The field, such as `inputs[2].time`; nil where the text is not even JSON.
  public let field: String?
  public let reason: String

  public var description: String {
    var place = "Recording '\(path)'"
    if let line { place += ", line \(line)" }
    if let field { place += ", \(field)" }
    return "\(place): \(reason)."
  }
}

extension DecodingError {
  /// Where the error is, and what is wrong there, in words.
  fileprivate var placeAndReason: ([any CodingKey], String) {
    switch self {
    case .keyNotFound(let key, let context):
      return (context.codingPath, "there is no '\(key.stringValue)'")
    case .valueNotFound(let type, let context):
      return (context.codingPath, "expected \(Self.name(of: type)), found null")
    case .typeMismatch(let type, let context):
      return (context.codingPath, "expected \(Self.name(of: type))")
    case .dataCorrupted(let context): return (context.codingPath, Self.plain(context.debugDescription))
    @unknown default: return ([], localizedDescription)
    }
  }

  /// A sentence without its full stop.
  private static func plain(_ text: String) -> String { text.hasSuffix(".") ? String(text.dropLast()) : text }

  private static func name(of type: Any.Type) -> String {
    switch type {
    case is Double.Type: "a number"
    case is Int.Type: "a whole number"
    case is Bool.Type: "true or false"
    case is String.Type: "a text"
    default: type is any Collection.Type && !(type is any ExpressibleByDictionaryLiteral.Type) ? "a list" : "an object"
    }
  }
}

extension JSONText {
  /// What a path of names and numbers is called, and the line of the innermost value of it that is there.
  fileprivate func place(of path: [any CodingKey]) -> (field: String?, line: Int) {
    var field = ""
    var value = self
    for key in path {
      if let index = key.intValue {
        field += "[\(index)]"
      } else {
        field += field.isEmpty ? key.stringValue : ".\(key.stringValue)"
      }
      value = (key.intValue.map { value[$0] } ?? value[key.stringValue]) ?? value
    }
    return (field.isEmpty ? nil : field, value.line)
  }
}
