/// A stage of a view's coming and going.
public enum TransitionPhase: Hashable, Sendable {
  case willAppear
  case identity
  case didDisappear

  public var isIdentity: Bool { self == .identity }

  /// −1 before the view has appeared, 0 while it is there, 1 once it has gone.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// How a view comes and goes.
@MainActor @preconcurrency
public protocol Transition {
  associatedtype Body: View

  typealias Content = PlaceholderContentView<Self>

  /// The view in a phase; what differs between phases is animated.
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body

  static var properties: TransitionProperties { get }
}

/// Facts about a transition that the system may act on.
public struct TransitionProperties: Sendable {
  /// Whether something moves across the screen; such a transition is replaced by a fade under Reduce Motion.
  public var hasMotion: Bool
  public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

extension Transition {
  public static var properties: TransitionProperties { TransitionProperties() }

  /// This transition with its own animation, whatever the change is animated with.
  public func animation(_ animation: Animation?) -> some Transition {
    AnimatedTransition(base: self, animation: animation)
  }

  /// This transition inside another.
  public func combined<T: Transition>(with other: T) -> some Transition {
    CombinedTransition(inner: self, outer: other)
  }

  /// Applies the transition to a view by hand.
  public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
    AnyTransition(self).applied(to: content, phase: phase)
  }
}

/// A transition whose type is hidden.
public struct AnyTransition: Sendable {
  /// Stands for the view that comes or goes.
  struct Placeholder: View {
    typealias Body = Never

    static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode {
      PlaceholderNode(view, key: ObjectIdentifier(Self.self), context)
    }
  }

  private let make: @Sendable @MainActor (AnyView, TransitionPhase) -> AnyView
  let isIdentity: Bool
  /// Whether something moves across the screen.
  let hasMotion: Bool

  @preconcurrency public init<T: Transition>(_ transition: T) {
    let erased = UncheckedTransition(transition)
    make = { content, phase in erased.body(content, phase) }
    isIdentity = T.self == IdentityTransition.self
    hasMotion = onMain { T.properties.hasMotion }
  }

  init(_ make: @escaping @Sendable @MainActor (AnyView, TransitionPhase) -> AnyView, hasMotion: Bool = true) {
    self.make = make
    isIdentity = false
    self.hasMotion = hasMotion
  }

  /// The view to show in `phase`, a `Placeholder` standing for the content.
  @MainActor func body(_ phase: TransitionPhase) -> AnyView { make(AnyView(Placeholder()), phase) }

  @MainActor func applied<V: View>(to content: V, phase: TransitionPhase) -> AnyView { make(AnyView(content), phase) }

  /// A transition value on its way between isolation domains; transitions are made and used on the main actor.
  private struct UncheckedTransition<T: Transition>: @unchecked Sendable {
    let transition: T

    init(_ transition: T) { self.transition = transition }

    @MainActor func body(_ content: AnyView, _ phase: TransitionPhase) -> AnyView {
      AnyView(TransitionBody(transition: transition, phase: phase, content: content))
    }
  }

  /// This transition inside another.
  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition(
      { content, phase in other.make(make(content, phase), phase) }, hasMotion: hasMotion || other.hasMotion)
  }

  /// This transition with its own animation.
  public func animation(_ animation: Animation?) -> AnyTransition {
    AnyTransition(
      { content, phase in
        AnyView(
          TransactionBoundary(
            content: make(AnyView(TransactionBoundary(content: content, animation: nil)), phase),
            animation: .some(animation)))
      }, hasMotion: hasMotion)
  }
}

/// A transition's body with the content put in place of its placeholder.
private struct TransitionBody<T: Transition>: View {
  let transition: T
  let phase: TransitionPhase
  let content: AnyView

  typealias Body = Never

  static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode { Node(view, context) }

  private final class Node: ViewNode<TransitionBody> {
    private var scope: ContentScope!
    private var child: ViewNode<T.Body>!

    override init(_ view: TransitionBody, _ context: _NodeContext) {
      super.init(view, context)
      scope = ContentScope(key: ObjectIdentifier(T.Content.self), outer: contents) { [unowned self] in self.view.content
      }
      var inner = _NodeContext(below: self)
      inner.contents = scope
      child = T.Body.makeNode(evaluateBody(), inner)
    }

    private func evaluateBody() -> T.Body {
      let phase = view.phase
      return evaluate(view.transition) { $0.body(content: T.Content(), phase: phase) }
    }

    override func reevaluate() { child.update(evaluateBody(), environment) }

    override func didUpdate(from old: TransitionBody, viewChanged: Bool, environmentChanged: Bool) {
      if viewChanged || hasEnvironmentReadChanged { reevaluate() } else { child.setEnvironment(environment) }
      if viewChanged { scope.contentChanged() }
    }

    override func forEachChild(_ body: (_ViewNode) -> Void) { if let child { body(child) } }
    override func collectItems(_ items: inout [Item]) { child.collectItems(&items) }
  }
}

/// Changes the animation of what is around its content, or (with nil) hands the outer transaction back to the content.
private struct TransactionBoundary: View {
  let content: AnyView
  /// Nil for the inner boundary.
  let animation: Animation??

  typealias Body = Never

  static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode {
    Node(view, context) { $0.content }
  }

  private final class Node: TransparentNode<TransactionBoundary, AnyView> {
    override func modify(_ transaction: inout Transaction) {
      if let animation = view.animation, !transaction.disablesAnimations {
        transaction.animation = animation
      }
    }

    override func inheritedTransaction() -> Transaction {
      guard view.animation == nil else { return super.inheritedTransaction() }
      // Back to what reached the matching outer boundary.
      var node = parent
      while let current = node {
        if let outer = current as? Node, outer.view.animation != nil { return outer.inheritedTransaction() }
        node = current.parent
      }
      return super.inheritedTransaction()
    }
  }
}

private struct AnimatedTransition<Base: Transition>: Transition {
  let base: Base
  let animation: Animation?

  func body(content: Content, phase: TransitionPhase) -> some View {
    AnyTransition(base).animation(animation).applied(to: content, phase: phase)
  }

  static var properties: TransitionProperties { Base.properties }
}

private struct CombinedTransition<Inner: Transition, Outer: Transition>: Transition {
  let inner: Inner
  let outer: Outer

  func body(content: Content, phase: TransitionPhase) -> some View {
    AnyTransition(outer).applied(to: AnyTransition(inner).applied(to: content, phase: phase), phase: phase)
  }

  static var properties: TransitionProperties {
    TransitionProperties(hasMotion: Inner.properties.hasMotion || Outer.properties.hasMotion)
  }
}

/// `transition(_:)`.
struct _TransitionModifier: ViewModifier {
  let transition: AnyTransition

  typealias Body = Never

  static func _makeModifiedNode<C: View>(_ view: ModifiedContent<C, Self>, _ context: _NodeContext) -> _ViewNode {
    Node<C>(view, context) { $0.content }
  }

  private final class Node<C: View>: TransparentNode<ModifiedContent<C, _TransitionModifier>, C> {
    override var transition: AnyTransition? { view.modifier.transition }
  }
}

extension View {
  /// How the view comes and goes.
  public func transition(_ t: AnyTransition) -> some View { modifier(_TransitionModifier(transition: t)) }

  /// How the view comes and goes.
  public func transition<T: Transition>(_ transition: T) -> some View {
    modifier(_TransitionModifier(transition: AnyTransition(transition)))
  }
}
