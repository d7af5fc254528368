import Foundation

/// A text with its glyphs, before it is cut into lines.
final class ShapedParagraph: Sendable {
  /// A stretch of clusters that is shaped as one: one run, one face, one level, one script.
  struct Item: Sendable {
    let clusters: Range<Int>
    let run: Int
    let font: ResolvedFont
    /// The face that draws the item: the run's, or a fallback.
    let face: FontFace?
    /// Points per em of that face.
    let scale: CGFloat
    let level: UInt8
    let script: Script
    /// Space after each cluster, in points: the face's own, the font's and the run's.
    let spacing: CGFloat
    /// The glyphs; nil for control characters.
    let shaped: ShapedText?
  }

  let analysis: TextAnalysis
  /// The runs at the size at which they are set.
  let runs: [TextRun]
  let fonts: [ResolvedFont]
  /// In reading order.
  let items: [Item]
  /// The item of each cluster.
  let itemOfCluster: [Int32]
  /// The sum of the advances of all clusters before each, and of all at the end, in points.
  let positions: [CGFloat]

  init(
    analysis: TextAnalysis, runs: [TextRun], fonts: [ResolvedFont], items: [Item], itemOfCluster: [Int32],
    positions: [CGFloat]
  ) {
    self.analysis = analysis
    self.runs = runs
    self.fonts = fonts
    self.items = items
    self.itemOfCluster = itemOfCluster
    self.positions = positions
  }

  /// The width of `clusters` on one line, trailing space included. Constant time.
  func width(_ clusters: Range<Int>) -> CGFloat {
    positions[clusters.upperBound] - positions[clusters.lowerBound]
  }

  /// Where the trailing white space of `clusters` begins.
  func trimmedEnd(_ clusters: Range<Int>) -> Int {
    var end = clusters.upperBound
    while end > clusters.lowerBound, analysis.isSpace[end - 1] { end -= 1 }
    return end
  }

  /// The run whose font a line without clusters at `cluster` has.
  func run(at cluster: Int) -> Int {
    guard !itemOfCluster.isEmpty else { return 0 }
    let nearest = min(max(cluster, 0), itemOfCluster.count - 1)
    return items[Int(itemOfCluster[nearest])].run
  }
}
