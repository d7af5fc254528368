/// A change of a view's picture that can depend on where the view is, because it does not touch layout.
///
/// Start with the effect that a `visualEffect` or `scrollTransition` closure is given, and add to it:
///
///     Card().visualEffect { effect, geometry in
///       effect.opacity(geometry.frame(in: .scrollView).minY < 0 ? 0.5 : 1)
///     }
public protocol VisualEffect: Sendable {
  /// What the effect does, innermost first.
  var _steps: [_VisualEffectStep] { get }
}

/// The effect that changes nothing.
public struct EmptyVisualEffect: VisualEffect {
  public init() {}
  public var _steps: [_VisualEffectStep] { [] }
}

/// An effect after another.
public struct _StepsVisualEffect: VisualEffect {
  public let _steps: [_VisualEffectStep]
}

extension VisualEffect {
  func adding(_ step: _VisualEffectStep) -> _StepsVisualEffect { _StepsVisualEffect(_steps: _steps + [step]) }

  /// Draws the view elsewhere.
  public func offset(_ offset: CGSize) -> some VisualEffect { adding(.offset(offset)) }

  /// Draws the view elsewhere.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { offset(CGSize(width: x, height: y)) }

  /// Draws the view larger or smaller, about an anchor.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    adding(.scale(scale, anchor))
  }

  /// Draws the view larger or smaller, about an anchor.
  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(CGSize(width: s, height: s), anchor: anchor)
  }

  /// Draws the view larger or smaller, about an anchor.
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }

  /// Draws the view turned about an anchor.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    adding(.rotation(angle, anchor))
  }

  /// Draws the view through an affine transform.
  public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect { adding(.transform(transform)) }

  /// Draws the view more or less transparent, from 0 to 1.
  public func opacity(_ opacity: Double) -> some VisualEffect { adding(.number(.opacity, opacity)) }

  /// Blurs the view; the radius is the standard deviation of the Gaussian, in points.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect { adding(.blur(radius, opaque)) }

  /// Adds `amount` to each colour channel.
  public func brightness(_ amount: Double) -> some VisualEffect { adding(.number(.brightness, amount)) }

  /// Moves the colours away from mid-grey or towards it.
  public func contrast(_ amount: Double) -> some VisualEffect { adding(.number(.contrast, amount)) }

  /// Makes the colours stronger or weaker.
  public func saturation(_ amount: Double) -> some VisualEffect { adding(.number(.saturation, amount)) }

  /// Takes the colours away.
  public func grayscale(_ amount: Double) -> some VisualEffect { adding(.number(.grayscale, amount)) }

  /// Turns the hue of the colours.
  public func hueRotation(_ angle: Angle) -> some VisualEffect { adding(.number(.hueRotation, angle.radians)) }
}
