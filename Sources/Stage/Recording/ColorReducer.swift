/// Finds a palette for a set of colours: boxes of colours are split where that lowers the squared error most, and the
/// boxes' means are then moved to the middle of the colours nearest to them.
///
/// All sums are whole numbers and ties go to the lower index, so a picture has one palette, everywhere.
struct ColorReducer {
  /// Colours that are close together, counted as one.
  private struct Bin {
    var red = 0
    var green = 0
    var blue = 0
    var count = 0

    mutating func add(_ other: Bin) {
      red += other.red
      green += other.green
      blue += other.blue
      count += other.count
    }

    /// The mean colour, 0xRRGGBB.
    var color: UInt32 {
      let half = count / 2
      return UInt32((red + half) / count) << 16 | UInt32((green + half) / count) << 8 | UInt32((blue + half) / count)
    }
  }

  /// A bin as the boxes see it: its mean along each axis, in 1/16 of a step for the sums of squares.
  private struct Sample {
    let bin: Bin
    let color: UInt32
    let means: SIMD4<Int32>

    init(_ bin: Bin) {
      self.bin = bin
      color = bin.color
      means = SIMD4(
        Int32(bin.red * 16 / bin.count), Int32(bin.green * 16 / bin.count), Int32(bin.blue * 16 / bin.count), 0)
    }

    /// A key whose order is that of the means, and of the colours where those are equal.
    func key(_ axis: Int) -> UInt64 { UInt64(means[axis]) << 32 | UInt64(color) }
  }

  private struct Box {
    let range: Range<Int>
    /// How much the squared error falls when the box is split; zero for a box of one colour.
    var gain = 0
    /// The channel along which it is split.
    var axis = 0
    /// Where its upper part begins.
    var middle = 0
  }

  /// At most `limit` colours, as 0xRRGGBB, that stand best for `colors`; those themselves when there are no more.
  ///
  /// - Complexity: O(*n*) in the number of colours, and 32 768 × `limit` at most on top.
  static func palette(for colors: some Sequence<UInt32>, limit: Int) -> [UInt32] {
    var exact: Set<UInt32> = []
    var bins = [Bin](repeating: Bin(), count: 1 << 15)
    for color in colors {
      if exact.count <= limit { exact.insert(color & 0xFF_FFFF) }
      let (red, green, blue) = (Int(color >> 16 & 0xFF), Int(color >> 8 & 0xFF), Int(color & 0xFF))
      bins[(red >> 3) << 10 | (green >> 3) << 5 | blue >> 3].add(Bin(red: red, green: green, blue: blue, count: 1))
    }
    if exact.count <= limit { return exact.sorted() }
    var used = bins.filter { $0.count > 0 }.map(Sample.init)

    var boxes = [box(&used, 0..<used.count)]
    while boxes.count < limit {
      // The first of the greatest gains.
      var widest = 0
      for index in boxes.indices where boxes[index].gain > boxes[widest].gain { widest = index }
      let widestBox = boxes[widest]
      guard widestBox.gain > 0 else { break }
      sort(&used, widestBox.range, axis: widestBox.axis)
      boxes[widest] = box(&used, widestBox.range.lowerBound..<widestBox.middle)
      boxes.append(box(&used, widestBox.middle..<widestBox.range.upperBound))
    }
    let means = boxes.map { box in used[box.range].reduce(into: Bin()) { $0.add($1.bin) }.color }
    return refine(means, used)
  }

  private static func sort(_ samples: inout [Sample], _ range: Range<Int>, axis: Int) {
    let order = range.map { (samples[$0].key(axis), $0) }.sorted { $0.0 < $1.0 }
    let sorted = order.map { samples[$0.1] }
    samples.replaceSubrange(range, with: sorted)
  }

  /// A box of samples and how it is best split.
  private static func box(_ samples: inout [Sample], _ range: Range<Int>) -> Box {
    var best = Box(range: range)
    guard range.count > 1 else { return best }
    for axis in 0..<3 {
      sort(&samples, range, axis: axis)
      var total = (count: 0, sum: 0)
      for sample in samples[range] {
        total.count += sample.bin.count
        total.sum += sample.bin.count * Int(sample.means[axis])
      }
      // The squared error falls by the spread of the two means: n₁n₂/n · (m₁ − m₂)².
      var left = (count: 0, sum: 0)
      for index in range.dropLast() {
        let sample = samples[index]
        left.count += sample.bin.count
        left.sum += sample.bin.count * Int(sample.means[axis])
        let right = (count: total.count - left.count, sum: total.sum - left.sum)
        let spread = left.sum / left.count - right.sum / right.count
        let gain = left.count * right.count / total.count * spread * spread * ColorDistance.weights[axis]
        if gain > best.gain { best = Box(range: range, gain: gain, axis: axis, middle: index + 1) }
      }
    }
    return best
  }

  /// Moves each colour to the mean of the samples that are nearest to it, twice.
  private static func refine(_ palette: [UInt32], _ samples: [Sample]) -> [UInt32] {
    var palette = palette
    for _ in 0..<2 {
      var sums = [Bin](repeating: Bin(), count: palette.count)
      for sample in samples { sums[ColorDistance.nearest(to: sample.color, in: palette)].add(sample.bin) }
      for (index, sum) in sums.enumerated() where sum.count > 0 { palette[index] = sum.color }
    }
    return palette
  }
}

/// How far two colours are apart.
enum ColorDistance {
  /// The eye's weights of red, green and blue, roughly.
  static let weights = [2, 4, 1]

  /// The index of the palette's colour that is nearest; the first of equal ones.
  static func nearest(to color: UInt32, in palette: [UInt32]) -> Int {
    let (red, green, blue) = (Int(color >> 16 & 0xFF), Int(color >> 8 & 0xFF), Int(color & 0xFF))
    return palette.withUnsafeBufferPointer { palette in
      var best = (index: 0, distance: Int.max)
      for index in palette.indices {
        let candidate = palette[index]
        let dr = Int(candidate >> 16 & 0xFF) - red
        let dg = Int(candidate >> 8 & 0xFF) - green
        let db = Int(candidate & 0xFF) - blue
        let distance = 2 * dr * dr + 4 * dg * dg + db * db
        if distance < best.distance { best = (index, distance) }
      }
      return best.index
    }
  }
}
