/// A style of any type.
public struct AnyShapeStyle: ShapeStyle {
  let base: any ShapeStyle

  /// Wraps `style`.
  public init<S: ShapeStyle>(_ style: S) {
    base = (style as? AnyShapeStyle)?.base ?? style
  }

  public func _resolveStyle(_ context: _StyleContext) -> _ResolvedStyle {
    base._resolveStyle(context)
  }

  /// Whether both wrap equal styles of one type. Styles that are not `Equatable` are never the same.
  func isSame(as other: AnyShapeStyle) -> Bool {
    func compare<T: Equatable>(_ a: T) -> Bool { a == (other.base as? T) }
    guard let base = base as? any Equatable else { return false }
    return compare(base)
  }
}
