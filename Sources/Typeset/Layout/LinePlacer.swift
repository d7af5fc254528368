import Foundation
import Raster

/// Gives the glyphs of a line their places.
struct LinePlacer {
  let text: ShapedParagraph
  let typesetter: Typesetter

  /// A piece of a line with one level, in reading order.
  private struct Piece {
    let item: ShapedParagraph.Item
    let clusters: Range<Int>
    let level: UInt8
    let slice: ShapedSlice?
    let inserted: Unicode.Scalar?
  }

  /// The line with its box's top left corner at `origin`.
  func place(_ plan: LinePlan, at origin: CGPoint, isLast: Bool) -> TextLine {
    let pieces = pieces(of: plan)
    let baseline = origin.y + plan.ascent
    let isRightToLeft = plan.baseLevel % 2 == 1
    // Hanging space of a right-to-left line hangs over its left end.
    var pen = Pen(x: isRightToLeft ? origin.x - plan.hang : origin.x)
    var runs: [PlacedRun] = []
    for index in BidiLevels.visualOrder(of: pieces.map(\.level)) {
      place(pieces[index], plan.tightening, baseline, &pen, &runs)
    }
    return TextLine(
      origin: origin, baseline: baseline, ascent: plan.ascent, descent: plan.descent, leading: plan.leading,
      width: plan.width, characters: plan.clusters, runs: runs, isRightToLeft: isRightToLeft,
      endsText: isLast, boxes: pen.boxes)
  }

  private struct Pen {
    var x: CGFloat
    var boxes: [TextLine.ClusterBox] = []
  }

  private func pieces(of plan: LinePlan) -> [Piece] {
    var result: [Piece] = []
    for part in plan.parts {
      switch part {
      case .clusters(let range):
        var start = range.lowerBound
        while start < range.upperBound {
          let item = text.items[Int(text.itemOfCluster[start])]
          var end = min(item.clusters.upperBound, range.upperBound)
          if start < plan.spaceStart { end = min(end, plan.spaceStart) }
          // Rule L1: white space at the end of a line has the paragraph's level.
          let level = start >= plan.spaceStart ? plan.baseLevel : item.level
          result.append(
            Piece(
              item: item, clusters: start..<end, level: level,
              slice: text.slice(item, start..<end, typesetter: typesetter), inserted: nil))
          start = end
        }
      case .inserted(let scalar, let like):
        let isRightToLeft = plan.baseLevel % 2 == 1
        guard let item = text.insertion(scalar, like: like, isRightToLeft: isRightToLeft, typesetter: typesetter),
          let shaped = item.shaped
        else { continue }
        result.append(
          Piece(
            item: item, clusters: like..<like, level: plan.baseLevel,
            slice: ShapedSlice(
              shaped: shaped, glyphs: shaped.glyphs.indices, firstScalar: text.analysis.starts[like],
              isReshaped: true),
            inserted: scalar))
      }
    }
    return result
  }

  private func place(
    _ piece: Piece, _ tightening: CGFloat, _ baseline: CGFloat, _ pen: inout Pen, _ runs: inout [PlacedRun]
  ) {
    let item = piece.item
    let run = text.runs[item.run]
    let start = pen.x
    guard let slice = piece.slice, let face = item.face else {
      placeEmpty(piece, baseline, &pen, &runs)
      return
    }
    let spacing = item.spacing - tightening * run.font.effectiveSize
    let offset = run.baselineOffset.isFinite ? run.baselineOffset : 0
    let isRightToLeft = slice.shaped.isRightToLeft
    var glyphs: [UInt32] = []
    var positions: [CGPoint] = []
    var characters: [Int] = []
    var edges: [CGFloat] = []
    glyphs.reserveCapacity(slice.glyphs.count)
    positions.reserveCapacity(slice.glyphs.count)
    characters.reserveCapacity(slice.glyphs.count)
    let all = slice.shaped.glyphs
    var index = slice.glyphs.lowerBound
    while index < slice.glyphs.upperBound {
      var end = index + 1
      while end < slice.glyphs.upperBound, all[end].cluster == all[index].cluster { end += 1 }
      let clusters = piece.inserted != nil ? piece.clusters : covered(index, end, slice, piece.clusters)
      let gap = spacing * CGFloat(piece.inserted != nil ? 1 : text.analysis.spacedCount(clusters))
      let left = pen.x
      if isRightToLeft { pen.x += gap }
      for glyph in all[index..<end] {
        glyphs.append(glyph.id)
        edges.append(left)
        characters.append(clusters.lowerBound)
        positions.append(
          CGPoint(x: pen.x + glyph.offset.x * item.scale, y: baseline - offset - glyph.offset.y * item.scale))
        pen.x += glyph.advance * item.scale
      }
      if !isRightToLeft { pen.x += gap }
      appendBoxes(clusters, from: left, to: pen.x, isRightToLeft, &pen.boxes)
      index = end
    }
    edges.append(pen.x)
    let metrics = item.font.metrics
    runs.append(
      PlacedRun(
        tag: run.tag, run: item.run, font: run.font, metrics: metrics,
        glyphs: GlyphRun(source: face, size: Double(item.scale), glyphs: glyphs, positions: positions),
        glyphCharacters: characters, edges: edges,
        bounds: CGRect(
          x: start, y: baseline - offset - metrics.ascent, width: pen.x - start, height: metrics.lineHeight),
        baseline: baseline - offset, characters: piece.clusters, isRightToLeft: isRightToLeft,
        insertedText: piece.inserted.map(String.init)))
  }

