/// A change of how a view looks that leaves the layout alone, made of the steps that the modifiers of this protocol add.
public protocol VisualEffect: Sendable {
  /// What is done to the view, first things first.
  var _steps: [_VisualStep] { get }
}

/// No change: what the closures of `visualEffect` and `scrollTransition` are given.
public struct EmptyVisualEffect: VisualEffect {
  public init() {}

  public var _steps: [_VisualStep] { [] }
}

/// Some changes.
struct SteppedVisualEffect: VisualEffect {
  var _steps: [_VisualStep]
}

/// One change of how a view looks. Its numbers can be blended with those of the same kind of change.
public struct _VisualStep: Sendable, Equatable {
  enum Kind: Sendable, Equatable {
    case offset, scale, rotation, opacity, blur, brightness, contrast, saturation, grayscale, hueRotation
  }

  let kind: Kind
  /// Lengths in points, angles in radians.
  var numbers: [Double]
  var anchor = UnitPoint.center

  /// The step `fraction` of the way from this one to `other`; of different kinds, the nearer one.
  func blended(to other: _VisualStep, _ fraction: Double) -> _VisualStep {
    guard kind == other.kind, numbers.count == other.numbers.count else { return fraction < 0.5 ? self : other }
    var result = other
    result.numbers = zip(numbers, other.numbers).map { $0 + ($1 - $0) * fraction }
    return result
  }

  /// The view with the change. The result's type depends on the kind alone, so that it keeps its place.
  @MainActor func apply(to view: AnyView) -> AnyView {
    func number(_ index: Int) -> Double { numbers[index] }
    switch kind {
    case .offset: return AnyView(view.offset(x: number(0), y: number(1)))
    case .scale: return AnyView(view.scaleEffect(x: number(0), y: number(1), anchor: anchor))
    case .rotation: return AnyView(view.rotationEffect(.radians(number(0)), anchor: anchor))
    case .opacity: return AnyView(view.opacity(number(0)))
    case .blur: return AnyView(view.blur(radius: number(0)))
    case .brightness: return AnyView(view.brightness(number(0)))
    case .contrast: return AnyView(view.contrast(number(0)))
    case .saturation: return AnyView(view.saturation(number(0)))
    case .grayscale: return AnyView(view.grayscale(number(0)))
    case .hueRotation: return AnyView(view.hueRotation(.radians(number(0))))
    }
  }
}

extension VisualEffect {
  private func adding(
    _ kind: _VisualStep.Kind, _ numbers: [Double], anchor: UnitPoint = .center
  ) -> SteppedVisualEffect {
    SteppedVisualEffect(_steps: _steps + [_VisualStep(kind: kind, numbers: numbers, anchor: anchor)])
  }

  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { adding(.offset, [x, y]) }
  public func offset(_ offset: CGSize) -> some VisualEffect { adding(.offset, [offset.width, offset.height]) }

  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    adding(.scale, [scale.width, scale.height], anchor: anchor)
  }

  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    adding(.scale, [s, s], anchor: anchor)
  }

  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect {
    adding(.scale, [x, y], anchor: anchor)
  }

  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    adding(.rotation, [angle.radians], anchor: anchor)
  }

  public func opacity(_ opacity: Double) -> some VisualEffect { adding(.opacity, [opacity]) }

  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect { adding(.blur, [radius]) }

  public func brightness(_ amount: Double) -> some VisualEffect { adding(.brightness, [amount]) }
  public func contrast(_ amount: Double) -> some VisualEffect { adding(.contrast, [amount]) }
  public func saturation(_ amount: Double) -> some VisualEffect { adding(.saturation, [amount]) }
  public func grayscale(_ amount: Double) -> some VisualEffect { adding(.grayscale, [amount]) }
  public func hueRotation(_ angle: Angle) -> some VisualEffect { adding(.hueRotation, [angle.radians]) }
}
