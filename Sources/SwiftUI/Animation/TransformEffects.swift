import Raster

/// `scaleEffect`.
public nonisolated struct _ScaleEffect: GeometryEffect {
  public var scale: CGSize
  public var anchor: UnitPoint

  public typealias Body = Never

  public init(scale: CGSize, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }

  public var animatableData: AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData> {
    get { AnimatablePair(scale.animatableData, anchor.animatableData) }
    set {
      scale.animatableData = newValue.first
      anchor.animatableData = newValue.second
    }
  }

  public func effectValue(size: CGSize) -> ProjectionTransform {
    // A scale of zero would leave nothing to invert, so that the view could not even be hit-tested away.
    func sane(_ factor: CGFloat) -> CGFloat { factor.isFinite ? (factor == 0 ? 1e-5 : factor) : 1 }
    let (x, y) = (anchor.x * size.width, anchor.y * size.height)
    let (sx, sy) = (sane(scale.width), sane(scale.height))
    return ProjectionTransform(CGAffineTransform(a: sx, b: 0, c: 0, d: sy, tx: x - x * sx, ty: y - y * sy))
  }
}

/// `rotationEffect`.
public nonisolated struct _RotationEffect: GeometryEffect {
  public var angle: Angle
  public var anchor: UnitPoint

  public typealias Body = Never

  public init(angle: Angle, anchor: UnitPoint = .center) {
    self.angle = angle
    self.anchor = anchor
  }

  public var animatableData: AnimatablePair<Angle.AnimatableData, UnitPoint.AnimatableData> {
    get { AnimatablePair(angle.animatableData, anchor.animatableData) }
    set {
      angle.animatableData = newValue.first
      anchor.animatableData = newValue.second
    }
  }

  public func effectValue(size: CGSize) -> ProjectionTransform {
    let (x, y) = (anchor.x * size.width, anchor.y * size.height)
    let radians = angle.radians.isFinite ? angle.radians : 0
    let (cosine, sine) = (CGFloat(cos(radians)), CGFloat(sin(radians)))
    return ProjectionTransform(
      CGAffineTransform(
        a: cosine, b: sine, c: -sine, d: cosine, tx: x - cosine * x + sine * y, ty: y - sine * x - cosine * y))
  }
}

/// `offset`.
public nonisolated struct _OffsetEffect: GeometryEffect {
  public var offset: CGSize

  public typealias Body = Never

  public init(offset: CGSize) { self.offset = offset }

  public var animatableData: CGSize.AnimatableData {
    get { offset.animatableData }
    set { offset.animatableData = newValue }
  }

  public func effectValue(size: CGSize) -> ProjectionTransform {
    func sane(_ length: CGFloat) -> CGFloat { length.isFinite ? length : 0 }
    return ProjectionTransform(CGAffineTransform(translationX: sane(offset.width), y: sane(offset.height)))
  }
}

/// `transformEffect`.
public nonisolated struct _TransformEffect: GeometryEffect {
  public var transform: CGAffineTransform

  public typealias Body = Never
  public typealias AnimatableData = EmptyAnimatableData

  public init(transform: CGAffineTransform) { self.transform = transform }

  public func effectValue(size: CGSize) -> ProjectionTransform { ProjectionTransform(transform) }
}

extension View {
  /// Draws the view larger or smaller, about an anchor.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    modifier(_ScaleEffect(scale: scale, anchor: anchor))
  }

  /// Draws the view larger or smaller, about an anchor.
  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: s, height: s), anchor: anchor)
  }

  /// Draws the view larger or smaller, about an anchor.
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }

  /// Draws the view turned about an anchor.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    modifier(_RotationEffect(angle: angle, anchor: anchor))
  }

  /// Draws the view elsewhere.
  public func offset(_ offset: CGSize) -> some View { modifier(_OffsetEffect(offset: offset)) }

  /// Draws the view elsewhere.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { offset(CGSize(width: x, height: y)) }

  /// Draws the view through an affine transform.
  public func transformEffect(_ transform: CGAffineTransform) -> some View {
    modifier(_TransformEffect(transform: transform))
  }
}
