import Foundation

/// Carets and hits, for text that is edited or selected.
///
/// Positions count characters (grapheme clusters) of the paragraph's text: position `n` is before character `n`, and
/// `characterCount` is the end.
extension TextLayout {
  /// Where the caret stands at `position`: its line's height and no width. A position where a line was broken belongs
  /// to the line that starts there. Positions out of range count as the nearest end; text that was cut off has the
  /// place of the cut.
  public func caret(at position: Int) -> CGRect {
    let position = min(max(position, 0), characterCount)
    let line = lines[lineIndex(at: position)]
    return CGRect(x: line.caretX(at: position), y: line.origin.y, width: 0, height: line.ascent + line.descent)
  }

  /// The box of the character with the given index: its advance wide, its line high; nil for one that is not shown.
  public func bounds(ofCharacter character: Int) -> CGRect? {
    guard character >= 0, character < characterCount else { return nil }
    let line = lines[lineIndex(at: character)]
    guard let box = line.boxes.first(where: { $0.cluster == character }) else { return nil }
    return CGRect(
      x: box.minX, y: line.origin.y, width: box.maxX - box.minX, height: line.ascent + line.descent)
  }

  /// The boxes that cover `characters`, one or more a line: more where directions mix.
  public func bounds(ofCharacters characters: Range<Int>) -> [CGRect] {
    var result: [CGRect] = []
    for line in lines where line.characters.overlaps(characters) {
      var open: (minX: CGFloat, maxX: CGFloat)?
      func close() {
        guard let span = open else { return }
        result.append(
          CGRect(
            x: span.minX, y: line.origin.y, width: span.maxX - span.minX, height: line.ascent + line.descent))
        open = nil
      }
      for box in line.boxes {
        guard characters.contains(box.cluster) else {
          close()
          continue
        }
        open = (open?.minX ?? box.minX, box.maxX)
      }
      close()
    }
    return result
  }

  /// The position nearest to `point`. Points above and below count as on the first and last line, NaN as 0.
  public func position(at point: CGPoint) -> Int {
    let y = point.y.isNaN ? 0 : point.y
    let x = point.x.isNaN ? 0 : point.x
    let index = lines.lastIndex { $0.origin.y <= y } ?? 0
    return lines[index].position(atX: x)
  }

  /// The index of the line that `position` is on. Logarithmic time.
  public func lineIndex(at position: Int) -> Int {
    let lines = lines
    var low = 0
    var high = lines.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if lines[middle].characters.lowerBound <= position { low = middle } else { high = middle - 1 }
    }
    return low
  }
}

extension TextLine {
  /// The x of the caret before the character at `position`.
  func caretX(at position: Int) -> CGFloat {
    if let box = boxes.first(where: { $0.cluster == position }) {
      return box.isRightToLeft ? box.maxX : box.minX
    }
    // Past the last shown character: after the one that comes before in the text.
    let before = boxes.filter { $0.cluster < position }.max { $0.cluster < $1.cluster }
    guard let before else { return isRightToLeft ? origin.x + width : origin.x }
    return before.isRightToLeft ? before.minX : before.maxX
  }

  /// The position on this line nearest to `x`.
  func position(atX x: CGFloat) -> Int {
    guard let first = boxes.first, let last = boxes.last else { return characters.lowerBound }
    let box = boxes.first { x < $0.maxX } ?? last
    let isInFirstHalf = x < (box.minX + box.maxX) / 2
    let isBefore = x < first.minX ? !first.isRightToLeft : isInFirstHalf != box.isRightToLeft
    return min(isBefore ? box.cluster : box.cluster + 1, lastPosition)
  }

  /// The last position that is on this line: before the terminator or, where the line was broken, before the last
  /// character, since the position after that belongs to the next line.
  private var lastPosition: Int {
    endsText ? characters.upperBound : max(characters.lowerBound, characters.upperBound - 1)
  }
}
