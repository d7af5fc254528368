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
    var marks = UnsafeMutableRawPointer(self.marks)
    let width = Int(self.width)
    let left = Int(minX)
    let bytes = stride &>> 3
    var row = top
    while row < bottom {
      var sum = CellSum()
      var column = 0
      sink.beginRow(Int(row))
      var place = marks
      marks += bytes
      while place < marks {
        var word = place.load(as: UInt64.self)
        if word == 0 {
          place = CellGrid.skip(place, marks)
          continue
        }
        place.storeBytes(of: 0, as: UInt64.self)
        let base = (bytes &- (marks - place)) &* 8
        place += 8
        repeat {
          let first = word.trailingZeroBitCount
          // Adding one at the run's lowest bit carries to the first clear bit above it, and leaves none below.
          let end = (word &+ (1 &<< UInt64(first))).trailingZeroBitCount
          word = end < 64 ? word & ~0 &<< UInt64(end) : 0
          let start = base &+ first
          let stop = base &+ end
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
        } while word != 0
      }
      if column < width {
        let alpha = rule.alpha(sum.value)
        if alpha != 0 {
          sink.constant(x: left &+ column, count: width &- column, alpha: alpha)
        }
      }
      cells += stride
      row &+= 1
    }
  }

  /// The first word of marks that is not zero, or `end`. A function of its own: inlined, the compiler would keep
  /// everything that depends on the place up to date with each word.
  @inline(never)
  private static func skip(
    _ place: UnsafeMutableRawPointer, _ end: UnsafeMutableRawPointer
  ) -> UnsafeMutableRawPointer {
    var place = place
    while place < end, place.load(as: UInt64.self) == 0 { place += 8 }
    return place
  }
}
