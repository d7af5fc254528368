extension Text {
  /// Sets the font; nil leaves it to the environment.
  public func font(_ font: Font?) -> Text { with { $0.font = font } }

  /// Sets the weight of the font; nil leaves it as it is.
  public func fontWeight(_ weight: Font.Weight?) -> Text { with { $0.fontModifiers.weight = weight } }

  /// Sets the design of the font; nil leaves it as it is.
  public func fontDesign(_ design: Font.Design?) -> Text { with { $0.fontModifiers.design = design } }

  /// Sets the width class of the font; nil leaves it as it is.
  public func fontWidth(_ width: Font.Width?) -> Text { with { $0.fontModifiers.width = width } }

  /// Makes the text bold.
  public func bold() -> Text { with { $0.fontModifiers.isBold = true } }

  /// Makes the text bold or not.
  public func bold(_ isActive: Bool) -> Text { with { $0.fontModifiers.isBold = isActive } }

  /// Makes the text italic.
  public func italic() -> Text { with { $0.fontModifiers.isItalic = true } }

  /// Makes the text italic or upright.
  public func italic(_ isActive: Bool) -> Text { with { $0.fontModifiers.isItalic = isActive } }

  /// Sets the text in the monospaced design of its font.
  public func monospaced(_ isActive: Bool = true) -> Text { with { $0.fontModifiers.isMonospaced = isActive } }

  /// Gives all digits the same width.
  public func monospacedDigit() -> Text { with { $0.fontModifiers.features.insert(.monospacedDigit) } }

  /// Sets what the glyphs are drawn with.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    with { $0.style = TextStyleBox(style: AnyShapeStyle(style)) }
  }

  /// Sets the colour of the glyphs; nil leaves it to the environment.
  public func foregroundColor(_ color: Color?) -> Text {
    with { $0.style = color.map { TextStyleBox(style: AnyShapeStyle($0)) } }
  }

  /// Draws a line through the text.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    strikethrough(isActive, pattern: .solid, color: color)
  }

  /// Draws a line of a pattern through the text.
  public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    with { $0.strikethrough = TextAttributes.LineMark(isActive, pattern, color) }
  }

  /// Draws a line under the text.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    underline(isActive, pattern: .solid, color: color)
  }

  /// Draws a line of a pattern under the text.
  public func underline(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil) -> Text {
    with { $0.underline = TextAttributes.LineMark(isActive, pattern, color) }
  }

  /// Adds space after each character, in points, and keeps ligatures.
  public func kerning(_ kerning: CGFloat) -> Text { with { $0.kerning = kerning } }

  /// Adds space after each character, in points, and takes ligatures apart. Wins over `kerning`.
  public func tracking(_ tracking: CGFloat) -> Text { with { $0.tracking = tracking } }

  /// Moves the text up, in points.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text { with { $0.baselineOffset = baselineOffset } }

  /// Sets the text at another scale.
  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> Text {
    isEnabled ? with { $0.scale = scale } : self
  }
}
