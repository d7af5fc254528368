import Raster

/// `blur`.
nonisolated struct BlurEffect: RenderEffect, Equatable, Sendable {
  var radius: CGFloat
  var isOpaque: Bool

  var animatableData: CGFloat {
    get { radius }
    set { radius = newValue }
  }

  static var attributeName: String { "blur" }

  var isCutAtFrame: Bool { isOpaque }

  func group() -> GroupEffect? {
    radius > 0 && radius.isFinite ? .blur(radius: Double(radius), opaque: isOpaque) : nil
  }
}

extension View {
  /// Blurs the view.
  ///
  /// - Parameters:
  ///   - radius: The standard deviation of the Gaussian, in points. Negative and non-finite values count as 0.
  ///   - opaque: Whether the view fills its frame, so that its edge stays sharp instead of fading out.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    modifier(_RenderEffectModifier(effect: BlurEffect(radius: radius, isOpaque: opaque)))
  }
}
