/// Where a view is on its way through the visible part of a scroll view.
public enum ScrollTransitionPhase: Hashable, Sendable {
  /// On its way in or out at the top or leading edge.
  case topLeading
  /// In the visible part.
  case identity
  /// On its way in or out at the bottom or trailing edge.
  case bottomTrailing

  public var isIdentity: Bool { self == .identity }

  /// −1 at the top or leading edge, 0 in the visible part, 1 at the bottom or trailing edge.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

/// How a view passes from one phase of scrolling to the next.
public struct ScrollTransitionConfiguration: Sendable {
  enum Kind {
    case animated(Animation)
    case interactive(UnitCurve)
    case identity
  }

  /// How much of a view must be visible for it to be in the identity phase.
  public struct Threshold: Sendable {
    /// The part of the view, from 0 to 1.
    var part: Double

    /// The whole view.
    public static var visible: Threshold { Threshold(part: 1) }
    /// Any of the view.
    public static var hidden: Threshold { Threshold(part: 0) }
    /// Half of the view.
    public static var centered: Threshold { Threshold(part: 0.5) }
    /// A part of the view, from 0 (none) to 1 (all).
    public static func visible(_ amount: Double) -> Threshold { Threshold(part: min(max(amount, 0), 1)) }

    /// A threshold a part of the way to another.
    public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
      Threshold(part: part + (other.part - part) * amount)
    }
  }

  var kind: Kind
  var part = Threshold.visible

  /// The phases are passed as the view is scrolled.
  public static var interactive: ScrollTransitionConfiguration { interactive() }

  /// The phases are passed as the view is scrolled, along a curve.
  public static func interactive(timingCurve: UnitCurve = .easeInOut) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(kind: .interactive(timingCurve))
  }

  /// The phases are passed at once, with an animation.
  public static var animated: ScrollTransitionConfiguration { animated() }

  /// The phases are passed at once, with an animation.
  public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(kind: .animated(animation), part: .visible(0.5))
  }

  /// The view stays in the identity phase.
  public static var identity: ScrollTransitionConfiguration { ScrollTransitionConfiguration(kind: .identity) }

  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
    var result = self
    result.part = threshold
    return result
  }

  public func animation(_ animation: Animation) -> ScrollTransitionConfiguration {
    var result = self
    if case .animated = kind { result.kind = .animated(animation) }
    return result
  }
}

/// `scrollTransition`.
struct _ScrollTransitionModifier<Effect: VisualEffect>: ViewModifier {
  let topLeading: ScrollTransitionConfiguration
  let bottomTrailing: ScrollTransitionConfiguration
  let axis: Axis?
  let transition: @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> Effect
  let place = EffectPlace()

  /// How far a view of `range` is out of `0...length`, as a part of its own size, negative at the near end.
  static func part(out range: ClosedRange<CGFloat>, of length: CGFloat) -> Double {
    let size = range.upperBound - range.lowerBound
    guard size > 0 else { return 0 }
    let before = max(0, -range.lowerBound)
    let after = max(0, range.upperBound - length)
    return Double((before >= after ? -min(before, size) : min(after, size)) / size)
  }

  private func steps() -> (steps: [_VisualEffectStep], animation: Animation?, phase: ScrollTransitionPhase) {
    func effect(_ phase: ScrollTransitionPhase) -> [_VisualEffectStep] { transition(EmptyVisualEffect(), phase)._steps }
    let space = NamedCoordinateSpace(name: ScrollSpaceName(axis: axis))
    let frame = place.proxy.frame(in: space)
    guard let scroll = place.item?.ancestor(naming: space.name) else { return (effect(.identity), nil, .identity) }
    // Without an axis, that in which the view stands out more.
    let parts = [
      Self.part(out: frame.minX...frame.maxX, of: scroll.frame.width),
      Self.part(out: frame.minY...frame.maxY, of: scroll.frame.height),
    ]
    let out: Double
    switch axis {
    case .horizontal: out = parts[0]
    case .vertical: out = parts[1]
    case nil: out = abs(parts[0]) > abs(parts[1]) ? parts[0] : parts[1]
    }
    let configuration = out < 0 ? topLeading : bottomTrailing
    let phase: ScrollTransitionPhase = out < 0 ? .topLeading : .bottomTrailing
    // The part that may be out before the view leaves the identity phase.
    let allowed = 1 - configuration.part.part
    switch configuration.kind {
    case .identity: return (effect(.identity), nil, .identity)
    case .animated(let animation):
      let now = abs(out) > allowed ? phase : .identity
      return (effect(now), animation, now)
    case .interactive(let curve):
      guard abs(out) > allowed else { return (effect(.identity), nil, .identity) }
      let progress = allowed < 1 ? (abs(out) - allowed) / (1 - allowed) : 1
      let part = curve.value(at: progress)
      let steps = zip(effect(.identity), effect(phase)).map { $0.interpolated(to: $1, by: part) }
      return (steps, nil, phase)
    }
  }

  func body(content: Content) -> some View {
    let (steps, animation, phase) = steps()
    return steps.reduce(AnyView(content)) { $1.applied(to: $0) }
      .animation(animation, value: phase)
      .modifier(place.subjectModifier)
  }
}

extension View {
  /// Changes how the view looks while it comes into the visible part of the scroll view around it and leaves it.
  ///
  /// - Parameters:
  ///   - configuration: How the phases follow one another; by default as the view is scrolled.
  ///   - axis: The direction of scrolling that counts; nil takes the innermost scroll view's.
  ///   - transition: Makes the effect for a phase. It must add the same effects in every phase.
  public func scrollTransition<E: VisualEffect>(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> E
  ) -> some View {
    scrollTransition(topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
  }

  /// Changes how the view looks while it comes into the visible part of the scroll view around it and leaves it, with a
  /// configuration for each end.
  public func scrollTransition<E: VisualEffect>(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> E
  ) -> some View {
    modifier(
      _ScrollTransitionModifier(
        topLeading: topLeading, bottomTrailing: bottomTrailing, axis: axis, transition: transition))
  }
}
