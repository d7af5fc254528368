import Foundation

/// A rectangle with rounded corners that fills its frame.
public nonisolated struct RoundedRectangle: Shape {
  /// The width and height of each corner, in points, limited to half of the shorter side.
  public var cornerSize: CGSize
  /// How the corners turn.
  public var style: RoundedCornerStyle

  /// A rectangle with corners of `cornerSize`.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  /// A rectangle with corners of radius `cornerRadius`.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerSize: cornerSize, style: style) }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  /// The corner size.
  public var animatableData: CGSize.AnimatableData {
    get { cornerSize.animatableData }
    set { cornerSize.animatableData = newValue }
  }
}

extension RoundedRectangle: InsettableShape {
  public func inset(by amount: CGFloat) -> some InsettableShape { InsetShapeOf(base: self, amount: amount) }
}

extension RoundedRectangle: InsetBase {
  /// Concentric with the shape: corners are smaller by the amount, and never less than sharp.
  func path(in rect: CGRect, insetBy amount: CGFloat) -> Path {
    func inset(_ radius: CGFloat, _ side: CGFloat) -> CGFloat {
      let limited = min(radius, side / 2)
      return limited > 0 ? max(limited - amount, 0) : 0
    }
    let limit = cornerSize.width == cornerSize.height ? min(rect.width, rect.height) : nil
    let size = CGSize(
      width: inset(cornerSize.width, limit ?? rect.width), height: inset(cornerSize.height, limit ?? rect.height))
    return Path(roundedRect: rect.insetBy(dx: amount, dy: amount), cornerSize: size, style: style)
  }
}
