import Foundation

/// The colours of a mesh as functions over its grid, premultiplied, in the space in which they are mixed.
struct MeshColors {
  private let width: Int
  private let height: Int
  private let isSmooth: Bool
  private let interpolation: GradientRamp.Interpolation
  private let values: ContiguousArray<SIMD4<Float>>

  init(_ mesh: MeshGradient) {
    (width, height, isSmooth, interpolation) = (mesh.width, mesh.height, mesh.smoothsColors, mesh.interpolation)
    values = ContiguousArray(mesh.colors.map { GradientRamp.prepare($0, mesh.interpolation) })
  }

  /// The colour at (`u`, `v`), 0…1, of the cell whose first point is (`column`, `row`): red, green, blue and alpha,
  /// premultiplied, 0…1.
  func color(column: Int, row: Int, u: Float, v: Float) -> SIMD4<Float> {
    func across(_ row: Int) -> SIMD4<Float> {
      let line = max(0, min(height - 1, row)) * width
      func value(_ column: Int) -> SIMD4<Float> { values[line + max(0, min(width - 1, column))] }
      guard isSmooth else { return value(column) * (1 - u) + value(column + 1) * u }
      return MeshColors.cubic(value(column - 1), value(column), value(column + 1), value(column + 2), u)
    }
    let mixed =
      isSmooth
      ? MeshColors.cubic(across(row - 1), across(row), across(row + 1), across(row + 2), v)
      : across(row) * (1 - v) + across(row + 1) * v
    return GradientRamp.finish(mixed, interpolation)
  }

  /// The cubic from `b` to `c` whose slopes come from the neighbours, limited so that it keeps between them (Fritsch
  /// and Carlson, 1980).
  private static func cubic(
    _ a: SIMD4<Float>, _ b: SIMD4<Float>, _ c: SIMD4<Float>, _ d: SIMD4<Float>, _ t: Float
  ) -> SIMD4<Float> {
    let (before, here, after) = (b - a, c - b, d - c)
    func slope(_ left: SIMD4<Float>, _ right: SIMD4<Float>) -> SIMD4<Float> {
      var slope = (left + right) * 0.5
      // At a turning point the curve is level; elsewhere at most three times as steep as either side.
      let (l, r) = (abs(left) * 3, abs(right) * 3)
      let limit = l.replacing(with: r, where: r .< l)
      slope.replace(with: limit, where: slope .> limit)
      slope.replace(with: -limit, where: slope .< -limit)
      return slope.replacing(with: 0, where: (left * right) .<= 0)
    }
    let (m0, m1) = (slope(before, here), slope(here, after))
    let (t2, t3) = (t * t, t * t * t)
    let rise: Float = 3 * t2 - 2 * t3
    let (first, second): (Float, Float) = (t3 - 2 * t2 + t, t3 - t2)
    let bend: SIMD4<Float> = m0 * first + m1 * second
    return b + here * rise + bend
  }

  private static func abs(_ value: SIMD4<Float>) -> SIMD4<Float> { value.replacing(with: -value, where: value .< 0) }
}

/// The shape of a mesh's cell: a bilinearly blended Coons patch of its four boundary curves (Coons, 1967).
struct MeshPatch {
  private let top, bottom, left, right: CubicCurve

  /// The cell of `mesh` whose first point is (`column`, `row`).
  init(_ mesh: MeshGradient, column: Int, row: Int) {
    func vertex(_ x: Int, _ y: Int) -> MeshGradient.Vertex { mesh.vertices[(row + y) * mesh.width + column + x] }
    func along(_ a: MeshGradient.Vertex, _ b: MeshGradient.Vertex) -> CubicCurve {
      CubicCurve(Point(a.position), Point(a.trailing), Point(b.leading), Point(b.position))
    }
    func down(_ a: MeshGradient.Vertex, _ b: MeshGradient.Vertex) -> CubicCurve {
      CubicCurve(Point(a.position), Point(a.bottom), Point(b.top), Point(b.position))
    }
    top = along(vertex(0, 0), vertex(1, 0))
    bottom = along(vertex(0, 1), vertex(1, 1))
    left = down(vertex(0, 0), vertex(0, 1))
    right = down(vertex(1, 0), vertex(1, 1))
  }

  /// The point at (`u`, `v`), 0…1.
  func point(_ u: Double, _ v: Double) -> Point {
    let down = top.point(u).mix(bottom.point(u), v)
    let across = left.point(v).mix(right.point(v), u)
    let corners = top.p0.mix(top.p3, u).mix(bottom.p0.mix(bottom.p3, u), v)
    return down + across - corners
  }

  /// All control points of the boundary.
  var points: [Point] {
    [top, bottom, left, right].flatMap { [$0.p0, $0.p1, $0.p2, $0.p3] }
  }
}
