import Raster

/// A way of composing that has no in-between states.
nonisolated struct CompositingEffect: RenderEffect, Equatable, Sendable {
  var effect: GroupEffect?

  typealias AnimatableData = EmptyAnimatableData

  static var attributeName: String { "compositing" }

  func group() -> GroupEffect? { effect }
}

/// How the colours of an offscreen picture are kept while it is drawn.
public enum ColorRenderingMode: Hashable, Sendable {
  /// As gamma-encoded sRGB.
  case nonLinear
  /// As values proportional to light.
  case linear
  /// As values proportional to light, beyond 0…1 where need be.
  case extendedLinear
}

extension View {
  private func compositing(_ effect: GroupEffect?) -> some View {
    modifier(_RenderEffectModifier(effect: CompositingEffect(effect: effect)))
  }

  /// Makes the view's colours their opposites.
  public func colorInvert() -> some View { compositing(.color(.colorInvert)) }

  /// Makes the view black, as opaque as it was bright.
  public func luminanceToAlpha() -> some View { compositing(.luminanceToAlpha) }

  /// Puts the view onto what lies below it by `blendMode`.
  public func blendMode(_ blendMode: BlendMode) -> some View {
    compositing(blendMode == .normal ? nil : .blendMode(blendMode))
  }

  /// Makes one picture of the view before opacity and blending outside of it apply.
  public func compositingGroup() -> some View { compositing(.isolated) }

  /// Makes one picture of the view.
  ///
  /// - Parameters:
  ///   - opaque: Whether the view promises to fill its frame. Nothing depends on it here.
  ///   - colorMode: How colours are to be kept. Here they are gamma-encoded in every mode.
  public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View {
    compositing(.isolated)
  }
}
