/// The sampled Gaussian itself: rows are filtered along x as they come and kept in a ring, from which
/// finished rows are filtered along y.
struct GaussianFilter {
  private typealias Row = UnsafeMutablePointer<Float>

  private let blur: GaussianBlur
  private let planes: Int
  private let columns: Range<Int>
  private let width: Int
  private let line: UnsafeMutablePointer<Float>
  private let ring: UnsafeMutablePointer<Float>
  private let rows: UnsafeMutablePointer<UnsafeMutablePointer<Float>>
  private let ringSize: Int

  /// A filter for the given columns. Scratch memory is taken from `arena`.
  init(_ blur: GaussianBlur, planes: Int, columns: Range<Int>, arena: ScratchArena) {
    self.blur = blur
    self.planes = planes
    self.columns = columns
    width = FloatPlanes.padded(columns.count)
    ringSize = 2 * blur.reach.y + 1
    let lineWidth = FloatPlanes.padded(columns.count + 2 * blur.reach.x)
    line = arena.allocate(Float.self, count: lineWidth * planes)
    line.update(repeating: 0, count: lineWidth * planes)
    ring = arena.allocate(Float.self, count: width * planes * ringSize)
    rows = arena.allocate(UnsafeMutablePointer<Float>.self, count: ringSize)
  }

  /// The columns of input.
  var inputColumns: Range<Int> {
    columns.lowerBound - blur.reach.x..<columns.upperBound + blur.reach.x
  }

  /// Filters `output`'s rows in order.
  ///
  /// - Parameters:
  ///   - read: Writes a row of input, `inputColumns`, to the address for each plane, or answers false
  ///     when the row is zero.
  ///   - write: Where a finished row goes: given a row's number and a plane, answers the address of its
  ///     first column, with room for whole groups of eight.
  ///   - done: Called after all planes of a row are written.
  @inline(__always)
  func run(
    _ output: Range<Int>, read: (Int, (Int) -> UnsafeMutablePointer<Float>) -> Bool,
    write: (Int, Int) -> UnsafeMutablePointer<Float>, done: (Int) -> Void
  ) {
    let reach = blur.reach.y
    let lineWidth = FloatPlanes.padded(columns.count + 2 * blur.reach.x)
    var ready = output.lowerBound - reach
    for y in output {
      while ready <= y + reach {
        let known = read(ready) { line + $0 * lineWidth }
        for plane in 0..<planes {
          let target = ringRow(ready, plane)
          if known {
            filterRow(line + plane * lineWidth, into: target)
          } else {
            target.update(repeating: 0, count: width)
          }
        }
        ready += 1
      }
      for plane in 0..<planes { filterColumn(y, plane, into: write(y, plane)) }
      done(y)
    }
  }

  @inline(__always)
  private func ringRow(_ y: Int, _ plane: Int) -> UnsafeMutablePointer<Float> {
    let remainder = y % ringSize
    return ring + ((remainder < 0 ? remainder + ringSize : remainder) * planes + plane) * width
  }

  private func filterRow(_ input: UnsafeMutablePointer<Float>, into output: UnsafeMutablePointer<Float>) {
    let reach = blur.reach.x
    blur.horizontal.withUnsafeBufferPointer { weights in
      let center = input + reach
      for x in stride(from: 0, to: columns.count, by: 16) {
        var (a, b) = (center.load8(x) * weights[0], center.load8(x + 8) * weights[0])
        for tap in 1..<reach + 1 {
          let weight = weights[tap]
          a += (center.load8(x - tap) + center.load8(x + tap)) * weight
          b += (center.load8(x + 8 - tap) + center.load8(x + 8 + tap)) * weight
        }
        output.store8(a, x)
        output.store8(b, x + 8)
      }
    }
  }

  private func filterColumn(_ y: Int, _ plane: Int, into output: UnsafeMutablePointer<Float>) {
    let reach = blur.reach.y
    for tap in 0..<ringSize { rows[tap] = ringRow(y - reach + tap, plane) }
    blur.vertical.withUnsafeBufferPointer { weights in
      let center = rows + reach
      for x in stride(from: 0, to: columns.count, by: 16) {
        var (a, b) = (center[0].load8(x) * weights[0], center[0].load8(x + 8) * weights[0])
        for tap in 1..<reach + 1 {
          let weight = weights[tap]
          let (before, after) = (center[-tap], center[tap])
          a += (before.load8(x) + after.load8(x)) * weight
          b += (before.load8(x + 8) + after.load8(x + 8)) * weight
        }
        output.store8(a, x)
        output.store8(b, x + 8)
      }
    }
  }
}
