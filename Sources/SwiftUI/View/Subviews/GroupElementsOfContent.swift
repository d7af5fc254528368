/// What is made of the views that another is made of.
public struct GroupElementsOfContent<Subviews: View, Content: View>: View {
  let subviews: Subviews
  let content: (SubviewsCollection) -> Content

  public var body: some View { content(SubviewsCollection(of: subviews)) }
}

extension Group {
  /// Puts the views that `view` is made of together anew: `transform` gets them one by one, and decides where each
  /// stands and what it has around it.
  @MainActor public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    content = GroupElementsOfContent(subviews: view, content: transform)
  }
}
