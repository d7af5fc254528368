import Foundation

/// The modifiers transform the time of the animation they are applied to; the outermost sees the clock itself. So
/// `.delay(1).speed(2)` starts after half a second, and `.speed(2).delay(1)` after a whole one.
extension Animation {
  /// This animation after a wait.
  ///
  /// - Parameter delay: in seconds; negative skips the beginning.
  public func delay(_ delay: TimeInterval) -> Animation {
    Animation(builtIn: DelayAnimation(base: self, delay: delay))
  }

  /// This animation at another pace.
  ///
  /// - Parameter speed: 2 takes half the time. 0, or a negative pace, never leaves the start.
  public func speed(_ speed: Double) -> Animation {
    Animation(builtIn: SpeedAnimation(base: self, speed: speed))
  }

  /// This animation several times over.
  ///
  /// - Parameters:
  ///   - repeatCount: how many passes there are, at least one. There and back are two.
  ///   - autoreverses: whether every other pass runs backwards, or each starts anew.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    Animation(builtIn: RepeatAnimation(base: self, repeatCount: repeatCount, autoreverses: autoreverses))
  }

  /// This animation over and over, until another one takes its place.
  ///
  /// - Parameter autoreverses: whether every other pass runs backwards, or each starts anew.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    Animation(builtIn: RepeatAnimation(base: self, repeatCount: nil, autoreverses: autoreverses))
  }

  /// This animation, counting as complete after a time, if it does not earlier. It still runs to its end.
  ///
  /// - Parameter duration: in seconds.
  public func logicallyComplete(after duration: TimeInterval) -> Animation {
    Animation(builtIn: LogicalCompletionAnimation(base: self, duration: duration))
  }
}
