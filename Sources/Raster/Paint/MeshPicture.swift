import Foundation

/// The pixels of a mesh gradient in a rectangle of device space.
///
/// Cells become triangles of at most about `step` pixels a side, shaded linearly, and dithered. Pixels belong to the
/// triangle that holds their centre, and on common edges to one of the two: there is neither a gap nor an overlap
/// inside the mesh. The mesh's own outline is not smoothed.
struct MeshPicture {
  /// The length in pixels to which the cells' sides are divided.
  static let step = 6.0
  /// The most pieces to a side of a cell.
  static let maximum = 96

  let surface: Surface
  private let origin: PixelRect

  /// Draws the part of `mesh` in `rect`; `map` leads from the painted path's coordinates to pixels.
  init(_ mesh: MeshGradient, map: DeviceMap, rect: PixelRect) {
    surface = Surface(width: rect.width, height: rect.height)
    origin = rect
    surface.clear(to: mesh.background)
    guard mesh.isUsable else { return }
    let colors = MeshColors(mesh)
    for row in 0..<mesh.height - 1 {
      for column in 0..<mesh.width - 1 {
        draw(MeshPatch(mesh, column: column, row: row), mesh.transform, map, colors, column, row)
      }
    }
  }

  private struct Corner {
    /// In pixels of the device, so that sums round the same way in whatever part is drawn.
    var point: Point
    /// Red, green, blue and alpha, premultiplied, 0…255.
    var color: SIMD4<Float>
  }

  private func draw(
    _ patch: MeshPatch, _ transform: CGAffineTransform, _ map: DeviceMap, _ colors: MeshColors, _ column: Int,
    _ row: Int
  ) {
    func place(_ point: Point) -> Point? {
      let inPath = transform.apply(point)
      switch map {
      case .affine(let device): return device.apply(inPath)
      case .projective(let device):
        let image = device.homogeneous(inPath)
        return image.z >= ProjectionTransform.nearest ? Point(image.x / image.z, image.y / image.z) : nil
      }
    }
    var (low, high) = (Point(repeating: .infinity), Point(repeating: -.infinity))
    for point in patch.points {
      guard let point = place(point), point.x.isFinite, point.y.isFinite else { continue }
      low = pointwiseMin(low, point)
      high = pointwiseMax(high, point)
    }
    let size = high - low
    // The number of pieces must not depend on what part is asked for.
    guard size.x.isFinite, size.y.isFinite, max(size.x, size.y) < 0x1p20 else { return }
    // The interior of a Coons patch can leave the hull of its boundary by half of its size.
    let reach = PixelRect(
      covering: CGRect(x: low.x - size.x, y: low.y - size.y, width: 3 * size.x, height: 3 * size.y))
    guard reach.insetBy(dx: -1, dy: -1).intersects(origin) else { return }
    let pieces = max(2, min(MeshPicture.maximum, Int((max(size.x, size.y) / MeshPicture.step).rounded(.up))))
    func corners(_ v: Int) -> [Corner?] {
      (0...pieces).map { u in
        let (s, t) = (Double(u) / Double(pieces), Double(v) / Double(pieces))
        // Not a number fails as well.
        guard let point = place(patch.point(s, t)), point.dot(point) < 0x1p44 else { return nil }
        return Corner(point: point, color: colors.color(column: column, row: row, u: Float(s), v: Float(t)) * 255)
      }
    }
    var above = corners(0)
    for v in 1...pieces {
      let below = corners(v)
      for u in 0..<pieces {
        guard let a = above[u], let b = above[u + 1], let c = below[u], let d = below[u + 1] else { continue }
        fill(a, b, c)
        fill(c, b, d)
      }
      above = below
    }
  }

  /// Shades the pixels whose centres are inside a triangle.
  private func fill(_ a: Corner, _ b: Corner, _ c: Corner) {
    let area = (b.point - a.point).cross(c.point - a.point)
    guard area != 0, area.isFinite else { return }
    let (low, high) = (
      pointwiseMin(pointwiseMin(a.point, b.point), c.point), pointwiseMax(pointwiseMax(a.point, b.point), c.point)
    )
    guard high.y > Double(origin.minY), high.x > Double(origin.minX), low.y < Double(origin.maxY),
      low.x < Double(origin.maxX)
    else { return }
    // The colour is a plane over the picture.
    let (ab, ac) = (b.point - a.point, c.point - a.point)
    let (up, uq) = (b.color - a.color, c.color - a.color)
    let scale = Float(1 / area)
    let acrossX: SIMD4<Float> = up * Float(ac.y) - uq * Float(ab.y)
    let acrossY: SIMD4<Float> = uq * Float(ab.x) - up * Float(ac.x)
    let (perX, perY) = (acrossX * scale, acrossY * scale)
    let (left, right) = (
      pointwiseMin(a.color, pointwiseMin(b.color, c.color)), pointwiseMax(a.color, pointwiseMax(b.color, c.color))
    )
    let first = max(origin.minY, Int((low.y - 0.5).rounded(.up)))
    let last = min(origin.maxY - 1, Int((high.y - 0.5).rounded(.up)) - 1)
    guard first <= last else { return }
    for y in first...last {
      let center = Double(y) + 0.5
      var (from, to) = (Double.infinity, -Double.infinity)
      for (p, q) in [(a.point, b.point), (b.point, c.point), (c.point, a.point)] {
        // Always from the upper end to the lower, so that neighbours find the same crossing.
        let (upper, lower) = (p.y, p.x) < (q.y, q.x) ? (p, q) : (q, p)
        guard upper.y <= center, lower.y > center else { continue }
        let x = upper.x + (lower.x - upper.x) * ((center - upper.y) / (lower.y - upper.y))
        (from, to) = (min(from, x), max(to, x))
      }
      guard from < to else { continue }
      let start = max(origin.minX, Int((from - 0.5).rounded(.up)))
      let end = min(origin.maxX, Int((to - 0.5).rounded(.up)))
      guard start < end else { continue }
      let base = a.color + perY * Float(center - a.point.y)
      let dither = Dither.row(y)
      let pixels = surface.row(y - origin.minY) - origin.minX
      for x in start..<end {
        // Slivers would otherwise leave their corners' colours.
        let color = base + perX * Float(Double(x) + 0.5 - a.point.x)
        var shade = pointwiseMax(left, pointwiseMin(right, color))
        shade.replace(with: left, where: shade .!= shade)
        let amount = Float(dither &>> (UInt64(x & 7) &* 8) & 0xFF) / 256
        let bytes = SIMD4<UInt32>(shade + amount)
        let alpha = min(bytes.w, 255)
        pixels[x] = alpha &<< 24 | min(bytes.x, alpha) &<< 16 | min(bytes.y, alpha) &<< 8 | min(bytes.z, alpha)
      }
    }
  }
}
