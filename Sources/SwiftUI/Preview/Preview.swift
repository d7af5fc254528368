/// A preview: a name, the way in which it is shown, and a closure that makes its view.
@MainActor public struct Preview {
  /// The name in `#Preview("Name")`.
  public let displayName: String?
  /// How the preview is shown, in the order in which the traits were written.
  public let traits: [PreviewTrait<ViewTraits>]
  private let body: @MainActor () -> any View

  /// The kind of traits that previews of views have.
  public struct ViewTraits: Sendable {}

  /// A preview with the view that `body` makes.
  public init(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>..., @ViewBuilder body: @escaping @MainActor () -> any View
  ) {
    displayName = name
    self.traits = traits
    self.body = body
  }

  /// A new instance of the view, with fresh state.
  public func makeView() -> any View { body() }
}
