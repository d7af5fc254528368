import Foundation

/// A rectangle with corners of different radii that fills its frame.
public nonisolated struct UnevenRoundedRectangle: Shape {
  /// The radii, in points.
  public var cornerRadii: RectangleCornerRadii
  /// How the corners turn.
  public var style: RoundedCornerStyle

  /// A rectangle with these radii.
  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
    self.style = style
  }

  /// A rectangle with these radii.
  public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius, bottomTrailing: bottomTrailingRadius,
        topTrailing: topTrailingRadius),
      style: style)
  }

  public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerRadii: cornerRadii, style: style) }

  /// The radii.
  public var animatableData: RectangleCornerRadii.AnimatableData {
    get { cornerRadii.animatableData }
    set { cornerRadii.animatableData = newValue }
  }
}

extension UnevenRoundedRectangle: InsettableShape {
  public func inset(by amount: CGFloat) -> some InsettableShape { InsetShapeOf(base: self, amount: amount) }
}

extension UnevenRoundedRectangle: InsetBase {
  func path(in rect: CGRect, insetBy amount: CGFloat) -> Path {
    Path(
      roundedRect: rect.insetBy(dx: amount, dy: amount), cornerRadii: cornerRadii.inset(by: amount), style: style)
  }
}
