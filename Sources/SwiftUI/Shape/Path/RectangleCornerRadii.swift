import Foundation

/// The radii of a rectangle's corners, in points. In a left-to-right layout, leading is left.
public struct RectangleCornerRadii: Equatable, Hashable, Sendable {
  /// At the top leading corner.
  public var topLeading: CGFloat
  /// At the bottom leading corner.
  public var bottomLeading: CGFloat
  /// At the bottom trailing corner.
  public var bottomTrailing: CGFloat
  /// At the top trailing corner.
  public var topTrailing: CGFloat

  /// Radii; zero is a sharp corner.
  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }

  /// The radius of a corner.
  public subscript(corner: Corner) -> CGFloat {
    get {
      switch corner {
      case .topLeading: topLeading
      case .bottomLeading: bottomLeading
      case .bottomTrailing: bottomTrailing
      case .topTrailing: topTrailing
      }
    }
    set {
      switch corner {
      case .topLeading: topLeading = newValue
      case .bottomLeading: bottomLeading = newValue
      case .bottomTrailing: bottomTrailing = newValue
      case .topTrailing: topTrailing = newValue
      }
    }
  }

  /// A corner of a rectangle.
  public enum Corner: Hashable, Sendable, CaseIterable {
    case topLeading, bottomLeading, bottomTrailing, topTrailing
  }

  /// The radii reduced (or, by a negative amount, enlarged) by `amount`; sharp corners stay sharp.
  func inset(by amount: CGFloat) -> RectangleCornerRadii {
    func inset(_ radius: CGFloat) -> CGFloat { radius > 0 ? max(radius - amount, 0) : radius }
    return RectangleCornerRadii(
      topLeading: inset(topLeading), bottomLeading: inset(bottomLeading),
      bottomTrailing: inset(bottomTrailing), topTrailing: inset(topTrailing))
  }
}

extension RectangleCornerRadii: Animatable {
  public typealias AnimatableData = AnimatablePair<
    AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>
  >

  /// The radii as ((top leading, bottom leading), (bottom trailing, top trailing)).
  public var animatableData: AnimatableData {
    get { AnimatablePair(AnimatablePair(topLeading, bottomLeading), AnimatablePair(bottomTrailing, topTrailing)) }
    set {
      topLeading = newValue.first.first
      bottomLeading = newValue.first.second
      bottomTrailing = newValue.second.first
      topTrailing = newValue.second.second
    }
  }
}
