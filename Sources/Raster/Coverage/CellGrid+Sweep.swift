extension CellGrid {
  /// Sends each row's spans to `sink`, and leaves cells and masks zero for the next shape.
  ///
  /// Between marked cells the coverage does not change: those stretches go out as one constant span
  /// without their cells being looked at. `limit` is the number of columns that may be written.
  @inline(__always)
  func sweep<Sink: SpanSink, Rule: CoverageRule>(
    _ rule: Rule.Type, _ limit: Int, _ sink: inout Sink
  ) {
    var cells = self.cells
    var mask = self.masks
    let width = Int(self.width)
    let left = Int(minX)
    var row = top
    while row < bottom {
      var sum: Int32 = 0
      var column = 0
      sink.beginRow(Int(row))
      for index in 0..<words {
        var word = mask[index]
        if word == 0 { continue }
        mask[index] = 0
        let base = index &* 256
        repeat {
          let first = word.trailingZeroBitCount
          // Adding one at the run's lowest bit carries to the first clear bit above it.
          let carried = word &+ (1 &<< UInt64(first))
          var end = carried == 0 ? 64 : (carried & ~word).trailingZeroBitCount
          // Two bits, eight cells, at a time. The cells of a bit that is not set are zeros.
          let isOdd = (end &- first) & 1
          end &+= isOdd
          if end < 64 {
            word &= ~0 &<< UInt64(end)
          } else {
            word = 0
            if end > 64 && index &+ 1 < words { mask[index &+ 1] &= ~1 }
          }
          let start = base &+ first &* 4
          let stop = base &+ end &* 4
          if start > column && start <= width {
            let alpha = rule.alpha(sum)
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
        let alpha = rule.alpha(sum)
        if alpha != 0 {
          sink.constant(x: left &+ column, count: width &- column, alpha: alpha)
        }
      }
      cells += stride
      mask += words
      row &+= 1
    }
  }
}
