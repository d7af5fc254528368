import Foundation

/// A rectangle that fills its frame.
public nonisolated struct Rectangle: Shape {
  public init() {}

  public func path(in rect: CGRect) -> Path { Path(rect) }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  public typealias AnimatableData = EmptyAnimatableData
}

extension Rectangle: InsettableShape {
  public func inset(by amount: CGFloat) -> some InsettableShape { InsetShapeOf(base: self, amount: amount) }
}

extension Rectangle: InsetBase {
  func path(in rect: CGRect, insetBy amount: CGFloat) -> Path { Path(rect.insetBy(dx: amount, dy: amount)) }
}
