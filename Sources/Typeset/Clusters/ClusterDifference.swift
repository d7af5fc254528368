import Foundation

/// Which characters of one text go on in another, which go and which come: what a text transition animates.
public struct ClusterDifference: Hashable, Sendable {
  /// How characters of the two texts are paired.
  public enum Matching: Hashable, Sendable {
    /// By the longest common subsequence: most characters stay.
    case common
    /// By place value: digits pair with digits the same number of places from the decimal separator, and what is
    /// before and after the number by the longest common subsequence. A pair may hold two different characters.
    case numeric
  }

  /// A character of both texts.
  public struct Pair: Hashable, Sendable {
    /// The index in the first text.
    public let from: Int
    /// The index in the second text.
    public let to: Int
    /// Whether the character is the same in both.
    public let isSame: Bool
  }

  /// The characters that go on, in the order of the first text.
  public let pairs: [Pair]
  /// The indices in the first text of those that go.
  public let removals: [Int]
  /// The indices in the second text of those that come.
  public let insertions: [Int]

  /// Compares two lists of characters, such as the texts of `TextLayout.clusters`.
  ///
  /// Time and memory grow with the product of what is left after common ends are taken off; beyond a million such
  /// cells the middle counts as replaced.
  public init(from old: [String], to new: [String], matching: Matching = .common) {
    var pairs: [Pair]
    switch matching {
    case .common: pairs = ClusterDifference.common(old[...], new[...])
    case .numeric: pairs = ClusterDifference.numeric(old, new)
    }
    pairs.sort { $0.from < $1.from }
    self.pairs = pairs
    let kept = Set(pairs.map(\.from))
    let reached = Set(pairs.map(\.to))
    removals = old.indices.filter { !kept.contains($0) }
    insertions = new.indices.filter { !reached.contains($0) }
  }

  private static func common(_ old: ArraySlice<String>, _ new: ArraySlice<String>) -> [Pair] {
    var old = old
    var new = new
    var pairs: [Pair] = []
    while let a = old.first, a == new.first {
      pairs.append(Pair(from: old.startIndex, to: new.startIndex, isSame: true))
      old.removeFirst()
      new.removeFirst()
    }
    while let a = old.last, a == new.last {
      pairs.append(Pair(from: old.endIndex - 1, to: new.endIndex - 1, isSame: true))
      old.removeLast()
      new.removeLast()
    }
    guard !old.isEmpty, !new.isEmpty, old.count * new.count <= 1_000_000 else { return pairs }
    // lengths[i][j] is the length of the longest common subsequence of old from i on and new from j on.
    let columns = new.count + 1
    var lengths = [Int32](repeating: 0, count: (old.count + 1) * columns)
    for i in stride(from: old.count - 1, through: 0, by: -1) {
      for j in stride(from: new.count - 1, through: 0, by: -1) {
        lengths[i * columns + j] =
          old[old.startIndex + i] == new[new.startIndex + j]
          ? lengths[(i + 1) * columns + j + 1] + 1
          : max(lengths[(i + 1) * columns + j], lengths[i * columns + j + 1])
      }
    }
    var i = 0
    var j = 0
    while i < old.count, j < new.count {
      if old[old.startIndex + i] == new[new.startIndex + j] {
        pairs.append(Pair(from: old.startIndex + i, to: new.startIndex + j, isSame: true))
        i += 1
        j += 1
      } else if lengths[(i + 1) * columns + j] >= lengths[i * columns + j + 1] {
        i += 1
      } else {
        j += 1
      }
    }
    return pairs
  }

  private static func numeric(_ old: [String], _ new: [String]) -> [Pair] {
    guard let a = Numeral(old), let b = Numeral(new) else { return common(old[...], new[...]) }
    var pairs = common(old[..<a.range.lowerBound], new[..<b.range.lowerBound])
    pairs += common(old[a.range.upperBound...], new[b.range.upperBound...])
    for back in 1...max(a.range.count, b.range.count) {
      let from = a.point - back
      let to = b.point - back
      if from >= a.range.lowerBound, to >= b.range.lowerBound {
        pairs.append(Pair(from: from, to: to, isSame: old[from] == new[to]))
      }
      let fromAfter = a.point + back - 1
      let toAfter = b.point + back - 1
      if fromAfter < a.range.upperBound, toAfter < b.range.upperBound {
        pairs.append(Pair(from: fromAfter, to: toAfter, isSame: old[fromAfter] == new[toAfter]))
      }
    }
    return pairs
  }

  /// The first number in a text.
  private struct Numeral {
    let range: Range<Int>
    /// The index of the decimal separator, or of the number's end where there is none.
    let point: Int

    init?(_ characters: [String]) {
      func isDigit(_ index: Int) -> Bool {
        characters.indices.contains(index) && characters[index].allSatisfy(\.isWholeNumber)
      }
      func isSeparator(_ index: Int) -> Bool {
        [".", ",", "’", "'", "\u{A0}", "\u{202F}", "٫", "٬"].contains(characters[index])
      }
      guard let start = characters.indices.first(where: isDigit) else { return nil }
      var end = start + 1
      var separators: [Int] = []
      while end < characters.count {
        if isDigit(end) {
          end += 1
        } else if isSeparator(end), isDigit(end + 1) {
          separators.append(end)
          end += 1
        } else {
          break
        }
      }
      range = start..<end
      // Groups have three digits and one kind of mark; the decimal separator is another mark, or the only one
      // when it is a point or is not followed by exactly three digits.
      if let last = separators.last {
        let isOther = separators.count > 1 && characters[last] != characters[separators[0]]
        let isOnly = separators.count == 1 && (characters[last] == "." || end - last - 1 != 3)
        point = isOther || isOnly ? last : end
      } else {
        point = end
      }
    }
  }
}
