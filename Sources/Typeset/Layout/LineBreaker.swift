import Foundation

/// Cuts a shaped text into lines of a width.
struct LineBreaker {
  let text: ShapedParagraph
  let style: ParagraphStyle
  let typesetter: Typesetter
  /// The width to fill; infinite for lines that end only where the text says so.
  let limit: CGFloat

  /// Lets a line be this much wider than the limit, in points, so that a width that went through a layout and lost its
  /// last bits still fits.
  static let tolerance: CGFloat = 1 / 1024

  /// The lines, at most `count`. What is left over then follows from the last line's clusters.
  func lines(atMost count: Int) -> [LinePlan] {
    var result: [LinePlan] = []
    let analysis = text.analysis
    for (index, paragraph) in analysis.paragraphs.enumerated() {
      let level = analysis.baseLevels[index]
      let hasTerminator = paragraph.last.map { analysis.breaks[$0] == .mandatory } ?? false
      let content = paragraph.lowerBound..<paragraph.upperBound - (hasTerminator ? 1 : 0)
      if content.isEmpty {
        guard result.count < count else { return result }
        result.append(finish(LinePlan(parts: [], clusters: paragraph, width: 0, baseLevel: level, spaceStart: 0)))
        continue
      }
      var start = content.lowerBound
      while start < content.upperBound {
        guard result.count < count else { return result }
        let (end, isForced) = lineEnd(from: start, in: content)
        let isLast = end == content.upperBound
        result.append(line(start..<end, isLast: isLast, isForced: isForced, paragraph, level))
        start = end
      }
    }
    return result
  }

  /// A line of whole clusters; `isLast` when the paragraph ends with it.
  private func line(
    _ clusters: Range<Int>, isLast: Bool, isForced: Bool, _ paragraph: Range<Int>, _ level: UInt8
  ) -> LinePlan {
    let trimmed = text.trimmedEnd(clusters)
    var plan = LinePlan(
      parts: [.clusters(clusters)], clusters: clusters, width: 0, baseLevel: level, spaceStart: trimmed)
    plan.isForced = isForced
    let inner = text.placedWidth(clusters.lowerBound..<trimmed, typesetter: typesetter)
    let space = text.width(trimmed..<clusters.upperBound)
    if isLast {
      // Space at the end of the text counts as far as there is room; at a line's end it hangs.
      plan.width = min(inner + space, max(inner, limit))
      plan.hang = inner + space - plan.width
      plan.clusters = clusters.lowerBound..<paragraph.upperBound
    } else {
      plan.width = inner
      plan.hang = space
      if isSoftHyphen(clusters.upperBound - 1) {
        plan.parts.append(.inserted(LineBreaker.hyphen, like: clusters.upperBound - 1))
        plan.width += insertionWidth(LineBreaker.hyphen, like: clusters.upperBound - 1, level)
      }
    }
    return finish(plan)
  }

  /// Where the line that begins at `start` ends, and whether that is inside a word.
  private func lineEnd(from start: Int, in content: Range<Int>) -> (end: Int, isForced: Bool) {
    guard limit < .infinity else { return (content.upperBound, false) }
    let analysis = text.analysis
    let edge = text.positions[start] + limit + LineBreaker.tolerance
    var opportunity: Int?
    for cluster in start..<content.upperBound {
      if text.positions[cluster + 1] > edge, !analysis.isSpace[cluster] {
        if let opportunity { return (opportunity, false) }
        var end = max(cluster, start + 1)
        let isForced = cluster == start || !analysis.isSpace[end]
        while end < content.upperBound, analysis.isSpace[end] { end += 1 }
        return (end, isForced)
      }
      if analysis.breaks[cluster] == .allowed {
        let hyphen = isSoftHyphen(cluster) ? insertionWidth(LineBreaker.hyphen, like: cluster, 0) : 0
        if text.positions[cluster + 1] + hyphen <= edge || analysis.isSpace[cluster] { opportunity = cluster + 1 }
      }
    }
    return (content.upperBound, false)
  }

  private func isSoftHyphen(_ cluster: Int) -> Bool {
    text.analysis.scalars[text.analysis.starts[cluster]] == 0xAD
  }

  func insertionWidth(_ scalar: Unicode.Scalar, like cluster: Int, _ level: UInt8) -> CGFloat {
    text.insertion(scalar, like: cluster, isRightToLeft: level % 2 == 1, typesetter: typesetter)?.insertedWidth
      ?? 0
  }

  /// Fills in the line's height: the tallest of the fonts asked for. Fallback faces do not change it.
  func finish(_ plan: LinePlan) -> LinePlan {
    var plan = plan
    var seen: Int?
    // From below: text that is raised as a whole has a line that is raised, not one that is taller, and tight leading is
    // negative.
    plan.ascent = -.infinity
    plan.descent = -.infinity
    plan.leading = -.infinity
    func include(_ run: Int) {
      guard run != seen, text.fonts.indices.contains(run) else { return }
      seen = run
      let metrics = text.fonts[run].metrics
      let offset = text.runs[run].baselineOffset.isFinite ? text.runs[run].baselineOffset : 0
      plan.ascent = max(plan.ascent, metrics.ascent + offset)
      plan.descent = max(plan.descent, metrics.descent - offset)
      plan.leading = max(plan.leading, metrics.leading)
    }
    for part in plan.parts {
      switch part {
      case .clusters(let range):
        var cluster = range.lowerBound
        while cluster < range.upperBound {
          let item = text.items[Int(text.itemOfCluster[cluster])]
          include(item.run)
          cluster = item.clusters.upperBound
        }
      case .inserted(_, let like): include(text.run(at: like))
      }
    }
    if seen == nil {
      // An empty line is as tall as the text around it.
      include(text.run(at: plan.clusters.isEmpty ? plan.clusters.lowerBound - 1 : plan.clusters.lowerBound))
    }
    return plan
  }

  static let hyphen: Unicode.Scalar = "\u{2010}"
  static let ellipsis: Unicode.Scalar = "\u{2026}"
}
