/// A view that is made anew only when it is not equal to what it was.
public struct EquatableView<Content: View & Equatable>: View {
  public var content: Content

  public init(content: Content) { self.content = content }

  public var body: some View { content }
}

extension View where Self: Equatable {
  /// Has the view made anew only when it is not equal to what it was.
  public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
