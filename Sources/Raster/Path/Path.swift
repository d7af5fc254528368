import Foundation

/// An outline of lines and Bézier curves, in any number of subpaths.
///
/// A value with copy-on-write storage: copying is free and comparing two copies of one path is a
/// pointer comparison. Coordinates are doubles in the caller's units.
///
/// **Bad numbers.** An element with a NaN coordinate is left out. Coordinates beyond ±10¹², infinite
/// ones included, are moved to ±10¹². A segment added when there is no current point is left out,
/// as CoreGraphics does. Nothing here traps.
public struct Path: Sendable {
  /// One step of a path.
  public enum Element: Equatable, Sendable {
    /// Starts a new subpath.
    case move(to: CGPoint)
    /// A straight line.
    case line(to: CGPoint)
    /// A quadratic Bézier curve.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// A cubic Bézier curve.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// A line back to where the subpath started; what follows starts there.
    case closeSubpath
  }

  var storage: Storage

  /// A path without elements.
  public init() { storage = Storage.empty }

  /// A path that `build` fills.
  public init(_ build: (inout Path) -> Void) {
    self.init()
    build(&self)
  }

  /// Whether there is no element.
  public var isEmpty: Bool { storage.verbs.isEmpty }

  /// The number of elements.
  public var elementCount: Int { storage.verbs.count }

  /// Where the next segment would start; nil in an empty path.
  public var currentPoint: CGPoint? { storage.current?.cgPoint }

  /// Calls `body` with each element in order.
  public func forEach(_ body: (Element) throws -> Void) rethrows {
    var index = 0
    let points = storage.points
    for verb in storage.verbs {
      switch verb {
      case .move: try body(.move(to: points[index].cgPoint))
      case .line: try body(.line(to: points[index].cgPoint))
      case .quad:
        try body(.quadCurve(to: points[index + 1].cgPoint, control: points[index].cgPoint))
      case .cubic:
        try body(
          .curve(
            to: points[index + 2].cgPoint, control1: points[index].cgPoint,
            control2: points[index + 1].cgPoint))
      case .close: try body(.closeSubpath)
      }
      index += verb.pointCount
    }
  }

  /// The elements as an array.
  public var elements: [Element] {
    var result: [Element] = []
    result.reserveCapacity(elementCount)
    forEach { result.append($0) }
    return result
  }

  /// The kinds of element, each followed in `Storage.points` by `pointCount` points.
  enum Verb: UInt8 {
    case move, line, quad, cubic, close

    @inline(__always)
    var pointCount: Int {
      switch self {
      case .move, .line: 1
      case .quad: 2
      case .cubic: 3
      case .close: 0
      }
    }
  }

  /// What copies of a path share.
  final class Storage: @unchecked Sendable {
    var verbs: ContiguousArray<Verb>
    var points: ContiguousArray<Point>
    /// Where the subpath under construction began.
    var start: Point
    /// The end of the last element.
    var current: Point?
    /// A box around all points, perhaps a little too large: tells cheaply that a path is out of sight.
    var low: Point
    var high: Point

    init(
      verbs: ContiguousArray<Verb> = [], points: ContiguousArray<Point> = [],
      start: Point = .zero, current: Point? = nil
    ) {
      self.verbs = verbs
      self.points = points
      self.start = start
      self.current = current
      low = Point(repeating: .infinity)
      high = Point(repeating: -.infinity)
      for point in points { include(point) }
    }

    @inline(__always)
    func include(_ point: Point) {
      low.replace(with: point, where: point .< low)
      high.replace(with: point, where: point .> high)
    }

    /// Shared by all empty paths, which therefore cost no allocation.
    static let empty = Storage()

    private init(copy other: Storage) {
      verbs = other.verbs
      points = other.points
      start = other.start
      current = other.current
      low = other.low
      high = other.high
    }

    func copy() -> Storage { Storage(copy: self) }
  }

  /// Makes the storage this path's own before a change.
  @inline(__always)
  mutating func makeUnique() {
    if !isKnownUniquelyReferenced(&storage) { storage = storage.copy() }
  }
}

extension Path: Equatable {
  /// Whether both have the same elements. Copies of one path compare in constant time.
  public static func == (a: Path, b: Path) -> Bool {
    a.storage === b.storage
      || (a.storage.verbs == b.storage.verbs && a.storage.points == b.storage.points)
  }

  /// Whether both are copies of one path: never true of different paths, constant time.
  public func isIdentical(to other: Path) -> Bool { storage === other.storage }
}

extension Path: Hashable {
  /// Feeds the elements, or for long paths the first and last of them, to `hasher`.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(storage.verbs.count)
    for point in storage.points.prefix(16) { hasher.combine(point) }
    for point in storage.points.suffix(4) { hasher.combine(point) }
  }
}
