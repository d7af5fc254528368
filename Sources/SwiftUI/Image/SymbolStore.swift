import Synchronization
import Typeset

/// Finds symbols and keeps their drawings, so that the same symbol at the same size is the same object.
enum SymbolStore {
  private struct Key: Hashable {
    var name: String
    var font: FontDescriptor
    var scale: Image.Scale
    var variableValue: Double?
    var isMirrored: Bool
    var isPlaceholder: Bool
  }

  private static let drawn = Mutex<[Key: SymbolArtwork]>([:])
  private static let limit = 512

  /// The first of `names` that there is; nil where there is none.
  static func artwork(
    _ names: [String], font: FontDescriptor, scale: Image.Scale, variableValue: Double?, isMirrored: Bool
  ) -> SymbolArtwork? {
    nil
  }

  /// The box that stands for a missing symbol.
  static func placeholder(_ name: String, font: FontDescriptor, scale: Image.Scale) -> SymbolArtwork {
    let key = Key(
      name: name, font: font, scale: scale, variableValue: nil, isMirrored: false, isPlaceholder: true)
    return kept(key) { SymbolArtwork.placeholder(name, font: font, scale: scale) }
  }

  private static func kept(_ key: Key, _ make: () -> SymbolArtwork) -> SymbolArtwork {
    if let known = drawn.withLock({ $0[key] }) { return known }
    let made = make()
    drawn.withLock { drawn in
      if drawn.count >= limit { drawn.removeAll() }
      drawn[key] = made
    }
    return made
  }

  /// What is spoken for a symbol: its name in words, without its variants.
  static func spokenName(_ name: String) -> String {
    let silent: Set<String> = ["fill", "circle", "square", "rectangle"]
    var words = name.split(separator: ".").map(String.init)
    while words.count > 1, let last = words.last, silent.contains(last) { words.removeLast() }
    let text = words.joined(separator: " ")
    return text.prefix(1).uppercased() + text.dropFirst()
  }
}
