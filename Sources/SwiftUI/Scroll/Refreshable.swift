/// Fetches the content of a view anew.
public struct RefreshAction: Sendable {
  private let action: @Sendable () async -> Void

  init(_ action: @escaping @Sendable () async -> Void) { self.action = action }

  public func callAsFunction() async { await action() }
}

/// What a scroll view does when it is pulled down and let go.
struct PullAction {
  let action: @MainActor () -> Void
}

extension EnvironmentValues {
  private enum RefreshKey: EnvironmentKey { static let defaultValue: RefreshAction? = nil }
  private enum PullKey: EnvironmentKey { nonisolated(unsafe) static let defaultValue: PullAction? = nil }

  /// Fetches the content of the view anew; nil where there is no way to.
  public internal(set) var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }

  var pull: PullAction? {
    get { self[PullKey.self] }
    set { self[PullKey.self] = newValue }
  }
}

/// `refreshable`: makes room for a spinner at the top while the action runs.
private struct RefreshableModifier: ViewModifier {
  let action: @Sendable () async -> Void
  @State private var isRefreshing = false

  /// Of the room for the spinner, in points.
  private static var height: CGFloat { 60 }

  func body(content: Content) -> some View {
    content
      .safeAreaPadding(.top, isRefreshing ? Self.height : 0)
      .overlay(alignment: .top) {
        if isRefreshing { ProgressView().frame(height: Self.height) }
      }
      .environment(\.refresh, RefreshAction(action))
      .environment(\.pull, PullAction { start() })
  }

  private func start() {
    guard !isRefreshing else { return }
    withAnimation { isRefreshing = true }
    Task { @MainActor in
      await action()
      withAnimation { isRefreshing = false }
    }
  }
}

extension View {
  /// Has the content of the view fetched anew when it is pulled down. The spinner stays until the action has ended.
  public func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
    modifier(RefreshableModifier(action: action))
  }
}
