import Raster

/// A recolouring that one number controls.
protocol ColorAdjustment {
  /// What traces call the number.
  static var name: String { get }
  /// What becomes of colours at `amount`.
  static func matrix(_ amount: Double) -> Raster.ColorMatrix
  /// The factor that makes the number fit for springs, which come to rest within absolute limits.
  static var animatableScale: Double { get }
}

extension ColorAdjustment {
  static var animatableScale: Double { 1 }
}

/// Recolours what is drawn. An amount that is not finite changes nothing.
nonisolated struct ColorEffect<Adjustment: ColorAdjustment>: RenderEffect, Equatable, Sendable {
  var amount: Double

  var animatableData: Double {
    get { amount * Adjustment.animatableScale }
    set { amount = newValue / Adjustment.animatableScale }
  }

  static var attributeName: String { Adjustment.name }

  func group() -> GroupEffect? {
    guard amount.isFinite else { return nil }
    let matrix = Adjustment.matrix(amount)
    return matrix.isIdentity ? nil : .color(matrix)
  }
}

private enum Brightness: ColorAdjustment {
  static let name = "brightness"
  static func matrix(_ amount: Double) -> Raster.ColorMatrix { .brightness(amount) }
}

private enum Contrast: ColorAdjustment {
  static let name = "contrast"
  static func matrix(_ amount: Double) -> Raster.ColorMatrix { .contrast(amount) }
}

private enum Saturation: ColorAdjustment {
  static let name = "saturation"
  static func matrix(_ amount: Double) -> Raster.ColorMatrix { .saturation(amount) }
}

private enum Grayscale: ColorAdjustment {
  static let name = "grayscale"
  static func matrix(_ amount: Double) -> Raster.ColorMatrix { .grayscale(amount) }
}

private enum HueRotation: ColorAdjustment {
  static let name = "hueRotation"
  static func matrix(_ amount: Double) -> Raster.ColorMatrix { .hueRotation(amount) }
  /// That of `Angle`.
  static let animatableScale = 128.0
}

extension View {
  /// Makes the view brighter: adds `amount` to each colour channel. 0 changes nothing, 1 makes everything white and
  /// −1 black.
  public func brightness(_ amount: Double) -> some View {
    modifier(_RenderEffectModifier(effect: ColorEffect<Brightness>(amount: amount)))
  }

  /// Moves the view's colours away from mid-grey or towards it. 1 changes nothing, 0 leaves only grey, and negative
  /// amounts invert the colours as well.
  public func contrast(_ amount: Double) -> some View {
    modifier(_RenderEffectModifier(effect: ColorEffect<Contrast>(amount: amount)))
  }

  /// Makes the view's colours stronger or weaker. 1 changes nothing, and 0 leaves only their luminance.
  public func saturation(_ amount: Double) -> some View {
    modifier(_RenderEffectModifier(effect: ColorEffect<Saturation>(amount: amount)))
  }

  /// Takes the view's colours away. 0 changes nothing, and 1 leaves only their luminance; the amount is clamped.
  public func grayscale(_ amount: Double) -> some View {
    modifier(_RenderEffectModifier(effect: ColorEffect<Grayscale>(amount: amount)))
  }

  /// Turns the hue of the view's colours, keeping their luminance.
  public func hueRotation(_ angle: Angle) -> some View {
    modifier(_RenderEffectModifier(effect: ColorEffect<HueRotation>(amount: angle.radians)))
  }
}
