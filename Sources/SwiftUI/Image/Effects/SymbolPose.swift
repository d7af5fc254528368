import Raster

/// How a symbol is shown at one moment of an effect.
struct SymbolPose: Equatable {
  var scale = 1.0
  /// Clockwise, in radians.
  var rotation = 0.0
  /// In multiples of the symbol's height.
  var offset = CGSize.zero
  var opacity = 1.0
  /// For each part of the way through the layers the opacity; empty shows all in full.
  var layers: LayerLight?

  /// Which layers are lit.
  struct LayerLight: Equatable {
    /// From 0 (the first layer) to 1 (past the last).
    var position: Double
    var isCumulative: Bool
    /// The opacity of layers that are not lit.
    var dim: Double

    /// The opacity of layer `index` of `count`.
    func opacity(_ index: Int, of count: Int) -> Double {
      let place = position * Double(count)
      let lit =
        isCumulative
        ? min(max(place - Double(index) + 0.5, 0), 1) : min(max(1 - abs(place - Double(index) - 0.5), 0), 1)
      return dim + (1 - dim) * lit
    }
  }

  /// This pose with another one on top of it.
  func combined(with other: SymbolPose) -> SymbolPose {
    SymbolPose(
      scale: scale * other.scale, rotation: rotation + other.rotation,
      offset: CGSize(width: offset.width + other.offset.width, height: offset.height + other.offset.height),
      opacity: opacity * other.opacity, layers: other.layers ?? layers)
  }

  /// Whether the symbol is where it always is.
  var isAtRest: Bool { scale == 1 && rotation == 0 && offset == .zero }

  /// The transform for a symbol in `rect`, about its middle.
  func transform(in rect: CGRect) -> CGAffineTransform {
    CGAffineTransform(translationX: -rect.midX, y: -rect.midY)
      .concatenating(CGAffineTransform(scaleX: scale, y: scale))
      .concatenating(CGAffineTransform(rotationAngle: rotation))
      .concatenating(
        CGAffineTransform(
          translationX: rect.midX + offset.width * rect.height, y: rect.midY + offset.height * rect.height))
  }
}

extension SymbolEffectConfiguration {
  /// How long one run takes, in seconds. The system's own times are not published; these are by eye.
  var duration: Double {
    switch kind {
    case .bounce: 0.6
    case .pulse: 1.6
    case .variableColor(_, let isReversing, _): isReversing ? 2.4 : 1.4
    case .wiggle: 0.9
    case .breathe: 2.4
    case .rotate: 1.8
    case .scale, .appear, .disappear, .replace, .automatic: 0
    }
  }

  /// The pose at a part of a run, 0…1. At 0 and 1 it is the pose at rest, but for a turn, which may go on.
  func pose(at part: Double) -> SymbolPose {
    var pose = SymbolPose()
    /// 0 at both ends and 1 in the middle.
    let swell = (1 - cos(2 * .pi * part)) / 2
    switch kind {
    case .bounce(let up):
      // A swing that dies away: out, back past the rest, and to it.
      let swing = sin(2 * .pi * part * 1.5) * exp(-3.2 * part) * (1 - part) * 1.6
      pose.scale = 1 + (up ? 0.25 : -0.25) * swing
    case .pulse:
      pose.opacity = 1 - 0.65 * swell
    case .variableColor(let isCumulative, let isReversing, let hides):
      let position = isReversing ? (part < 0.5 ? 2 * part : 2 - 2 * part) : part
      pose.layers = SymbolPose.LayerLight(position: position, isCumulative: isCumulative, dim: hides ? 0 : 0.3)
    case .wiggle(let style):
      let swing = sin(2 * .pi * part * 3) * (1 - part)
      switch style {
      case .turning(let clockwise): pose.rotation = (clockwise ? 1 : -1) * swing * .pi / 12
      case .along(let x, let y): pose.offset = CGSize(width: x * swing * 0.12, height: y * swing * 0.12)
      }
    case .breathe(let pulses):
      pose.scale = 1 + 0.1 * swell
      if pulses { pose.opacity = 0.5 + 0.5 * swell }
    case .rotate(let clockwise):
      pose.rotation = (clockwise ? 1 : -1) * 2 * .pi * part
    case .scale, .appear, .disappear, .replace, .automatic:
      break
    }
    return pose
  }

  /// The pose that is held while the effect is active; nil for effects that run.
  var heldPose: SymbolPose? {
    switch kind {
    case .scale(let up): SymbolPose(scale: up ? 1.2 : 0.8)
    case .disappear(let up): SymbolPose(scale: up ? 1.25 : 0.7, opacity: 0)
    // While it is active the symbol is there, which is how it rests.
    case .appear: SymbolPose()
    default: nil
    }
  }
}
