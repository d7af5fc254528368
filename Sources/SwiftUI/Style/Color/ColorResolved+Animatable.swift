extension Color.Resolved: Animatable {
  public typealias AnimatableData = AnimatablePair<
    Float, AnimatablePair<Float, AnimatablePair<Float, Float>>
  >

  /// The scale of animated colour components. A spring counts as at rest within absolute limits, which would be too
  /// coarse for numbers between 0 and 1.
  static let animatableScale: Float = 128

  /// The linear, not premultiplied components and the opacity, times 128: colours are crossed as light is mixed.
  public var animatableData: AnimatableData {
    get {
      let scale = Color.Resolved.animatableScale
      return AnimatablePair(
        linearRed * scale,
        AnimatablePair(linearGreen * scale, AnimatablePair(linearBlue * scale, opacity * scale)))
    }
    set {
      let scale = 1 / Color.Resolved.animatableScale
      linearRed = newValue.first * scale
      linearGreen = newValue.second.first * scale
      linearBlue = newValue.second.second.first * scale
      opacity = newValue.second.second.second * scale
    }
  }
}
