import Raster

/// `rotation3DEffect`.
public nonisolated struct _Rotation3DEffect: GeometryEffect, Equatable {
  public var angle: Angle
  /// x goes right, y down, z towards the eye.
  public var axis: (x: CGFloat, y: CGFloat, z: CGFloat)
  public var anchor: UnitPoint
  public var anchorZ: CGFloat
  public var perspective: CGFloat

  public typealias Body = Never

  public init(
    angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) {
    self.angle = angle
    self.axis = axis
    self.anchor = anchor
    self.anchorZ = anchorZ
    self.perspective = perspective
  }

  public static func == (a: Self, b: Self) -> Bool {
    a.angle == b.angle && a.axis == b.axis && a.anchor == b.anchor && a.anchorZ == b.anchorZ
      && a.perspective == b.perspective
  }

  public var animatableData:
    AnimatablePair<
      Angle.AnimatableData,
      AnimatablePair<
        AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>,
        AnimatablePair<UnitPoint.AnimatableData, AnimatablePair<CGFloat, CGFloat>>
      >
    >
  {
    get {
      AnimatablePair(
        angle.animatableData,
        AnimatablePair(
          AnimatablePair(axis.x, AnimatablePair(axis.y, axis.z)),
          AnimatablePair(anchor.animatableData, AnimatablePair(anchorZ, perspective))))
    }
    set {
      angle.animatableData = newValue.first
      let (axes, rest) = (newValue.second.first, newValue.second.second)
      axis = (axes.first, axes.second.first, axes.second.second)
      anchor.animatableData = rest.first
      (anchorZ, perspective) = (rest.second.first, rest.second.second)
    }
  }

  /// Turns about the axis through the anchor, and looks at it from a distance of the longer side divided by
  /// `perspective`; without perspective, from infinitely far away.
  public func effectValue(size: CGSize) -> ProjectionTransform {
    let (x, y) = (anchor.x * size.width, anchor.y * size.height)
    let side = max(size.width, size.height)
    var eye = CATransform3D()
    if side > 0, perspective.isFinite { eye.m34 = -perspective / side }
    let turned = CATransform3DMakeTranslation(-x, -y, -anchorZ)
      .concatenating(CATransform3DMakeRotation(CGFloat(angle.radians), axis.x, axis.y, axis.z))
      .concatenating(CATransform3DMakeTranslation(0, 0, anchorZ))
      .concatenating(eye)
      .concatenating(CATransform3DMakeTranslation(x, y, 0))
    return ProjectionTransform(turned)
  }
}

extension View {
  /// Draws the view turned in space about an axis.
  ///
  /// - Parameters:
  ///   - angle: How far; a positive angle about the x axis takes the upper edge away from the eye.
  ///   - axis: The axis's direction: x goes right, y down, z towards the eye. Its length does not matter.
  ///   - anchor: The point of the view that the axis goes through, by default its middle.
  ///   - anchorZ: How far that point is in front of the view, in points.
  ///   - perspective: How strongly nearer parts are enlarged: the eye is as far away as the view's longer side divided
  ///     by it.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some View {
    modifier(
      _Rotation3DEffect(angle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective))
  }
}

extension VisualEffect {
  /// Draws the view turned in space about an axis.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some VisualEffect {
    adding(
      .rotation3D(
        _Rotation3DEffect(angle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective)))
  }
}
