/// Reads a JSON text, counting lines.
struct JSONReader {
  private static let depthLimit = 64

  private let bytes: [UInt8]
  private var index = 0
  private var line = 1

  init(_ text: String) { bytes = Array(text.utf8) }

  mutating func readAll() throws(JSONText.Fault) -> JSONText {
    let value = try readValue(depth: 0)
    skipBlanks()
    if index < bytes.count { throw fault("after the end comes \(seen)") }
    return value
  }

  private var next: UInt8? { index < bytes.count ? bytes[index] : nil }

  private func fault(_ reason: String) -> JSONText.Fault { JSONText.Fault(line: line, reason: reason) }

  /// What stands here, for a message.
  private var seen: String {
    guard let next else { return "the end of the text" }
    // A character of several bytes is shown whole.
    let rest = String(decoding: bytes[index...].prefix(4), as: UTF8.self)
    return next < 0x20 ? "a control character" : "'\(rest.prefix(1))'"
  }

  private mutating func skipBlanks() {
    while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      if byte == 0x0A { line += 1 }
      index += 1
    }
  }

  private mutating func take(_ character: Unicode.Scalar, _ purpose: String) throws(JSONText.Fault) {
    skipBlanks()
    guard next == UInt8(ascii: character) else { throw fault("expected '\(character)' \(purpose), found \(seen)") }
    index += 1
  }

  private mutating func readValue(depth: Int) throws(JSONText.Fault) -> JSONText {
    guard depth < Self.depthLimit else { throw fault("values are nested deeper than \(Self.depthLimit)") }
    skipBlanks()
    let start = line
    switch next {
    case UInt8(ascii: "{"): return JSONText(.object(try readObject(depth: depth)), line: start)
    case UInt8(ascii: "["): return JSONText(.array(try readArray(depth: depth)), line: start)
    case UInt8(ascii: "\""): return JSONText(.string(try readString()), line: start)
    case let byte? where byte == UInt8(ascii: "-") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte):
      return JSONText(.number(try readNumber()), line: start)
    default: return JSONText(try readWord(), line: start)
    }
  }

  private mutating func readObject(depth: Int) throws(JSONText.Fault) -> [JSONText.Member] {
    var members: [JSONText.Member] = []
    var names: Set<String> = []
    index += 1
    skipBlanks()
    if next == UInt8(ascii: "}") {
      index += 1
      return members
    }
    while true {
      skipBlanks()
      guard next == UInt8(ascii: "\"") else { throw fault("expected a name in quotes, found \(seen)") }
      let name = try readString()
      guard names.insert(name).inserted else { throw fault("'\(name)' is there twice") }
      try take(":", "after '\(name)'")
      members.append(JSONText.Member(name: name, value: try readValue(depth: depth + 1)))
      skipBlanks()
      if next == UInt8(ascii: ",") {
        index += 1
      } else {
        try take("}", "or ',' after the value of '\(name)'")
        return members
      }
    }
  }

  private mutating func readArray(depth: Int) throws(JSONText.Fault) -> [JSONText] {
    var elements: [JSONText] = []
    index += 1
    skipBlanks()
    if next == UInt8(ascii: "]") {
      index += 1
      return elements
    }
    while true {
      elements.append(try readValue(depth: depth + 1))
      skipBlanks()
      if next == UInt8(ascii: ",") {
        index += 1
      } else {
        try take("]", "or ',' after an element")
        return elements
      }
    }
  }

  private mutating func readString() throws(JSONText.Fault) -> String {
    index += 1
    var text: [UInt8] = []
    while let byte = next {
      switch byte {
      case UInt8(ascii: "\""):
        index += 1
        return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"):
        index += 1
        text.append(contentsOf: String(try readEscape()).utf8)
      case 0..<0x20: throw fault("a string is not closed on its line")
      default:
        text.append(byte)
        index += 1
      }
    }
    throw fault("a string is not closed")
  }

  /// The scalar of an escape, whose backslash has been read.
  private mutating func readEscape() throws(JSONText.Fault) -> Unicode.Scalar {
    guard let kind = next else { throw fault("a string is not closed") }
    index += 1
    switch kind {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(kind)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{c}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"):
      let first = try readHexadecimal()
      if let scalar = Unicode.Scalar(first) { return scalar }
      // A character beyond 16 bits comes as a pair of surrogates.
      guard first < 0xDC00, next == UInt8(ascii: "\\"), index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "u")
      else { throw fault("an escaped surrogate stands alone") }
      index += 2
      let second = try readHexadecimal()
      guard (0xDC00..<0xE000).contains(second) else { throw fault("an escaped surrogate stands alone") }
      let code = 0x10000 + (UInt32(first) - 0xD800) << 10 + (UInt32(second) - 0xDC00)
      return Unicode.Scalar(code) ?? "\u{FFFD}"
    default: throw fault("'\\\(Character(Unicode.Scalar(kind)))' is no escape")
    }
  }

  private mutating func readHexadecimal() throws(JSONText.Fault) -> UInt16 {
    let digits = bytes[index...].prefix(4)
    guard digits.count == 4, digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
      let code = UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw fault("\\u needs four hexadecimal digits") }
    index += 4
    return code
  }

  /// `-? (0 | [1-9][0-9]*) (. [0-9]+)? ([eE] [+-]? [0-9]+)?`
  private mutating func readNumber() throws(JSONText.Fault) -> String {
    let start = index
    func digits(_ reader: inout JSONReader) -> Int {
      let from = reader.index
      while let byte = reader.next, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { reader.index += 1 }
      return reader.index - from
    }
    if next == UInt8(ascii: "-") { index += 1 }
    let leadsWithZero = next == UInt8(ascii: "0")
    let whole = digits(&self)
    guard whole == 1 || whole > 1 && !leadsWithZero else { throw fault("a number is malformed") }
    if next == UInt8(ascii: ".") {
      index += 1
      guard digits(&self) > 0 else { throw fault("a number ends with its point") }
    }
    if next == UInt8(ascii: "e") || next == UInt8(ascii: "E") {
      index += 1
      if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { index += 1 }
      guard digits(&self) > 0 else { throw fault("a number lacks its exponent") }
    }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private mutating func readWord() throws(JSONText.Fault) -> JSONText.Value {
    for (word, value) in [("true", JSONText.Value.bool(true)), ("false", .bool(false)), ("null", .null)]
    where bytes[index...].starts(with: word.utf8) {
      index += word.utf8.count
      return value
    }
    throw fault("expected a value, found \(seen)")
  }
}
