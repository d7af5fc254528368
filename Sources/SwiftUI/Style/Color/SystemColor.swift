/// The colours that the system defines, each with its variants for light and dark, normal and increased contrast.
enum SystemColor: String, CaseIterable, Hashable, Sendable, CustomStringConvertible {
  case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown
  case gray, gray2, gray3, gray4, gray5, gray6
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel, quinaryLabel
  case placeholderText, link
  case fill, secondaryFill, tertiaryFill, quaternaryFill
  /// The lines of `Divider` and lists.
  case separator
  case opaqueSeparator
  /// What the `.separator` style draws: in the dark a touch different from `separator`.
  case separatorStyle
  case background, secondaryBackground, tertiaryBackground
  case groupedBackground, secondaryGroupedBackground, tertiaryGroupedBackground

  var description: String {
    switch self {
    case .label: "primary"
    case .secondaryLabel: "secondary"
    default: rawValue
    }
  }

  func resolve(in environment: EnvironmentValues) -> Color.Resolved {
    let isDark = environment.colorScheme == .dark
    let isIncreased = environment.colorSchemeContrast == .increased
    let variants = SystemColorTable.variants[self]!
    if isDark && environment.isElevated, let elevated = variants.elevated {
      return isIncreased ? elevated.increased : elevated.standard
    }
    switch (isDark, isIncreased) {
    case (false, false): return variants.light
    case (true, false): return variants.dark
    case (false, true): return variants.lightIncreased
    case (true, true): return variants.darkIncreased
    }
  }
}
