/// Names in code for the colours and pictures of asset catalogues: `Image(.seaShell)` for a picture called "sea-shell".
///
/// They are declared in a file that is compiled with the code, as an application's build does it.
struct AssetSymbols {
  private let colors: [(symbol: String, name: String)]
  private let images: [(symbol: String, name: String)]

  /// Names for what asset catalogues hold; plain files have none.
  init(colors: some Sequence<String>, images: some Sequence<String>) {
    self.colors = Self.symbols(colors, without: "Color")
    self.images = Self.symbols(images, without: "Image")
  }

  private static func symbols(
    _ names: some Sequence<String>, without suffix: String
  ) -> [(symbol: String, name: String)] {
    var used: Set<String> = []
    // Of two names that give the same symbol the first by the alphabet has it.
    return names.sorted().compactMap { name in
      guard let symbol = Self.symbol(for: name, without: suffix), used.insert(symbol).inserted else { return nil }
      return (symbol: symbol, name: name)
    }
  }

  /// The name in code: words run together, each but the first with a capital, without a suffix that the type says
  /// already; nil where nothing is left of it.
  static func symbol(for name: String, without suffix: String) -> String? {
    var words = name.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    guard let last = words.last else { return nil }
    if last.hasSuffix(suffix), words.count > 1 || last.count > suffix.count {
      words[words.count - 1] = String(last.dropLast(suffix.count))
    }
    words.removeAll(where: \.isEmpty)
    guard let first = words.first else { return nil }
    // Of several capitals at the start the last begins the next word: "URLIcon" is "urlIcon".
    let capitals = first.prefix(while: \.isUppercase).count
    let lowered = capitals == first.count ? capitals : max(capitals - 1, min(capitals, 1))
    var symbol = first.prefix(lowered).lowercased() + first.dropFirst(lowered)
    for word in words.dropFirst() { symbol += word.prefix(1).uppercased() + word.dropFirst() }
    if symbol.first?.isNumber == true { symbol = "_" + symbol }
    return Self.keywords.contains(symbol) ? "`\(symbol)`" : symbol
  }

  private static let keywords: Set<String> = [
    "as", "break", "case", "class", "continue", "default", "defer", "do", "else", "enum", "extension", "false", "for",
    "func", "if", "import", "in", "init", "is", "let", "nil", "operator", "protocol", "repeat", "return", "self",
    "static", "struct", "subscript", "super", "switch", "throw", "true", "try", "var", "where", "while",
  ]

  /// The file; nil where there is nothing to be named.
  ///
  /// - Parameter texts: The code's own files: a colour that they declare themselves is left to them.
  func source(beside texts: [String]) -> String? {
    guard !colors.isEmpty || !images.isEmpty else { return nil }
    func literal(_ text: String) -> String {
      "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    }
    var text = "import SwiftUI\n\nextension SwiftUI.ColorResource {\n"
    for (symbol, name) in colors { text += "  static let \(symbol) = ColorResource(name: \(literal(name)))\n" }
    text += "}\n\nextension SwiftUI.ImageResource {\n"
    for (symbol, name) in images { text += "  static let \(symbol) = ImageResource(name: \(literal(name)))\n" }
    text += "}\n"
    let free = colors.map(\.symbol).filter { symbol in
      !Self.systemColors.contains(symbol)
        && !texts.contains { $0.contains("var \(symbol)") || $0.contains("let \(symbol)") }
    }
    guard !free.isEmpty else { return text }
    text += "\nextension SwiftUI.Color {\n"
    for symbol in free { text += "  static var \(symbol): Color { Color(ColorResource.\(symbol)) }\n" }
    text += "}\n\nextension SwiftUI.ShapeStyle where Self == SwiftUI.Color {\n"
    for symbol in free { text += "  static var \(symbol): Color { Color(ColorResource.\(symbol)) }\n" }
    return text + "}\n"
  }

  /// Names that every colour has already.
  private static let systemColors: Set<String> = [
    "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink", "brown", "white",
    "gray", "black", "clear", "primary", "secondary", "tertiary", "quaternary", "accent", "tint", "background",
    "foreground", "selection", "separator", "placeholder", "link", "fill",
  ]
}
