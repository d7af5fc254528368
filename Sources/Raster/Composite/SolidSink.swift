/// Draws one colour over what is there: the commonest case, with nothing between the sum of areas and
/// the pixels.
struct SolidSink: SpanSink {
  /// The premultiplied colour.
  let color: UInt32
  let frame: Frame
  private var row: UnsafeMutablePointer<UInt32>

  init(color: UInt32, frame: Frame) {
    self.color = color
    self.frame = frame
    row = frame.pixels
  }

  @inline(__always)
  mutating func beginRow(_ y: Int) { row = frame.row(y) }

  @inline(__always)
  mutating func constant(x: Int, count: Int, alpha: UInt32) {
    let target = row + (x &- frame.originX)
    if alpha == 255 && color >= 0xFF00_0000 {
      SolidSink.store(target, count, color)
    } else {
      SolidSink.blend(target, count, PixelMath.scale(color, alpha))
    }
  }

  @inline(__always)
  static func store(_ target: UnsafeMutablePointer<UInt32>, _ count: Int, _ color: UInt32) {
    var place = target
    var left = count
    let pixels = SIMD8<UInt32>(repeating: color)
    while left >= 8 {
      PixelMath.store(pixels, place)
      place += 8
      left &-= 8
    }
    while left > 0 {
      place.pointee = color
      place += 1
      left &-= 1
    }
  }

  /// Draws the premultiplied `color` over `count` pixels.
  @inline(__always)
  static func blend(_ target: UnsafeMutablePointer<UInt32>, _ count: Int, _ color: UInt32) {
    var place = target
    var left = count
    if left >= 8 {
      let pixels = SIMD8<UInt32>(repeating: color)
      // One rounding for both: colour·255 + backdrop·rest.
      let even = PixelMath.even(pixels) &* 255
      let odd = PixelMath.odd(pixels) &* 255
      let rest = PixelMath.spread(255 &- PixelMath.alpha(pixels))
      while left >= 8 {
        let backdrop = PixelMath.load(place)
        PixelMath.store(
          PixelMath.join(
            PixelMath.div255(even &+ PixelMath.even(backdrop) &* rest),
            PixelMath.div255(odd &+ PixelMath.odd(backdrop) &* rest)), place)
        place += 8
        left &-= 8
      }
    }
    while left > 0 {
      place.pointee = PixelMath.over(color, place.pointee)
      place += 1
      left &-= 1
    }
  }

  @inline(__always)
  mutating func cells<Rule: CoverageRule>(
    x: Int, count: Int, slack: Int, cells: UnsafeMutablePointer<Int32>, sum: inout Int32,
    rule: Rule.Type
  ) {
    var target = row + (x &- frame.originX)
    var cells = cells
    var left = count
    let pixels = SIMD8<UInt32>(repeating: color)
    let even = PixelMath.even(pixels)
    let odd = PixelMath.odd(pixels)
    let opacity = color &>> 24
    while left >= 8 {
      let alpha = rule.alpha(CellSum.next8(cells, &sum))
      let mask = PixelMath.spread(alpha)
      let rest = PixelMath.spread(255 &- PixelMath.div255(alpha &* opacity))
      let backdrop = PixelMath.load(target)
      PixelMath.store(
        PixelMath.join(
          PixelMath.div255(even &* mask &+ PixelMath.even(backdrop) &* rest),
          PixelMath.div255(odd &* mask &+ PixelMath.odd(backdrop) &* rest)), target)
      cells += 8
      target += 8
      left &-= 8
    }
    while left > 0 {
      let alpha = rule.alpha(CellSum.next(cells, &sum))
      if alpha != 0 {
        target.pointee = PixelMath.over(PixelMath.scale(color, alpha), target.pointee)
      }
      cells += 1
      target += 1
      left &-= 1
    }
  }

  @inline(__always)
  mutating func mask(x: Int, count: Int, bytes: UnsafePointer<UInt8>) {
    var target = row + (x &- frame.originX)
    var bytes = bytes
    var left = count
    let pixels = SIMD8<UInt32>(repeating: color)
    let even = PixelMath.even(pixels)
    let odd = PixelMath.odd(pixels)
    let opacity = color &>> 24
    while left >= 8 {
      let alpha = PixelMath.loadBytes(bytes)
      let mask = PixelMath.spread(alpha)
      let rest = PixelMath.spread(255 &- PixelMath.div255(alpha &* opacity))
      let backdrop = PixelMath.load(target)
      PixelMath.store(
        PixelMath.join(
          PixelMath.div255(even &* mask &+ PixelMath.even(backdrop) &* rest),
          PixelMath.div255(odd &* mask &+ PixelMath.odd(backdrop) &* rest)), target)
      bytes += 8
      target += 8
      left &-= 8
    }
    while left > 0 {
      let alpha = UInt32(bytes.pointee)
      if alpha != 0 {
        target.pointee = PixelMath.over(PixelMath.scale(color, alpha), target.pointee)
      }
      bytes += 1
      target += 1
      left &-= 1
    }
  }
}
