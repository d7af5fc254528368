import Foundation
import Raster

/// One shown character with its own glyphs, for drawing a text character by character.
public struct PlacedCluster: Sendable {
  /// The character, or an inserted ellipsis or hyphen; several characters for a ligature.
  public let text: String
  /// The characters in the paragraph; empty for inserted ones.
  public let characters: Range<Int>
  /// The text run's tag.
  public let tag: Int
  /// The box: the advance wide, the run's font's line high, in the layout's coordinates.
  public let bounds: CGRect
  /// The y of the baseline.
  public let baseline: CGFloat
  /// The glyphs, at their places in the layout; none for white space.
  public let glyphs: GlyphRun
  /// Whether the character is white space.
  public let isSpace: Bool
}

extension TextLayout {
  /// The shown characters, line by line and from left to right. Linear time.
  public var clusters: [PlacedCluster] {
    var result: [PlacedCluster] = []
    let text = analysis
    for line in lines {
      for run in line.runs {
        let glyphs = run.glyphs
        var index = 0
        while index < glyphs.glyphs.count {
          let first = run.glyphCharacters[index]
          var end = index + 1
          while end < glyphs.glyphs.count, run.glyphCharacters[end] == first { end += 1 }
          let characters: Range<Int>
          if run.insertedText != nil {
            characters = first..<first
          } else {
            let next =
              run.isRightToLeft
              ? (index == 0 ? run.characters.upperBound : run.glyphCharacters[index - 1])
              : (end == glyphs.glyphs.count ? run.characters.upperBound : run.glyphCharacters[end])
            characters = first..<max(next, first + 1)
          }
          let minX = run.edges[index]
          let maxX = run.edges[end]
          result.append(
            PlacedCluster(
              text: run.insertedText ?? text.string(characters), characters: characters, tag: run.tag,
              bounds: CGRect(x: minX, y: run.bounds.minY, width: maxX - minX, height: run.bounds.height),
              baseline: run.baseline,
              glyphs: GlyphRun(
                source: glyphs.source, size: glyphs.size, glyphs: Array(glyphs.glyphs[index..<end]),
                positions: Array(glyphs.positions[index..<end])),
              isSpace: run.insertedText == nil && characters.allSatisfy { text.isSpace[$0] }))
          index = end
        }
      }
    }
    return result
  }
}
