/// One of the views that another is made of.
public struct Subview: Identifiable {
  /// Tells a view from its siblings, also when these come, go and change places.
  public struct ID: Hashable {
    /// The places and identities on the way to the view.
    let path: [AnyHashable]
  }

  public let id: ID
  /// What the view says to its container.
  public internal(set) var containerValues: ContainerValues
  var view: AnyView
}

extension Subview: View {
  public var body: some View { view }
}
