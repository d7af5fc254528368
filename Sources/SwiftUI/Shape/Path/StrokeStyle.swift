import Foundation
import Motion
import Raster

/// How a path is stroked: width, ends, corners and dashes.
public typealias StrokeStyle = Raster.StrokeStyle

extension Raster.StrokeStyle: Animatable {
  public typealias AnimatableData = AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>

  /// Line width, miter limit and dash phase. Caps, joins and the lengths of dashes change at once.
  public var animatableData: AnimatableData {
    get { AnimatablePair(lineWidth, AnimatablePair(miterLimit, dashPhase)) }
    set {
      lineWidth = newValue.first
      miterLimit = newValue.second.first
      dashPhase = newValue.second.second
    }
  }
}
