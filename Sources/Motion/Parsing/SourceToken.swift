/// A word of an animation written as text.
struct SourceToken: Equatable {
  enum Kind: Equatable {
    case number(Double)
    case name(String)
    /// One of `. , : ( ) + - * /`.
    case symbol(Character)
    case end
  }

  let kind: Kind
  /// In characters from the start of the text.
  let offset: Int

  /// What an error message calls it.
  var name: String {
    switch kind {
    case .number(let value): "the number \(value)"
    case .name(let name): "'\(name)'"
    case .symbol(let symbol): "'\(symbol)'"
    case .end: "the end"
    }
  }
}

/// Divides a text into words, as Swift does.
struct SourceLexer {
  private let source: String
  private let characters: [Character]
  private var position = 0

  init(_ source: String) {
    self.source = source
    characters = Array(source)
  }

  static func tokens(of source: String) throws(AnimationParseError) -> [SourceToken] {
    var lexer = SourceLexer(source)
    var tokens: [SourceToken] = []
    repeat {
      tokens.append(try lexer.next())
    } while tokens.last?.kind != .end
    return tokens
  }

  private func character(_ ahead: Int = 0) -> Character? {
    position + ahead < characters.count ? characters[position + ahead] : nil
  }

  private mutating func next() throws(AnimationParseError) -> SourceToken {
    while let space = character(), space.isWhitespace { position += 1 }
    let start = position
    guard let first = character() else { return SourceToken(kind: .end, offset: start) }
    if first.isDigit { return SourceToken(kind: .number(try number()), offset: start) }
    if first == "`" { return SourceToken(kind: .name(try quotedName()), offset: start) }
    if first.isLetter || first == "_" { return SourceToken(kind: .name(name()), offset: start) }
    guard ".,:()+-*/".contains(first) else { throw error("'\(first)' has no place in an animation", at: start) }
    position += 1
    return SourceToken(kind: .symbol(first), offset: start)
  }

  private mutating func name() -> String {
    var name = ""
    while let next = character(), next.isLetter || next.isNumber || next == "_" {
      name.append(next)
      position += 1
    }
    return name
  }

  private mutating func quotedName() throws(AnimationParseError) -> String {
    let start = position
    position += 1
    let name = name()
    guard character() == "`", !name.isEmpty else { throw error("a name in backticks was not closed", at: start) }
    position += 1
    return name
  }

  /// A decimal number: digits with underscores between them, a fraction, an exponent.
  private mutating func number() throws(AnimationParseError) -> Double {
    let start = position
    var text = digits()
    if character() == ".", character(1)?.isDigit == true {
      position += 1
      text += "." + digits()
    }
    if character() == "e" || character() == "E" {
      text += "e"
      position += 1
      if let sign = character(), sign == "-" || sign == "+" {
        text.append(sign)
        position += 1
      }
      text += digits()
    }
    let isWord = character().map { $0.isLetter || $0 == "_" } ?? false
    guard !isWord, let value = Double(text) else {
      throw error("expected a decimal number", at: start)
    }
    return value
  }

  private mutating func digits() -> String {
    var digits = ""
    while let next = character(), next.isDigit || next == "_" {
      if next != "_" { digits.append(next) }
      position += 1
    }
    return digits
  }

  private func error(_ message: String, at offset: Int) -> AnimationParseError {
    AnimationParseError(source: source, offset: offset, message: message)
  }
}

extension Character {
  fileprivate var isDigit: Bool { ("0"..."9").contains(self) }
}
