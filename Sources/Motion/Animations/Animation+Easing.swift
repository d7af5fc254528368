import Foundation

extension Animation {
  private static func bezier(_ curve: UnitCurve, duration: Double) -> Animation {
    Animation(builtIn: BezierAnimation(duration: duration, curve: curve.solver))
  }

  /// Starts and ends slowly, in 0.35 s.
  public static var easeInOut: Animation { easeInOut(duration: Conventions.easingDuration) }

  /// Starts and ends slowly.
  ///
  /// - Parameter duration: in seconds. An animation whose duration is not positive is over at once.
  public static func easeInOut(duration: TimeInterval) -> Animation { bezier(.easeInOut, duration: duration) }

  /// Starts slowly, in 0.35 s.
  public static var easeIn: Animation { easeIn(duration: Conventions.easingDuration) }

  /// Starts slowly.
  ///
  /// - Parameter duration: in seconds. An animation whose duration is not positive is over at once.
  public static func easeIn(duration: TimeInterval) -> Animation { bezier(.easeIn, duration: duration) }

  /// Ends slowly, in 0.35 s.
  public static var easeOut: Animation { easeOut(duration: Conventions.easingDuration) }

  /// Ends slowly.
  ///
  /// - Parameter duration: in seconds. An animation whose duration is not positive is over at once.
  public static func easeOut(duration: TimeInterval) -> Animation { bezier(.easeOut, duration: duration) }

  /// Moves evenly, in 0.35 s.
  public static var linear: Animation { linear(duration: Conventions.easingDuration) }

  /// Moves evenly.
  ///
  /// - Parameter duration: in seconds. An animation whose duration is not positive is over at once.
  public static func linear(duration: TimeInterval) -> Animation {
    bezier(.linear, duration: duration)
  }

  /// Follows a Bézier curve from (0, 0) to (1, 1).
  ///
  /// - Parameters:
  ///   - p1x: the first control point's x, clamped to 0...1.
  ///   - p1y: the first control point's y; may overshoot.
  ///   - p2x: the second control point's x, clamped to 0...1.
  ///   - p2y: the second control point's y; may overshoot.
  ///   - duration: in seconds. An animation whose duration is not positive is over at once.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    Animation(builtIn: BezierAnimation(duration: duration, curve: CubicSolver(p1x, p1y, p2x, p2y)))
  }

  /// Follows a unit curve.
  ///
  /// - Parameters:
  ///   - curve: the part of the interval covered, by the part of the duration passed.
  ///   - duration: in seconds. An animation whose duration is not positive is over at once.
  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    Animation(builtIn: UnitCurveAnimation(duration: duration, curve: curve))
  }
}
