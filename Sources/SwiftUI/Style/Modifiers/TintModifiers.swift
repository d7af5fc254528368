/// Sets one of the styles that the environment carries.
struct _EnvironmentStyleModifier<S: ShapeStyle>: EnvironmentModifier {
  let keyPath: WritableKeyPath<EnvironmentValues, AnyShapeStyle?>
  let style: S?

  typealias Body = Never

  func modify(_ environment: inout EnvironmentValues) { environment[keyPath: keyPath] = style.map(AnyShapeStyle.init) }
}

extension View {
  /// Sets the tint of controls and of the `.tint` style in the view; nil goes back to the accent colour.
  public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
    modifier(_EnvironmentStyleModifier(keyPath: \._tint, style: tint))
  }

  /// Sets the tint of controls and of the `.tint` style in the view; nil goes back to the accent colour.
  public func tint(_ tint: Color?) -> some View {
    modifier(_EnvironmentStyleModifier(keyPath: \._tint, style: tint))
  }

  /// Sets the accent colour in the view; nil goes back to the system's.
  public func accentColor(_ accentColor: Color?) -> some View { environment(\._accentColor, accentColor) }

  /// Sets what the `.background` style stands for in the view.
  public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    modifier(_EnvironmentStyleModifier(keyPath: \.backgroundStyle, style: style))
  }

  /// Shows the view light or dark.
  public func colorScheme(_ colorScheme: ColorScheme) -> some View { environment(\.colorScheme, colorScheme) }
}
