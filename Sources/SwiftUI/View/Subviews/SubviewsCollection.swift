/// The views that another is made of, in order.
public struct SubviewsCollection: RandomAccessCollection {
  private let subviews: [Subview]

  init(_ subviews: [Subview]) { self.subviews = subviews }

  @MainActor
  init<V: View>(of view: V, at path: [AnyHashable] = []) {
    var found: [Subview] = []
    ViewPart.forEach(of: view, at: path) { found += $0.subviews }
    subviews = found
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { subviews.count }
  public subscript(index: Int) -> Subview { subviews[index] }
}

extension SubviewsCollection: View {
  public var body: some View { ForEach(self) { $0 } }
}

/// Some of the views that another is made of.
public typealias SubviewsCollectionSlice = Slice<SubviewsCollection>

extension Slice: View where Base == SubviewsCollection {
  public var body: some View { ForEach(self) { $0 } }
}

extension ForEach where Content: View, Data == SubviewsCollection, ID == Subview.ID {
  /// A view for each of the views that `view` is made of.
  @MainActor public init<V: View>(subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content) {
    self.init(SubviewsCollection(of: view), content: content)
  }
}
