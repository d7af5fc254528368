import Foundation

extension Spring {
  /// A spring that does not bounce: duration 0.5 s, bounce 0.
  public static var smooth: Spring { smooth() }

  /// A spring that does not bounce, to be adjusted.
  ///
  /// - Parameters:
  ///   - duration: the pace, in seconds.
  ///   - extraBounce: added to the bounce of 0.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }

  /// A spring with a little bounce: duration 0.5 s, bounce 0.15.
  public static var snappy: Spring { snappy() }

  /// A spring with a little bounce, to be adjusted.
  ///
  /// - Parameters:
  ///   - duration: the pace, in seconds.
  ///   - extraBounce: added to the bounce of 0.15.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// A spring with more bounce: duration 0.5 s, bounce 0.3.
  public static var bouncy: Spring { bouncy() }

  /// A spring with more bounce, to be adjusted.
  ///
  /// - Parameters:
  ///   - duration: the pace, in seconds.
  ///   - extraBounce: added to the bounce of 0.3.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }
}
