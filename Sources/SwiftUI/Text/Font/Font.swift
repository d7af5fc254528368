import Typeset

/// A font that depends on the environment: a text style or a size, and changes to it.
///
/// The environment's Dynamic Type size and legibility weight decide what it comes to; `resolve(in:)` does that.
public struct Font: Hashable, Sendable {
  /// Where the size and the face come from.
  enum Provider: Hashable, Sendable {
    case textStyle(TextStyle, design: Design?, weight: Weight?)
    case system(size: CGFloat, weight: Weight?, design: Design?)
    /// A named font. `textStyle` is what its size grows with; nil keeps the size fixed.
    case custom(name: String, size: CGFloat, textStyle: TextStyle?)
  }

  let provider: Provider
  var modifiers = FontModifiers()

  init(_ provider: Provider) { self.provider = provider }

  func modified(_ change: (inout FontModifiers) -> Void) -> Font {
    var copy = self
    change(&copy.modifiers)
    return copy
  }
}

extension Font {
  public static let largeTitle = Font(.textStyle(.largeTitle, design: nil, weight: nil))
  public static let title = Font(.textStyle(.title, design: nil, weight: nil))
  public static let title2 = Font(.textStyle(.title2, design: nil, weight: nil))
  public static let title3 = Font(.textStyle(.title3, design: nil, weight: nil))
  public static let headline = Font(.textStyle(.headline, design: nil, weight: nil))
  public static let subheadline = Font(.textStyle(.subheadline, design: nil, weight: nil))
  public static let body = Font(.textStyle(.body, design: nil, weight: nil))
  public static let callout = Font(.textStyle(.callout, design: nil, weight: nil))
  public static let footnote = Font(.textStyle(.footnote, design: nil, weight: nil))
  public static let caption = Font(.textStyle(.caption, design: nil, weight: nil))
  public static let caption2 = Font(.textStyle(.caption2, design: nil, weight: nil))

  /// The system font of a text style.
  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
    Font(.textStyle(style, design: design, weight: weight))
  }

  /// The system font of a text style. Kept for files written before the design was optional.
  @_disfavoredOverload
  public static func system(_ style: TextStyle, design: Design = .default) -> Font {
    Font(.textStyle(style, design: design, weight: nil))
  }

  /// The system font at `size` points, whatever the Dynamic Type size.
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font(.system(size: size, weight: weight, design: design))
  }

  /// The system font at `size` points. Kept for files written before weight and design were optional.
  @_disfavoredOverload
  public static func system(size: CGFloat, weight: Weight = .regular, design: Design = .default) -> Font {
    Font(.system(size: size, weight: weight, design: design))
  }

  /// The font called `name` (family, full or PostScript name), `size` points large at the default Dynamic Type size,
  /// growing as body text does. Where there is no such font the system font stands in.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(.custom(name: name, size: size, textStyle: .body))
  }

  /// The font called `name`, growing as `textStyle` does.
  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
    Font(.custom(name: name, size: size, textStyle: textStyle))
  }

  /// The font called `name` at `fixedSize` points, whatever the Dynamic Type size.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(.custom(name: name, size: fixedSize, textStyle: nil))
  }
}

extension Font {
  /// The font made bold: for a text style the weight that the style is emphasised with, else bold.
  public func bold() -> Font { modified { $0.isBold = true } }

  /// The font made bold or not.
  public func bold(_ isActive: Bool) -> Font { modified { $0.isBold = isActive } }

  /// The italic cut.
  public func italic() -> Font { modified { $0.isItalic = true } }

  /// The italic cut or the upright one.
  public func italic(_ isActive: Bool) -> Font { modified { $0.isItalic = isActive } }

  /// The font at a weight.
  public func weight(_ weight: Weight) -> Font {
    modified {
      $0.weight = weight
      $0.isBold = nil
    }
  }

  /// The font at a width class.
  public func width(_ width: Width) -> Font { modified { $0.width = width } }

  /// The monospaced design of the font.
  public func monospaced() -> Font { modified { $0.isMonospaced = true } }

  /// The monospaced design of the font or its own.
  public func monospaced(_ isActive: Bool) -> Font { modified { $0.isMonospaced = isActive } }

  /// The font with digits of one width.
  public func monospacedDigit() -> Font { modified { $0.features.insert(.monospacedDigit) } }

  /// The font with small capitals for all letters.
  public func smallCaps() -> Font { modified { $0.features.formUnion(.smallCaps) } }

  /// The font with small capitals for lowercase letters.
  public func lowercaseSmallCaps() -> Font { modified { $0.features.insert(.lowercaseSmallCaps) } }

  /// The font with small capitals for capitals.
  public func uppercaseSmallCaps() -> Font { modified { $0.features.insert(.uppercaseSmallCaps) } }

  /// The font with another distance between lines.
  public func leading(_ leading: Leading) -> Font { modified { $0.leading = leading } }

  /// The font with its size multiplied by `factor`.
  public func scaled(by factor: CGFloat) -> Font { modified { $0.scale *= factor } }

  /// The font at `size` points instead of its own size.
  public func pointSize(_ size: CGFloat) -> Font { modified { $0.pointSize = size } }
}
