/// A JSON text taken apart, with the line of everything in it: what is needed to say where a file is wrong, and to write
/// one that a person can read.
struct JSONText: Equatable {
  indirect enum Value: Equatable {
    case null
    case bool(Bool)
    /// As it is written, so that copying it changes no digit.
    case number(String)
    case string(String)
    case array([JSONText])
    case object([Member])
  }

  /// One name and value of an object.
  struct Member: Equatable {
    var name: String
    var value: JSONText
  }

  var value: Value
  /// The line on which the value begins, counted from 1.
  var line: Int

  /// What is wrong with a text, and in which line.
  struct Fault: Error, Equatable {
    let line: Int
    let reason: String
  }

  /// Reads a whole text.
  ///
  /// - Throws: `Fault` for anything that RFC 8259 does not allow, a name that an object has twice, and values nested
  ///   deeper than 64.
  init(_ text: String) throws(Fault) {
    var reader = JSONReader(text)
    self = try reader.readAll()
  }

  init(_ value: Value, line: Int) {
    self.value = value
    self.line = line
  }

  /// The value of an object's member; nil where this is no object or has none of the name.
  subscript(name: String) -> JSONText? {
    guard case .object(let members) = value else { return nil }
    return members.first { $0.name == name }?.value
  }

  /// The element of an array; nil where this is no array or ends before.
  subscript(index: Int) -> JSONText? {
    guard case .array(let elements) = value, elements.indices.contains(index) else { return nil }
    return elements[index]
  }
}
