/// A button that opens an address.
public struct Link<Label: View>: View {
  private let destination: URL
  private let label: Label
  @Environment(\.openURL) private var openURL

  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }

  public var body: some View {
    Button {
      openURL(destination)
    } label: {
      label
    }
    .accessibilityAddTraits(.isLink)
    .accessibilityRemoveTraits(.isButton)
  }
}

extension Link where Label == Text {
  /// A link with a localised title.
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// A link with a title that is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}

/// Opens an address. Here nothing is opened: the stage says what would have been.
@MainActor @preconcurrency
public struct OpenURLAction: Sendable {
  /// What became of an address.
  public struct Result: Sendable {
    let isHandled: Bool
    let isAccepted: Bool
    /// What is to be opened instead, if not the address itself.
    let replacement: URL?

    /// The address has been seen to.
    public static let handled = Result(isHandled: true, isAccepted: true, replacement: nil)
    /// Nothing is done with it.
    public static let discarded = Result(isHandled: true, isAccepted: false, replacement: nil)
    /// It is left to the system.
    public static let systemAction = Result(isHandled: false, isAccepted: true, replacement: nil)
    /// Another address is left to the system.
    public static func systemAction(_ url: URL) -> Result {
      Result(isHandled: false, isAccepted: true, replacement: url)
    }
  }

  private nonisolated let handler: @Sendable @MainActor (URL) -> Result
  private nonisolated let system: @Sendable @MainActor (URL) -> Void

  /// An action that has `handler` see to addresses.
  public init(handler: @escaping @Sendable @MainActor (URL) -> Result) {
    self.handler = handler
    system = { _ in }
  }

  nonisolated init(system: @escaping @Sendable @MainActor (URL) -> Void) {
    handler = { _ in .systemAction }
    self.system = system
  }

  /// This action, with another one for what it leaves to the system.
  nonisolated func leaving(to outer: OpenURLAction) -> OpenURLAction {
    OpenURLAction(handler: handler) { outer($0) }
  }

  nonisolated private init(
    handler: @escaping @Sendable @MainActor (URL) -> Result, system: @escaping @Sendable @MainActor (URL) -> Void
  ) {
    self.handler = handler
    self.system = system
  }

  public func callAsFunction(_ url: URL) { callAsFunction(url) { _ in } }

  /// - Parameter completion: is told whether the address was accepted.
  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    let result = handler(url)
    if !result.isHandled { system(result.replacement ?? url) }
    completion(result.isAccepted)
  }
}

extension EnvironmentValues {
  private enum OpenURLKey: EnvironmentKey { static let defaultValue = OpenURLAction(system: { _ in }) }

  /// Opens an address.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue.leaving(to: self[OpenURLKey.self]) }
  }
}
