import Foundation

/// The shape of the container that the view lies in, moved inwards to where the view is; a rectangle where no container
/// has a shape.
public nonisolated struct ContainerRelativeShape: Shape {
  public init() {}

  public func path(in rect: CGRect) -> Path { Path(rect) }

  public typealias AnimatableData = EmptyAnimatableData
}

extension ContainerRelativeShape: InsettableShape {
  public func inset(by amount: CGFloat) -> some InsettableShape { InsetShapeOf(base: self, amount: amount) }
}

extension ContainerRelativeShape: InsetBase {
  func path(in rect: CGRect, insetBy amount: CGFloat) -> Path { Path(rect.insetBy(dx: amount, dy: amount)) }
}
