import Foundation

/// What a run of text asks for: a family and everything that picks one cut of it at one size.
///
/// A descriptor is plain data. `FontLibrary` turns it into faces.
public struct FontDescriptor: Hashable, Sendable {
  /// Where the letters come from.
  public enum Family: Hashable, Sendable {
    /// The system's own face in one of its designs.
    case system(FontDesign)
    /// A family, full or PostScript name of an installed or registered font. When no font has that
    /// name the default system face stands in and `FontLibrary.unresolvedNames` records it.
    case custom(String)
  }

  /// The family.
  public var family: Family
  /// The size of the em, in points. Zero, negative and non-finite sizes draw nothing and measure 0.
  public var size: CGFloat
  /// The weight; the nearest existing cut is used.
  public var weight: FontWeight
  /// Whether the italic cut is wanted. A family without one is slanted by 12°.
  public var isItalic: Bool
  /// The width class; families without width cuts are scaled horizontally.
  public var width: FontWidth
  /// The typographic features that are switched on.
  public var features: FontFeatures
  /// The extra gap between lines, in points, that the text style adds; 0 for a plain size, negative to set lines tighter.
  public var leading: CGFloat
  /// Extra space after each cluster, in points. Anything but 0 switches ligatures off.
  public var tracking: CGFloat

  /// Describes a font; the defaults are body text's face at 17 points.
  public init(
    family: Family = .system(.default),
    size: CGFloat = 17,
    weight: FontWeight = .regular,
    isItalic: Bool = false,
    width: FontWidth = .standard,
    features: FontFeatures = [],
    leading: CGFloat = 0,
    tracking: CGFloat = 0
  ) {
    self.family = family
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
    self.width = width
    self.features = features
    self.leading = leading
    self.tracking = tracking
  }

  /// The same font with its size multiplied by `factor` and rounded to a quarter of a point, as text
  /// that shrinks to fit is; leading and tracking shrink with it.
  public func scaled(by factor: CGFloat) -> FontDescriptor {
    guard factor != 1, size.isFinite, size > 0 else { return self }
    var copy = self
    copy.size = max((size * factor * 4).rounded() / 4, 0.25)
    let actual = copy.size / size
    copy.leading = leading * actual
    copy.tracking = tracking * actual
    return copy
  }

  /// The size that is drawn: 0 where `size` is not a positive number.
  var effectiveSize: CGFloat { size.isFinite && size > 0 ? size : 0 }
}
