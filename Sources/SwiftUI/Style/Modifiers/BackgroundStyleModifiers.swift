/// Tells the content which material it lies on, if it does.
struct _BackgroundMaterialModifier: EnvironmentModifier {
  let material: Material?

  typealias Body = Never

  init<S: ShapeStyle>(_ style: S) {
    material = style as? Material ?? (style as? AnyShapeStyle)?.base as? Material
  }

  func modify(_ environment: inout EnvironmentValues) {
    if let material { environment.backgroundMaterial = material }
  }
}

extension View {
  /// Puts a style behind the view, reaching under the system's furniture at `edges` where the view touches it.
  public func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    let fill = _ShapeView(shape: Rectangle(), style: style).ignoresSafeArea(edges: edges)
    return modifier(_BackgroundMaterialModifier(style))
      .modifier(_SecondaryLayerModifier(secondary: fill, alignment: .center, isBehind: true))
  }

  /// Puts the background style behind the view, reaching under the system's furniture at `edges`.
  public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
  }

  /// Puts a shape filled with a style behind the view.
  public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    let fill = _ShapeView(shape: shape, style: style, fillStyle: fillStyle)
    return modifier(_BackgroundMaterialModifier(style))
      .modifier(_SecondaryLayerModifier(secondary: fill, alignment: .center, isBehind: true))
  }

  /// Puts a shape filled with the background style behind the view.
  public func background<S: Shape>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View {
    background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
  }

  /// Puts a style in front of the view, reaching over the safe area's edges where the view touches them.
  public func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    let fill = _ShapeView(shape: Rectangle(), style: style).ignoresSafeArea(edges: edges)
    return modifier(_SecondaryLayerModifier(secondary: fill, alignment: .center, isBehind: false))
  }

  /// Puts a shape filled with a style in front of the view.
  public func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    let fill = _ShapeView(shape: shape, style: style, fillStyle: fillStyle)
    return modifier(_SecondaryLayerModifier(secondary: fill, alignment: .center, isBehind: false))
  }

  /// Draws a line of `width` points along the inside of the view's edges.
  public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    let line = Rectangle().strokeBorder(content, lineWidth: width)
    return modifier(_SecondaryLayerModifier(secondary: line, alignment: .center, isBehind: false))
  }
}
