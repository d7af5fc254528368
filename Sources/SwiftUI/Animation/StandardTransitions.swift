/// No transition: the view is there at once and gone at once.
public struct IdentityTransition: Transition {
  public init() {}
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
  public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
}

/// Fades in and out.
public struct OpacityTransition: Transition {
  public init() {}
  public func body(content: Content, phase: TransitionPhase) -> some View { content.opacity(phase.isIdentity ? 1 : 0) }
  public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
}

/// Grows from a point and shrinks to it.
public struct ScaleTransition: Transition {
  public var scale: Double
  public var anchor: UnitPoint

  public init(_ scale: Double, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.scaleEffect(phase.isIdentity ? 1 : CGFloat(scale), anchor: anchor)
  }
}

/// Comes from a distance and goes back to it.
public struct OffsetTransition: Transition {
  public var offset: CGSize
  public init(_ offset: CGSize) { self.offset = offset }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.offset(phase.isIdentity ? .zero : offset)
  }
}

/// Comes in over an edge and goes out over the same.
public struct MoveTransition: Transition {
  public var edge: Edge
  public init(edge: Edge) { self.edge = edge }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(EdgeOffsetEffect(edge: edge, fraction: phase.isIdentity ? 0 : 1))
  }
}

/// Comes in over the leading edge and goes out over the trailing.
public struct SlideTransition: Transition {
  public init() {}

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(EdgeOffsetEffect(edge: .trailing, fraction: phase.value))
  }
}

/// Comes in over an edge, goes out over the opposite, and fades.
public struct PushTransition: Transition {
  public var edge: Edge
  public init(edge: Edge) { self.edge = edge }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(EdgeOffsetEffect(edge: edge.opposite, fraction: phase.value)).opacity(phase.isIdentity ? 1 : 0)
  }
}

/// One transition for coming and another for going.
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition {
  public var insertion: Insertion
  public var removal: Removal

  public init(insertion: Insertion, removal: Removal) {
    self.insertion = insertion
    self.removal = removal
  }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    AnyTransition(removal).applied(
      to: AnyTransition(insertion).applied(to: content, phase: phase == .willAppear ? .willAppear : .identity),
      phase: phase == .didDisappear ? .didDisappear : .identity)
  }

  public static var properties: TransitionProperties {
    TransitionProperties(hasMotion: Insertion.properties.hasMotion || Removal.properties.hasMotion)
  }
}

/// Offsets a view by a fraction of its own size over an edge.
nonisolated struct EdgeOffsetEffect: GeometryEffect {
  let edge: Edge
  var fraction: Double

  typealias Body = Never

  var animatableData: Double {
    get { fraction }
    set { fraction = newValue }
  }

  func effectValue(size: CGSize) -> ProjectionTransform {
    var offset = CGSize.zero
    switch edge {
    case .top: offset.height = -size.height
    case .bottom: offset.height = size.height
    case .leading: offset.width = -size.width
    case .trailing: offset.width = size.width
    }
    return _OffsetEffect(offset: CGSize(width: offset.width * fraction, height: offset.height * fraction))
      .effectValue(size: size)
  }
}

/// A pair of modifiers, one for the phases in which the view is away.
private struct ModifierTransition<M: ViewModifier>: Transition {
  let active: M
  let identity: M

  func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(phase.isIdentity ? identity : active)
  }
}

extension Transition where Self == IdentityTransition {
  public static var identity: IdentityTransition { IdentityTransition() }
}

extension Transition where Self == OpacityTransition {
  public static var opacity: OpacityTransition { OpacityTransition() }
}

extension Transition where Self == ScaleTransition {
  public static var scale: ScaleTransition { ScaleTransition(1e-5) }
  public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> Self { Self(scale, anchor: anchor) }
}

extension Transition where Self == OffsetTransition {
  public static func offset(_ offset: CGSize) -> Self { Self(offset) }
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self { Self(CGSize(width: x, height: y)) }
}

extension Transition where Self == MoveTransition {
  public static func move(edge: Edge) -> Self { Self(edge: edge) }
}

extension Transition where Self == SlideTransition {
  public static var slide: SlideTransition { SlideTransition() }
}

extension Transition where Self == PushTransition {
  public static func push(from edge: Edge) -> Self { Self(edge: edge) }
}

extension AnyTransition {
  public static var identity: AnyTransition { onMain { AnyTransition(IdentityTransition()) } }
  public static var opacity: AnyTransition { onMain { AnyTransition(OpacityTransition()) } }
  public static var scale: AnyTransition { onMain { AnyTransition(ScaleTransition(1e-5)) } }
  public static var slide: AnyTransition { onMain { AnyTransition(SlideTransition()) } }

  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    onMain { AnyTransition(ScaleTransition(scale, anchor: anchor)) }
  }

  public static func offset(_ offset: CGSize) -> AnyTransition { onMain { AnyTransition(OffsetTransition(offset)) } }

  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { offset(CGSize(width: x, height: y)) }

  public static func move(edge: Edge) -> AnyTransition { onMain { AnyTransition(MoveTransition(edge: edge)) } }

  public static func push(from edge: Edge) -> AnyTransition { onMain { AnyTransition(PushTransition(edge: edge)) } }

  /// Animates between two values of a modifier.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    nonisolated(unsafe) let (active, identity) = (active, identity)
    return onMain { AnyTransition(ModifierTransition(active: active, identity: identity)) }
  }

  /// One transition for coming and another for going.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    AnyTransition(
      { content, phase in
        let inserted = insertion.applied(to: content, phase: phase == .willAppear ? .willAppear : .identity)
        return removal.applied(to: inserted, phase: phase == .didDisappear ? .didDisappear : .identity)
      }, hasMotion: insertion.hasMotion || removal.hasMotion)
  }
}
