import Raster
import Typeset

/// One running interface without a window: takes time and input, gives display lists.
@MainActor
package final class ViewHost {
  /// Where and in what circumstances the interface is shown.
  package struct Configuration: Sendable {
    /// The size of the content, in points.
    package var size: CGSize
    /// Pixels a point.
    package var scale: CGFloat
    package var safeAreaInsets: EdgeInsets
    package var environment: EnvironmentValues
    /// The date at time zero. What it is when the interface starts counts; later changes do not.
    package var epoch: Date

    /// The date at time zero where nobody says another.
    package nonisolated static var standardEpoch: Date { ViewGraph.epoch }

    package init(
      size: CGSize, scale: CGFloat = 2, safeAreaInsets: EdgeInsets = EdgeInsets(),
      environment: EnvironmentValues = EnvironmentValues(), epoch: Date = ViewGraph.epoch
    ) {
      self.epoch = epoch
      self.size = size
      self.scale = scale
      self.safeAreaInsets = safeAreaInsets
      self.environment = environment
    }
  }

  package let graph = ViewGraph()

  /// Changing it lays the interface out anew.
  package var configuration: Configuration {
    didSet { configurationChanged() }
  }

  /// Called when a new frame should be made.
  package var requestFrame: () -> Void {
    get { graph.requestFrame }
    set { graph.requestFrame = newValue }
  }

  /// Takes the times of the steps of a frame, where somebody wants to know.
  package var profile: FrameProfile? {
    get { graph.profile }
    set { graph.profile = newValue }
  }

  /// Takes messages for the person who writes the view, each once.
  package var log: (String) -> Void {
    get { graph.logSink }
    set { graph.logSink = newValue }
  }

  /// Takes what a device would let be felt.
  package var feedback: (FeedbackEvent) -> Void {
    get { graph.feedbackSink }
    set { graph.feedbackSink = newValue }
  }

  /// Takes what a timeline shows, where somebody wants to know.
  package var noteSink: ((GraphNote) -> Void)? {
    get { graph.noteSink }
    set { graph.noteSink = newValue }
  }

  /// Whether a frame has been made.
  private var hasFrame = false

  package init<Root: View>(_ root: Root, configuration: Configuration) {
    self.configuration = configuration
    CurrentHost.note(self)
    graph.epoch = configuration.epoch
    graph.install(root, environment: Self.environment(configuration, graph)) { node in
      let item = RootItem(node: node)
      item.size = configuration.size
      item.safeAreaInsets = configuration.safeAreaInsets
      return item
    }
    graph.colorSchemes.changed = { [unowned self] in environmentChanged() }
    if graph.colorSchemes.current != nil { environmentChanged() }
  }

  /// The colour scheme that the views ask for by `preferredColorScheme`, and therefore get; nil leaves it to the
  /// configuration.
  package var preferredColorScheme: ColorScheme? { graph.colorSchemes.current }

  private static func environment(
    _ configuration: Configuration, _ graph: ViewGraph, _ scheme: ColorScheme? = nil
  ) -> EnvironmentValues {
    var environment = configuration.environment
    environment.displayScale = configuration.scale
    environment.deviceReport = { [weak graph] text in graph?.logSink(text) }
    environment.openURL = OpenURLAction(system: { [weak graph] url in
      graph?.logSink("openURL: \(url.absoluteString)")
    })
    if let scheme { environment.colorScheme = scheme }
    return environment
  }

  /// Hands the environment to the views. Until the first frame is complete nothing of that is animated, whatever
  /// animation the views bring: what they ask the window for while they are made holds from the beginning.
  private func environmentChanged() {
    graph.setEnvironment(
      Self.environment(configuration, graph, graph.colorSchemes.current), hasFrame ? Transaction() : .unanimated)
  }

  private func configurationChanged() {
    environmentChanged()
    graph.rootItem?.size = configuration.size
    graph.rootItem?.safeAreaInsets = configuration.safeAreaInsets
    graph.rootItem?.setNeedsLayout()
  }

  /// Checks that the fonts are there without which text can't look right.
  ///
  /// - Throws: an error that names the packages to install.
  package static func checkFonts() throws { try FontLibrary.load() }

  /// Ends the interface: views disappear, their tasks are cancelled.
  package func tearDown() { graph.tearDown() }

  // MARK: Frames

  /// The stage's time, in seconds.
  package var time: Double { graph.time }

  /// Moves the clock (never back) and brings everything up to date for it.
  package func update(to time: Double) {
    graph.update(to: time)
    hasFrame = true
  }

  /// Shows the animations at a time after the last update, without moving anything else on.
  package func present(at time: Double) { graph.present(at: time) }

  /// When the next frame is due by itself: now, later, or (nil) not before something happens.
  package var nextFrameTime: Double? { graph.nextFrameTime }

  /// Whether the picture may differ from that of the display list made last.
  package var needsDisplay: Bool { graph.needsDisplay }

  /// The picture as of the last update.
  package func displayList() -> DisplayList {
    graph.drawList(scale: configuration.scale)
  }

  /// The attributes in motion.
  package func traces() -> [AttributeTrace] { graph.traces() }

  // MARK: Input

  /// Takes a press, movement or release of the pointer. Movements without a press matter to views that watch the
  /// pointer hover.
  package func send(_ event: PointerEvent) {
    if event.phase == .began { graph.focus.pointerUsed() }
    graph.events.send(event, in: graph.rootItem)
  }

  /// Takes a turn of the wheel over `location`; `delta` in points, positive towards the content's start.
  package func sendWheel(_ delta: CGSize, at location: CGPoint) {
    graph.events.wheel(delta, at: location, in: graph.rootItem)
  }

  /// Takes a key; returns whether anybody used it.
  package func send(_ event: KeyEvent) -> Bool { graph.focus.handle(event, graph.rootItem) }

  /// Whether something has the keyboard focus and shows it.
  package var showsKeyboardFocus: Bool { graph.focus.isShown }

  // MARK: Accessibility

  /// The elements on screen, in reading order.
  package func accessibilityElements() -> [AccessibilityElement] {
    var collector = AccessibilityCollector()
    graph.rootItem?.collectAccessibility(&collector)
    return collector.inReadingOrder()
  }
}
