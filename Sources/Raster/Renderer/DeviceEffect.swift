import Foundation

/// A group's effect in pixels: what its lengths are at the scale of the surface, and how far it reaches.
struct DeviceEffect: Equatable {
  /// A shadow in pixels.
  struct Shadow: Equatable {
    let blur: GaussianBlur?
    let dx: Int
    let dy: Int
    /// Premultiplied red, green, blue, alpha from 0 to 1.
    let tint: SIMD4<Float>

    /// Where the shadow of a picture in `rect` can be seen.
    func reach(of rect: PixelRect) -> PixelRect {
      if rect.isEmpty { return .empty }
      let moved = rect.offsetBy(dx: dx, dy: dy)
      return blur?.visible(of: moved) ?? moved
    }

    /// The pixels of the shadow that depend on those of the picture in `rect`.
    func dependents(of rect: PixelRect) -> PixelRect {
      if rect.isEmpty { return .empty }
      let (x, y) = blur?.support ?? (0, 0)
      return rect.offsetBy(dx: dx, dy: dy).insetBy(dx: -x, dy: -y)
    }

    /// What has to be known to draw the shadow in `rect`.
    func source(of rect: PixelRect) -> PixelRect {
      if rect.isEmpty { return .empty }
      let (x, y) = blur?.support ?? (0, 0)
      return rect.offsetBy(dx: -dx, dy: -dy).insetBy(dx: -x, dy: -y)
    }
  }

  let color: ColorMatrix
  let luminanceToAlpha: Bool
  let blur: GaussianBlur?
  let blurIsOpaque: Bool
  let threshold: AlphaThreshold?
  let shadow: Shadow?
  /// 0…255.
  let opacity: UInt32
  let blendMode: BlendMode
  let vibrancy: ColorMatrix?
  /// Whether the items are drawn to a picture of their own before they reach what lies below.
  let isIsolated: Bool
  /// What the picture is cut to, when it is.
  let cut: PixelRect?

  /// Whether the effect is at most a shadow and an opacity, so that items can be drawn where they lie.
  var isShadowOnly: Bool {
    color.isIdentity && !luminanceToAlpha && blur == nil && threshold == nil && blendMode == .normal
      && vibrancy == nil
  }

  /// How many rows above and below a row the items' picture has to be known for it, at most.
  var extent: Int { (blur?.support.y ?? 0) + (shadow.map { abs($0.dy) + ($0.blur?.support.y ?? 0) } ?? 0) }

  /// - Parameter map: From the effect's space to pixels. In perspective, lengths are as they are in the middle of
  ///   `bounds` or, without bounds, at the origin.
  init(_ effect: GroupEffect, bounds: CGRect?, map: DeviceMap) {
    let device = map.tangent(at: bounds.map { CGPoint(x: $0.midX, y: $0.midY) } ?? .zero)
    let isSane = device.isFinite
    func length(_ radius: Double) -> (x: Double, y: Double) {
      guard radius.isFinite, radius > 0, isSane else { return (0, 0) }
      let (a, b, c, d) = (Double(device.a), Double(device.b), Double(device.c), Double(device.d))
      return (radius * (a * a + c * c).squareRoot(), radius * (b * b + d * d).squareRoot())
    }
    func blur(_ radius: Double) -> GaussianBlur? {
      let (x, y) = length(radius)
      return GaussianBlur(sigmaX: x, sigmaY: y)
    }
    color = effect.color.isFinite ? effect.color : .identity
    luminanceToAlpha = effect.luminanceToAlpha
    self.blur = blur(effect.blurRadius)
    cut = bounds.map { isSane ? PixelRect(covering: map.bounds(of: $0)) : .empty }
    blurIsOpaque = effect.blurIsOpaque && cut != nil
    threshold = effect.threshold
    if let shadow = effect.shadow, shadow.color.alpha > 0 {
      let offset = isSane ? shadow.offset.applying(device) : .zero
      func whole(_ value: CGFloat) -> Int {
        value.isFinite ? Int(max(-1e6, min(1e6, value)).rounded()) : 0
      }
      self.shadow = Shadow(
        blur: blur(shadow.radius), dx: whole(offset.width), dy: whole(offset.height),
        tint: shadow.color.premultiplied)
    } else {
      self.shadow = nil
    }
    opacity = effect.opacity.isNaN ? 255 : UInt32((max(0, min(1, effect.opacity)) * 255).rounded())
    blendMode = effect.blendMode
    vibrancy = effect.vibrancy.flatMap { $0.isFinite ? $0 : nil }
    isIsolated =
      effect.isIsolated || !color.isIdentity || luminanceToAlpha || self.blur != nil || threshold != nil
      || self.shadow != nil || blendMode != .normal || vibrancy != nil
  }

  /// The pixels where a group whose items fill `bounds` can be seen.
  func reach(of bounds: PixelRect) -> PixelRect {
    let picture = pictureBounds(bounds)
    guard let shadow else { return picture }
    return picture.union(shadow.reach(of: picture))
  }

  /// Where the blurred picture of items that fill `bounds` can be seen.
  func pictureBounds(_ bounds: PixelRect) -> PixelRect {
    var picture = bounds
    if let cut { picture = picture.intersection(cut) }
    guard let blur, !picture.isEmpty else { return picture.normalized }
    picture = blur.visible(of: picture)
    // What an opaque blur repeats at the edge stays inside.
    if blurIsOpaque, let cut { picture = cut }
    return picture
  }

  /// The pixels that may change when the items' picture changes in `rect`. They need not all be seen.
  func dependents(of rect: PixelRect) -> PixelRect {
    var picture = rect
    if let cut { picture = picture.intersection(cut) }
    if picture.isEmpty { return .empty }
    if let blur { picture = blur.source(of: picture) }
    // The edge of a threshold is smoothed by what is beside it.
    if threshold != nil { picture = picture.insetBy(dx: -1, dy: -1) }
    guard let shadow else { return picture }
    return picture.union(shadow.dependents(of: picture))
  }

  /// The blurred picture's pixels that are needed to draw the group in `rect`.
  func picture(for rect: PixelRect) -> PixelRect {
    let wanted = shadow.map { rect.union($0.source(of: rect)) } ?? rect
    return threshold == nil ? wanted : wanted.insetBy(dx: -1, dy: -1)
  }

  /// The items' pixels that are needed for the blurred picture in `rect`.
  func source(for rect: PixelRect) -> PixelRect {
    var source = rect
    if let blur { source = blur.source(of: source) }
    if let cut { source = source.intersection(cut) }
    return source
  }
}
