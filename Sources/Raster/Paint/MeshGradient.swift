import Foundation

/// Colours on a grid of points, and a smooth surface of both between them.
///
/// Each cell of the grid is a Coons patch between four cubic Bézier curves; outside of all cells there is the
/// background. A mesh with fewer points or colours than `width` times `height` shows the background alone.
public struct MeshGradient: Equatable, Sendable {
  /// A point of the grid, with the control points of the curves that leave it.
  public struct Vertex: Equatable, Sendable {
    /// The point.
    public var position: CGPoint
    /// The control point towards the column before.
    public var leading: CGPoint
    /// The control point towards the row before.
    public var top: CGPoint
    /// The control point towards the next column.
    public var trailing: CGPoint
    /// The control point towards the next row.
    public var bottom: CGPoint

    /// A point and its control points.
    public init(position: CGPoint, leading: CGPoint, top: CGPoint, trailing: CGPoint, bottom: CGPoint) {
      self.position = position
      self.leading = leading
      self.top = top
      self.trailing = trailing
      self.bottom = bottom
    }
  }

  /// Points in a row.
  public var width: Int
  /// Rows of points.
  public var height: Int
  /// The points, row by row.
  public var vertices: [Vertex]
  /// A colour for each point.
  public var colors: [RGBA]
  /// What shows where no cell lies.
  public var background: RGBA
  /// Whether colours change by cubic curves through the points' colours, with no break of slope at the cells' edges,
  /// instead of linearly. The curves do not overshoot.
  public var smoothsColors: Bool
  /// The space in which colours are mixed.
  public var interpolation: GradientRamp.Interpolation
  /// From the mesh's coordinates to those of the path it paints.
  public var transform: CGAffineTransform

  /// A mesh.
  public init(
    width: Int, height: Int, vertices: [Vertex], colors: [RGBA], background: RGBA = .clear, smoothsColors: Bool = true,
    interpolation: GradientRamp.Interpolation = .device, transform: CGAffineTransform = .identity
  ) {
    self.width = width
    self.height = height
    self.vertices = vertices
    self.colors = colors
    self.background = background
    self.smoothsColors = smoothsColors
    self.interpolation = interpolation
    self.transform = transform
  }

  /// Vertices through `points`, row by row, whose curves pass them in the direction from the point before to the next
  /// (Catmull and Rom, 1974), and at the grid's ends towards their only neighbour.
  public static func vertices(through points: [CGPoint], width: Int, height: Int) -> [Vertex] {
    guard width > 0, height > 0, points.count >= width * height else { return [] }
    func third(_ number: Int, _ count: Int, _ point: (Int) -> Point) -> Point {
      let (before, after) = (max(0, number - 1), min(count - 1, number + 1))
      return before == after ? .zero : (point(after) - point(before)) / Double(3 * (after - before))
    }
    var result: [Vertex] = []
    for row in 0..<height {
      for column in 0..<width {
        let position = Point(points[row * width + column])
        let across = third(column, width) { Point(points[row * width + $0]) }
        let down = third(row, height) { Point(points[$0 * width + column]) }
        result.append(
          Vertex(
            position: position.cgPoint, leading: (position - across).cgPoint, top: (position - down).cgPoint,
            trailing: (position + across).cgPoint, bottom: (position + down).cgPoint))
      }
    }
    return result
  }

  /// Whether there is a point and a colour for every place of the grid, and a cell.
  var isUsable: Bool {
    width > 1 && height > 1 && width <= 1024 && height <= 1024 && vertices.count >= width * height
      && colors.count >= width * height
  }
}
