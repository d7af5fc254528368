extension Color: ShapeStyle {
  public func _resolveStyle(_ context: _StyleContext) -> _ResolvedStyle {
    var resolved = resolve(in: context.environment)
    resolved.opacity *= Float(HierarchyLevel.opacity(context.level))
    return _ResolvedStyle(.color(resolved))
  }
}

extension Color.Resolved: ShapeStyle {
  public func _resolveStyle(_ context: _StyleContext) -> _ResolvedStyle {
    Color(self)._resolveStyle(context)
  }
}

extension Color {
  /// The standard gradient of the colour: from a lighter tone at the top to the colour itself at the bottom.
  ///
  /// How the system derives the lighter tone is not published. Here it is the colour moved by a fifth towards white in
  /// Oklab, which brings the system's blue near the lighter blue that it has for increased contrast in the dark.
  public var gradient: AnyGradient { AnyGradient(self) }
}
