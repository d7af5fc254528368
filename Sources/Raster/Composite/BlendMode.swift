/// How what is drawn combines with what is there. Names and meanings are SwiftUI's; the formulas are
/// those of the W3C's Compositing and Blending Level 1, on gamma-encoded values.
public enum BlendMode: UInt8, Hashable, Sendable, CaseIterable {
  /// Source over.
  case normal
  /// The product: darkens.
  case multiply
  /// The complement of the complements' product: lightens.
  case screen
  /// Multiply or screen, depending on the backdrop.
  case overlay
  /// The smaller of each channel.
  case darken
  /// The larger of each channel.
  case lighten
  /// Brightens the backdrop to show the source.
  case colorDodge
  /// Darkens the backdrop to show the source.
  case colorBurn
  /// A soft light on the backdrop.
  case softLight
  /// Multiply or screen, depending on the source.
  case hardLight
  /// The distance of each channel.
  case difference
  /// Like difference, with less contrast.
  case exclusion
  /// The source's hue.
  case hue
  /// The source's saturation.
  case saturation
  /// The source's hue and saturation.
  case color
  /// The source's luminosity.
  case luminosity
  /// Source where the backdrop is.
  case sourceAtop
  /// Source behind the backdrop.
  case destinationOver
  /// The backdrop where the source is not.
  case destinationOut
  /// The sum, darkening: `max(0, s + d − 1)` of opaque colours.
  case plusDarker
  /// The sum, lightening: `min(1, s + d)`.
  case plusLighter
}
