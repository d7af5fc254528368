import Foundation
import Raster
import Testing

@testable import SwiftUI

@Suite("Mesh gradient styles")
@MainActor
struct MeshGradientTests {
  static let points: [SIMD2<Float>] = [[0, 0], [1, 0], [0, 1], [1, 1]]

  static func resolved(_ mesh: SwiftUI.MeshGradient) -> ResolvedMesh { ResolvedMesh(mesh, in: EnvironmentValues()) }

  @Test("A mesh is laid over what it fills")
  func layout() throws {
    let mesh = SwiftUI.MeshGradient(width: 2, height: 2, points: Self.points, colors: [.red, .green, .blue, .white])
    guard
      case .mesh(let paint) = Self.resolved(mesh).paint(in: CGRect(x: 10, y: 20, width: 30, height: 40), opacity: 0.5)
    else {
      Issue.record("not a mesh")
      return
    }
    #expect(paint.vertices.count == 4 && paint.vertices[3].position.applying(paint.transform) == CGPoint(x: 40, y: 60))
    #expect(paint.colors[3].alpha == 0.5 && paint.smoothsColors)
  }

  @Test("Half of the way between two meshes lies each point and each colour half of the way")
  func animation() {
    let from = Self.resolved(
      SwiftUI.MeshGradient(width: 2, height: 2, points: Self.points, colors: [.black, .black, .black, .black]))
    var moved = Self.points
    moved[3] = [0.5, 0.5]
    var to = Self.resolved(
      SwiftUI.MeshGradient(width: 2, height: 2, points: moved, colors: [.white, .black, .black, .black]))
    to.numbers = zip(from.numbers, to.numbers).map { ($0 + $1) / 2 }
    #expect(to.coordinates.suffix(2) == [0.75, 0.75])
    #expect(abs(to.colors[0].linearRed - 0.5) < 1e-6 && to.colors[1].linearRed == 0)
  }

  @Test("Control points are kept as they are given")
  func controls() {
    let point = SwiftUI.MeshGradient.BezierPoint(
      position: [0.5, 0.5], leadingControlPoint: [0.25, 0.5], topControlPoint: [0.5, 0.125],
      trailingControlPoint: [0.75, 0.5], bottomControlPoint: [0.5, 1])
    let mesh = SwiftUI.MeshGradient(width: 1, height: 1, bezierPoints: [point], colors: [.red])
    guard case .mesh(let paint) = Self.resolved(mesh).paint(in: CGRect(x: 0, y: 0, width: 1, height: 1), opacity: 1)
    else {
      Issue.record("not a mesh")
      return
    }
    #expect(
      paint.vertices.first?.top == CGPoint(x: 0.5, y: 0.125) && paint.vertices.first?.bottom == CGPoint(x: 0.5, y: 1))
  }
}
