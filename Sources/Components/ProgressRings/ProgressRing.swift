import SwiftUI

/// One ring of a `ProgressRings` view.
public struct ProgressRing: Identifiable, Equatable, Sendable {
  /// Tells the rings of one view apart.
  public let id: Int
  /// What a screen reader calls the ring.
  public var label: String
  /// How much of the ring is drawn, from 0 to 1; values outside are clamped.
  public var progress: Double
  public var color: Color
  /// From the middle of the line on one side to that on the other, in points. Lengths below zero or not finite count as
  /// zero.
  public var diameter: CGFloat
  /// In points. Lengths below zero or not finite count as zero.
  public var lineWidth: CGFloat

  public init(
    id: Int, label: String = "", progress: Double, color: Color, diameter: CGFloat, lineWidth: CGFloat = 16
  ) {
    self.id = id
    self.label = label
    self.progress = progress
    self.color = color
    self.diameter = diameter
    self.lineWidth = lineWidth
  }
}

extension ProgressRing {
  /// Rings inside one another with even gaps, the first outermost.
  ///
  /// - Parameters:
  ///   - values: a label, a share from 0 to 1 and a colour for each ring.
  ///   - diameter: the diameter of the outermost ring, in points.
  ///   - lineWidth: the width of every line, in points.
  ///   - gap: the room between two lines, in points.
  public static func concentric(
    _ values: [(label: String, progress: Double, color: Color)], diameter: CGFloat = 164, lineWidth: CGFloat = 16,
    gap: CGFloat = 2
  ) -> [ProgressRing] {
    values.enumerated().map { index, value in
      ProgressRing(
        id: index, label: value.label, progress: value.progress, color: value.color,
        diameter: diameter - CGFloat(index) * 2 * (lineWidth + gap), lineWidth: lineWidth)
    }
  }
}
