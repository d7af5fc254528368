import Foundation

/// The area that a line along a shape's outline covers.
public nonisolated struct _StrokedShape<Content: Shape>: Shape {
  public var shape: Content
  public var style: StrokeStyle

  public init(shape: Content, style: StrokeStyle) {
    self.shape = shape
    self.style = style
  }

  public func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style) }

  public static var role: ShapeRole { .stroke }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  /// The shape's data, and the line's width, miter limit and dash phase.
  public var animatableData: AnimatablePair<Content.AnimatableData, StrokeStyle.AnimatableData> {
    get { AnimatablePair(shape.animatableData, style.animatableData) }
    set {
      shape.animatableData = newValue.first
      style.animatableData = newValue.second
    }
  }
}

/// A shape that is a line along another one. It is drawn as such, without working out the area that it covers.
nonisolated protocol LineShape: Shape {
  /// The path in the middle of the line, and how the line looks.
  func line(in rect: CGRect) -> (path: Path, style: StrokeStyle)
}

extension _StrokedShape: LineShape {
  func line(in rect: CGRect) -> (path: Path, style: StrokeStyle) { (shape.path(in: rect), style) }
}

extension Shape {
  /// The area that a line along the outline covers.
  public func stroke(style: StrokeStyle) -> some Shape { _StrokedShape(shape: self, style: style) }

  /// The area that a line of `lineWidth` points along the outline covers.
  public func stroke(lineWidth: CGFloat = 1) -> some Shape { stroke(style: StrokeStyle(lineWidth: lineWidth)) }
}
