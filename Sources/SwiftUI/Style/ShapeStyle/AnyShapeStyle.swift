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
}

extension AnyShapeStyle: _IdentityComparable {
  /// Whether both wrap styles of one type that are the same as far as can be seen.
  public func _isIdentical(to other: AnyShapeStyle) -> Bool {
    func compare<S: ShapeStyle>(_ style: S) -> Bool {
      guard let other = other.base as? S else { return false }
      return ValueComparison.areEqual(style, other)
    }
    return compare(base)
  }
}
