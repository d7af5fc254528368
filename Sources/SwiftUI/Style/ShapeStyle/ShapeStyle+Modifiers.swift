import Foundation

/// A style drawn at another opacity.
struct OpacityShapeStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let opacity: Double

  func _resolveStyle(_ context: _StyleContext) -> _ResolvedStyle {
    var resolved = base._resolveStyle(context)
    resolved.multiplyOpacity(by: opacity)
    return resolved
  }
}

/// A style combined with what lies below in its own way.
struct BlendModeShapeStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let blendMode: BlendMode

  func _resolveStyle(_ context: _StyleContext) -> _ResolvedStyle {
    var resolved = base._resolveStyle(context)
    resolved.blendMode = blendMode
    return resolved
  }
}

/// A style with a shadow.
struct ShadowShapeStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let shadow: ShadowStyle

  func _resolveStyle(_ context: _StyleContext) -> _ResolvedStyle {
    var resolved = base._resolveStyle(context)
    resolved.shadows.append(_ResolvedStyle.Shadow(shadow, in: context.environment))
    return resolved
  }
}

/// A style laid over a rectangle of its own instead of over what is filled.
struct AnchoredShapeStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let rect: CGRect

  func _resolveStyle(_ context: _StyleContext) -> _ResolvedStyle {
    var resolved = base._resolveStyle(context)
    resolved.anchor = resolved.anchor ?? rect
    return resolved
  }
}

extension OpacityShapeStyle: Equatable where Base: Equatable {}
extension BlendModeShapeStyle: Equatable where Base: Equatable {}
extension ShadowShapeStyle: Equatable where Base: Equatable {}
extension AnchoredShapeStyle: Equatable where Base: Equatable {}

extension ShapeStyle {
  /// The style with its opacity multiplied by `opacity`, clamped to 0…1; NaN counts as 0.
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    OpacityShapeStyle(base: self, opacity: opacity > 0 ? min(opacity, 1) : 0)
  }

  /// The style combined with what lies below by `mode`.
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle { BlendModeShapeStyle(base: self, blendMode: mode) }

  /// The style with a shadow.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle { ShadowShapeStyle(base: self, shadow: style) }

  /// The style with its unit square laid over `rect`, in the coordinates of what is filled.
  public func `in`(_ rect: CGRect) -> some ShapeStyle { AnchoredShapeStyle(base: self, rect: rect) }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// The foreground at hand at another opacity.
  public static func opacity(_ opacity: Double) -> some ShapeStyle { ForegroundStyle().opacity(opacity) }

  /// The foreground at hand, combined with what lies below by `mode`.
  public static func blendMode(_ mode: BlendMode) -> some ShapeStyle { ForegroundStyle().blendMode(mode) }

  /// The foreground at hand with a shadow.
  public static func shadow(_ style: ShadowStyle) -> some ShapeStyle { ForegroundStyle().shadow(style) }
}
