import Foundation

extension CGPoint: Animatable {
  public typealias AnimatableData = AnimatablePair<CGFloat, CGFloat>

  /// The coordinates, in points.
  @inlinable
  public var animatableData: AnimatableData {
    get { AnimatablePair(x, y) }
    set { (x, y) = (newValue.first, newValue.second) }
  }
}

extension CGSize: Animatable {
  public typealias AnimatableData = AnimatablePair<CGFloat, CGFloat>

  /// The width and the height, in points.
  @inlinable
  public var animatableData: AnimatableData {
    get { AnimatablePair(width, height) }
    set { (width, height) = (newValue.first, newValue.second) }
  }
}

extension CGRect: Animatable {
  public typealias AnimatableData = AnimatablePair<CGPoint.AnimatableData, CGSize.AnimatableData>

  /// The origin and the size, in points.
  @inlinable
  public var animatableData: AnimatableData {
    get { AnimatablePair(origin.animatableData, size.animatableData) }
    set {
      origin.animatableData = newValue.first
      size.animatableData = newValue.second
    }
  }
}
