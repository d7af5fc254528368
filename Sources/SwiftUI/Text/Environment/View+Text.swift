/// Puts a change of look on top of the one that flows down.
struct TextAttributesModifier: EnvironmentModifier {
  let attributes: TextAttributes

  init(_ change: (inout TextAttributes) -> Void) {
    var attributes = TextAttributes()
    change(&attributes)
    self.attributes = attributes
  }

  typealias Body = Never

  func modify(_ environment: inout EnvironmentValues) {
    environment.textAttributes = environment.textAttributes.overridden(by: attributes)
  }
}

/// Sets one axis of the fonts that flow down; nil undoes what was set further out.
struct FontAxisModifier<Value: Equatable>: EnvironmentModifier {
  let keyPath: WritableKeyPath<FontModifiers, Value?>
  let value: Value?

  typealias Body = Never

  func modify(_ environment: inout EnvironmentValues) {
    environment.textAttributes.fontModifiers[keyPath: keyPath] = value
  }
}

extension View {
  /// Sets the font of text and symbols in the view; nil means body.
  public func font(_ font: Font?) -> some View { environment(\.font, font) }

  /// Sets the weight of fonts in the view; nil leaves them as they are.
  public func fontWeight(_ weight: Font.Weight?) -> some View {
    modifier(FontAxisModifier(keyPath: \.weight, value: weight))
  }

  /// Sets the design of fonts in the view; nil leaves them as they are.
  public func fontDesign(_ design: Font.Design?) -> some View {
    modifier(FontAxisModifier(keyPath: \.design, value: design))
  }

  /// Sets the width class of fonts in the view; nil leaves them as they are.
  public func fontWidth(_ width: Font.Width?) -> some View {
    modifier(FontAxisModifier(keyPath: \.width, value: width))
  }

  /// Makes text in the view bold or not.
  public func bold(_ isActive: Bool = true) -> some View {
    modifier(TextAttributesModifier { $0.fontModifiers.isBold = isActive })
  }

  /// Makes text in the view italic or upright.
  public func italic(_ isActive: Bool = true) -> some View {
    modifier(TextAttributesModifier { $0.fontModifiers.isItalic = isActive })
  }

  /// Sets text in the view in the monospaced design.
  public func monospaced(_ isActive: Bool = true) -> some View {
    modifier(TextAttributesModifier { $0.fontModifiers.isMonospaced = isActive })
  }

  /// Gives all digits in the view the same width.
  public func monospacedDigit() -> some View {
    modifier(TextAttributesModifier { $0.fontModifiers.features.insert(.monospacedDigit) })
  }

  /// Adds space after each character of text in the view, in points, and keeps ligatures.
  public func kerning(_ kerning: CGFloat) -> some View {
    modifier(TextAttributesModifier { $0.kerning = kerning })
  }

  /// Adds space after each character of text in the view, in points, and takes ligatures apart.
  public func tracking(_ tracking: CGFloat) -> some View {
    modifier(TextAttributesModifier { $0.tracking = tracking })
  }

  /// Moves text in the view up, in points.
  public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    modifier(TextAttributesModifier { $0.baselineOffset = baselineOffset })
  }

  /// Draws a line under text in the view.
  public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    modifier(TextAttributesModifier { $0.underline = TextAttributes.LineMark(isActive, pattern, color) })
  }

  /// Draws a line through text in the view.
  public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    modifier(TextAttributesModifier { $0.strikethrough = TextAttributes.LineMark(isActive, pattern, color) })
  }

  /// Sets text in the view at another scale.
  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    modifier(TextAttributesModifier { if isEnabled { $0.scale = scale } })
  }

  /// Turns text in the view into another case; nil leaves it as it is.
  public func textCase(_ textCase: Text.Case?) -> some View { environment(\.textCase, textCase) }

  /// Sets where lines of text shorter than the widest one stand.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }

  /// Sets which part of a line that does not fit is left out.
  public func truncationMode(_ mode: Text.TruncationMode) -> some View { environment(\.truncationMode, mode) }

  /// Adds space between lines, in points; negative values count as 0.
  public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    environment(\.lineSpacing, lineSpacing > 0 ? lineSpacing : 0)
  }

  /// Lets letters move together a little before text is cut.
  public func allowsTightening(_ flag: Bool) -> some View { environment(\.allowsTightening, flag) }

  /// Lets text shrink, down to a fraction of its size from 0 to 1, before it is cut.
  public func minimumScaleFactor(_ factor: CGFloat) -> some View { environment(\.minimumScaleFactor, factor) }

  /// Sets the language that text is set by.
  public func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> some View {
    transformEnvironment(\.typesettingLanguage) { if isEnabled { $0 = language } }
  }

  /// Sets the language that text is set by.
  public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View {
    typesettingLanguage(.explicit(language), isEnabled: isEnabled)
  }

  /// Whether text can be selected. The player shows text as it is; there is nothing to select it with.
  public func textSelection<S: TextSelectability>(_ selectability: S) -> some View { self }
}

extension View {
  /// Sets the most lines that text may have; nil sets no limit.
  public func lineLimit(_ number: Int?) -> some View { environment(\.lineLimits, LineLimits(most: number)) }

  /// Sets how many lines text may have and takes up at least the height of the lower bound.
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    environment(\.lineLimits, LineLimits(least: limit.lowerBound, most: limit.upperBound))
  }

  /// Sets the most lines that text may have.
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View { lineLimit(limit.upperBound) }

  /// Takes up at least the height of `limit` lines.
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    environment(\.lineLimits, LineLimits(least: limit.lowerBound, most: nil))
  }

  /// Sets the most lines that text may have, and with `reservesSpace` takes up their height in any case.
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    environment(\.lineLimits, LineLimits(least: reservesSpace ? limit : nil, most: limit))
  }
}

/// Whether text can be selected.
public protocol TextSelectability {
  static var allowsSelection: Bool { get }
}

/// Text that can be selected.
public struct EnabledTextSelectability: TextSelectability {
  public static let allowsSelection = true
}

/// Text that can't be selected.
public struct DisabledTextSelectability: TextSelectability {
  public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}
