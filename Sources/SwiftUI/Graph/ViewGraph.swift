import Raster

/// The retained tree of one running interface, and what carries a frame through its steps.
///
/// A frame: the clock moves; running animations are sampled; state written since the last frame is taken over, one
/// transaction after another, each with the updates and the layout that follow from it; then the actions that this has
/// brought up (`onAppear`, `onChange`, completions) run, and what they write is taken over in the same frame, up to a
/// limit. `drawList` then makes the display list.
@MainActor
public final class ViewGraph {
  /// The stage's time, in seconds.
  private(set) var time = 0.0
  /// The time that is shown: that of the last update, or a later one asked for by `present(at:)`.
  private(set) var presentationTime = 0.0
  /// Numbers the transactions carried out.
  private(set) var pass = 0
  private(set) var rootTransaction = Transaction()
  private(set) var isUpdating = false
  private(set) var currentReader: _BodyNode?

  /// Moves the keyboard focus.
  let focus = FocusEngine()
  /// The colour schemes that views ask their window for.
  let colorSchemes = ColorSchemeRequests()
  /// Takes pointer events to the responders under them.
  let events = EventRouter()
  /// Knows which bodies depend on where things are.
  let geometryReads = GeometryReads()
  /// Knows the views that take over each other's places.
  let matchedGeometry = MatchedGeometry()
  /// Knows who waits for preferences of the views inside.
  let preferences = PreferenceWatch()
  /// Whether texts have to look for a renderer.
  var usesTextRenderers = false
  /// Keeps the values of `@AppStorage` and `@SceneStorage`.
  let storedValues = StoredValues()

  private(set) var rootNode: _ViewNode?
  var rootItem: RootItem?

  /// Takes the times of the steps of a frame, where somebody wants to know.
  var profile: FrameProfile?

  /// Called when something has happened that a new frame should show.
  var requestFrame: () -> Void = {}
  /// Takes messages for the person who writes the view.
  var logSink: (String) -> Void = { _ in }
  /// Takes what a device would let be felt.
  var feedbackSink: (FeedbackEvent) -> Void = { _ in }
  private var logged: Set<String> = []
  /// Takes what a timeline shows, where somebody wants to know. What moves already is told at once.
  var noteSink: ((GraphNote) -> Void)? {
    didSet {
      for entry in active {
        if let attribute = entry.attribute { noteSink?(.began(entry.id, attribute.trace(at: time))) }
      }
    }
  }

  private var pending: [PendingTransaction] = []
  private var dirty: [_BodyNode] = []
  /// Attributes belong to the items that they move: one whose item has gone is skipped.
  private var active: [AttributeSlot] = []
  /// How many of them, from the first, have been sampled at the present time.
  private var sampledCount = 0
  private var actions: [@MainActor () -> Void] = []
  private var timers = WakeTimers()
  private var needsLayout = true
  /// Sizes and places of another era than this are worth nothing.
  private(set) var layoutEra = 0
  private(set) var needsDisplay = true
  /// Numbers the drawing to come.
  private(set) var drawing = 1
  /// The drawing before, as long as parts of it may be used again.
  private var lastDrawing: Drawing?
  /// How many items of containers drew in the last drawing; of the others, what they had drawn before was taken over.
  private(set) var askedCount = 0
  private var lastItemID: UInt64 = 0
  private var nodeCount = 0
  /// How often `body` was evaluated since the start.
  private(set) var evaluationCount = 0

  /// Rounds of actions and the updates that follow from them within one frame.
  private static let roundLimit = 8
  /// How often changes may bring about further changes in one frame.
  private static let changeLimit = 64

  private var livingAttributes: [any ActiveAttribute] { active.compactMap(\.attribute).filter(\.isAlive) }

  private struct PendingTransaction {
    var transaction: Transaction
    var commits: [@MainActor () -> Void]
  }

  init() {}

  /// The date at time zero where nobody says another: the same on every run, so that what shows the date can be
  /// compared.
  nonisolated static let epoch = Date(timeIntervalSince1970: 1_704_102_060)

  /// The date at time zero.
  var epoch = ViewGraph.epoch

  /// The date now, by the stage's clock.
  var date: Date { epoch.addingTimeInterval(time) }

  /// The stage's time at a date, in seconds.
  func time(of date: Date) -> Double { date.timeIntervalSince(epoch) }

  // MARK: Set-up

  /// Makes the tree of `view`.
  func install<Root: View>(_ view: Root, environment: EnvironmentValues, item: (_ViewNode) -> RootItem) {
    updating(Transaction()) {
      let node = Root.makeNode(view, _NodeContext(graph: self, environment: environment))
      rootNode = node
      let item = item(node)
      item.source = node
      rootItem = item
    }
  }

