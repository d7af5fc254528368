import Foundation

/// The largest circle in the middle of its frame.
public nonisolated struct Circle: Shape {
  public init() {}

  public func path(in rect: CGRect) -> Path { path(in: rect, insetBy: 0) }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  /// A square: the shorter of the sides that are offered.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let side = min(proposal.width ?? .infinity, proposal.height ?? .infinity)
    // Nothing offered at all is 10 points; everything offered is everything.
    let isUnspecified = proposal.width == nil && proposal.height == nil
    return isUnspecified ? CGSize(width: 10, height: 10) : CGSize(width: side, height: side)
  }

  public typealias AnimatableData = EmptyAnimatableData
}

extension Circle: InsettableShape {
  public func inset(by amount: CGFloat) -> some InsettableShape { InsetShapeOf(base: self, amount: amount) }
}

extension Circle: InsetBase {
  func path(in rect: CGRect, insetBy amount: CGFloat) -> Path {
    let side = min(rect.width, rect.height)
    let square = CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
    return Path(ellipseIn: amount == 0 ? square : square.insetBy(dx: amount, dy: amount))
  }
}
