import Foundation

/// A shape that knows its outline moved inwards.
nonisolated protocol InsetBase: Shape {
  func path(in rect: CGRect, insetBy amount: CGFloat) -> Path
}

/// A shape moved inwards.
nonisolated struct InsetShapeOf<Base: InsetBase>: InsettableShape {
  var base: Base
  /// In points; negative moves outwards.
  var amount: CGFloat

  func path(in rect: CGRect) -> Path { base.path(in: rect, insetBy: amount) }

  func inset(by amount: CGFloat) -> InsetShapeOf<Base> { InsetShapeOf(base: base, amount: self.amount + amount) }

  static var role: ShapeRole { Base.role }

  var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }

  /// The shape's own data, and the amount.
  var animatableData: AnimatablePair<Base.AnimatableData, CGFloat> {
    get { AnimatablePair(base.animatableData, amount) }
    set {
      base.animatableData = newValue.first
      amount = newValue.second
    }
  }
}
