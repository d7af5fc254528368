/// The pages of one navigation stack, and what brings them and takes them away.
@MainActor @Observable
final class NavigationModel {
  private(set) var pages: [NavigationPage]
  /// Counts the changes of the destinations.
  private(set) var revision = 0
  /// The path that somebody else keeps, where there is one.
  @ObservationIgnored var path: AnyNavigationPath?
  @ObservationIgnored private var destinations: [ObjectIdentifier: Destination] = [:]
  @ObservationIgnored private var lastID = 0

  private struct Destination {
    let owner: ObjectIdentifier
    let make: (AnyHashable) -> AnyView?
  }

  /// How pages move, as the system's do.
  static let animation = Animation.spring(duration: 0.5, bounce: 0)

  init() { pages = [NavigationPage(id: 0, content: .root, phase: 0)] }

  /// The page in sight, or the one that is coming.
  private var top: NavigationPage { pages.last { $0.phase != 1 } ?? pages[0] }

  private var standing: [NavigationPage] { pages.filter { $0.phase != 1 } }

  // MARK: Destinations

  func setDestination<Value: Hashable>(_ type: Value.Type, by owner: _ViewNode, _ make: @escaping (Value) -> AnyView) {
    let known = destinations[ObjectIdentifier(type)]
    destinations[ObjectIdentifier(type)] = Destination(owner: ObjectIdentifier(owner)) { value in
      (value.base as? Value).map(make)
    }
    if known != nil || pages.count > 1 { revision += 1 }
  }

  func removeDestination(_ type: Any.Type, by owner: _ViewNode) {
    guard destinations[ObjectIdentifier(type)]?.owner == ObjectIdentifier(owner) else { return }
    destinations[ObjectIdentifier(type)] = nil
  }

  /// The view for a value of the path.
  func destination(_ value: AnyHashable) -> AnyView? {
    _ = revision
    return destinations[ObjectIdentifier(type(of: value.base))]?.make(value)
  }

  // MARK: Coming and going

  /// Shows a view on a page of its own. `removed` is called when the page has gone.
  @discardableResult
  func push(_ view: AnyView, removed: @escaping () -> Void = {}) -> NavigationPage {
    let page = append(.view(view), isAnimated: true)
    page.removed = removed
    return page
  }

  /// Shows the page of a value.
  func push(_ value: AnyHashable) {
    if let path { path.append(value) } else { append(.value(value), isAnimated: true) }
  }

  @discardableResult
  private func append(_ content: NavigationPage.Content, isAnimated: Bool) -> NavigationPage {
    lastID += 1
    let below = top
    let page = NavigationPage(id: lastID, content: content, phase: isAnimated ? 1 : 0)
    pages.append(page)
    if isAnimated { page.phase = Self.waiting } else { below.phase = -1 }
    return page
  }

  /// Where a page stands that is there, but has not begun to move: as good as out of sight.
  private static let waiting = 0.9999

  /// A page is there now, and can move into sight.
  func appeared(_ page: NavigationPage) {
    guard page.phase == Self.waiting, let index = standing.firstIndex(where: { $0 === page }), index > 0 else { return }
    let below = standing[index - 1]
    withAnimation(Self.animation) {
      page.phase = 0
      below.phase = -1
    }
  }

  /// Takes `page` and those after it away.
  func pop(_ page: NavigationPage) {
    guard !page.isRoot, let index = standing.firstIndex(where: { $0 === page }) else { return }
    pop(to: index)
  }

  func popLast() { pop(top) }

  /// Leaves `count` pages.
  private func pop(to count: Int) {
    let all = standing
    guard count >= 1, count < all.count else { return }
    let values = all[count...].filter { $0.value != nil }.count
    let leaving = all[count...]
    for page in leaving.dropLast() { remove(page) }
    guard let last = leaving.last else { return }
    let revealed = all[count - 1]
    withAnimation(Self.animation) {
      last.phase = 1
      revealed.phase = 0
    } completion: { [weak self] in
      self?.remove(last)
    }
    last.removed()
    last.removed = {}
    if values > 0, let path, path.elements.count > pathCount { path.removeLast(values) }
  }

  private var pathCount: Int { standing.filter { $0.value != nil }.count }

  private func remove(_ page: NavigationPage) {
    guard page.phase == 1 || pages.last !== page else { return }
    page.removed()
    page.removed = {}
    pages.removeAll { $0 === page }
  }

  /// A page is dragged away by hand: `part` of the way.
  func drag(_ page: NavigationPage, part: Double) {
    let all = standing
    guard let index = all.firstIndex(where: { $0 === page }), index > 0 else { return }
    page.phase = min(max(part, 0), 0.999)
    all[index - 1].phase = -1 + page.phase
  }

  /// A page that was dragged is let go: it goes, or comes back.
  func endDrag(_ page: NavigationPage, goes: Bool) {
    let all = standing
    guard let index = all.firstIndex(where: { $0 === page }), index > 0 else { return }
    if goes { return pop(page) }
    withAnimation(Self.animation) {
      page.phase = 0
      all[index - 1].phase = -1
    }
  }

  /// Makes the pages those of the path.
  func synchronise(with elements: [AnyHashable], isAnimated: Bool) {
    let pages = standing
    let shown = pages.compactMap(\.value)
    if shown == elements { return }
    var common = 0
    while common < shown.count, common < elements.count, shown[common] == elements[common] { common += 1 }
    if common < shown.count {
      guard let first = pages.firstIndex(where: { $0.value == shown[common] }) else { return }
      if common == elements.count {
        if isAnimated { return pop(to: first) }
      }
      for page in pages[first...] { self.pages.removeAll { $0 === page } }
      top.phase = 0
    }
    let added = elements[common...]
    for (index, value) in added.enumerated() {
      append(.value(value), isAnimated: isAnimated && index == added.count - 1)
    }
  }
}

extension EnvironmentValues {
  private enum NavigationKey: EnvironmentKey { nonisolated(unsafe) static let defaultValue: NavigationModel? = nil }

  /// The navigation stack that the view stands in.
  var navigation: NavigationModel? {
    get { self[NavigationKey.self] }
    set { self[NavigationKey.self] = newValue }
  }
}
