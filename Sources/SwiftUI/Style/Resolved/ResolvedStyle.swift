import Foundation
import Raster

/// What a style draws with in an environment.
public struct _ResolvedStyle: Equatable, Sendable {
  /// What covers the shape.
  enum Fill: Equatable, Sendable {
    case color(Color.Resolved)
    case gradient(ResolvedGradient)
    case mesh(ResolvedMesh)
    case material(MaterialRecipe)
    case picture(ResolvedPicture)
  }

  /// A shadow whose colour is known.
  struct Shadow: Equatable, Sendable {
    var kind: ShadowStyle.Kind
    var color: Color.Resolved
    /// The Gaussian's standard deviation, in points.
    var radius: Double
    var offset: CGSize

    init(_ style: ShadowStyle, in environment: EnvironmentValues) {
      kind = style.kind
      color = style.color.resolve(in: environment)
      radius = Double(style.radius)
      offset = CGSize(width: style.x, height: style.y)
    }

    /// The shadow as the rasteriser wants it.
    var effect: ShadowEffect { ShadowEffect(color: color.rgba, radius: radius, offset: offset) }
  }

  var fill: Fill
  /// The opacity of gradients, materials and pictures; a colour has its own.
  var opacity: Double
  var blendMode = BlendMode.normal
  /// In the order in which they are cast.
  var shadows: [Shadow] = []
  /// Where the unit square lies, when that is not over what is filled.
  var anchor: CGRect?

  init(_ fill: Fill, opacity: Double = 1) {
    self.fill = fill
    self.opacity = 1
    multiplyOpacity(by: opacity)
  }

  /// Multiplies the opacity of what is drawn.
  mutating func multiplyOpacity(by factor: Double) {
    if case .color(var color) = fill {
      color.opacity *= Float(factor)
      fill = .color(color)
    } else {
      opacity *= factor
    }
  }

  /// The colour, where the style is one.
  var color: Color.Resolved? {
    if case .color(let color) = fill { color } else { nil }
  }

  /// One colour that stands for the style where only a colour will do: a gradient's first one.
  var representativeColor: Color.Resolved {
    switch fill {
    case .color(let color): return color
    case .gradient(let gradient):
      var color = gradient.stops.first?.color ?? Color.Resolved(red: 0, green: 0, blue: 0, opacity: 0)
      color.opacity *= Float(opacity)
      return color
    case .mesh(let mesh):
      var color = mesh.colors.first ?? mesh.background
      color.opacity *= Float(opacity)
      return color
    case .material(let recipe):
      let grey = recipe(red: 0.5, green: 0.5, blue: 0.5)
      return Color.Resolved(
        red: Float(grey.x), green: Float(grey.y), blue: Float(grey.z), opacity: Float(opacity))
    case .picture: return Color.Resolved(red: 0.5, green: 0.5, blue: 0.5, opacity: Float(opacity))
    }
  }

  /// The paint for something that lies in `rect`; nil where the style is a material or shows nothing at all.
  func paint(in rect: CGRect) -> Paint? {
    switch fill {
    case .color(let color):
      return color.opacity > 0 ? .solid(color.rgba) : nil
    case .gradient(let gradient):
      return opacity > 0 && !gradient.stops.isEmpty ? gradient.paint(in: anchor ?? rect, opacity: opacity) : nil
    case .mesh(let mesh):
      return opacity > 0 ? mesh.paint(in: anchor ?? rect, opacity: opacity) : nil
    case .material:
      return nil
    case .picture(let picture):
      return opacity > 0 ? picture.paint(in: anchor ?? rect) : nil
    }
  }

  /// The recipe, where the style is a material.
  var material: MaterialRecipe? {
    if case .material(let recipe) = fill { recipe } else { nil }
  }

  /// Whether the style can be drawn by one fill, without a group around it.
  var isPlain: Bool { blendMode == .normal && shadows.isEmpty }
}
