import Foundation

/// The straight stretches of a ramp that is mixed in the pixels' own space: there, along a row, every channel is a
/// linear function of x, and adding is faster than looking up.
struct GradientLine {
  /// Colours from one stop to the next; in entries of the table and levels of 8 bits.
  struct Stretch {
    let from, to: Double
    /// Blue, green, red, alpha at `from`.
    let color: SIMD4<Double>
    /// The change for each entry.
    let slope: SIMD4<Double>
  }

  /// In the order of the stops, without those of no length.
  let stretches: ContiguousArray<Stretch>
  /// What lies before and after all of them, in levels of 8 bits.
  let before, after: SIMD4<Double>

  /// Nil for ramps that are not straight between their stops, or have none.
  init?(_ stops: [GradientRamp.Stop], _ interpolation: GradientRamp.Interpolation) {
    guard interpolation == .device, let first = stops.first, let last = stops.last else { return nil }
    func color(_ stop: GradientRamp.Stop) -> SIMD4<Double> {
      let c = SIMD4<Double>(stop.color.premultiplied) * 255
      return SIMD4(c.z, c.y, c.x, c.w)
    }
    before = color(first)
    after = color(last)
    stretches = ContiguousArray(
      zip(stops, stops.dropFirst()).compactMap { stop, next in
        let (from, to) = (stop.location * Double(GradientRamp.size), next.location * Double(GradientRamp.size))
        guard to > from else { return nil }
        return Stretch(
          from: from, to: to, color: color(stop), slope: (color(next) - color(stop)) / (to - from))
      })
  }

  /// Fraction bits of a channel.
  private static let bits: Int32 = 22

  /// Writes the pixels of a row from column `x`: entry `start` at column 0 and `step` more with each; |step| is neither
  /// tiny nor huge. `dither` is the row's, or nil to round.
  func draw(
    _ target: UnsafeMutablePointer<UInt32>, _ count: Int, _ x: Int, _ start: Double, _ step: Double, _ dither: UInt64?,
    isOpaque: Bool
  ) {
    let end = x &+ count
    var column = x
    /// The first column that has gone past `entry`.
    @inline(__always) func crossing(_ entry: Double) -> Int {
      let place = (entry - start) / step
      let whole = step > 0 ? place.rounded(.up) : place.rounded(.down) + 1
      return Int(max(-0x1p40, min(0x1p40, whole)))
    }
    @inline(__always) func flat(_ color: SIMD4<Double>, upTo limit: Int) {
      let stop = min(limit, end)
      if column < stop {
        ramp(target + (column &- x), stop &- column, column, column, color, .zero, dither, isOpaque)
        column = stop
      }
    }
    stretches.withUnsafeBufferPointer { stretches in
      let forwards = step > 0
      guard let first = stretches.first, let last = stretches.last else { return flat(after, upTo: end) }
      flat(forwards ? before : after, upTo: crossing(forwards ? first.from : last.to))
      var index = 0
      while index < stretches.count && column < end {
        let stretch = stretches[forwards ? index : stretches.count &- 1 &- index]
        index &+= 1
        let stop = min(end, crossing(forwards ? stretch.to : stretch.from))
        if column >= stop { continue }
        // From the stretch's own first column, whatever part of the row is asked for.
        let origin = crossing(forwards ? stretch.from : stretch.to)
        let entry = max(stretch.from, min(stretch.to, start + step * Double(origin)))
        var change = stretch.slope * step
        change.clamp(lowerBound: SIMD4(repeating: -255), upperBound: SIMD4(repeating: 255))
        let color = stretch.color + stretch.slope * (entry - stretch.from)
        ramp(target + (column &- x), stop &- column, column, origin, color, change, dither, isOpaque)
        column = stop
      }
      flat(forwards ? after : before, upTo: end)
    }
  }

  /// Writes pixels whose channels are `color` at column `origin` and change by `change` with each.
  @inline(__always)
  private func ramp(
    _ target: UnsafeMutablePointer<UInt32>, _ count: Int, _ x: Int, _ origin: Int, _ color: SIMD4<Double>,
    _ change: SIMD4<Double>, _ dither: UInt64?, _ isOpaque: Bool
  ) {
    let one = Double(1 << GradientLine.bits)
    // Sums run for 4096 columns at most: their rounding stays below 1/256 of a level.
    var (place, left, column) = (target, count, x)
    while left > 0 {
      let block = origin &+ ((column &- origin) & ~4095)
      let length = min(left, block &+ 4096 &- column)
      let base = color + change * Double(block &- origin)
      let steps = SIMD4<Int32>((change * one).rounded(.toNearestOrEven))
      let first = SIMD4<Int32>((base * one).rounded(.toNearestOrEven))
      let starts = first &+ steps &* SIMD4(repeating: Int32(truncatingIfNeeded: column &- block))
      run(place, length, column, starts, steps, dither, isOpaque)
      place += length
      column &+= length
      left &-= length
    }
  }

  @inline(__always)
  private func run(
    _ target: UnsafeMutablePointer<UInt32>, _ count: Int, _ x: Int, _ starts: SIMD4<Int32>, _ steps: SIMD4<Int32>,
    _ dither: UInt64?, _ isOpaque: Bool
  ) {
    var bias = SIMD8<Int32>(repeating: 1 << (GradientLine.bits - 1))
    if let dither {
      // Turned so that the first column's amount is the first.
      let turn = UInt64(x & 7) &* 8
      let turned = turn == 0 ? dither : dither &>> turn | dither &<< (64 &- turn)
      for lane in 0..<8 {
        bias[lane] = Int32(truncatingIfNeeded: turned &>> UInt64(lane &* 8) & 0xFF) &<< (GradientLine.bits &- 8)
      }
    }
    let lanes = SIMD8<Int32>(0, 1, 2, 3, 4, 5, 6, 7)
    @inline(__always) func channel(_ step: Int32, _ start: Int32) -> SIMD8<Int32> {
      let moved: SIMD8<Int32> = lanes &* SIMD8(repeating: step)
      return moved &+ (bias &+ SIMD8(repeating: start))
    }
    var blue = channel(steps.x, starts.x)
    var green = channel(steps.y, starts.y)
    var red = channel(steps.z, starts.z)
    var alpha = channel(steps.w, starts.w)
    let steps8 = steps &<< 3
    var place = target
    var left = count
    @inline(__always) func word(_ value: SIMD8<Int32>) -> SIMD8<UInt32> { unsafeBitCast(value, to: SIMD8<UInt32>.self) }
    @inline(__always) func pixels() -> SIMD8<UInt32> {
      var (b, g, r) = (blue, green, red)
      if !isOpaque {
        // Rounding must not lift a channel above its alpha.
        b.replace(with: alpha, where: b .> alpha)
        g.replace(with: alpha, where: g .> alpha)
        r.replace(with: alpha, where: r .> alpha)
      }
      let low = word(b) &>> 22
      let middle = (word(g) &>> 14) & SIMD8(repeating: 0xFF00)
      let high = (word(r) &>> 6) & SIMD8(repeating: 0xFF_0000)
      var top = SIMD8<UInt32>(repeating: 0xFF00_0000)
      if !isOpaque { top = (word(alpha) &<< 2) & top }
      return (low | middle) | (high | top)
    }
    while left >= 8 {
      PixelMath.store(pixels(), place)
      blue = blue &+ steps8.x
      green = green &+ steps8.y
      red = red &+ steps8.z
      alpha = alpha &+ steps8.w
      place += 8
      left &-= 8
    }
    if left > 0 {
      let last = pixels()
      for lane in 0..<left { place[lane] = last[lane] }
    }
  }
}
