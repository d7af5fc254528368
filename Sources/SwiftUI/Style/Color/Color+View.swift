/// A colour as a view fills the space that it is offered.
extension Color: View {
  public typealias Body = _ShapeView<Rectangle, Color>
}
