import Foundation

extension LineBreaker {
  /// A line for the text from `start` on, which does not fit: tightened if the style lets it, or else cut.
  func shortened(from start: Int) -> LinePlan {
    let analysis = text.analysis
    let index = analysis.paragraph(of: start)
    let level = analysis.baseLevels[index]
    let rest = start..<analysis.clusterCount
    if let tight = tightened(rest, level) { return tight }
    let paragraph = analysis.paragraphs[index]
    let lineEnd = paragraph.upperBound - (paragraph.last.map { analysis.breaks[$0] == .mandatory } == true ? 1 : 0)
    var plan = LinePlan(parts: [], clusters: rest, width: 0, baseLevel: level, spaceStart: rest.upperBound)
    plan.isTruncated = true
    let room = limit - insertionWidth(LineBreaker.ellipsis, like: start, level) + LineBreaker.tolerance
    switch style.truncation {
    case .tail:
      let kept = start..<prefixEnd(start..<lineEnd, room)
      plan.parts = [.clusters(kept), .inserted(LineBreaker.ellipsis, like: max(kept.upperBound - 1, start))]
    case .head:
      let kept = suffixStart(rest, room)..<rest.upperBound
      plan.parts = [.inserted(LineBreaker.ellipsis, like: min(kept.lowerBound, rest.upperBound - 1)), .clusters(kept)]
    case .middle:
      let head = start..<prefixEnd(rest, room / 2)
      let used = text.width(head)
      let tail = suffixStart(head.upperBound..<rest.upperBound, room - used)..<rest.upperBound
      plan.parts = [
        .clusters(head), .inserted(LineBreaker.ellipsis, like: max(head.upperBound - 1, start)), .clusters(tail),
      ]
    }
    plan.parts.removeAll { if case .clusters(let range) = $0 { range.isEmpty } else { false } }
    plan.width = plan.parts.reduce(0) { sum, part in
      switch part {
      case .clusters(let range): sum + text.placedWidth(range, typesetter: typesetter)
      case .inserted(let scalar, let like): sum + insertionWidth(scalar, like: like, level)
      }
    }
    return finish(plan)
  }

  /// The text on one line with its letters closer, if 5 % of the em is enough.
  private func tightened(_ rest: Range<Int>, _ level: UInt8) -> LinePlan? {
    let end = text.trimmedEnd(rest)
    guard style.allowsTightening, limit < .infinity, end > rest.lowerBound,
      text.analysis.paragraph(of: rest.lowerBound) == text.analysis.paragraph(of: end - 1)
    else { return nil }
    let shown = rest.lowerBound..<end
    let width = text.placedWidth(shown, typesetter: typesetter)
    let sizes = shown.reduce(CGFloat(0)) { sum, cluster in
      sum + text.runs[text.items[Int(text.itemOfCluster[cluster])].run].font.effectiveSize
    }
    guard sizes > 0, width - limit <= LineBreaker.mostTightening * sizes else { return nil }
    var plan = LinePlan(
      parts: [.clusters(shown)], clusters: rest, width: min(width, limit), baseLevel: level, spaceStart: end)
    plan.tightening = max(0, width - limit) / sizes
    return finish(plan)
  }

  /// Where the longest beginning of `range` that is not wider than `room` ends, without white space at its end.
  private func prefixEnd(_ range: Range<Int>, _ room: CGFloat) -> Int {
    var low = range.lowerBound
    var high = range.upperBound
    while low < high {
      let middle = (low + high + 1) / 2
      if text.width(range.lowerBound..<middle) <= room { low = middle } else { high = middle - 1 }
    }
    return text.trimmedEnd(range.lowerBound..<low)
  }

  /// Where the longest end of `range` that is not wider than `room` starts, without white space at its start.
  private func suffixStart(_ range: Range<Int>, _ room: CGFloat) -> Int {
    var low = range.lowerBound
    var high = range.upperBound
    while low < high {
      let middle = (low + high) / 2
      if text.width(middle..<range.upperBound) <= room { high = middle } else { low = middle + 1 }
    }
    while low < range.upperBound, text.analysis.isSpace[low] { low += 1 }
    return low
  }

  /// How much closer letters may move, as a fraction of the em.
  private static let mostTightening: CGFloat = 0.05
}
