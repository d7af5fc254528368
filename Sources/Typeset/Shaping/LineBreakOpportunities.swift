import CUnibreak

/// Where lines may end, by Unicode Standard Annex 14.
enum LineBreakOpportunities {
  /// Whether a line may end after each cluster. Never inside one, whatever the annex says of its scalars.
  static func of(
    _ scalars: [UInt32], starts: [Int], isEmoji: [Bool], language: String?
  ) -> [TextAnalysis.Break] {
    guard !scalars.isEmpty else { return [] }
    prepare
    var text = scalars
    // The library's tables are older than most emoji. The annex breaks lines around them as around ideographs, with
    // what follows in the cluster as marks on them.
    for cluster in isEmoji.indices where isEmoji[cluster] {
      text[starts[cluster]] = 0x4E00
      for scalar in starts[cluster] + 1..<starts[cluster + 1] { text[scalar] = 0x0301 }
    }
    var found = [CChar](repeating: 0, count: text.count)
    set_linebreaks_utf32(text, text.count, language ?? "en", &found)
    return isEmoji.indices.map { cluster in
      switch Int32(found[starts[cluster + 1] - 1]) {
      case LINEBREAK_ALLOWBREAK, LINEBREAK_MUSTBREAK: .allowed
      default: .never
      }
    }
  }

  /// Fills the library's index, once.
  private static let prepare: Void = init_linebreak()
}
