import CVectors

extension CellGrid {
  /// Sends each row's spans to `sink`, and leaves cells and marks zero for the next shape.
  ///
  /// Between marked cells the coverage does not change: those stretches go out as one constant span
  /// without their cells being looked at. `limit` is the number of columns that may be written.
  @inline(__always)
  func sweep<Sink: SpanSink, Rule: CoverageRule>(
    _ rule: Rule.Type, _ limit: Int, _ sink: inout Sink
  ) {
    var cells = self.cells
    var marks = self.marks
    let width = Int(self.width)
    let left = Int(minX)
    let bytes = stride &>> 2
    var row = top
    while row < bottom {
      var sum = CellSum()
      var column = 0
      sink.beginRow(Int(row))
      var base = 0
      while base < bytes {
        var set = CellGrid.take(marks + base, min(64, bytes &- base))
        while set != 0 {
          let first = set.trailingZeroBitCount
          // Adding one at the run's lowest bit carries to the first clear bit above it, and leaves none below.
          var end = (set &+ (1 &<< UInt64(first))).trailingZeroBitCount
          // Two bytes, eight cells, at a time. The cells of a byte that is not set are zeros.
          end &+= (end &- first) & 1
          if end < 64 {
            set &= ~0 &<< UInt64(end)
          } else {
            set = 0
            // There is a next byte in the row: the last ones are never set.
            if end > 64 { marks[base &+ 64] = 0 }
          }
          let start = (base &+ first) &* 4
          let stop = (base &+ end) &* 4
          if start > column && start <= width {
            let alpha = rule.alpha(sum.value)
            if alpha != 0 {
              sink.constant(x: left &+ column, count: start &- column, alpha: alpha)
            }
          }
          if stop <= limit {
            sink.cells(
              x: left &+ start, count: stop &- start, cells: cells + start, sum: &sum, rule: rule)
          } else {
            let count = min(max(start, width), limit) &- start
            if count > 0 {
              sink.cells(
                x: left &+ start, count: count, cells: cells + start, sum: &sum, rule: rule)
            }
            var spilled = start
            while spilled < stop {
              cells[spilled] = 0
              spilled &+= 1
            }
          }
          column = stop
        }
        base &+= 64
      }
      if column < width {
        let alpha = rule.alpha(sum.value)
        if alpha != 0 {
          sink.constant(x: left &+ column, count: width &- column, alpha: alpha)
        }
      }
      cells += stride
      marks += bytes
      row &+= 1
    }
  }

  /// A bit for each of `count` marks, at most 64 and whole words of them, which are set to zero.
  @inline(__always)
  private static func take(_ marks: UnsafeMutablePointer<UInt8>, _ count: Int) -> UInt64 {
    let bits = vectors_high_bits(marks) & (~0 &>> UInt64(64 &- count))
    if bits == 0 { return 0 }
    var word = 0
    while word < count {
      UnsafeMutableRawPointer(marks + word).storeBytes(of: 0, as: UInt64.self)
      word &+= 8
    }
    return bits
  }
}
