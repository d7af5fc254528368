/// Inline Markdown: emphasis, code, strikethrough and links, as far as translated texts use it.
///
/// The rules are CommonMark's for backslash escapes, code spans, emphasis by delimiter runs and inline links, and
/// GitHub's for strikethrough. Blocks, images, entities and raw HTML are left as they are written.
struct InlineMarkdown {
  /// A stretch of text with one look.
  struct Span: Equatable {
    var text: String
    var isStrong = false
    var isEmphasised = false
    var isCode = false
    var isStruck = false
    var link: String?
  }

  private(set) var spans: [Span] = []

  /// Parses `text`; one span without a look where there is no Markdown in it.
  init(_ text: String) {
    guard text.utf8.contains(where: Self.isSpecial) else {
      spans = text.isEmpty ? [] : [Span(text: text)]
      return
    }
    var tokens = Self.tokens(Array(text))
    Self.pair(&tokens)
    spans = Self.spans(tokens)
  }

  /// Whether a byte can begin anything but plain text: `*`, `_`, a backtick, `~`, `[`, a backslash, `<`.
  private static func isSpecial(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x2A, 0x5F, 0x60, 0x7E, 0x5B, 0x5C, 0x3C: true
    default: false
    }
  }

  // MARK: Tokens

  private struct Token {
    var text: String
    /// A run of delimiters: the character, and whether it can open and close.
    var delimiter: Character?
    var canOpen = false
    var canClose = false
    var count = 0
    var isCode = false
    var link: String?
    /// What the spans that start (positive) or end (negative) here are, in order.
    var strong = 0
    var emphasis = 0
    var strike = 0
    /// Spans parsed already, as in a link's text.
    var inner: [Span]?
  }

  private static func tokens(_ characters: [Character]) -> [Token] {
    var tokens: [Token] = []
    var literal = ""
    var index = 0
    func flush() {
      if !literal.isEmpty { tokens.append(Token(text: literal)) }
      literal = ""
    }
    while index < characters.count {
      let character = characters[index]
      switch character {
      case "\\" where index + 1 < characters.count && isPunctuation(characters[index + 1]):
        literal.append(characters[index + 1])
        index += 2
      case "`":
        if let (code, end) = codeSpan(characters, index) {
          flush()
          tokens.append(Token(text: code, isCode: true))
          index = end
        } else {
          let run = characters[index...].prefix { $0 == "`" }
          literal += String(run)
          index += run.count
        }
      case "[":
        if let (text, target, end) = link(characters, index) {
          flush()
          tokens.append(Token(text: "", link: target, inner: InlineMarkdown(text).spans))
          index = end
        } else {
          literal.append(character)
          index += 1
        }
      case "<":
        if let (target, end) = autolink(characters, index) {
          flush()
          tokens.append(Token(text: "", link: target, inner: [Span(text: target)]))
          index = end
        } else {
          literal.append(character)
          index += 1
        }
      case "*", "_", "~":
        flush()
        let run = characters[index...].prefix { $0 == character }
        tokens.append(delimiterRun(characters, index, run.count))
        index += run.count
      default:
        literal.append(character)
        index += 1
      }
    }
    flush()
    return tokens
  }

  private static func isPunctuation(_ character: Character) -> Bool {
    character.isASCII && (character.isPunctuation || character.isSymbol)
  }

  private static func delimiterRun(_ characters: [Character], _ start: Int, _ count: Int) -> Token {
    let character = characters[start]
    let before = start > 0 ? characters[start - 1] : " "
    let after = start + count < characters.count ? characters[start + count] : " "
    func isMark(_ character: Character) -> Bool { character.isPunctuation || character.isSymbol }
    let isLeft = !after.isWhitespace && (!isMark(after) || before.isWhitespace || isMark(before))
    let isRight = !before.isWhitespace && (!isMark(before) || after.isWhitespace || isMark(after))
    var token = Token(text: String(repeating: character, count: count), delimiter: character, count: count)
    if character == "_" {
      token.canOpen = isLeft && (!isRight || isMark(before))
      token.canClose = isRight && (!isLeft || isMark(after))
    } else {
      token.canOpen = isLeft
      token.canClose = isRight
    }
    return token
  }

  private static func codeSpan(_ characters: [Character], _ start: Int) -> (String, Int)? {
    let fence = characters[start...].prefix { $0 == "`" }.count
    var index = start + fence
    while index < characters.count {
      guard characters[index] == "`" else {
        index += 1
        continue
      }
      let run = characters[index...].prefix { $0 == "`" }.count
      if run == fence {
        var code = String(characters[(start + fence)..<index].map { $0 == "\n" ? " " : $0 })
        if code.count > 2, code.hasPrefix(" "), code.hasSuffix(" "), code.contains(where: { $0 != " " }) {
          code = String(code.dropFirst().dropLast())
        }
        return (code, index + run)
      }
      index += run
    }
    return nil
  }

  /// `[text](target "title")`: the text, the target and where it ends.
  private static func link(_ characters: [Character], _ start: Int) -> (String, String, Int)? {
    var depth = 0
    var index = start
    while index < characters.count {
      switch characters[index] {
      case "\\": index += 1
      case "[": depth += 1
      case "]": depth -= 1
      default: break
      }
      if depth == 0 { break }
      index += 1
    }
    guard index + 1 < characters.count, characters[index + 1] == "(" else { return nil }
    let text = String(characters[(start + 1)..<index])
    var target = ""
    var nesting = 1
    index += 2
    while index < characters.count {
      let character = characters[index]
      if character == "(" { nesting += 1 }
      if character == ")" {
        nesting -= 1
        if nesting == 0 {
          let address = target.split(separator: " ", maxSplits: 1).first.map(String.init) ?? ""
          return (text, address.trimmingCharacters(in: ["<", ">"]), index + 1)
        }
      }
      target.append(character)
      index += 1
    }
    return nil
  }

  private static func autolink(_ characters: [Character], _ start: Int) -> (String, Int)? {
    guard let end = characters[start...].firstIndex(of: ">") else { return nil }
    let target = String(characters[(start + 1)..<end])
    guard target.contains("://") || target.hasPrefix("mailto:"), !target.contains(where: \.isWhitespace) else {
      return nil
    }
    return (target, end + 1)
  }

  // MARK: Emphasis

  /// Finds for every closing run the nearest run that can open it.
  private static func pair(_ tokens: inout [Token]) {
    var closer = 0
    while closer < tokens.count {
      guard tokens[closer].delimiter != nil, tokens[closer].canClose, tokens[closer].count > 0 else {
        closer += 1
        continue
      }
      guard let opener = opener(for: closer, in: tokens) else {
        closer += 1
        continue
      }
      let isDouble = tokens[opener].count >= 2 && tokens[closer].count >= 2
      let used = tokens[closer].delimiter == "~" ? min(tokens[opener].count, tokens[closer].count) : isDouble ? 2 : 1
      tokens[opener].count -= used
      tokens[closer].count -= used
      if tokens[closer].delimiter == "~" {
        tokens[opener].strike += 1
        tokens[closer].strike -= 1
      } else if isDouble {
        tokens[opener].strong += 1
        tokens[closer].strong -= 1
      } else {
        tokens[opener].emphasis += 1
        tokens[closer].emphasis -= 1
      }
      // What lies between can't pair across this span any more.
      for index in (opener + 1)..<closer { tokens[index].canOpen = false }
      if tokens[closer].count == 0 { closer += 1 }
    }
  }

  private static func opener(for closer: Int, in tokens: [Token]) -> Int? {
    let wanted = tokens[closer]
    for index in tokens[..<closer].indices.reversed() {
      let token = tokens[index]
      guard token.delimiter == wanted.delimiter, token.canOpen, token.count > 0 else { continue }
      if wanted.delimiter == "~" {
        if token.count == wanted.count, token.count <= 2 { return index }
        continue
      }
      // The "rule of three": a run that can both open and close must not make a multiple of three with another.
      let isAmbiguous = token.canClose || wanted.canOpen
      if isAmbiguous, (token.count + wanted.count) % 3 == 0, token.count % 3 != 0 || wanted.count % 3 != 0 { continue }
      return index
    }
    return nil
  }

  private static func spans(_ tokens: [Token]) -> [Span] {
    var spans: [Span] = []
    var (strong, emphasis, strike) = (0, 0, 0)
    func append(_ span: Span) {
      var span = span
      span.isStrong = span.isStrong || strong > 0
      span.isEmphasised = span.isEmphasised || emphasis > 0
      span.isStruck = span.isStruck || strike > 0
      guard !span.text.isEmpty else { return }
      if var last = spans.last {
        let text = last.text + span.text
        last.text = span.text
        if last == span {
          spans[spans.count - 1].text = text
          return
        }
      }
      spans.append(span)
    }
    for token in tokens {
      if let delimiter = token.delimiter {
        let left = Span(text: String(repeating: delimiter, count: token.count))
        // What a run leaves over stands outside of the spans that it ends and begins.
        if token.strong + token.emphasis + token.strike < 0 {
          strong += token.strong
          emphasis += token.emphasis
          strike += token.strike
          append(left)
        } else {
          append(left)
          strong += token.strong
          emphasis += token.emphasis
          strike += token.strike
        }
      } else if let inner = token.inner {
        for span in inner {
          var span = span
          span.link = token.link
          append(span)
        }
      } else {
        append(Span(text: token.text, isCode: token.isCode))
      }
    }
    return spans
  }
}
