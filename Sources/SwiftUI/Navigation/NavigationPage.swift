/// One page of a navigation stack: what it shows, and what the views on it ask of the bars around them.
@MainActor @Observable
final class NavigationPage: Identifiable {
  /// What a page shows.
  enum Content {
    case root
    /// A value that a `navigationDestination(for:)` has a view for.
    case value(AnyHashable)
    case view(AnyView)
  }

  nonisolated let id: Int
  var content: Content
  /// Where the page is: 1 to the trailing side, 0 in sight, −1 under the page that came after it.
  var phase: Double
  /// How far the page's scroll view has been moved from its start, in points.
  private(set) var scroll: CGFloat = 0
  /// What the page's title was the last time that somebody had to know it.
  @ObservationIgnored let requests = PageRequests()
  /// Counts the changes of `requests`.
  private(set) var revision = 0
  /// Called when the page has gone by other means than the binding that brought it.
  @ObservationIgnored var removed: () -> Void = {}

  init(id: Int, content: Content, phase: Double) {
    self.id = id
    self.content = content
    self.phase = phase
    requests.changed = { [unowned self] in revision += 1 }
  }

  var isRoot: Bool { if case .root = content { true } else { false } }

  var value: AnyHashable? { if case .value(let value) = content { value } else { nil } }

  func scrolled(to offset: CGFloat) {
    if offset != scroll { scroll = offset }
  }

  /// What the views on the page ask for under `key`, of several the one that asked last.
  func last<Value>(_ key: PageRequestKey<Value>) -> Value? {
    _ = revision
    return requests.values(key).last
  }

  /// Everything that the views on the page ask for under `key`.
  func all<Value>(_ key: PageRequestKey<Value>) -> [Value] {
    _ = revision
    return requests.values(key)
  }
}

extension EnvironmentValues {
  private enum PageKey: EnvironmentKey { nonisolated(unsafe) static let defaultValue: NavigationPage? = nil }

  /// The page that the view stands on.
  var navigationPage: NavigationPage? {
    get { self[PageKey.self] }
    set { self[PageKey.self] = newValue }
  }
}
