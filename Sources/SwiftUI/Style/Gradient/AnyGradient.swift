/// A gradient of any making: given by stops, or derived from one colour.
///
/// As a style by itself it runs from the top to the bottom.
public struct AnyGradient: Hashable, Sendable {
  enum Provider: Hashable, Sendable {
    case stops(Gradient)
    case color(Color)
  }

  let provider: Provider
  var space: Gradient.ColorSpace = .device

  /// The gradient with its colours mixed in the device's space.
  public init(_ gradient: Gradient) { provider = .stops(gradient) }

  init(_ color: Color) { provider = .color(color) }

  /// The gradient with its colours mixed in `space`.
  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
    var copy = self
    copy.space = space
    return copy
  }

  /// How far the light end of a colour's own gradient lies towards white.
  static let lightening = 0.2

  /// The stops in an environment.
  func resolve(in environment: EnvironmentValues) -> [ResolvedGradient.Stop] {
    switch provider {
    case .stops(let gradient):
      return gradient.stops.map { stop in
        ResolvedGradient.Stop(color: stop.color.resolve(in: environment), location: Double(stop.location))
      }
    case .color(let color):
      let base = color.resolve(in: environment)
      let white = Color.Resolved(red: 1, green: 1, blue: 1, opacity: base.opacity)
      return [
        ResolvedGradient.Stop(
          color: base.mixed(with: white, by: AnyGradient.lightening, in: .perceptual), location: 0),
        ResolvedGradient.Stop(color: base, location: 1),
      ]
    }
  }

  /// The style that lays this gradient out along `geometry`.
  func style(_ geometry: ResolvedGradient.Geometry, _ context: _StyleContext) -> _ResolvedStyle {
    _ResolvedStyle(
      .gradient(
        ResolvedGradient(stops: resolve(in: context.environment), space: space, geometry: geometry)),
      opacity: HierarchyLevel.opacity(context.level))
  }
}

extension AnyGradient: ShapeStyle {
  public func _resolveStyle(_ context: _StyleContext) -> _ResolvedStyle {
    style(.linear(start: .top, end: .bottom), context)
  }
}
