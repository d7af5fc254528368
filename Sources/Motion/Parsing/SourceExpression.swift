/// An expression of an animation written as text, before anything is known of what its names mean.
indirect enum SourceExpression {
  struct Argument {
    let label: String?
    let value: SourceExpression
    let offset: Int
  }

  case number(Double, offset: Int)
  /// `name`, `.name` or `base.name`, with arguments if it is called.
  case member(base: SourceExpression?, name: String, arguments: [Argument]?, offset: Int, end: Int)
  case negation(SourceExpression, offset: Int)
  case operation(Character, SourceExpression, SourceExpression, offset: Int)

  /// Where it starts, in characters from the start of the text.
  var offset: Int {
    switch self {
    case .number(_, let offset), .negation(_, let offset): offset
    case .member(let base, _, _, let offset, _): base?.offset ?? offset
    case .operation(_, let left, _, _): left.offset
    }
  }
}

/// Reads expressions from words: calls, members and arithmetic, with Swift's precedence.
struct SourceExpressionParser {
  private let source: String
  private let tokens: [SourceToken]
  private var position = 0

  /// The deepest nesting that is read.
  private static let deepest = 100
  private var depth = 0

  static func expression(in source: String) throws(AnimationParseError) -> SourceExpression {
    var parser = SourceExpressionParser(source: source, tokens: try SourceLexer.tokens(of: source))
    let expression = try parser.sum()
    guard parser.token.kind == .end else {
      throw parser.error("expected '.' and a modifier, or the end, not \(parser.token.name)")
    }
    return expression
  }

  private init(source: String, tokens: [SourceToken]) {
    self.source = source
    self.tokens = tokens
  }

  private var token: SourceToken { tokens[position] }

  private mutating func take(_ symbol: Character) -> Bool {
    guard token.kind == .symbol(symbol) else { return false }
    position += 1
    return true
  }

  private func error(_ message: String, at offset: Int? = nil) -> AnimationParseError {
    AnimationParseError(source: source, offset: offset ?? token.offset, message: message)
  }

  private mutating func sum() throws(AnimationParseError) -> SourceExpression {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.deepest else { throw error("too many expressions inside each other") }
    var left = try product()
    while let symbol = takeOneOf("+-") {
      left = .operation(symbol.character, left, try product(), offset: symbol.offset)
    }
    return left
  }

  private mutating func product() throws(AnimationParseError) -> SourceExpression {
    var left = try factor()
    while let symbol = takeOneOf("*/") {
      left = .operation(symbol.character, left, try factor(), offset: symbol.offset)
    }
    return left
  }

  private mutating func takeOneOf(_ symbols: String) -> (character: Character, offset: Int)? {
    guard case .symbol(let symbol) = token.kind, symbols.contains(symbol) else { return nil }
    let offset = token.offset
    position += 1
    return (symbol, offset)
  }

  private mutating func factor() throws(AnimationParseError) -> SourceExpression {
    var signs: [Int] = []
    while token.kind == .symbol("-") {
      signs.append(token.offset)
      position += 1
    }
    var expression = try primary()
    for offset in signs.reversed() { expression = .negation(expression, offset: offset) }
    return expression
  }

  private mutating func primary() throws(AnimationParseError) -> SourceExpression {
    let start = token
    var expression: SourceExpression
    switch start.kind {
    case .number(let value):
      position += 1
      return .number(value, offset: start.offset)
    case .symbol("("):
      position += 1
      expression = try sum()
      guard take(")") else { throw error("expected ')', not \(token.name)") }
    case .symbol("."):
      position += 1
      expression = try member(of: nil)
    case .name:
      expression = try member(of: nil)
    case .symbol, .end:
      throw error("expected a value, not \(start.name)")
    }
    while take(".") { expression = try member(of: expression) }
    return expression
  }

  private mutating func member(of base: SourceExpression?) throws(AnimationParseError) -> SourceExpression {
    let start = token
    guard case .name(let name) = start.kind else { throw error("expected a name after '.', not \(start.name)") }
    position += 1
    var arguments: [SourceExpression.Argument]?
    var end = start.offset + name.count
    if take("(") {
      arguments = try argumentList()
      end = tokens[position - 1].offset
    }
    return .member(base: base, name: name, arguments: arguments, offset: start.offset, end: end)
  }

  /// The arguments of a call up to its closing parenthesis; the opening one has been read.
  private mutating func argumentList() throws(AnimationParseError) -> [SourceExpression.Argument] {
    if take(")") { return [] }
    var arguments: [SourceExpression.Argument] = []
    repeat {
      let start = token
      var label: String?
      if case .name(let name) = start.kind, tokens[position + 1].kind == .symbol(":") {
        label = name
        position += 2
      }
      arguments.append(.init(label: label, value: try sum(), offset: start.offset))
    } while take(",")
    guard take(")") else { throw error("expected ',' or ')', not \(token.name)") }
    return arguments
  }
}
