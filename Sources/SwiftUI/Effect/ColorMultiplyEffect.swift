import Raster

/// `colorMultiply`, in the components that the colour has in an environment.
nonisolated struct ColorMultiplyEffect: RenderEffect, Equatable, Sendable {
  var color: Color.Resolved

  var animatableData: Color.Resolved.AnimatableData {
    get { color.animatableData }
    set { color.animatableData = newValue }
  }

  static var attributeName: String { "colorMultiply" }

  func group() -> GroupEffect? {
    let matrix = Raster.ColorMatrix.colorMultiply(
      red: Double(color.red), green: Double(color.green), blue: Double(color.blue))
    let group = GroupEffect(color: matrix, opacity: Double(color.opacity))
    return matrix.isIdentity && color.opacity == 1 ? nil : group
  }
}

/// Multiplies colours by one that depends on the environment.
struct _ColorMultiplyModifier: ItemModifier {
  let color: Color

  typealias Body = Never

  func makeItem(node: _ViewNode, child: Item) -> RenderEffectItem<ColorMultiplyEffect> {
    RenderEffectItem(node: node, child: child, effect: resolve(in: node.environment))
  }

  func update(_ item: RenderEffectItem<ColorMultiplyEffect>) { item.set(resolve(in: item.environment)) }

  private func resolve(in environment: EnvironmentValues) -> ColorMultiplyEffect {
    ColorMultiplyEffect(color: color.resolve(in: environment))
  }
}

extension View {
  /// Multiplies each channel of the view's colours, opacity included, by that of `color`. White changes nothing.
  public func colorMultiply(_ color: Color) -> some View { modifier(_ColorMultiplyModifier(color: color)) }
}
