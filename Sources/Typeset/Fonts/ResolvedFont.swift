import Foundation

/// A descriptor turned into a face and the numbers that go with it.
struct ResolvedFont: Sendable {
  /// The face; nil only on a machine without any font.
  let face: FontFace?
  /// Points per em of the drawn face.
  let scale: CGFloat
  /// Built-in space after each cluster, in points; the descriptor's own tracking not included.
  let tracking: CGFloat
  /// The line's measures.
  let metrics: FontMetrics
  /// How lowercase small capitals are made when the face has none: the scale of the capitals.
  let needsSyntheticSmallCaps: Bool
}