  func makeNodeOrder() -> Int {
    nodeCount += 1
    return nodeCount
  }

  func makeItemID() -> UInt64 {
    lastItemID += 1
    return lastItemID
  }

  func tearDown() {
    rootNode?.destroy()
    runActions()
    rootNode = nil
    rootItem = nil
    active = []
    pending = []
    timers = WakeTimers()
  }

  /// Changes the environment of the whole tree.
  func setEnvironment(_ environment: EnvironmentValues, _ transaction: Transaction) {
    enqueue(transaction) { [unowned self] in
      if let rootNode { noteChange(from: rootNode.environment, to: environment) }
      rootNode?.setEnvironment(environment)
      rootItem?.setNeedsLayout()
    }
  }

  /// Begins a new era of layout where an environment that views get has changed in what all places go by: the reading
  /// direction, which mirrors them, and the display's scale, which rounds them.
  func noteChange(from old: EnvironmentValues, to new: EnvironmentValues) {
    guard old.layoutDirection != new.layoutDirection || old.displayScale != new.displayScale else { return }
    layoutEra += 1
    setNeedsLayout()
  }

  // MARK: Requests

  /// Has `commit` carried out in the next update, in `transaction`. Writes of one call of `withTransaction` go together.
  func enqueue(_ transaction: Transaction, _ commit: @escaping @MainActor () -> Void) {
    if let last = pending.indices.last, pending[last].transaction.identity == transaction.identity {
      pending[last].commits.append(commit)
    } else {
      pending.append(PendingTransaction(transaction: transaction, commits: [commit]))
    }
    requestFrame()
  }

  func noteDirty(_ node: _BodyNode) {
    dirty.append(node)
    requestFrame()
  }

  /// Has `attribute` sampled from now on, for as long as it says so and lives.
  func activate(_ attribute: ActiveAttribute) { activate(AttributeSlot(holding: attribute)) }

  /// Has the attribute in `slot` sampled from now on, for as long as it says so and is there.
  func activate(_ slot: AttributeSlot) {
    guard let attribute = slot.attribute else { return }
    active.append(slot)
    noteSink?(.began(slot.id, attribute.trace(at: time)))
    requestFrame()
  }

  /// Has what moves sampled once more at the present time: something of it has come to rest since.
  func setNeedsSampling() { sampledCount = 0 }

  /// Runs `action` after the update, before the frame is shown.
  func afterUpdate(_ action: @escaping @MainActor () -> Void) {
    actions.append(action)
    requestFrame()
  }

  /// Runs `action` in the first update at or after `time` (seconds of the stage's time). Such an update comes about by
  /// itself: `nextFrameTime` takes the appointment into account.
  @discardableResult
  func wake(at time: Double, _ action: @escaping @MainActor () -> Void) -> WakeTimers.Timer {
    let timer = WakeTimers.Timer(time: time, action: action)
    timers.add(timer)
    requestFrame()
    return timer
  }

  func setNeedsLayout() {
    needsLayout = true
    requestDisplay()
    requestFrame()
  }

  /// Asks for a drawing in which everything is drawn anew.
  func setNeedsDisplay() {
    keepNoDrawing()
    requestDisplay()
  }

  /// Has everything drawn anew in the drawing to come, if there is one.
  func keepNoDrawing() { lastDrawing = nil }

  /// Asks for a drawing.
  func requestDisplay() {
    if needsDisplay { return }
    needsDisplay = true
    requestFrame()
  }

  /// Runs the actions of animation completions that have come due.
  func finish(_ completions: [AnimationCompletion]) {
    for completion in completions { afterUpdate { completion.fire() } }
  }

  /// Tells completions that every animation of their transaction has been started by now.
  func seal(_ completions: [AnimationCompletion]) {
    for completion in completions where completion.seal() { afterUpdate { completion.fire() } }
  }

  /// Says something once to the person who writes the view.
  func log(_ message: String) {
    if logged.insert(message).inserted { logSink(message) }
  }

  /// Evaluates `body`, during which reads of state are noted for `node`.
  func reading<Result>(by node: _BodyNode, _ body: () -> Result) -> Result {
    let outer = currentReader
    let wasUpdating = isUpdating
    currentReader = node
    isUpdating = true
    evaluationCount += 1
    defer {
      currentReader = outer
      isUpdating = wasUpdating
    }
    return body()
  }

  // MARK: The frame

