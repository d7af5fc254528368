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
    let now = environment.referenceDate.addingTimeInterval(graph.time)
    return TextResolver.resolve(view, in: environment, now: now)
  }

  override func didUpdate(from old: Text, viewChanged: Bool, environmentChanged: Bool) { renew() }

  private func renew() {
    let text = resolve()
    item.set(text)
    schedule(text)
  }

  /// Has the text made anew at the moment when the time alone makes it another.
  private func schedule(_ text: ResolvedText) {
    guard let next = text.nextChange else {
      clock = nil
      return
    }
    let time = next.timeIntervalSince(environment.referenceDate)
    if let clock, clock.isAlive {
      clock.dueTime = time
    } else {
      let made = TextClock(node: self, dueTime: time) { [unowned self] in renew() }
      clock = made
      graph.activate(made)
    }
  }

  override func collectItems(_ items: inout [Item]) { items.append(item) }

  override var pathComponent: String? { "Text" }
}

/// Wakes a text when the time that it tells has moved on.
@MainActor
private final class TextClock: ActiveAttribute {
  private unowned let node: _ViewNode
  private let action: @MainActor () -> Void
  /// The stage's time at which to wake.
  var dueTime: Double {
    didSet { isDue = true }
  }
  private var isDue = true

  init(node: _ViewNode, dueTime: Double, action: @escaping @MainActor () -> Void) {
    self.node = node
    self.dueTime = dueTime
    self.action = action
  }

  var isAlive: Bool { !node.isDestroyed }

  func sample(at time: Double) -> Bool {
    if time >= dueTime - 1e-9 {
      isDue = false
      node.graph.enqueue(Transaction()) { [weak node, action] in
        guard let node, !node.isDestroyed else { return }
        action()
      }
    }
    // A text that is over does not set the next moment, and so is not asked again.
    return isDue || time >= dueTime - 1e-9
  }

  func nextSampleTime(after time: Double) -> Double? { isDue ? max(dueTime, time) : nil }

  func trace(at time: Double) -> AttributeTrace {
    AttributeTrace(path: node.path, attribute: "time", value: [time], velocity: [1], animation: nil)
  }
}
