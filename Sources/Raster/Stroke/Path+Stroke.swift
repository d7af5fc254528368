import Foundation

extension Path {
  /// The outline of the path's stroke, to be filled by the non-zero rule.
  public func strokedPath(_ style: StrokeStyle) -> Path { strokedPath(style, scale: 1) }

  /// The outline of the stroke, precise enough to be shown `scale` times as large.
  func strokedPath(_ style: StrokeStyle, scale: Double) -> Path {
    guard let stroker = stroker(style, scale: scale) else { return Path() }
    return stroker.result
  }

  /// The outline's loops; nil when there is nothing to see.
  func stroker(_ style: StrokeStyle, scale: Double) -> Stroker? {
    // Thinner than a millionth of a pixel it is nothing, and too little to calculate with.
    guard style.isVisible, Double(style.lineWidth) * (scale > 0 ? scale : 1) > 1e-6 else { return nil }
    guard Double(style.lineWidth) > 1e-100 else { return nil }
    var stroker = Stroker(style, scale: scale)
    stroker.add(self)
    return stroker
  }

  /// The path cut into dashes.
  public func dashedPath(_ dash: [CGFloat], phase: CGFloat = 0) -> Path {
    var style = StrokeStyle()
    style.dash = dash
    style.dashPhase = phase
    guard style.isDashed else { return self }
    var dasher = Dasher(style, tolerance: Stroker.tolerance)
    dasher.add(self)
    return dasher.result
  }
}
