import Foundation
import Synchronization

/// A paragraph cut into lines for one width.
///
/// The size is known at once; glyphs are placed when `lines` is first read. Coordinates are points from
/// the layout's top left corner, y downwards. Copies share everything.
public struct TextLayout: Sendable {
  /// The width of the widest line and the height of all.
  public let size: CGSize
  /// The y of the first line's baseline.
  public let firstBaseline: CGFloat
  /// The y of the last line's baseline.
  public let lastBaseline: CGFloat
  /// The number of lines.
  public let lineCount: Int
  /// Whether text was cut off.
  public let isTruncated: Bool
  /// The factor by which fonts were made smaller to fit; 1 when they were not.
  public let fontScale: CGFloat
  /// The number of characters in the paragraph.
  public let characterCount: Int

  private let storage: Storage

  /// The lines, top to bottom; at least one. An empty text has one empty line, which has the height of its font.
  public var lines: [TextLine] { storage.lines }

  var analysis: TextAnalysis { storage.text.analysis }

  /// Whether the two are the same layout: constant time.
  public func isIdentical(to other: TextLayout) -> Bool { storage === other.storage }

  init(
    _ plans: [LinePlan], text: ShapedParagraph, style: ParagraphStyle, fontScale: CGFloat, isTruncated: Bool,
    typesetter: Typesetter
  ) {
    var height: CGFloat = 0
    var tops: [CGFloat] = []
    tops.reserveCapacity(plans.count)
    for (index, plan) in plans.enumerated() {
      tops.append(height)
      height += plan.ascent + plan.descent
      if index + 1 < plans.count { height += plan.leading + style.effectiveLineSpacing }
    }
    let width = plans.reduce(0) { max($0, $1.width) }
    if style.reservedLines > 0, let font = text.fonts.first {
      let reserved = font.metrics.height(ofLines: style.reservedLines, lineSpacing: style.effectiveLineSpacing)
      height = max(height, reserved)
    }
    size = CGSize(width: width, height: height)
    firstBaseline = plans.first.map { $0.ascent } ?? 0
    lastBaseline = plans.last.map { (tops.last ?? 0) + $0.ascent } ?? 0
    lineCount = plans.count
    self.isTruncated = isTruncated
    self.fontScale = fontScale
    characterCount = text.analysis.clusterCount
    storage = Storage(plans: plans, tops: tops, width: width, text: text, style: style, typesetter: typesetter)
  }

  private final class Storage: Sendable {
    let plans: [LinePlan]
    let tops: [CGFloat]
    let width: CGFloat
    let text: ShapedParagraph
    let style: ParagraphStyle
    let typesetter: Typesetter
    private let placed = Mutex<[TextLine]?>(nil)

    init(
      plans: [LinePlan], tops: [CGFloat], width: CGFloat, text: ShapedParagraph, style: ParagraphStyle,
      typesetter: Typesetter
    ) {
      self.plans = plans
      self.tops = tops
      self.width = width
      self.text = text
      self.style = style
      self.typesetter = typesetter
    }

    var lines: [TextLine] {
      placed.withLock { placed in
        if let placed { return placed }
        let placer = LinePlacer(text: text, typesetter: typesetter)
        let made = plans.indices.map { index in
          placer.place(
            plans[index], at: CGPoint(x: indent(of: plans[index]), y: tops[index]), isLast: index + 1 == plans.count)
        }
        placed = made
        return made
      }
    }

    private func indent(of plan: LinePlan) -> CGFloat {
      let room = width - plan.width
      let isMirrored = style.layoutDirection == .rightToLeft
      switch style.alignment {
      case .leading: return isMirrored ? room : 0
      case .center: return room / 2
      case .trailing: return isMirrored ? 0 : room
      }
    }
  }
}
