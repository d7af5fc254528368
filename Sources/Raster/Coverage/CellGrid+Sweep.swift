extension CellGrid {
  /// Sends each row's spans to `sink`, and leaves cells and masks zero for the next shape.
  ///
  /// Between marked cells the coverage does not change: those stretches go out as one constant span
  /// without their cells being looked at.
  @inline(__always)
  func sweep<Sink: SpanSink, Rule: CoverageRule>(
    _ rule: Rule.Type, _ slack: Int, _ sink: inout Sink
  ) {
    var cells = self.cells
    var mask = self.masks
    let width = Int(self.width)
    let left = Int(minX)
    var row = top
    while row < bottom {
      var sum: Int32 = 0
      var column = 0
      var hasBegun = false
      for index in 0..<words {
        var word = mask[index]
        if word == 0 { continue }
        mask[index] = 0
        if !hasBegun {
          sink.beginRow(Int(row))
          hasBegun = true
        }
        let base = index &* 256
        while word != 0 {
          let first = word.trailingZeroBitCount
          // Adding one at the run's lowest bit carries to the first clear bit above it.
          let carried = word &+ (1 &<< UInt64(first))
          let end = carried == 0 ? 64 : (carried & ~word).trailingZeroBitCount
          word = end == 64 ? 0 : word & (~0 &<< UInt64(end))
          let start = base &+ first &* 4
          if start >= width {
            // Only what spilled over the right side: nobody's coverage.
            var spilled = start
            while spilled < base &+ end &* 4 {
              cells[spilled] = 0
              spilled &+= 1
            }
            break
          }
          if start > column {
            let alpha = rule.alpha(sum)
            if alpha != 0 {
              sink.constant(x: left &+ column, count: start &- column, alpha: alpha)
            }
          }
          let stop = base &+ end &* 4
          let count = min(stop, width) &- start
          sink.cells(
            x: left &+ start, count: count, slack: slack, cells: cells + start, sum: &sum,
            rule: rule)
          var spilled = start &+ count
          while spilled < stop {
            cells[spilled] = 0
            spilled &+= 1
          }
          column = stop
        }
      }
      if column < width {
        let alpha = rule.alpha(sum)
        if alpha != 0 {
          if !hasBegun { sink.beginRow(Int(row)) }
          sink.constant(x: left &+ column, count: width &- column, alpha: alpha)
        }
      }
      cells += stride
      mask += words
      row &+= 1
    }
  }
}
