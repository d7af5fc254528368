import Raster

/// `shadow`, in the components that the colour has in an environment.
nonisolated struct ViewShadowEffect: RenderEffect, Equatable, Sendable {
  var color: Color.Resolved
  var radius: CGFloat
  var offset: CGSize

  typealias AnimatableData = AnimatablePair<
    Color.Resolved.AnimatableData, AnimatablePair<CGFloat, CGSize.AnimatableData>
  >

  var animatableData: AnimatableData {
    get { AnimatablePair(color.animatableData, AnimatablePair(radius, offset.animatableData)) }
    set {
      color.animatableData = newValue.first
      radius = newValue.second.first
      offset.animatableData = newValue.second.second
    }
  }

  static var attributeName: String { "shadow" }

  func group() -> GroupEffect? {
    guard color.opacity > 0, offset.width.isFinite, offset.height.isFinite else { return nil }
    let paint = RGBA(red: color.red, green: color.green, blue: color.blue, alpha: color.opacity)
    return .shadow(ShadowEffect(color: paint, radius: Double(radius), offset: offset))
  }
}

/// A shadow of a colour that depends on the environment.
struct _ShadowModifier: ItemModifier {
  let color: Color
  let radius: CGFloat
  let offset: CGSize

  typealias Body = Never

  func makeItem(node: _ViewNode, child: Item) -> RenderEffectItem<ViewShadowEffect> {
    RenderEffectItem(node: node, child: child, effect: resolve(in: node.environment))
  }

  func update(_ item: RenderEffectItem<ViewShadowEffect>) { item.set(resolve(in: item.environment)) }

  private func resolve(in environment: EnvironmentValues) -> ViewShadowEffect {
    ViewShadowEffect(color: color.resolve(in: environment), radius: radius, offset: offset)
  }
}

extension View {
  /// Puts a shadow under the view.
  ///
  /// - Parameters:
  ///   - color: The shadow's colour where the view is opaque.
  ///   - radius: How soft it is: the Gaussian's standard deviation in points. Negative and non-finite values count as 0.
  ///   - x: How far it lies to the right, in points.
  ///   - y: How far it lies below, in points.
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View {
    modifier(_ShadowModifier(color: color, radius: radius, offset: CGSize(width: x, height: y)))
  }
}
