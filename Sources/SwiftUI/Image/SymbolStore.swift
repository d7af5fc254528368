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
  }

  private static let drawn = Mutex<[Key: SymbolArtwork]>([:])
  private static let limit = 512

  /// The drawing of the first of `names` that there is a symbol of, else that of a box which says that there is none.
  static func artwork(
    _ names: [String], font: FontDescriptor, scale: Image.Scale, variableValue: Double?, isMirrored: Bool
  ) -> SymbolArtwork {
    let library = SymbolLibrary.shared
    let name = names.first(where: library.contains) ?? names.last ?? ""
    let key = Key(
      name: name, font: font, scale: scale, variableValue: variableValue.map { min(max($0, 0), 1) },
      isMirrored: isMirrored)
    if let known = drawn.withLock({ $0[key] }) { return known }
    let made = SymbolArtwork(
      library.symbol(named: name, pointSize: font.size, weight: font.weight, scale: scale.symbolScale),
      variableValue: key.variableValue, isMirrored: isMirrored)
    return drawn.withLock { drawn in
      if let known = drawn[key] { return known }
      if drawn.count >= limit { drawn.removeAll() }
      drawn[key] = made
      return made
    }
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
