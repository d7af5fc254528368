/// A view that is made anew at the moments that a schedule names, by the stage's clock.
public struct TimelineView<Schedule: TimelineSchedule, Content: View>: View {
  let schedule: Schedule
  let content: @MainActor (Context) -> Content

  /// What the content is told.
  public struct Context: Sendable {
    /// How often the view is made anew at most.
    public enum Cadence: Comparable, Sendable {
      case live
      case seconds
      case minutes
    }

    /// The moment of the schedule that the view is made for.
    public let date: Date
    public let cadence: Cadence
  }

  @preconcurrency
  public init(
    _ schedule: Schedule, @ViewBuilder content: @escaping @MainActor @Sendable (TimelineViewDefaultContext) -> Content
  ) {
    self.schedule = schedule
    self.content = { content(TimelineViewDefaultContext(date: $0.date, cadence: .live)) }
  }

  public typealias Body = Never

  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode { TimelineNode(view, context) }
}

/// The context of a timeline view, whatever its schedule and content are.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

@MainActor
private final class TimelineNode<Schedule: TimelineSchedule, Content: View>:
  ViewNode<TimelineView<Schedule, Content>>, ActiveAttribute
{
  private var entries: Schedule.Entries.Iterator?
  private var current = Date.distantPast
  private var next: Date?
  private var child: ViewNode<Content>!
  private var isActive = false

  override init(_ view: TimelineView<Schedule, Content>, _ context: _NodeContext) {
    super.init(view, context)
    restart()
    child = Content.makeNode(currentContent(), _NodeContext(below: self))
    activate()
  }

  private func activate() {
    guard !isActive else { return }
    isActive = true
    graph.activate(self)
  }

  private func restart() {
    let now = graph.date
    var iterator = view.schedule.entries(from: now, mode: .normal).makeIterator()
    let first = iterator.next()
    current = first ?? now
    next = first == nil ? nil : iterator.next()
    entries = iterator
    skip(to: now)
  }

  /// Moves to the latest entry that is not after `now`.
  private func skip(to now: Date) {
    while let upcoming = next, upcoming.timeIntervalSince(now) < 1e-7 {
      current = upcoming
      next = entries?.next()
      if let following = next, following <= upcoming {
        graph.log("TimelineView: the schedule's dates do not go forwards; it stops at \(upcoming)")
        next = nil
      }
    }
  }

  private func currentContent() -> Content {
    let content = view.content
    return evaluate(TimelineView<Schedule, Content>.Context(date: current, cadence: .live)) { content($0) }
  }

  override func reevaluate() { child.update(currentContent(), environment) }

  override func didUpdate(from old: TimelineView<Schedule, Content>, viewChanged: Bool, environmentChanged: Bool) {
    if viewChanged && !ValueComparison.areEqual(old.schedule, view.schedule) {
      restart()
      activate()
    }
    reevaluate()
  }

  func sample(at time: Double) -> Bool {
    let before = current
    skip(to: graph.date)
    if current != before { invalidate() }
    isActive = next != nil
    return isActive
  }

  func present(at time: Double) {}

  func nextSampleTime(after time: Double) -> Double? {
    next.map { max(graph.time(of: $0), time) }
  }

  var isAlive: Bool { !isDestroyed }

  func trace(at time: Double) -> AttributeTrace {
    AttributeTrace(
      path: path, attribute: "timeline", value: [graph.time(of: current)], velocity: [1], animation: "timeline")
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) { if let child { body(child) } }
  override func collectItems(_ items: inout [Item]) { child.collectItems(&items) }
  override var transition: AnyTransition? { child.transition }
}
