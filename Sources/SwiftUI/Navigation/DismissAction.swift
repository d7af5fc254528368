/// Takes the sheet or page that the view stands on away.
@MainActor @preconcurrency
public struct DismissAction: Sendable {
  private nonisolated let action: @Sendable @MainActor () -> Void

  nonisolated init(_ action: @escaping @Sendable @MainActor () -> Void) { self.action = action }

  public func callAsFunction() { action() }
}

/// Whether a view is presented, and a way to end that. Deprecated in SwiftUI in favour of `dismiss` and `isPresented`.
public struct PresentationMode {
  public internal(set) var isPresented: Bool

  /// Takes the view's sheet or page away.
  public mutating func dismiss() { isPresented = false }
}

extension EnvironmentValues {
  private enum DismissKey: EnvironmentKey { static let defaultValue = DismissAction {} }
  private enum IsPresentedKey: EnvironmentKey { static let defaultValue = false }

  /// Takes the sheet or page that the view stands on away; does nothing where there is none.
  public internal(set) var dismiss: DismissAction {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }

  /// Whether the view stands on a sheet, or on a page that can be taken away.
  public internal(set) var isPresented: Bool {
    get { self[IsPresentedKey.self] }
    set { self[IsPresentedKey.self] = newValue }
  }

  /// Whether the view is presented, and a way to end that.
  public var presentationMode: Binding<PresentationMode> {
    let (dismiss, isPresented) = (dismiss, isPresented)
    return Binding(
      location: FunctionalLocation(
        get: { PresentationMode(isPresented: isPresented) },
        set: { mode, _ in
          if !mode.isPresented { onMain { dismiss() } }
        }))
  }
}
