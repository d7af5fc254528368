/// The choices Motion makes where SwiftUI's behaviour is a defect, is not public, or is reported differently by
/// different sources. They live here and nowhere else.
enum Conventions {
  /// SwiftUI's `Spring.velocity` of an over-damped spring (negative bounce) is too large by the target, so it tends to
  /// the target instead of to nought. Motion returns the true derivative: keyframes hand this velocity on, and a
  /// position and its velocity that disagree make a visible kick.
  static let copiesOverDampedVelocity = false

  /// SwiftUI's `Spring.stiffness` and `Spring.force` of an over-damped spring use `m(β² + Ω²)`, where physics has
  /// `m(β² - Ω²)`. Motion copies that: it is what a component reads back from the real thing, and no motion depends
  /// on it.
  static let copiesOverDampedStiffness = true

  /// The response of ``Animation/default``, in seconds. Apple's documentation says 0.55; independent measurements of
  /// the framework resolve it to ``Animation/spring``, whose response is 0.5.
  static let defaultResponse = 0.5

  /// The duration of an easing animation for which none is given, in seconds.
  static let easingDuration = 0.35

  /// The time between two steps of the `.spring` family, in seconds. The steps are counted from the moment at which
  /// the animation began, or last merged, whatever frames are shown: the value at a time is the state after the first
  /// step not earlier than it.
  ///
  /// SwiftUI accumulates the time of its steps frame after frame; rounding sometimes adds one, and a stall of more than
  /// a second is played as a single frame. Both depend on the frames that happen to be shown, and neither is kept.
  static let springStep = 1.0 / 300

  /// The largest stiffness of the `.spring` family, reached by a response of about 0.03 s. A response of nought or
  /// less also gets it.
  static let largestStiffness = 45_000.0

  /// A spring of the `.spring` family is at rest when the squares of its velocity (units a second) and acceleration
  /// (units a second squared) are not above this…
  static let restingMotion = 0.0036

  /// …and it is within this fraction of the whole distance of its target. When the target is where the motion began
  /// (a change and its reversal), the distance from which it came back counts instead.
  static let restingDistance = 0.01

  /// A spring of the `.spring` family that has not come to rest after this many steps (an hour) is over. It bounds the
  /// cost of looking at an undamped spring at a far time.
  static let largestStepCount = 3600 * 300

  /// The precision to which an interpolating spring settles, as a fraction of its interval. No least duration is
  /// imposed on it.
  static let interpolatingSpringPrecision = 0.001

  /// The precision to which a `SpringKeyframe` without a duration settles, in units of its value.
  static let springKeyframePrecision = 0.0001

  /// The duration, in seconds, of a `SpringKeyframe` without one whose spring does not settle: as long as
  /// `Spring.settlingDuration` looks.
  static let longestSpringKeyframe = 102.4

  /// The factor by which a velocity tracked from un-animated changes decays, per millisecond without a change.
  static let trackedVelocityDecay = 0.998

  /// How long a tracked velocity waits for the next change at least, in seconds, however small it is.
  static let velocityTrackingWindow = 0.1

  /// The time between two looks at a custom animation when its duration has to be found out (to repeat it), in
  /// seconds. A custom animation does not tell its duration; looking on a fixed grid makes it independent of frames.
  static let durationSearchStep = 1.0 / 240

  /// A time, in seconds, so small that it is taken for the rounding of a sum of frame times.
  static let timeTolerance = 1e-9
}
