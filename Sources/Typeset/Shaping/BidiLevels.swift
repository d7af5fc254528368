import CFriBidi
import Foundation

/// Embedding levels by the Unicode bidirectional algorithm: even runs left to right, odd right to left.
enum BidiLevels {
  /// The levels of one paragraph's scalars and the paragraph's own.
  static func of(
    _ scalars: ArraySlice<UInt32>, base: ParagraphStyle.BaseDirection, layout: ParagraphStyle.Direction
  ) -> (levels: [UInt8], base: UInt8) {
    let fallback: UInt8 = layout == .rightToLeft ? 1 : 0
    // Nothing before U+0590 runs from right to left.
    if fallback == 0, scalars.allSatisfy({ $0 < 0x0590 }) {
      return ([UInt8](repeating: 0, count: scalars.count), 0)
    }
    guard !scalars.isEmpty else { return ([], fallback) }
    let text = Array(scalars)
    let count = FriBidiStrIndex(text.count)
    var types = [FriBidiCharType](repeating: FriBidiCharType(rawValue: 0), count: text.count)
    var brackets = [FriBidiBracketType](repeating: 0, count: text.count)
    var levels = [FriBidiLevel](repeating: 0, count: text.count)
    fribidi_get_bidi_types(text, count, &types)
    fribidi_get_bracket_types(text, count, types, &brackets)
    var direction: FriBidiParType =
      switch (base, layout) {
      case (.layout, .leftToRight): zoetrope_paragraph_ltr
      case (.layout, .rightToLeft): zoetrope_paragraph_rtl
      case (.natural, .leftToRight): zoetrope_paragraph_weak_ltr
      case (.natural, .rightToLeft): zoetrope_paragraph_weak_rtl
      }
    guard fribidi_get_par_embedding_levels_ex(types, brackets, count, &direction, &levels) != 0 else {
      return ([UInt8](repeating: fallback, count: text.count), fallback)
    }
    let paragraph: UInt8 = direction == zoetrope_paragraph_rtl || direction == zoetrope_paragraph_weak_rtl ? 1 : 0
    return (levels.map { UInt8(max($0, 0)) }, paragraph)
  }

  /// The order in which pieces with the given levels stand from left to right: rule L2.
  static func visualOrder(of levels: [UInt8]) -> [Int] {
    var order = Array(levels.indices)
    guard let highest = levels.max(), highest > 0 else { return order }
    let lowestOdd = levels.filter { $0 % 2 == 1 }.min() ?? highest + 1
    var level = highest
    while level >= lowestOdd, level > 0 {
      var start = 0
      while start < order.count {
        guard levels[order[start]] >= level else {
          start += 1
          continue
        }
        var end = start
        while end < order.count, levels[order[end]] >= level { end += 1 }
        order[start..<end].reverse()
        start = end
      }
      level -= 1
    }
    return order
  }
}
