/// Corrects the weight of light text.
///
/// Colours are mixed in gamma-encoded values. That shows a half-covered pixel too dark, which makes dark
/// text on light a little bolder than it is, and readers are used to that; but it makes light text on
/// dark thin. So coverage `a` becomes `a + k·a·(1 − a)` with k from 0 for black to 0.35 for white: about
/// half of the way to mixing in linear light.
enum GlyphContrast {
  /// The number of steps from black to white.
  static let steps: UInt8 = 8

  /// The step for a text colour.
  static func step(for color: RGBA) -> UInt8 {
    let luminance =
      0.2126 * RGBA.unit(color.red) + 0.7152 * RGBA.unit(color.green)
      + 0.0722 * RGBA.unit(color.blue)
    return UInt8(luminance * Float(steps) + 0.5)
  }

  /// Corrects all of a mask.
  static func apply(_ step: UInt8, to mask: Mask) {
    if step == 0 { return }
    let strength = 0.35 * Float(step) / Float(steps)
    for index in 0..<mask.stride * mask.bounds.height where mask.bytes[index] != 0 {
      let a = Float(mask.bytes[index]) / 255
      mask.bytes[index] = UInt8(min(255, (a + strength * a * (1 - a)) * 255 + 0.5))
    }
  }
}
