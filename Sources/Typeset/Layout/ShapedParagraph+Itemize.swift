import Foundation

extension ShapedParagraph {
  /// Cuts `runs` into items and shapes them at `scale` times their size.
  convenience init(
    _ analysis: TextAnalysis, runs: [TextRun], style: ParagraphStyle, scale: CGFloat, typesetter: Typesetter
  ) {
    let scaledRuns = scale == 1 ? runs : runs.map { $0.scaled(by: scale) }
    let fonts = scaledRuns.map { typesetter.library.resolve($0.font) }
    let runOfCluster = ShapedParagraph.runOfCluster(analysis, runs)
    var itemizer = Itemizer(
      analysis: analysis, runs: scaledRuns, fonts: fonts, language: style.language, typesetter: typesetter)
    var items: [Item] = []
    var itemOfCluster = [Int32](repeating: 0, count: analysis.clusterCount)
    var advances = [CGFloat](repeating: 0, count: analysis.clusterCount)
    var start = 0
    var traits = analysis.clusterCount > 0 ? itemizer.traits(of: 0, run: runOfCluster[0]) : nil
    while let shared = traits {
      traits = nil
      var end = start + 1
      while end < analysis.clusterCount {
        if analysis.breaks[end - 1] != .mandatory, itemizer.continues(shared, end, run: runOfCluster[end]) {
          end += 1
          continue
        }
        let next = itemizer.traits(of: end, run: runOfCluster[end])
        guard next == shared, analysis.breaks[end - 1] != .mandatory else {
          traits = next
          break
        }
        end += 1
      }
      let item = itemizer.item(start..<end, shared)
      itemizer.addAdvances(of: item, to: &advances)
      for cluster in start..<end { itemOfCluster[cluster] = Int32(items.count) }
      items.append(item)
      start = end
    }
    var positions: [CGFloat] = [0]
    positions.reserveCapacity(advances.count + 1)
    var sum: CGFloat = 0
    for advance in advances {
      sum += advance
      positions.append(sum)
    }
    self.init(
      analysis: analysis, runs: scaledRuns, fonts: fonts, items: items, itemOfCluster: itemOfCluster,
      positions: positions)
  }

  /// The run of each cluster: that of its first scalar.
  private static func runOfCluster(_ analysis: TextAnalysis, _ runs: [TextRun]) -> [Int] {
    var ends: [Int] = []
    var sum = 0
    for run in runs {
      sum += run.text.unicodeScalars.count
      ends.append(sum)
    }
    var run = 0
    return (0..<analysis.clusterCount).map { cluster in
      while run < ends.count - 1, ends[run] <= analysis.starts[cluster] { run += 1 }
      return run
    }
  }
}
