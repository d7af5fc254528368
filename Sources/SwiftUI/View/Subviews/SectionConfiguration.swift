/// One of the sections that a view is made of.
public struct SectionConfiguration: Identifiable {
  /// Tells a section from its siblings.
  public struct ID: Hashable {
    /// The places and identities on the way to the section, or to the first of the views that stand in none.
    let path: [AnyHashable]
  }

  public let id: ID
  /// What the section says to its container.
  public internal(set) var containerValues = ContainerValues()
  /// The views of the header; none where the section has no header.
  public internal(set) var header = SubviewsCollection([])
  public internal(set) var content: SubviewsCollection
  /// The views of the footer; none where the section has no footer.
  public internal(set) var footer = SubviewsCollection([])
}
