/// Reads the tags of an XML document one after the other; text, comments and declarations are passed over.
///
/// Enough for drawings: no entities but the five of XML itself and character references, and no document types of one's
/// own. Foundation's parser would bring a library of a megabyte to the start of every program.
struct XMLScanner {
  /// A tag.
  enum Token: Equatable {
    /// `<name a="b">`, or with `isEmpty` `<name a="b"/>`.
    case open(name: String, attributes: [String: String], isEmpty: Bool)
    /// `</name>`.
    case close(name: String)
  }

  private let bytes: [UInt8]
  private let source: String
  private var position = 0

  init(_ text: String, source: String) {
    bytes = Array(text.utf8)
    self.source = source
  }

  /// The line that the next token is on or after.
  var line: Int { 1 + bytes[..<position].reduce(0) { $0 + ($1 == UInt8(ascii: "\n") ? 1 : 0) } }

  /// The next tag; nil at the end.
  mutating func next() throws(SVGFault) -> Token? {
    while let start = bytes[position...].firstIndex(of: UInt8(ascii: "<")) {
      position = start
      if skips("<!--", to: "-->") || skips("<?", to: "?>") || skips("<![CDATA[", to: "]]>") || skips("<!", to: ">") {
        continue
      }
      guard bytes[position...].contains(UInt8(ascii: ">")) else { throw fault("a tag has no end") }
      position += 1
      if peek == UInt8(ascii: "/") {
        position += 1
        let name = try readName()
        skipSpace()
        try expect(">")
        return .close(name: name)
      }
      return try readOpening()
    }
    position = bytes.count
    return nil
  }

  private mutating func readOpening() throws(SVGFault) -> Token {
    let name = try readName()
    var attributes: [String: String] = [:]
    while true {
      skipSpace()
      switch peek {
      case UInt8(ascii: ">"):
        position += 1
        return .open(name: name, attributes: attributes, isEmpty: false)
      case UInt8(ascii: "/"):
        position += 1
        try expect(">")
        return .open(name: name, attributes: attributes, isEmpty: true)
      default:
        let key = try readName()
        skipSpace()
        try expect("=")
        skipSpace()
        attributes[key] = try readValue()
      }
    }
  }

  private mutating func readName() throws(SVGFault) -> String {
    let start = position
    while let byte = peek, Self.isNameByte(byte) { position += 1 }
    guard position > start else { throw fault("a name is missing") }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func readValue() throws(SVGFault) -> String {
    guard let quote = peek, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      throw fault("the value of an attribute has no quotes")
    }
    position += 1
    guard let end = bytes[position...].firstIndex(of: quote) else { throw fault("a quote has no end") }
    defer { position = end + 1 }
    return try decode(bytes[position..<end])
  }

  /// A value with its references replaced.
  private func decode(_ value: ArraySlice<UInt8>) throws(SVGFault) -> String {
    let text = String(decoding: value, as: UTF8.self)
    guard text.contains("&") else { return text }
    var result = ""
    var rest = Substring(text)
    while let start = rest.firstIndex(of: "&") {
      result += rest[..<start]
      guard let end = rest[start...].firstIndex(of: ";") else { throw fault("'&' begins no reference") }
      let name = rest[rest.index(after: start)..<end]
      guard let character = Self.character(name) else { throw fault("'&\(name);' is unknown") }
      result.append(character)
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }

  private static func character(_ name: Substring) -> Character? {
    switch name {
    case "lt": return "<"
    case "gt": return ">"
    case "amp": return "&"
    case "quot": return "\""
    case "apos": return "'"
    default:
      guard name.hasPrefix("#") else { return nil }
      let isHex = name.dropFirst().hasPrefix("x")
      return UInt32(name.dropFirst(isHex ? 2 : 1), radix: isHex ? 16 : 10).flatMap(Unicode.Scalar.init)
        .map(Character.init)
    }
  }

  private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    byte >= 0x80
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
      || (UInt8(ascii: "-")...UInt8(ascii: ":")).contains(byte) && byte != UInt8(ascii: "/")
      || byte == UInt8(ascii: "_")
  }

  private mutating func skipSpace() {
    while let byte = peek, byte == 0x20 || (0x09...0x0D).contains(byte) { position += 1 }
  }

  private mutating func expect(_ character: Character) throws(SVGFault) {
    guard peek == character.asciiValue else { throw fault("'\(character)' is missing") }
    position += 1
  }

  /// Passes over a construct that begins here; one without an end reaches to the end of the document.
  private mutating func skips(_ opening: String, to closing: String) -> Bool {
    guard bytes[position...].starts(with: opening.utf8) else { return false }
    let end = Array(closing.utf8)
    var index = position + opening.utf8.count
    while index + end.count <= bytes.count {
      if bytes[index..<index + end.count].elementsEqual(end) {
        position = index + end.count
        return true
      }
      index += 1
    }
    position = bytes.count
    return true
  }

  func fault(_ reason: String) -> SVGFault { SVGFault(source: source, line: line, reason: reason) }
}
