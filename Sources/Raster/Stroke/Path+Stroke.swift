import Foundation

extension Path {
  /// The outline of the path's stroke, to be filled by the non-zero rule.
  public func strokedPath(_ style: StrokeStyle) -> Path { strokedPath(style, scale: 1) }

  /// The outline of the stroke, precise enough to be shown `scale` times as large.
  func strokedPath(_ style: StrokeStyle, scale: Double) -> Path {
    // Thinner than a millionth of a pixel it is nothing, and too little to calculate with.
    guard style.isVisible, Double(style.lineWidth) * (scale > 0 ? scale : 1) > 1e-6 else { return Path() }
    guard Double(style.lineWidth) > 1e-100 else { return Path() }
    var stroker = Stroker(style, scale: scale)
    stroker.add(self)
    return stroker.result
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
