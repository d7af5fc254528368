/// How content moves by itself along one axis after it was let go: it slows down, and springs back from beyond its ends.
///
/// A function of the time since: a glide `x + v·(1 − e^(−kt))/k` whose speed falls to 0.998 of itself every millisecond,
/// and, from the moment at which it is beyond an end, a critically damped spring to that end.
struct ScrollMotion: Equatable, Sendable {
  /// The rate at which speed falls, per second: −1000·ln 0.998.
  static let decay = -1000 * log(0.998)
  /// The speed at which a glide is over, in points a second.
  static let leastSpeed = 10.0
  /// The undamped frequency of the spring at the ends, in radians a second.
  static let stiffness = 10.0
  /// The distance at which the spring is over, in points.
  static let leastDistance = 0.1

  private let start: Double
  private let origin: Double
  private let velocity: Double
  /// When the spring takes over, in seconds since the start; infinity for never.
  private let hit: Double
  /// The end that the spring leads to.
  private let bound: Double
  /// Where the spring starts, as seen from its end, and how fast.
  private let spring: (distance: Double, velocity: Double)
  private let duration: Double
  /// Where it comes to rest, in points.
  let rest: Double

  /// - Parameters:
  ///   - time: when it was let go, in seconds.
  ///   - position: where, in points.
  ///   - velocity: how fast, in points a second.
  ///   - range: between which positions content rests.
  init(time: Double, position: Double, velocity: Double, range: ClosedRange<Double>) {
    start = time
    origin = position
    self.velocity = velocity
    let target = position + velocity / Self.decay
    if !range.contains(position) {
      hit = 0
      bound = position < range.lowerBound ? range.lowerBound : range.upperBound
      spring = (position - bound, velocity)
    } else if !range.contains(target) {
      bound = target < range.lowerBound ? range.lowerBound : range.upperBound
      // Solved for the time at which the glide reaches the end.
      let left = 1 - (bound - position) * Self.decay / velocity
      hit = -log(max(left, .leastNormalMagnitude)) / Self.decay
      spring = (0, velocity * left)
    } else {
      hit = .infinity
      bound = target
      spring = (0, 0)
    }
    if hit == .infinity {
      duration = abs(velocity) <= Self.leastSpeed ? 0 : log(abs(velocity) / Self.leastSpeed) / Self.decay
      rest = position + velocity * (1 - exp(-Self.decay * duration)) / Self.decay
    } else {
      duration = hit + Self.settling(spring.distance, spring.velocity)
      rest = bound
    }
  }

  /// A spring from the start to a place of rest that was chosen.
  init(time: Double, position: Double, velocity: Double, target: Double) {
    start = time
    origin = position
    self.velocity = velocity
    hit = 0
    bound = target
    rest = target
    spring = (position - target, velocity)
    duration = Self.settling(spring.distance, spring.velocity)
  }

  /// When the spring stays within `leastDistance` of its end, rounded up to a sixtieth of a second.
  private static func settling(_ distance: Double, _ velocity: Double) -> Double {
    let slope = velocity + stiffness * distance
    var time = 0.0
    // |d + s·t|·e^(−ωt) falls from its last extremum on; before that it may cross zero.
    let extremum = slope == 0 ? 0 : max(1 / stiffness - distance / slope, 0)
    while time < 10 {
      if time >= extremum && abs(distance + slope * time) * exp(-stiffness * time) < leastDistance { return time }
      time += 1.0 / 60
    }
    return time
  }

  /// When it comes to rest, in seconds.
  var end: Double { start + duration }

  /// Where the content is at `time`, in points.
  func position(at time: Double) -> Double {
    if time >= end { return rest }
    let elapsed = max(time - start, 0)
    if elapsed < hit { return origin + velocity * (1 - exp(-Self.decay * elapsed)) / Self.decay }
    let since = elapsed - hit
    let slope = spring.velocity + Self.stiffness * spring.distance
    return bound + (spring.distance + slope * since) * exp(-Self.stiffness * since)
  }

  static func == (a: ScrollMotion, b: ScrollMotion) -> Bool {
    a.start == b.start && a.origin == b.origin && a.velocity == b.velocity && a.bound == b.bound
  }
}

/// How far content goes beyond its ends when it is dragged there.
enum RubberBand {
  /// How readily it gives way.
  static let coefficient = 0.55

  /// The distance shown for a drag of `distance` beyond an end, in a view `extent` long: `x·d·c / (d + c·x)`.
  static func shown(_ distance: Double, extent: Double) -> Double {
    guard extent > 0 else { return 0 }
    let size = abs(distance)
    return (size * extent * coefficient / (extent + coefficient * size)) * (distance < 0 ? -1 : 1)
  }

  /// The drag that shows as `distance`.
  static func dragged(_ distance: Double, extent: Double) -> Double {
    let size = min(abs(distance), extent * 0.999)
    guard extent > size else { return distance }
    return (size * extent / (coefficient * (extent - size))) * (distance < 0 ? -1 : 1)
  }

  /// A position of a drag as it is shown: beyond `range` it falls behind.
  static func shown(_ position: Double, in range: ClosedRange<Double>, extent: Double) -> Double {
    if position < range.lowerBound { return range.lowerBound + shown(position - range.lowerBound, extent: extent) }
    if position > range.upperBound { return range.upperBound + shown(position - range.upperBound, extent: extent) }
    return position
  }

  /// The position of a drag that shows as `position`.
  static func dragged(_ position: Double, in range: ClosedRange<Double>, extent: Double) -> Double {
    if position < range.lowerBound { return range.lowerBound + dragged(position - range.lowerBound, extent: extent) }
    if position > range.upperBound { return range.upperBound + dragged(position - range.upperBound, extent: extent) }
    return position
  }
}