  /// Clusters without glyphs: pictures of the caller's, tabs, and other controls, which have no width.
  private func placeEmpty(_ piece: Piece, _ baseline: CGFloat, _ pen: inout Pen, _ runs: inout [PlacedRun]) {
    let start = pen.x
    let isRightToLeft = piece.level % 2 == 1
    for cluster in isRightToLeft ? Array(piece.clusters.reversed()) : Array(piece.clusters) {
      let width = text.width(cluster..<cluster + 1)
      pen.boxes.append(.init(cluster: cluster, minX: pen.x, maxX: pen.x + width, isRightToLeft: isRightToLeft))
      pen.x += width
    }
    let run = text.runs[piece.item.run]
    guard run.fixedAdvance != nil, pen.x > start, let face = piece.item.face else { return }
    let metrics = piece.item.font.metrics
    let ownBaseline = baseline - (run.baselineOffset.isFinite ? run.baselineOffset : 0)
    runs.append(
      PlacedRun(
        tag: run.tag, run: piece.item.run, font: run.font, metrics: metrics,
        glyphs: GlyphRun(source: face, size: Double(piece.item.scale), glyphs: [], positions: []),
        glyphCharacters: [], edges: [],
        bounds: CGRect(
          x: start, y: ownBaseline - metrics.ascent, width: pen.x - start, height: metrics.lineHeight),
        baseline: ownBaseline, characters: piece.clusters, isRightToLeft: isRightToLeft, insertedText: nil))
  }

  /// The clusters that the glyphs `index..<end`, which have one shaping cluster, stand for.
  private func covered(_ index: Int, _ end: Int, _ slice: ShapedSlice, _ clusters: Range<Int>) -> Range<Int> {
    let all = slice.shaped.glyphs
    let limit = text.analysis.starts[clusters.upperBound]
    let next: Int
    if slice.shaped.isRightToLeft {
      next = index == slice.glyphs.lowerBound ? limit : slice.firstScalar + all[index - 1].cluster
    } else {
      next = end == slice.glyphs.upperBound ? limit : slice.firstScalar + all[end].cluster
    }
    let first = slice.firstScalar + all[index].cluster
    let low = Int(text.analysis.clusterOfScalar[first])
    let high = Int(text.analysis.clusterOfScalar[max(next - 1, first)])
    return low..<max(high, low) + 1
  }

  /// Gives each of a ligature's clusters an equal share of it.
  private func appendBoxes(
    _ clusters: Range<Int>, from left: CGFloat, to right: CGFloat, _ isRightToLeft: Bool,
    _ boxes: inout [TextLine.ClusterBox]
  ) {
    guard !clusters.isEmpty else { return }
    let share = (right - left) / CGFloat(clusters.count)
    for place in 0..<clusters.count {
      let cluster = isRightToLeft ? clusters.upperBound - 1 - place : clusters.lowerBound + place
      let minX = left + share * CGFloat(place)
      boxes.append(.init(cluster: cluster, minX: minX, maxX: minX + share, isRightToLeft: isRightToLeft))
    }
  }
}
