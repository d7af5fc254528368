import Foundation

extension _ShapeView {
  public typealias Body = Never

  @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode {
    ShapeNode(view, context)
  }
}

extension FillShapeView {
  public typealias Body = Never

  @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode {
    if Background.self == EmptyView.self { return TransparentNode(view, context) { $0.content } }
    return TransparentNode(view, context) { $0.content.background($0.background) }
  }

  private var content: _ShapeView<Content, Style> { _ShapeView(shape: shape, style: style, fillStyle: fillStyle) }
}

extension StrokeShapeView {
  public typealias Body = Never

  @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode {
    if Background.self == EmptyView.self { return TransparentNode(view, context) { $0.content } }
    return TransparentNode(view, context) { $0.content.background($0.background) }
  }

  private var content: _ShapeView<_StrokedShape<Content>, Style> {
    _ShapeView(
      shape: _StrokedShape(shape: shape, style: strokeStyle), style: style,
      fillStyle: FillStyle(antialiased: isAntialiased))
  }
}

extension StrokeBorderShapeView {
  public typealias Body = Never

  @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode {
    if Background.self == EmptyView.self { return TransparentNode(view, context) { $0.content } }
    return TransparentNode(view, context) { $0.content.background($0.background) }
  }

  private var content: _ShapeView<_StrokedShape<Content.InsetShape>, Style> {
    _ShapeView(
      shape: _StrokedShape(shape: shape.inset(by: strokeStyle.lineWidth / 2), style: strokeStyle), style: style,
      fillStyle: FillStyle(antialiased: isAntialiased))
  }
}

extension ShapeStyle where Self: View, Body == _ShapeView<Rectangle, Self> {
  /// The style filling a rectangle.
  @MainActor @preconcurrency public var body: _ShapeView<Rectangle, Self> {
    _ShapeView(shape: Rectangle(), style: self)
  }

  @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode {
    TransparentNode(view, context) { _ShapeView(shape: Rectangle(), style: $0) }
  }
}
