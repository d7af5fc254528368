/// One of the views that another is made of.
public struct Subview: Identifiable {
  /// Tells a view from its siblings, also when these come, go and change places.
  public struct ID: Hashable {
    /// The places and identities on the way to the view.
    let path: [AnyHashable]
  }

  public let id: ID
  let view: AnyView
}

extension Subview: View {
  public var body: some View { view }
}

extension Subview {
  /// Hands over what `view` is made of: itself, unless it stands for several.
  @MainActor
  static func forEach<V: View>(of view: V, at path: [AnyHashable], _ body: (Subview) -> Void) {
    if let source = view as? any SubviewSource {
      source.forEachSubview(at: path, body)
    } else {
      body(Subview(id: ID(path: path), view: AnyView(view)))
    }
  }
}
