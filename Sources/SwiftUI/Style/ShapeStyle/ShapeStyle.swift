/// A colour, gradient, material or other pattern to draw shapes, text and symbols with.
///
/// A style of one's own gives, in `resolve(in:)`, another style for an environment.
public protocol ShapeStyle: Sendable {
  /// The type of the style that this one resolves to; `Never` for those that draw by themselves.
  associatedtype Resolved: ShapeStyle = Never

  /// The style to draw with in `environment`.
  func resolve(in environment: EnvironmentValues) -> Resolved

  /// What to draw with, for a place in the hierarchy of styles. The default goes through `resolve(in:)`.
  func _resolveStyle(_ context: _StyleContext) -> _ResolvedStyle
}

extension ShapeStyle {
  public func _resolveStyle(_ context: _StyleContext) -> _ResolvedStyle {
    resolve(in: context.environment)._resolveStyle(context)
  }
}

extension ShapeStyle where Resolved == Never {
  public func resolve(in environment: EnvironmentValues) -> Never {
    fatalError("\(Self.self) is a primitive style: it draws by itself and resolves to no other")
  }
}

extension Never: ShapeStyle {
  public typealias Resolved = Never

  public func _resolveStyle(_ context: _StyleContext) -> _ResolvedStyle { switch self {} }
}
