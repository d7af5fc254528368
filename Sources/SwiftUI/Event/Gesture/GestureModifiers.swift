/// Which gestures count when one is added to a view.
public struct GestureMask: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let none: GestureMask = []
  /// The added one.
  public static let gesture = GestureMask(rawValue: 1)
  /// Those of the view and what it contains.
  public static let subviews = GestureMask(rawValue: 2)
  public static let all: GestureMask = [.gesture, .subviews]
}

/// `gesture(_:)` and its kin.
struct _GestureModifier<G: Gesture>: ItemModifier {
  let gesture: G
  let rank: ResponderRank
  let mask: GestureMask

  typealias Body = Never

  func makeItem(node: _ViewNode, child: Item) -> GestureItem<G> {
    GestureItem(node: node, child: child, modifier: self)
  }

  func update(_ item: GestureItem<G>) { item.update(self) }
}

/// Recognises a gesture where its child is hit.
@MainActor
final class GestureItem<G: Gesture>: WrapperItem, Responder, GestureOwner {
  private var modifier: _GestureModifier<G>
  private let gate = GestureGate()
  private var recognizer: _GestureRecognizer<G.Value>!
  /// Whether the present press has been decided as far as this gesture is concerned.
  private var isOver = true
  private var lastEvent: GestureEvent?
  private var timer: WakeTimers.Timer?

  init(node: _ViewNode, child: Item, modifier: _GestureModifier<G>) {
    self.modifier = modifier
    super.init(node: node, child: child)
    recognizer = G._makeRecognizer(modifier.gesture, _GestureContext(owner: self, gate: gate))
  }

  func update(_ modifier: _GestureModifier<G>) {
    self.modifier = modifier
    (recognizer as? GestureRecognizer<G>)?.update(modifier.gesture)
  }

  // MARK: GestureOwner

  var windowCenter: CGPoint { CGPoint(x: frame.midX, y: frame.midY).applying(windowTransform) }

  // MARK: Responder

  var rank: ResponderRank { modifier.rank }

  override func hitTest(_ point: CGPoint, _ chain: inout ResponderChain) -> Bool {
    let inner = chain.links.count
    guard child.hitTest(point, &chain) else { return false }
    if !modifier.mask.contains(.subviews) { chain.removeAll(from: inner) }
    if modifier.mask.contains(.gesture) && environment.isEnabled { chain.append(self) }
    return true
  }

  func handle(_ event: PointerEvent) -> PointerResponse { take(GestureEvent(event)) }

  func accepted() { gate.open() }

  private func take(_ event: GestureEvent) -> PointerResponse {
    if event.kind == .began && (isOver || !recognizer.isWaiting) {
      recognizer.reset()
      gate.close()
      isOver = false
    }
    guard !isOver else { return .failed }
    lastEvent = event
    let phase = recognizer.handle(event)
    timer?.cancel()
    timer = nil
    switch phase {
    case .failed:
      isOver = true
      gate.close()
      recognizer.reset()
      return .failed
    case .ended:
      isOver = true
      recognizer.reset()
      return .recognized
    case .active:
      scheduleTick()
      return .recognized
    case .possible:
      scheduleTick()
      return recognizer.isWaiting ? .waiting : .possible
    }
  }

  private func scheduleTick() {
    guard let deadline = recognizer.deadline else { return }
    timer = graph.wake(at: deadline) { [weak self] in self?.tick() }
  }

  private func tick() {
    guard !node.isDestroyed, var event = lastEvent?.with(.tick) else { return }
    event.time = graph.time
    let response = take(event)
    graph.events.changed(self, to: response)
  }
}

extension View {
  /// Adds a gesture to the view; those of the views inside come first.
  public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    modifier(_GestureModifier(gesture: gesture, rank: .normal, mask: mask))
  }

  /// Adds a gesture that is recognised only while `isEnabled`.
  public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    modifier(_GestureModifier(gesture: gesture, rank: .normal, mask: isEnabled ? .all : .subviews))
  }

  /// Adds a gesture with a name for debugging.
  public func gesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View {
    self.gesture(gesture, isEnabled: isEnabled)
  }

  /// Adds a gesture that comes before those of the views inside.
  public func highPriorityGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    modifier(_GestureModifier(gesture: gesture, rank: .high, mask: mask))
  }

  /// Adds a gesture that comes before those of the views inside while `isEnabled`.
  public func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    modifier(_GestureModifier(gesture: gesture, rank: .high, mask: isEnabled ? .all : .subviews))
  }

  /// Adds a gesture that is recognised beside those of the views inside.
  public func simultaneousGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    modifier(_GestureModifier(gesture: gesture, rank: .simultaneous, mask: mask))
  }

  /// Adds a gesture that is recognised beside those of the views inside while `isEnabled`.
  public func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    modifier(_GestureModifier(gesture: gesture, rank: .simultaneous, mask: isEnabled ? .all : .subviews))
  }

  /// Calls `action` when the view is clicked `count` times.
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    gesture(TapGesture(count: count).onEnded { _ in action() })
  }

  /// Calls `action` with the place when the view is clicked `count` times.
  public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    gesture(SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded { action($0.location) })
  }

  /// Calls `action` with the place when the view is clicked `count` times.
  @_disfavoredOverload
  public func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace = .local, perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    gesture(SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded { action($0.location) })
  }

  /// Calls `action` when the view has been pressed for a while; `onPressingChanged` when a press begins and ends.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    gesture(
      PressingGesture(
        content: LongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance),
        changed: onPressingChanged ?? { _ in }
      ).onEnded { _ in action() })
  }

  /// Calls `action` when the view has been pressed for a while; `pressing` when a press begins and ends.
  @_disfavoredOverload
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)? = nil,
    perform action: @escaping () -> Void
  ) -> some View {
    onLongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action, onPressingChanged: pressing)
  }
}
