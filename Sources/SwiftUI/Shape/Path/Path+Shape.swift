import Foundation

extension Path: Shape {
  /// The path itself, whatever the rectangle: its coordinates are points in the frame, not fractions of it.
  public func path(in _: CGRect) -> Path { self }

  public typealias AnimatableData = EmptyAnimatableData
}
