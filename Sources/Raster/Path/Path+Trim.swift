import Foundation

extension Path {
  /// The length of all segments together, closing lines included; accurate to one part in 10⁹.
  public var length: CGFloat {
    var sum = 0.0
    forEachSegment { sum += $0.length }
    return sum
  }

  /// The part of the path between two fractions of its whole length, subpath by subpath.
  ///
  /// Fractions are clamped to 0...1; NaN counts as 0. `trimmedPath(from: 0, to: 1)` is the path itself,
  /// closed subpaths still closed; a range that is empty or out of order gives an empty path. A range too
  /// short to measure, such as 0 to `leastNonzeroMagnitude`, gives a segment without length at the right
  /// place, which a round or square cap shows as a dot. Segments wholly inside are kept as they are.
  public func trimmedPath(from start: CGFloat, to end: CGFloat) -> Path {
    func fraction(_ value: CGFloat) -> Double { value > 0 ? min(Double(value), 1) : 0 }
    let (from, to) = (fraction(start), fraction(end))
    if from == 0 && to == 1 { return self }
    guard from < to else { return Path() }

    var segments: [(segment: PathSegment, length: Double)] = []
    var starts: [Bool] = []
    var total = 0.0
    var last: Point?
    forEachSegment { segment in
      let length = segment.length
      starts.append(last != segment.start)
      segments.append((segment, length))
      last = segment.end
      total += length
    }
    guard let first = segments.first else { return Path() }
    var result = Path()
    if total == 0 {
      result.move(first.segment.start)
      result.line(first.segment.start)
      return result
    }
    let (low, high) = (from * total, to == 1 ? .infinity : to * total)
    var position = 0.0
    for (index, entry) in segments.enumerated() {
      let segmentStart = position
      let segmentEnd = position + entry.length
      position = segmentEnd
      if segmentEnd <= low && !(index == segments.count - 1 && result.isEmpty) { continue }
      if segmentStart > high || (segmentStart == high && !result.isEmpty) { break }
      let whole = segmentStart >= low && segmentEnd <= high
      let part =
        whole
        ? entry.segment
        : entry.segment.part(
          from: max(0, low - segmentStart), to: min(entry.length, high - segmentStart),
          length: entry.length)
      if result.isEmpty || (starts[index] && segmentStart >= low) { result.move(part.start) }
      switch part {
      case .line(_, let b): result.line(b)
      case .curve(let curve): result.cubic(curve.p1, curve.p2, curve.p3)
      }
    }
    return result
  }
}
