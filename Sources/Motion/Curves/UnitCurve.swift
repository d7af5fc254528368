import Foundation

/// A function from the unit interval to the reals that begins at 0 and ends at 1.
///
/// The input of a curve is clamped to 0...1; its output is not clamped.
public struct UnitCurve: Hashable, Sendable {
  enum Function: Hashable, Sendable {
    case linear
    case circularEaseIn
    case circularEaseOut
    case circularEaseInOut
    case bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint)
  }

  let function: Function

  init(_ function: Function) {
    self.function = function
  }

  /// A cubic Bézier curve from (0, 0) to (1, 1).
  ///
  /// - Parameters:
  ///   - startControlPoint: the tangent at the start points at it. Its `x` is clamped to 0...1 on evaluation.
  ///   - endControlPoint: the tangent at the end comes from it. Its `x` is clamped to 0...1 on evaluation.
  public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
    UnitCurve(.bezier(startControlPoint: startControlPoint, endControlPoint: endControlPoint))
  }

  private static func bezier(_ x1: CGFloat, _ y1: CGFloat, _ x2: CGFloat, _ y2: CGFloat) -> UnitCurve {
    bezier(startControlPoint: UnitPoint(x: x1, y: y1), endControlPoint: UnitPoint(x: x2, y: y2))
  }

  /// The identity.
  public static let linear = UnitCurve(.linear)

  /// Starts slowly: control points (0.42, 0) and (1, 1).
  public static let easeIn = bezier(0.42, 0, 1, 1)

  /// Ends slowly: control points (0, 0) and (0.58, 1).
  public static let easeOut = bezier(0, 0, 0.58, 1)

  /// Starts and ends slowly: control points (0.42, 0) and (0.58, 1).
  public static let easeInOut = bezier(0.42, 0, 0.58, 1)

  /// The former name of ``easeInOut``.
  @available(*, deprecated, renamed: "easeInOut")
  public static var easeInEaseOut: UnitCurve { easeInOut }

  /// The lower right quarter of a circle: starts level, ends upright.
  public static let circularEaseIn = UnitCurve(.circularEaseIn)

  /// The upper left quarter of a circle: starts upright, ends level.
  public static let circularEaseOut = UnitCurve(.circularEaseOut)

  /// ``circularEaseIn`` and ``circularEaseOut`` at half their size, one after the other.
  public static let circularEaseInOut = UnitCurve(.circularEaseInOut)

  /// The curve's output for an input.
  ///
  /// - Parameter progress: clamped to 0...1; NaN counts as 0.
  public func value(at progress: Double) -> Double {
    let x = progress > 0 ? min(progress, 1) : 0
    switch function {
    case .linear:
      return x
    case .circularEaseIn:
      return 1 - (1 - x * x).squareRoot()
    case .circularEaseOut:
      return (1 - (1 - x) * (1 - x)).squareRoot()
    case .circularEaseInOut:
      return x < 0.5
        ? (1 - (1 - 4 * x * x).squareRoot()) / 2
        : (1 + max(0, 8 * x - 4 * x * x - 3).squareRoot()) / 2
    case .bezier:
      return solver.value(at: x)
    }
  }

  /// The derivative of the curve.
  ///
  /// It may be infinite: a circular curve is upright at one end. See ``value(at:)`` for the clamping of the input.
  public func velocity(at progress: Double) -> Double {
    let x = progress > 0 ? min(progress, 1) : 0
    switch function {
    case .linear:
      return 1
    case .circularEaseIn:
      return x / (1 - x * x).squareRoot()
    case .circularEaseOut:
      return (1 - x) / (x * (2 - x)).squareRoot()
    case .circularEaseInOut:
      return x < 0.5
        ? 2 * x / (1 - 4 * x * x).squareRoot()
        : (2 - 2 * x) / max(0, 8 * x - 4 * x * x - 3).squareRoot()
    case .bezier:
      return solver.velocity(at: x)
    }
  }

  /// The curve mirrored in the diagonal.
  ///
  /// Exact for the linear and the circular easings in and out. A Bézier curve swaps the axes of its control points,
  /// whose new `x` is again clamped, so that a curve which overshoots has no true inverse; and `circularEaseInOut`
  /// gives itself.
  public var inverse: UnitCurve {
    switch function {
    case .linear, .circularEaseInOut:
      return self
    case .circularEaseIn:
      return .circularEaseOut
    case .circularEaseOut:
      return .circularEaseIn
    case .bezier(let start, let end):
      return .bezier(
        startControlPoint: UnitPoint(x: start.y, y: start.x), endControlPoint: UnitPoint(x: end.y, y: end.x))
    }
  }

  /// The polynomials of a Bézier curve. The straight line, for a curve of another kind.
  var solver: CubicSolver {
    guard case .bezier(let start, let end) = function else { return CubicSolver(0, 0, 1, 1) }
    return CubicSolver(start.x, start.y, end.x, end.y)
  }
}
