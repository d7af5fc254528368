import Foundation

/// A shape of any type.
public nonisolated struct AnyShape: Shape {
  private var base: any Shape

  /// Wraps `shape`.
  public init<S: Shape>(_ shape: S) {
    base = (shape as? AnyShape)?.base ?? shape
  }

  public func path(in rect: CGRect) -> Path { base.path(in: rect) }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }

  /// The data of the wrapped shape. Between shapes of different types nothing is animated.
  public var animatableData: _AnyAnimatableData {
    get {
      func data<S: Shape>(_ shape: S) -> _AnyAnimatableData { _AnyAnimatableData(shape.animatableData) }
      return data(base)
    }
    set {
      func setting<S: Shape>(_ shape: S) -> any Shape {
        guard let data = newValue.value(as: S.AnimatableData.self) else { return shape }
        var copy = shape
        copy.animatableData = data
        return copy
      }
      base = setting(base)
    }
  }
}

extension AnyShape: _IdentityComparable {
  /// Whether both wrap shapes of one type that are the same as far as can be seen.
  public func _isIdentical(to other: AnyShape) -> Bool {
    func compare<S: Shape>(_ shape: S) -> Bool {
      guard let other = other.base as? S else { return false }
      return ValueComparison.areEqual(shape, other)
    }
    return compare(base)
  }
}
