import Foundation
import Motion
import Raster

/// A mesh gradient whose colours are known, in the unit square over what is filled.
struct ResolvedMesh: Equatable, Sendable {
  var width: Int
  var height: Int
  /// For each point two coordinates, or ten with its control points: leading, top, trailing, bottom.
  var coordinates: [Double]
  var hasControls: Bool
  var colors: [Color.Resolved]
  var background: Color.Resolved
  var smoothsColors: Bool
  var space: Gradient.ColorSpace

  init(_ mesh: MeshGradient, in environment: EnvironmentValues) {
    (width, height) = (mesh.width, mesh.height)
    (smoothsColors, space) = (mesh.smoothsColors, mesh.colorSpace)
    background = mesh.background.resolve(in: environment)
    switch mesh.colors {
    case .colors(let colors): self.colors = colors.map { $0.resolve(in: environment) }
    case .resolvedColors(let colors): self.colors = colors
    }
    switch mesh.locations {
    case .points(let points):
      hasControls = false
      coordinates = points.flatMap { [Double($0.x), Double($0.y)] }
    case .bezierPoints(let points):
      hasControls = true
      coordinates = points.flatMap { point in
        [
          point.position, point.leadingControlPoint, point.topControlPoint, point.trailingControlPoint,
          point.bottomControlPoint,
        ].flatMap { [Double($0.x), Double($0.y)] }
      }
    }
  }

  /// The paint for something whose unit square is `rect`.
  func paint(in rect: CGRect, opacity: Double) -> Paint {
    let points = stride(from: 0, to: coordinates.count - 1, by: 2).map {
      CGPoint(x: coordinates[$0], y: coordinates[$0 + 1])
    }
    let vertices: [Raster.MeshGradient.Vertex]
    if hasControls {
      vertices = stride(from: 0, to: points.count - 4, by: 5).map {
        .init(
          position: points[$0], leading: points[$0 + 1], top: points[$0 + 2], trailing: points[$0 + 3],
          bottom: points[$0 + 4])
      }
    } else {
      vertices = Raster.MeshGradient.vertices(through: points, width: width, height: height)
    }
    return .mesh(
      Raster.MeshGradient(
        width: width, height: height, vertices: vertices,
        colors: colors.map { $0.rgba.multipliedAlpha(by: Float(opacity)) },
        background: background.rgba.multipliedAlpha(by: Float(opacity)), smoothsColors: smoothsColors,
        interpolation: space.kind == .perceptual ? .perceptual : .device,
        transform: CGAffineTransform(a: rect.width, b: 0, c: 0, d: rect.height, tx: rect.minX, ty: rect.minY)))
  }

  /// The coordinates, each in the unit in which points of the unit square are animated, then the background's and the
  /// points' colours.
  var numbers: [Double] {
    get {
      coordinates.map { $0 * ResolvedMesh.scale }
        + ([background] + colors).flatMap { color in (0..<4).map { color.animatableVector[$0] } }
    }
    set {
      guard newValue.count == coordinates.count + 4 * (colors.count + 1) else { return }
      for index in coordinates.indices { coordinates[index] = newValue[index] / ResolvedMesh.scale }
      func color(_ number: Int) -> SIMD4<Double> {
        let first = coordinates.count + 4 * number
        return SIMD4(newValue[first..<first + 4])
      }
      background.animatableVector = color(0)
      for index in colors.indices { colors[index].animatableVector = color(index + 1) }
    }
  }

  /// A spring counts as at rest within absolute limits, which would be too coarse for a unit square.
  private static let scale = 128.0
}
