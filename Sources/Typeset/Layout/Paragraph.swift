import Foundation
import Synchronization

/// Text that is laid out together, ready to be measured at any width.
///
/// Analysis and shaping happen once, at the first measurement; a width that was asked for before is a
/// dictionary look-up. May be used from any thread.
public final class Paragraph: Sendable {
  /// The runs, in reading order.
  public let runs: [TextRun]
  /// How lines are made of them.
  public let style: ParagraphStyle
  /// The text of all runs.
  public let text: String

  let typesetter: Typesetter

  private struct Key: Hashable {
    var width: CGFloat
    var height: CGFloat
  }

  private struct State {
    var analysis: TextAnalysis?
    var shaped: [CGFloat: ShapedParagraph] = [:]
    var layouts = GenerationalCache<Key, TextLayout>(capacity: 16)
  }

  private let state = Mutex(State())

  /// A paragraph. `Typesetter.paragraph(_:style:)` returns one that others may share.
  ///
  /// Without runs the text is empty and a line is as tall as that of a default `FontDescriptor`.
  public init(_ runs: [TextRun], style: ParagraphStyle = ParagraphStyle(), typesetter: Typesetter = .shared) {
    self.runs = runs.isEmpty ? [TextRun("")] : runs
    self.style = style
    self.typesetter = typesetter
    text = runs.map(\.text).joined()
  }

  /// The layout in the given room.
  ///
  /// - Parameters:
  ///   - width: the width to fill, in points. Nil, NaN and infinity leave lines as long as they are; negative
  ///     widths count as 0, at which each line holds one character.
  ///   - height: the height to stay in. Lines that do not fit are cut off, but never the first. Nil, NaN and infinity
  ///     set no bound.
  public func layout(width: CGFloat? = nil, height: CGFloat? = nil) -> TextLayout {
    let key = Key(width: Paragraph.bound(width), height: Paragraph.bound(height))
    return state.withLock { state in
      if let known = state.layouts.value(for: key) { return known }
      let ideal = Key(width: .infinity, height: .infinity)
      let natural = state.layouts.value(for: ideal) ?? solve(ideal, &state)
      state.layouts.insert(natural, for: ideal)
      if key == ideal { return natural }
      let fits = natural.size.width <= key.width && natural.size.height <= key.height
      let made = fits ? natural : solve(key, &state)
      state.layouts.insert(made, for: key)
      return made
    }
  }

  /// The place in `text` of the character with the given index; the end for one past the last. Linear time.
  public func index(ofCharacter character: Int) -> String.Index {
    text.index(text.startIndex, offsetBy: max(character, 0), limitedBy: text.endIndex) ?? text.endIndex
  }

  private static func bound(_ value: CGFloat?) -> CGFloat {
    guard let value, !value.isNaN else { return .infinity }
    return max(value, 0)
  }

  // MARK: Fitting

  private func solve(_ key: Key, _ state: inout State) -> TextLayout {
    let full = solve(key, scale: 1, &state)
    let least = style.effectiveScaleFactor
    guard !full.fits, least < 1 else { return full.layout }
    // Sizes go down in quarters of a point, so the steps of the largest font are all there are to try.
    let largest = runs.map(\.font.effectiveSize).max() ?? 0
    let steps = Int(((1 - least) * largest * 4).rounded(.down))
    guard steps > 0 else { return full.layout }
    var low = 1
    var high = steps
    while low < high {
      let middle = (low + high) / 2
      if solve(key, scale: 1 - CGFloat(middle) / (largest * 4), &state).fits { high = middle } else { low = middle + 1 }
    }
    return solve(key, scale: 1 - CGFloat(low) / (largest * 4), &state).layout
  }

  private func solve(_ key: Key, scale: CGFloat, _ state: inout State) -> (layout: TextLayout, fits: Bool) {
    let text = shaped(scale, &state)
    let breaker = LineBreaker(text: text, style: style, typesetter: typesetter, limit: key.width)
    var plans = breaker.lines(atMost: style.effectiveLineLimit ?? .max)
    var height: CGFloat = 0
    for (index, plan) in plans.enumerated() {
      if index > 0 { height += plans[index - 1].leading + style.effectiveLineSpacing }
      height += plan.ascent + plan.descent
      if index > 0, height > key.height + LineBreaker.tolerance {
        plans.removeSubrange(index...)
        break
      }
    }
    var isTruncated = false
    if let last = plans.last, hasMore(after: last.clusters.upperBound, text) {
      let short = breaker.shortened(from: last.clusters.lowerBound)
      isTruncated = short.isTruncated
      plans[plans.count - 1] = short
    }
    let layout = TextLayout(
      plans, text: text, style: style, fontScale: scale, isTruncated: isTruncated, typesetter: typesetter)
    return (layout, !isTruncated && !plans.contains { $0.isForced })
  }

  /// Whether anything but white space comes after `cluster`.
  private func hasMore(after cluster: Int, _ text: ShapedParagraph) -> Bool {
    text.trimmedEnd(cluster..<text.analysis.clusterCount) > cluster
  }

  private func shaped(_ scale: CGFloat, _ state: inout State) -> ShapedParagraph {
    if let known = state.shaped[scale] { return known }
    let analysis = state.analysis ?? TextAnalysis(text, style: style)
    state.analysis = analysis
    let made = ShapedParagraph(analysis, runs: runs, style: style, scale: scale, typesetter: typesetter)
    if state.shaped.count >= 32 { state.shaped.removeAll() }
    state.shaped[scale] = made
    return made
  }
}
