import Foundation

/// A gradient around a point, by the angle.
///
/// Angles grow clockwise from the direction to the right. Where the two angles leave a sector over, that is filled
/// with the gradient's last colour up to its middle and with the first one from there. Where they are more than a
/// turn apart, only the last whole turn shows. Equal angles mean one whole turn.
public struct AngularGradient: Hashable, Sendable {
  let gradient: AnyGradient
  let center: UnitPoint
  let startAngle: Angle
  let endAngle: Angle

  /// The gradient `gradient` from `startAngle` to `endAngle` about `center`, a point of the unit square laid over what
  /// is filled.
  public init(
    gradient: AnyGradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
  ) {
    self.gradient = gradient
    self.center = center
    self.startAngle = startAngle
    self.endAngle = endAngle
  }

  /// The gradient `gradient` from `startAngle` to `endAngle`.
  public init(gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero) {
    self.init(gradient: AnyGradient(gradient), center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// Colours at equal distances from `startAngle` to `endAngle`.
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(gradient: Gradient(colors: colors), center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// Colours at places from `startAngle` to `endAngle`.
  public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(gradient: Gradient(stops: stops), center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// The gradient `gradient` once around `center`, beginning at `angle`.
  public init(gradient: AnyGradient, center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: gradient, center: center, startAngle: angle, endAngle: angle + .degrees(360))
  }

  /// The gradient `gradient` once around, beginning at `angle`.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: AnyGradient(gradient), center: center, angle: angle)
  }

  /// Colours at equal distances once around, beginning at `angle`.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }

  /// Colours at places once around, beginning at `angle`.
  public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
  }
}

extension AngularGradient: ShapeStyle {
  public func _resolveStyle(_ context: _StyleContext) -> _ResolvedStyle {
    gradient.style(
      .angular(center: center, startAngle: startAngle.radians, endAngle: endAngle.radians), context)
  }
}

extension AngularGradient: View {
  public typealias Body = _ShapeView<Rectangle, AngularGradient>
}
