/// One thing that a visual effect does.
public enum _VisualEffectStep: Sendable, Equatable {
  /// The effects that one number controls.
  public enum Number: Sendable {
    case opacity, brightness, contrast, saturation, grayscale, hueRotation
  }

  case offset(CGSize)
  case scale(CGSize, UnitPoint)
  case rotation(Angle, UnitPoint)
  case rotation3D(_Rotation3DEffect)
  case transform(CGAffineTransform)
  case blur(CGFloat, Bool)
  case number(Number, Double)

  /// `view` with the step done to it.
  @MainActor func applied(to view: AnyView) -> AnyView {
    switch self {
    case .offset(let offset): AnyView(view.offset(offset))
    case .scale(let scale, let anchor): AnyView(view.scaleEffect(scale, anchor: anchor))
    case .rotation(let angle, let anchor): AnyView(view.rotationEffect(angle, anchor: anchor))
    case .rotation3D(let effect): AnyView(view.modifier(effect))
    case .transform(let transform): AnyView(view.transformEffect(transform))
    case .blur(let radius, let isOpaque): AnyView(view.blur(radius: radius, opaque: isOpaque))
    case .number(.opacity, let value): AnyView(view.opacity(value))
    case .number(.brightness, let value): AnyView(view.brightness(value))
    case .number(.contrast, let value): AnyView(view.contrast(value))
    case .number(.saturation, let value): AnyView(view.saturation(value))
    case .number(.grayscale, let value): AnyView(view.grayscale(value))
    case .number(.hueRotation, let value): AnyView(view.hueRotation(.radians(value)))
    }
  }

  /// The step a part of the way to another of its kind; itself where the kinds differ.
  func interpolated(to other: _VisualEffectStep, by part: Double) -> _VisualEffectStep {
    func between<A: Animatable>(_ a: A, _ b: A) -> A {
      var result = a
      result.animatableData = a.animatableData.interpolated(towards: b.animatableData, amount: part)
      return result
    }
    switch (self, other) {
    case (.offset(let a), .offset(let b)): return .offset(between(a, b))
    case (.scale(let a, let anchor), .scale(let b, let end)): return .scale(between(a, b), between(anchor, end))
    case (.rotation(let a, let anchor), .rotation(let b, let end)):
      return .rotation(between(a, b), between(anchor, end))
    case (.rotation3D(let a), .rotation3D(let b)): return .rotation3D(between(a, b))
    case (.blur(let a, let isOpaque), .blur(let b, _)): return .blur(a + (b - a) * CGFloat(part), isOpaque)
    case (.number(let kind, let a), .number(let end, let b)) where kind == end:
      return .number(kind, a + (b - a) * part)
    default: return self
    }
  }
}
