import Foundation

extension StringCatalog {
  /// Reads a `.strings` file, which holds one language: `"key" = "value";` and comments.
  ///
  /// - Parameters:
  ///   - data: The file: UTF-8, or UTF-16 with a byte order mark.
  ///   - language: The language of the values.
  ///   - sourceLanguage: The language that is used where a translation is missing.
  ///   - name: The table's name.
  ///   - source: The file, for the errors' words.
  /// - Throws: `StringCatalogFault`, with the line.
  public init(
    strings data: Data, language: String, sourceLanguage: String = "en", name: String = StringCatalog.defaultName,
    source: String
  ) throws(StringCatalogFault) {
    let isUTF16 = data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF])
    guard let text = String(data: data, encoding: isUTF16 ? .utf16 : .utf8) else {
      throw StringCatalogFault(source: source, place: nil, reason: "it is neither UTF-8 nor marked UTF-16")
    }
    var reader = StringsReader(text, source: source)
    let pairs = try reader.read()
    self.init(name: name, sourceLanguage: sourceLanguage, entries: pairs.mapValues { [language: .text($0)] })
  }
}

/// Reads the old property-list text that `.strings` files are.
private struct StringsReader {
  private var rest: Substring.UnicodeScalarView
  private let all: String
  private let source: String

  init(_ text: String, source: String) {
    all = text
    rest = Substring(text).unicodeScalars
    if rest.first == "\u{FEFF}" { rest.removeFirst() }
    self.source = source
  }

  mutating func read() throws(StringCatalogFault) -> [String: String] {
    var pairs: [String: String] = [:]
    try skipBlanks()
    while !rest.isEmpty {
      let key = try token()
      try skipBlanks()
      // A key alone stands for itself.
      var value = key
      if rest.first == "=" {
        rest.removeFirst()
        try skipBlanks()
        value = try token()
        try skipBlanks()
      }
      guard rest.first == ";" else { throw fault("';' is missing after \"\(key)\"") }
      rest.removeFirst()
      pairs[key] = value
      try skipBlanks()
    }
    return pairs
  }

  /// A quoted string, or a bare word.
  private mutating func token() throws(StringCatalogFault) -> String {
    guard rest.first == "\"" else {
      let word = rest.prefix {
        $0.properties.isAlphabetic || ("0"..."9").contains($0) || "_.-$:/".unicodeScalars.contains($0)
      }
      guard !word.isEmpty else { throw fault("a key or a value is missing") }
      rest.removeFirst(word.count)
      return String(word)
    }
    rest.removeFirst()
    var result = String.UnicodeScalarView()
    var units: [UInt16] = []
    func flush() {
      result.append(contentsOf: String(decoding: units, as: UTF16.self).unicodeScalars)
      units = []
    }
    while let scalar = rest.popFirst() {
      if scalar == "\"" {
        flush()
        return String(result)
      }
      guard scalar == "\\" else {
        flush()
        result.append(scalar)
        continue
      }
      guard let escape = rest.popFirst() else { break }
      switch escape {
      case "U", "u":
        // Pairs of surrogates are two escapes.
        guard let unit = UInt16(String(rest.prefix(4)), radix: 16), rest.count >= 4 else {
          throw fault("'\\U' needs four hexadecimal digits")
        }
        rest.removeFirst(4)
        units.append(unit)
      case "n":
        flush()
        result.append("\n")
      case "t":
        flush()
        result.append("\t")
      case "r":
        flush()
        result.append("\r")
      case "0":
        flush()
        result.append("\0")
      default:
        flush()
        result.append(escape)
      }
    }
    throw fault("a quote has no end")
  }

  private mutating func skipBlanks() throws(StringCatalogFault) {
    while let first = rest.first {
      if first.properties.isWhitespace {
        rest.removeFirst()
      } else if rest.starts(with: "//".unicodeScalars) {
        rest = rest.drop { $0 != "\n" }
      } else if rest.starts(with: "/*".unicodeScalars) {
        guard let end = Substring(rest).range(of: "*/") else { throw fault("a comment has no end") }
        rest = rest[end.upperBound...]
      } else {
        return
      }
    }
  }

  private func fault(_ reason: String) -> StringCatalogFault {
    let line = 1 + all.unicodeScalars[..<rest.startIndex].reduce(0) { $0 + ($1 == "\n" ? 1 : 0) }
    return StringCatalogFault(source: source, place: "line \(line)", reason: reason)
  }
}
