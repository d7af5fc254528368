/// Finds the views that a Swift file declares, without compiling it: the candidates for a preview where the file has
/// none of its own.
public enum ViewDeclarations {
  /// The names of the structures at the top level that say they conform to `View` and can be seen from another file,
  /// in the order of the file.
  public static func names(in source: String) -> [String] {
    declarations(in: source).filter { !$0.isHidden }.map(\.name)
  }

  /// The names of those that can be seen only from their own file.
  public static func hiddenNames(in source: String) -> [String] {
    declarations(in: source).filter(\.isHidden).map(\.name)
  }

  private static func declarations(in source: String) -> [(name: String, isHidden: Bool)] {
    var names: [(name: String, isHidden: Bool)] = []
    var depth = 0
    var statement: [Substring] = []
    for word in words(of: source) {
      switch word {
      case "{":
        if depth == 0, let view = view(statement) { names.append(view) }
        depth += 1
        statement = []
      case "}":
        depth -= 1
        statement = []
      default:
        if depth == 0 { statement.append(word) }
      }
    }
    return names
  }

  /// Whether the source has a `#Preview`, a `PreviewProvider` or a program of its own.
  public static func hasPreview(_ source: String) -> Bool {
    let words = words(of: source)
    return words.contains("#Preview") || words.contains("PreviewProvider")
      || zip(words, words.dropFirst()).contains { $0 == "@" && $1 == "main" }
  }

  private static func view(_ statement: [Substring]) -> (name: String, isHidden: Bool)? {
    guard let keyword = statement.lastIndex(of: "struct"), keyword + 1 < statement.count else { return nil }
    // What comes before the keyword may belong to the statement above; modifiers stand right before it.
    let modifiers = statement[..<keyword].suffix(4)
    let isHidden = modifiers.contains { $0 == "private" || $0 == "fileprivate" }
    let rest = statement[(keyword + 1)...]
    guard let name = rest.first, let colon = rest.firstIndex(of: ":"), colon == keyword + 2 else { return nil }
    return rest[colon...].contains("View") ? (String(name), isHidden) : nil
  }

  /// Words and braces; comments and the insides of strings are left out.
  private static func words(of source: String) -> [Substring] {
    var words: [Substring] = []
    var index = source.startIndex
    func skip(_ count: Int = 1) {
      index = source.index(index, offsetBy: count, limitedBy: source.endIndex) ?? source.endIndex
    }
    func skip(past end: String, escapes: Bool = false) {
      while index < source.endIndex, !source[index...].hasPrefix(end) { skip(escapes && source[index] == "\\" ? 2 : 1) }
      skip(end.count)
    }
    while index < source.endIndex {
      let rest = source[index...]
      let character = source[index]
      if rest.hasPrefix("//") {
        skip(past: "\n")
      } else if rest.hasPrefix("/*") {
        skip(past: "*/")
      } else if rest.hasPrefix("\"\"\"") {
        skip(3)
        skip(past: "\"\"\"", escapes: true)
      } else if character == "\"" {
        skip()
        skip(past: "\"", escapes: true)
      } else if character.isLetter || character == "_" || character == "#" {
        let start = index
        skip()
        while index < source.endIndex, source[index].isLetter || source[index].isNumber || source[index] == "_" {
          skip()
        }
        words.append(source[start..<index])
      } else {
        if !character.isWhitespace { words.append(source[index...index]) }
        skip()
      }
    }
    return words
  }
}
