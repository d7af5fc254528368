import SwiftUI

/// White, or black on a colour so light that black reads better on it.
///
/// The threshold is a relative luminance of one half: none of the system's own colours reaches it, so they keep white.
nonisolated struct LegibleForeground: ShapeStyle {
  let backdrop: Color

  func resolve(in environment: EnvironmentValues) -> Color {
    let light = backdrop.resolve(in: environment)
    let luminance = 0.2126 * light.linearRed + 0.7152 * light.linearGreen + 0.0722 * light.linearBlue
    return luminance > 0.5 ? .black : .white
  }
}
