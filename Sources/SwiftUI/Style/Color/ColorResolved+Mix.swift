import Foundation

extension Color.Resolved {
  /// The colour `fraction` of the way to `other` in `space`, mixed with premultiplied alpha so that a clear end
  /// lends its opacity and not its hue.
  func mixed(with other: Color.Resolved, by fraction: Double, in space: Gradient.ColorSpace) -> Color.Resolved {
    let (a, b) = (vector(in: space), other.vector(in: space))
    let (from, to) = (Double(opacity), Double(other.opacity))
    let alpha = from + (to - from) * fraction
    guard alpha > 0 else {
      return Color.Resolved(vector: a + (b - a) * fraction, opacity: 0, in: space)
    }
    let mixed = a * from * (1 - fraction) + b * to * fraction
    return Color.Resolved(vector: mixed / alpha, opacity: Float(alpha), in: space)
  }

  private func vector(in space: Gradient.ColorSpace) -> SIMD3<Double> {
    switch space.kind {
    case .device: SIMD3(Double(red), Double(green), Double(blue))
    case .perceptual: Oklab.from(SIMD3(Double(linearRed), Double(linearGreen), Double(linearBlue)))
    }
  }

  private init(vector: SIMD3<Double>, opacity: Float, in space: Gradient.ColorSpace) {
    switch space.kind {
    case .device:
      self.init(red: Float(vector.x), green: Float(vector.y), blue: Float(vector.z), opacity: opacity)
    case .perceptual:
      let linear = Oklab.toLinear(vector)
      self.init(
        colorSpace: .sRGBLinear, red: Float(linear.x), green: Float(linear.y), blue: Float(linear.z), opacity: opacity)
    }
  }
}
