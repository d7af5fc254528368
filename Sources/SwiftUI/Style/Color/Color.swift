import Foundation

/// A colour, or a recipe for one that depends on the environment: light or dark, contrast, accent.
///
/// As a view it fills the space it is offered; as a style it fills shapes, text and symbols. `resolve(in:)` gives
/// the components in an environment.
public struct Color: Hashable, CustomStringConvertible, Sendable {
  /// What the colour is made of.
  indirect enum Provider: Hashable, Sendable {
    case resolved(Resolved)
    case system(SystemColor)
    case accent
    case named(NamedColor)
    case adaptive(AdaptiveColor)
    case opacity(Color, Double)
    case mix(Color, Color, Double, Gradient.ColorSpace)
  }

  let provider: Provider

  init(provider: Provider) { self.provider = provider }

  /// The constant colour of these components.
  public init(_ resolved: Resolved) {
    provider = .resolved(resolved)
  }

  /// The components of the colour in `environment`.
  public func resolve(in environment: EnvironmentValues) -> Resolved {
    switch provider {
    case .resolved(let resolved):
      return resolved
    case .system(let color):
      return color.resolve(in: environment)
    case .accent:
      return accent(in: environment)
    case .named(let name):
      return name.resolve(in: environment)
    case .adaptive(let color):
      return color.resolve(in: environment)
    case .opacity(let base, let opacity):
      var resolved = base.resolve(in: environment)
      resolved.opacity *= Float(opacity)
      return resolved
    case .mix(let from, let to, let fraction, let space):
      return from.resolve(in: environment).mixed(with: to.resolve(in: environment), by: fraction, in: space)
    }
  }

  /// The accent that applies: the nearest one said, or the one that the asset catalogue sets for the whole app.
  private func accent(in environment: EnvironmentValues) -> Resolved {
    if let accent = environment._accentColor { return accent.resolve(in: environment) }
    return environment._colorCatalog?.color(named: "AccentColor", bundlePath: nil, in: environment)
      ?? Color.blue.resolve(in: environment)
  }

  /// The colour with its opacity multiplied by `opacity`, which is clamped to 0…1; NaN counts as 0.
  public func opacity(_ opacity: Double) -> Color {
    let opacity = opacity > 0 ? min(opacity, 1) : 0
    if case .resolved(var resolved) = provider {
      resolved.opacity *= Float(opacity)
      return Color(resolved)
    }
    return Color(provider: .opacity(self, opacity))
  }

  /// The colour `fraction` of the way to `other`.
  ///
  /// - Parameters:
  ///   - other: The colour at 1.
  ///   - fraction: Clamped to 0…1; NaN counts as 0.
  ///   - colorSpace: The space that is crossed in a straight line. In-between values that sRGB cannot show are kept.
  public func mix(with other: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual) -> Color {
    Color(provider: .mix(self, other, fraction > 0 ? min(fraction, 1) : 0, colorSpace))
  }

  public var description: String {
    switch provider {
    case .resolved(let resolved): resolved.description
    case .system(let color): color.description
    case .accent: "accentColor"
    case .named(let name): "NamedColor(name: \"\(name.name)\")"
    case .adaptive(let color): color.description
    case .opacity(let base, let opacity): "\(Int((opacity * 100).rounded()))% \(base)"
    case .mix(let from, let to, let fraction, _): "\(from) mixed \(Int((fraction * 100).rounded()))% with \(to)"
    }
  }
}
