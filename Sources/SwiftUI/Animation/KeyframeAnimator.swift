/// Shows a view by a value that goes through keyframes.
public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>: View where KeyframePath.Value == Value {
  let initialValue: Value
  let trigger: AnyKeyframeTrigger
  let content: @MainActor (Value) -> Content
  let keyframes: (Value) -> KeyframePath

  /// Plays the keyframes once each time `trigger` changes.
  public init(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping @MainActor @Sendable (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initialValue = initialValue
    self.trigger = .value(AnyEquatable(trigger))
    self.content = content
    self.keyframes = keyframes
  }

  /// Plays the keyframes over and over while `repeating` is true.
  public init(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping @MainActor @Sendable (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initialValue = initialValue
    trigger = .repeating(repeating)
    self.content = content
    self.keyframes = keyframes
  }

  public typealias Body = Never

  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode { KeyframeNode(view, context) }
}

/// What sets keyframes going.
enum AnyKeyframeTrigger {
  case value(AnyEquatable)
  case repeating(Bool)
}

/// A value of any type that can be compared.
struct AnyEquatable: Equatable {
  private let value: Any
  private let isEqual: (Any) -> Bool

  init<T: Equatable>(_ value: T) {
    self.value = value
    isEqual = { ($0 as? T) == value }
  }

  static func == (a: AnyEquatable, b: AnyEquatable) -> Bool { a.isEqual(b.value) }
}

/// Evaluates the content for every frame while the keyframes play. What the content changes follows the keyframes alone:
/// animations of the transaction at hand do not touch it.
@MainActor
private final class KeyframeNode<Value, KeyframePath: Keyframes, Content: View>:
  ViewNode<KeyframeAnimator<Value, KeyframePath, Content>>, ActiveAttribute
where KeyframePath.Value == Value {
  private var driver: KeyframeDriver<Value>
  private var child: ViewNode<Content>!
  private var isActive = false

  override init(_ view: KeyframeAnimator<Value, KeyframePath, Content>, _ context: _NodeContext) {
    driver = KeyframeDriver(initialValue: view.initialValue)
    super.init(view, context)
    if case .repeating(true) = view.trigger { driver.startLoop(at: graph.time, keyframes: view.keyframes) }
    child = Content.makeNode(currentContent(), _NodeContext(below: self))
    activateIfPlaying()
  }

  private func currentContent() -> Content {
    let value = driver.value(at: graph.time)
    let content = view.content
    return evaluate(value) { content($0) }
  }

  override func reevaluate() { child.update(currentContent(), environment) }

  override func didUpdate(
    from old: KeyframeAnimator<Value, KeyframePath, Content>, viewChanged: Bool, environmentChanged: Bool
  ) {
    switch (old.trigger, view.trigger) {
    case (.value(let before), .value(let now)) where before != now:
      driver.start(at: graph.time, keyframes: view.keyframes)
    case (.repeating(false), .repeating(true)):
      driver.startLoop(at: graph.time, keyframes: view.keyframes)
    case (.repeating(true), .repeating(false)):
      driver.stop(at: graph.time)
      graph.setNeedsSampling()
    default: break
    }
    reevaluate()
    activateIfPlaying()
  }

  override func modify(_ transaction: inout Transaction) {
    transaction.animation = nil
    transaction.disablesAnimations = true
  }

  private func activateIfPlaying() {
    guard !isActive, driver.isPlaying(at: graph.time) else { return }
    isActive = true
    graph.activate(self)
  }

  func sample(at time: Double) -> Bool {
    invalidate()
    isActive = driver.isPlaying(at: time)
    return isActive
  }

  func present(at time: Double) {}
  func nextSampleTime(after time: Double) -> Double? { driver.nextSampleTime(after: time) }
  var isAlive: Bool { !isDestroyed }

  func trace(at time: Double) -> AttributeTrace {
    var value: [Double] = []
    appendComponents(of: driver.value(at: time), to: &value)
    var velocity: [Double] = []
    for sample in driver.samples(at: time) { appendComponents(of: sample.velocity as Any, to: &velocity) }
    return AttributeTrace(path: path, attribute: "keyframes", value: value, velocity: velocity, animation: "keyframes")
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) { if let child { body(child) } }
  override func collectItems(_ items: inout [Item]) { child.collectItems(&items) }
  override var transition: AnyTransition? { child.transition }
}

/// Puts the view that a modifier was applied to in place of the placeholder in the modifier's closure. Changes of the
/// view itself keep the transaction that reaches the modifier.
struct _PlaceholderFilling<Content: View, Scope: View>: View {
  let content: Content
  let scope: Scope

  typealias Body = Never

  static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode { Node(view, context) }

  private final class Node: ViewNode<_PlaceholderFilling> {
    private var filling: ContentScope!
    private var child: ViewNode<Scope>!

    override init(_ view: _PlaceholderFilling, _ context: _NodeContext) {
      super.init(view, context)
      filling = ContentScope(
        key: ObjectIdentifier(PlaceholderContentView<Content>.self), outer: contents, transactionSource: self
      ) { [unowned self] in self.view.content }
      var inner = _NodeContext(below: self)
      inner.contents = filling
      child = Scope.makeNode(view.scope, inner)
    }

    override func didUpdate(from old: _PlaceholderFilling, viewChanged: Bool, environmentChanged: Bool) {
      child.update(view.scope, environment)
      if !ValueComparison.areEqual(views: old.content, view.content) { filling.contentChanged() }
    }

    override func forEachChild(_ body: (_ViewNode) -> Void) { if let child { body(child) } }
    override func collectItems(_ items: inout [Item]) { child.collectItems(&items) }
    override var transition: AnyTransition? { child.transition }
  }
}

extension View {
  /// Shows the view by a value that goes through keyframes once each time `trigger` changes.
  public func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping @MainActor @Sendable (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    _PlaceholderFilling(
      content: self,
      scope: KeyframeAnimator(
        initialValue: initialValue, trigger: trigger, content: { content(PlaceholderContentView(), $0) },
        keyframes: keyframes))
  }

  /// Shows the view by a value that goes through keyframes over and over while `repeating` is true.
  public func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping @MainActor @Sendable (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    _PlaceholderFilling(
      content: self,
      scope: KeyframeAnimator(
        initialValue: initialValue, repeating: repeating, content: { content(PlaceholderContentView(), $0) },
        keyframes: keyframes))
  }
}
