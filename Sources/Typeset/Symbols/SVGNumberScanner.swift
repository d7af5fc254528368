/// Reads the numbers of SVG's little languages: path data, transforms and lists of points.
struct SVGNumberScanner {
  private let bytes: [UInt8]
  private(set) var position = 0

  init(_ text: some StringProtocol) {
    bytes = Array(text.utf8)
  }

  /// Whether nothing but separators is left.
  mutating func isAtEnd() -> Bool {
    skipSeparators()
    return position >= bytes.count
  }

  /// The letter here, which is consumed; nil where there is a number or the end.
  mutating func letter() -> Character? {
    skipSeparators()
    guard position < bytes.count, (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(bytes[position] | 0x20) else {
      return nil
    }
    defer { position += 1 }
    return Character(Unicode.Scalar(bytes[position]))
  }

  /// The number here; nil, and nothing consumed, where there is none. `1.5.5` is 1.5 and .5, `1-2` is 1 and −2.
  mutating func number() -> Double? {
    skipSeparators()
    var end = position
    func isDigit(_ index: Int) -> Bool {
      index < bytes.count && (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[index])
    }
    func isOne(of characters: String, _ index: Int) -> Bool {
      index < bytes.count && characters.utf8.contains(bytes[index])
    }
    if isOne(of: "+-", end) { end += 1 }
    let digits = end
    while isDigit(end) { end += 1 }
    var hasDigits = end > digits
    if isOne(of: ".", end) {
      let fraction = end + 1
      end = fraction
      while isDigit(end) { end += 1 }
      hasDigits = hasDigits || end > fraction
    }
    guard hasDigits else { return nil }
    if isOne(of: "eE", end) {
      var exponent = end + 1
      if isOne(of: "+-", exponent) { exponent += 1 }
      if isDigit(exponent) {
        while isDigit(exponent) { exponent += 1 }
        end = exponent
      }
    }
    guard let value = Double(String(decoding: bytes[position..<end], as: UTF8.self)), value.isFinite else { return nil }
    position = end
    return value
  }

  /// An arc's flag, a single 0 or 1 that needs no separator after it.
  mutating func flag() -> Bool? {
    skipSeparators()
    guard position < bytes.count else { return nil }
    switch bytes[position] {
    case UInt8(ascii: "0"):
      position += 1
      return false
    case UInt8(ascii: "1"):
      position += 1
      return true
    default: return nil
    }
  }

  /// As many numbers as there are in a row.
  mutating func numbers() -> [Double] {
    var values: [Double] = []
    while let value = number() { values.append(value) }
    return values
  }

  private mutating func skipSeparators() {
    while position < bytes.count, [0x20, 0x09, 0x0A, 0x0C, 0x0D, UInt8(ascii: ",")].contains(bytes[position]) {
      position += 1
    }
  }
}
