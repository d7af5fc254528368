/// A style of any type, for controls that hand it a `Configuration`.
struct AnyControlStyle<Configuration>: _IdentityComparable, @unchecked Sendable {
  private let box: Box

  /// - Parameter body: asks the style for its body.
  init<S, V: View>(_ style: S, body: @escaping @MainActor (S, Configuration) -> V) {
    box = TypedBox(style, body)
  }

  /// The control that `configuration` describes, in this style.
  @MainActor func view(_ configuration: Configuration) -> AnyView { box.view(configuration) }

  func _isIdentical(to other: AnyControlStyle) -> Bool { box === other.box || box.isSame(as: other.box) }

  private class Box {
    @MainActor func view(_ configuration: Configuration) -> AnyView { AnyView(EmptyView()) }
    func isSame(as other: Box) -> Bool { false }
  }

  private final class TypedBox<S, V: View>: Box {
    private let style: S
    private let body: @MainActor (S, Configuration) -> V

    init(_ style: S, _ body: @escaping @MainActor (S, Configuration) -> V) {
      self.style = style
      self.body = body
    }

    override func view(_ configuration: Configuration) -> AnyView {
      AnyView(StyleBody(style: style, configuration: configuration, make: body))
    }

    override func isSame(as other: Box) -> Bool {
      guard let other = other as? TypedBox<S, V> else { return false }
      return ValueComparison.areEqual(style, other.style)
    }
  }
}

/// A style's body. It is a view so that the style's own dynamic properties are in place when it is asked.
private struct StyleBody<S, Configuration, V: View>: View {
  let style: S
  let configuration: Configuration
  let make: @MainActor (S, Configuration) -> V

  var body: some View { make(style, configuration) }
}
