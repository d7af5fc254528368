/// `foregroundStyle`: sets what the levels of the foreground stand for.
struct _ForegroundStyleModifier<Primary: ShapeStyle, Secondary: ShapeStyle, Tertiary: ShapeStyle>:
  EnvironmentModifier
{
  let primary: Primary
  let secondary: Secondary?
  let tertiary: Tertiary?

  typealias Body = Never

  func modify(_ environment: inout EnvironmentValues) {
    var styles = [AnyShapeStyle(primary)]
    if let secondary { styles.append(AnyShapeStyle(secondary)) }
    if let tertiary { styles.append(AnyShapeStyle(tertiary)) }
    environment._foregroundStyle = ForegroundLevels(styles, outer: environment._foregroundStyle)
  }
}

/// `foregroundColor`: sets the foreground to a colour, or back to what the system has.
struct _ForegroundColorModifier: EnvironmentModifier {
  let color: Color?

  typealias Body = Never

  func modify(_ environment: inout EnvironmentValues) {
    environment._foregroundStyle = color.map {
      ForegroundLevels([AnyShapeStyle($0)], outer: environment._foregroundStyle)
    }
  }
}

extension View {
  /// Sets the style of text, symbols and shapes in the view. Its lesser levels are the style less opaque.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    modifier(_ForegroundStyleModifier<S, S, S>(primary: style, secondary: nil, tertiary: nil))
  }

  /// Sets the primary and secondary levels of the foreground in the view.
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1, _ secondary: S2
  ) -> some View {
    modifier(_ForegroundStyleModifier<S1, S2, S2>(primary: primary, secondary: secondary, tertiary: nil))
  }

  /// Sets the primary, secondary and tertiary levels of the foreground in the view.
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    modifier(_ForegroundStyleModifier(primary: primary, secondary: secondary, tertiary: tertiary))
  }

  /// Sets the colour of text, symbols and shapes in the view; nil goes back to the system's.
  public func foregroundColor(_ color: Color?) -> some View {
    modifier(_ForegroundColorModifier(color: color))
  }
}
