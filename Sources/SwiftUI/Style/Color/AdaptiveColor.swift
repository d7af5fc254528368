/// A colour made of one colour for light and one for dark interfaces.
struct AdaptiveColor: Hashable, Sendable, CustomStringConvertible {
  var light: Color
  var dark: Color

  func resolve(in environment: EnvironmentValues) -> Color.Resolved {
    (environment.colorScheme == .dark ? dark : light).resolve(in: environment)
  }

  var description: String { "\(light) or, in the dark, \(dark)" }
}