  /// Moves the clock to `time` (seconds, never back) and brings the tree up to date for it.
  func update(to time: Double) {
    if time > self.time {
      self.time = time
      sampledCount = 0
    }
    presentationTime = self.time
    WakeTimers.fire(timers.takeDue(by: self.time))
    measure(.animate) { if sampleActive() { geometryReads.check() } }
    for _ in 0..<Self.changeLimit {
      var didSomething = false
      // What these bring about waits for the next round: a view may change its own state without end.
      for _ in 0..<pending.count where !pending.isEmpty {
        let next = pending.removeFirst()
        carryOut(next)
        didSomething = true
      }
      if !dirty.isEmpty || needsLayout {
        updating(Transaction()) {}
        didSomething = true
      }
      if !actions.isEmpty {
        runActions()
        didSomething = true
      }
      if !didSomething { return }
    }
    log("the view keeps changing its own state while it is updated; the rest waits for the next frame")
  }

  /// Shows the animations at `time`, at or after that of the last update, without moving anything else on. Views whose
  /// bodies are evaluated with animated values keep those of the last update: evaluating them might change state.
  func present(at time: Double) {
    presentationTime = time
    for attribute in livingAttributes { attribute.present(at: time) }
  }

  private func carryOut(_ next: PendingTransaction) {
    updating(next.transaction) { for commit in next.commits { commit() } }
    seal(next.transaction.completions)
  }

  /// One pass: carries `changes` out in `transaction`, with all updates and layout that follow.
  private func updating(_ transaction: Transaction, _ changes: () -> Void) {
    pass += 1
    rootTransaction = transaction
    let wasUpdating = isUpdating
    isUpdating = true
    measure(.update) {
      changes()
      refreshDirty()
    }
    var rounds = 0
    repeat {
      if needsLayout, let rootItem {
        needsLayout = false
        measure(.layout) { rootItem.layOut() }
      }
      // Also without layout: an effect may have moved what is inside of it.
      geometryReads.check()
      measure(.update) { refreshDirty() }
      rounds += 1
    } while needsLayout && rootItem != nil && rounds < Self.roundLimit
    preferences.check()
    isUpdating = wasUpdating
    rootTransaction = Transaction()
  }

  private func measure<Result>(_ step: FrameProfile.Step, _ body: () -> Result) -> Result {
    guard let profile else { return body() }
    return profile.measure(step, body)
  }

  private func refreshDirty() {
    while !dirty.isEmpty {
      // Ancestors first: they may make their descendants' own refresh needless, or remove them. Of one depth the older
      // comes first, in whatever order they were found dirty.
      let batch = dirty.sorted { ($0.depth, $0.birth) < ($1.depth, $1.birth) }
      dirty.removeAll(keepingCapacity: true)
      for node in batch { node.refresh() }
    }
  }

  private func runActions() {
    let batch = actions
    actions.removeAll(keepingCapacity: true)
    for action in batch { action() }
  }

  /// Takes what moves to the present time, as far as it is not there yet; returns whether there was anything.
  private func sampleActive() -> Bool {
    guard sampledCount < active.count else { return false }
    // What begins to move meanwhile is added behind, and waits for the next time.
    let end = active.count
    var kept = sampledCount
    for index in sampledCount..<end {
      let slot = active[index]
      if let attribute = slot.attribute, attribute.isAlive, attribute.sample(at: time) {
        if kept != index { active[kept] = slot }
        kept += 1
      } else {
        noteSink?(.ended(slot.id))
      }
    }
    active.removeSubrange(kept..<end)
    sampledCount = kept
    return true
  }

  /// When the next frame is due: the present time while something moves, a later one while all that is to come waits
  /// for a moment known now, nil when nothing will happen by itself.
  var nextFrameTime: Double? {
    if !pending.isEmpty || !dirty.isEmpty || !actions.isEmpty || needsLayout { return time }
    var next = timers.next.map { max($0, time) } ?? .infinity
    for entry in active {
      guard let attribute = entry.attribute, attribute.isAlive,
        let sample = attribute.nextSampleTime(after: time)
      else { continue }
      if sample <= time { return time }
      next = min(next, sample)
    }
    return next < .infinity ? next : nil
  }

  /// The attributes in motion, for a trace.
  func traces() -> [AttributeTrace] { livingAttributes.map { $0.trace(at: time) } }

  /// Makes the display list of the frame.
  func drawList(scale: CGFloat) -> DisplayList {
    if lastDrawing?.scale != scale { keepNoDrawing() }
    var context = DrawContext(
      scale: scale, time: presentationTime,
      last: lastDrawing ?? Drawing(number: drawing - 1, scale: scale, items: []))
    measure(.list) { rootItem?.draw(&context) }
    lastDrawing = Drawing(number: drawing, scale: scale, items: context.list.items)
    askedCount = context.askedCount
    drawing += 1
    needsDisplay = false
    return context.list
  }
}
