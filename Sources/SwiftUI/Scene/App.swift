/// A program: what its windows show. A preview shows the first window.
@MainActor @preconcurrency
public protocol App: _DynamicPropertyContainer {
  associatedtype Body: Scene

  @SceneBuilder @MainActor @preconcurrency var body: Body { get }

  @MainActor @preconcurrency init()
}

extension App {
  /// Where a program of its own would start. A preview never calls it.
  @MainActor public static func main() {
    fatalError("\(Self.self) is played as a preview: 'zoetrope FILE.swift'")
  }

  /// What the first window shows, with the state that the program keeps.
  @MainActor public static func _makePreview() -> Preview {
    Preview(String(describing: Self.self)) { _AppRoot(app: Self()) }
  }
}

/// A part of a program's interface with a window of its own.
@MainActor @preconcurrency
public protocol Scene {
  associatedtype Body: Scene

  @SceneBuilder @MainActor @preconcurrency var body: Body { get }

  /// What the scene's first window shows; nil for one without a window.
  var _root: AnyView? { get }
}

extension Scene {
  public var _root: AnyView? { body._root }
}

extension Scene where Body == Never {
  public var body: Never { fatalError("\(Self.self) is a primitive scene and has no body") }
}

extension Never: Scene {
  public var _root: AnyView? { nil }
}

/// Puts scenes together.
@resultBuilder
public enum SceneBuilder {
  @MainActor public static func buildExpression<S: Scene>(_ scene: S) -> S { scene }
  @MainActor public static func buildBlock<S: Scene>(_ scene: S) -> S { scene }
  @MainActor public static func buildBlock<First: Scene, Second: Scene>(_ a: First, _ b: Second) -> _ScenePair<
    First, Second
  > {
    _ScenePair(first: a, second: b)
  }
  @MainActor public static func buildBlock<First: Scene, Second: Scene, Third: Scene>(
    _ a: First, _ b: Second, _ c: Third
  ) -> _ScenePair<First, _ScenePair<Second, Third>> {
    _ScenePair(first: a, second: _ScenePair(first: b, second: c))
  }
}

/// Two scenes; the first that has a window is shown.
public struct _ScenePair<First: Scene, Second: Scene>: Scene {
  let first: First
  let second: Second

  public typealias Body = Never
  public var _root: AnyView? { first._root ?? second._root }
}

/// Windows that show a view.
public struct WindowGroup<Content: View>: Scene {
  let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public init(id: String, @ViewBuilder content: () -> Content) { self.content = content() }

  /// The title is shown by windows of a desk, not by a phone.
  public init(_ title: LocalizedStringKey, id: String? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The title is shown by windows of a desk, not by a phone.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, id: String? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public typealias Body = Never
  public var _root: AnyView? { AnyView(content) }
}

/// One window that shows a view.
public struct Window<Content: View>: Scene {
  let content: Content

  public init(_ title: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) { self.content = content() }

  public typealias Body = Never
  public var _root: AnyView? { AnyView(content) }
}

/// The window of a program's settings, which a preview does not show.
public struct Settings<Content: View>: Scene {
  public init(@ViewBuilder content: () -> Content) {}

  public typealias Body = Never
  public var _root: AnyView? { nil }
}

/// Shows a program's first window; the program's own state lives here.
struct _AppRoot<A: App>: View {
  let app: A

  var body: some View { app.body._root ?? AnyView(EmptyView()) }
}

/// Whether a scene can be seen and answers.
public enum ScenePhase: Comparable, Hashable, Sendable {
  case background, inactive, active
}

extension EnvironmentValues {
  private enum PhaseKey: EnvironmentKey { static let defaultValue = SwiftUI.ScenePhase.active }

  /// Always active: a preview has no home screen to go to.
  public var scenePhase: ScenePhase {
    get { self[PhaseKey.self] }
    set { self[PhaseKey.self] = newValue }
  }
}
