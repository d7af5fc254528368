extension Text: View {
  public typealias Body = Never

  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode { TextNode(view, context) }
}

/// The node of a text: resolves it in its environment, and again whenever text or environment are others.
@MainActor
private final class TextNode: ViewNode<Text> {
  private var item: TextItem!
  private var clock: TextClock?

  override init(_ view: Text, _ context: _NodeContext) {
    super.init(view, context)
    let text = resolve()
    item = TextItem(node: self, text: text)
    schedule(text)
  }

  private func resolve() -> ResolvedText {
    TextResolver.resolve(view, in: environment, now: graph.date)
  }

  override func didUpdate(from old: Text, viewChanged: Bool, environmentChanged: Bool) { renew() }

  private func renew() {
    let text = resolve()
    item.set(text)
    schedule(text)
  }

  /// Has the text made anew at the moment when the time alone makes it another.
  private func schedule(_ text: ResolvedText) {
    clock?.isCancelled = true
    clock = text.nextChange.map { next in
      TextClock(node: self, dueTime: graph.time(of: next)) { [unowned self] in renew() }
    }
    if let clock { graph.activate(clock) }
  }

  override func collectItems(_ items: inout [Item]) { items.append(item) }

  override var pathComponent: String? { "Text" }
}

/// Wakes a text once, when the time that it tells has moved on.
@MainActor
private final class TextClock: ActiveAttribute {
  private unowned let node: _ViewNode
  private let life: NodeLife
  private let action: @MainActor () -> Void
  /// The stage's time at which to wake.
  private let dueTime: Double
  var isCancelled = false

  init(node: _ViewNode, dueTime: Double, action: @escaping @MainActor () -> Void) {
    self.node = node
    life = node.life
    self.dueTime = dueTime
    self.action = action
  }

  var isAlive: Bool { !isCancelled && !life.isOver }

  func sample(at time: Double) -> Bool {
    // A moment is met when the clock is a rounding error short of it.
    if time < dueTime - 1e-7 { return true }
    node.graph.enqueue(Transaction()) { [self] in
      if isAlive { action() }
    }
    return false
  }

  func present(at time: Double) {}

  func nextSampleTime(after time: Double) -> Double? { max(dueTime, time) }

  func trace(at time: Double) -> AttributeTrace {
    AttributeTrace(path: node.path, attribute: "time", value: [time], velocity: [1], animation: nil)
  }
}
