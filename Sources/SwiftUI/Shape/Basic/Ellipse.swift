import Foundation

/// The ellipse that touches the sides of its frame.
public nonisolated struct Ellipse: Shape {
  public init() {}

  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  public typealias AnimatableData = EmptyAnimatableData
}

extension Ellipse: InsettableShape {
  public func inset(by amount: CGFloat) -> some InsettableShape { InsetShapeOf(base: self, amount: amount) }
}

extension Ellipse: InsetBase {
  func path(in rect: CGRect, insetBy amount: CGFloat) -> Path {
    Path(ellipseIn: rect.insetBy(dx: amount, dy: amount))
  }
}
