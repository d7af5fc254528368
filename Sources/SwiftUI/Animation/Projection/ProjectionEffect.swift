/// `projectionEffect`.
public nonisolated struct _ProjectionEffect: GeometryEffect {
  public var transform: ProjectionTransform

  public typealias Body = Never
  public typealias AnimatableData = EmptyAnimatableData

  public init(transform: ProjectionTransform) { self.transform = transform }

  public func effectValue(size: CGSize) -> ProjectionTransform { transform }
}

extension View {
  /// Draws the view through a projective transform of its own coordinates.
  public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    modifier(_ProjectionEffect(transform: transform))
  }
}
