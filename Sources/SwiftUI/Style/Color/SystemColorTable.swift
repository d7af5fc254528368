/// The figures behind `SystemColor`: those of iOS 13 to 18.
enum SystemColorTable {
  struct Variants: Sendable {
    var light: Color.Resolved
    var dark: Color.Resolved
    var lightIncreased: Color.Resolved
    var darkIncreased: Color.Resolved
    /// In the dark, above the app's base layer; nil where that makes no difference.
    var elevated: (standard: Color.Resolved, increased: Color.Resolved)?
  }

  /// Four opaque colours as `0xRRGGBB`.
  private static func opaque(
    _ light: UInt32, _ dark: UInt32, _ lightIncreased: UInt32, _ darkIncreased: UInt32,
    elevated: (UInt32, UInt32)? = nil
  ) -> Variants {
    Variants(
      light: color(light), dark: color(dark), lightIncreased: color(lightIncreased),
      darkIncreased: color(darkIncreased), elevated: elevated.map { (color($0.0), color($0.1)) })
  }

  /// A light and a dark `0xRRGGBB`, with opacities for normal and increased contrast.
  private static func tinted(
    _ light: UInt32, _ lightOpacity: (Float, Float), _ dark: UInt32, _ darkOpacity: (Float, Float)
  ) -> Variants {
    Variants(
      light: color(light, lightOpacity.0), dark: color(dark, darkOpacity.0),
      lightIncreased: color(light, lightOpacity.1), darkIncreased: color(dark, darkOpacity.1))
  }

  private static func color(_ hex: UInt32, _ opacity: Float = 1) -> Color.Resolved {
    func component(_ shift: UInt32) -> Float { Float(hex >> shift & 0xFF) / 255 }
    return Color.Resolved(red: component(16), green: component(8), blue: component(0), opacity: opacity)
  }

  static let variants: [SystemColor: Variants] = [
    .red: opaque(0xFF3B30, 0xFF453A, 0xD70015, 0xFF6961),
    .orange: opaque(0xFF9500, 0xFF9F0A, 0xC93400, 0xFFB340),
    .yellow: opaque(0xFFCC00, 0xFFD60A, 0xB25000, 0xFFD426),
    .green: opaque(0x34C759, 0x30D158, 0x248A3D, 0x30DB5B),
    .mint: opaque(0x00C7BE, 0x63E6E2, 0x0C817B, 0x63E6E2),
    .teal: opaque(0x30B0C7, 0x40C8E0, 0x008299, 0x5DE6FF),
    .cyan: opaque(0x32ADE6, 0x64D2FF, 0x0071A4, 0x70D7FF),
    .blue: opaque(0x007AFF, 0x0A84FF, 0x0040DD, 0x409CFF),
    .indigo: opaque(0x5856D6, 0x5E5CE6, 0x3634A3, 0x7D7AFF),
    .purple: opaque(0xAF52DE, 0xBF5AF2, 0x8944AB, 0xDA8FFF),
    .pink: opaque(0xFF2D55, 0xFF375F, 0xD30F45, 0xFF6482),
    .brown: opaque(0xA2845E, 0xAC8E68, 0x7F6545, 0xB59469),
    .gray: opaque(0x8E8E93, 0x8E8E93, 0x6C6C70, 0xAEAEB2),
    .gray2: opaque(0xAEAEB2, 0x636366, 0x8E8E93, 0x7C7C80),
    .gray3: opaque(0xC7C7CC, 0x48484A, 0xAEAEB2, 0x545456),
    .gray4: opaque(0xD1D1D6, 0x3A3A3C, 0xBCBCC0, 0x444446),
    .gray5: opaque(0xE5E5EA, 0x2C2C2E, 0xD8D8DC, 0x363638),
    .gray6: opaque(0xF2F2F7, 0x1C1C1E, 0xEBEBF0, 0x242426),

    .label: tinted(0x000000, (1, 1), 0xFFFFFF, (1, 1)),
    .secondaryLabel: tinted(0x3C3C43, (0.60, 0.80), 0xEBEBF5, (0.60, 0.70)),
    .tertiaryLabel: tinted(0x3C3C43, (0.30, 0.70), 0xEBEBF5, (0.30, 0.55)),
    .quaternaryLabel: tinted(0x3C3C43, (0.18, 0.55), 0xEBEBF5, (0.16, 0.40)),
    .quinaryLabel: tinted(0x000000, (0.05, 0.0814), 0xFFFFFF, (0.05, 0.0814)),
    .placeholderText: tinted(0x3C3C43, (0.30, 0.30), 0xEBEBF5, (0.30, 0.30)),
    .link: opaque(0x007AFF, 0x0984FF, 0x007AFF, 0x0984FF),

    .fill: tinted(0x787880, (0.20, 0.28), 0x787880, (0.36, 0.44)),
    .secondaryFill: tinted(0x787880, (0.16, 0.24), 0x787880, (0.32, 0.40)),
    .tertiaryFill: tinted(0x767680, (0.12, 0.20), 0x767680, (0.24, 0.32)),
    .quaternaryFill: tinted(0x747480, (0.08, 0.16), 0x767680, (0.18, 0.26)),

    .separator: tinted(0x3C3C43, (0.29, 0.37), 0x545458, (0.60, 0.68)),
    .separatorStyle: tinted(0x3C3C43, (0.29, 0.37), 0x505058, (0.60, 0.68)),
    .opaqueSeparator: opaque(0xC6C6C8, 0x38383A, 0xC6C6C8, 0x38383A),

    .background: opaque(0xFFFFFF, 0x000000, 0xFFFFFF, 0x000000, elevated: (0x1C1C1E, 0x242426)),
    .secondaryBackground: opaque(0xF2F2F7, 0x1C1C1E, 0xEBEBF0, 0x242426, elevated: (0x2C2C2E, 0x363638)),
    .tertiaryBackground: opaque(0xFFFFFF, 0x2C2C2E, 0xFFFFFF, 0x363638, elevated: (0x3A3A3C, 0x444446)),
    .groupedBackground: opaque(0xF2F2F7, 0x000000, 0xEBEBF0, 0x000000, elevated: (0x1C1C1E, 0x242426)),
    .secondaryGroupedBackground: opaque(0xFFFFFF, 0x1C1C1E, 0xFFFFFF, 0x242426, elevated: (0x2C2C2E, 0x363638)),
    .tertiaryGroupedBackground: opaque(0xF2F2F7, 0x2C2C2E, 0xEBEBF0, 0x363638, elevated: (0x3A3A3C, 0x444446)),
  ]
}
