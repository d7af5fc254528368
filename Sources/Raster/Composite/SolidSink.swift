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
      SolidSink.blend(target, count, color, alpha)
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

  /// Draws the premultiplied `color`, covering by `alpha`, over `count` pixels.
  @inline(__always)
  static func blend(_ target: UnsafeMutablePointer<UInt32>, _ count: Int, _ color: UInt32, _ alpha: UInt32) {
    var place = target
    var left = count
    if left >= 8 {
      let pixels = SIMD8<UInt32>(repeating: color)
      // One rounding for both: colour·coverage + backdrop·rest.
      let even = PixelMath.even(pixels) &* UInt16(truncatingIfNeeded: alpha)
      let odd = PixelMath.odd(pixels) &* UInt16(truncatingIfNeeded: alpha)
      let rest = SIMD16<UInt16>(
        repeating: UInt16(truncatingIfNeeded: 255 &- PixelMath.div255(alpha &* (color &>> 24))))
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
      place.pointee = cover(place.pointee, color, alpha)
      place += 1
      left &-= 1
    }
  }

  /// One pixel, with the vectors' arithmetic to the bit: a pixel must not depend on where a stretch ends.
  @inline(__always)
  private static func cover(_ backdrop: UInt32, _ color: UInt32, _ alpha: UInt32) -> UInt32 {
    let mask: UInt32 = 0x00FF_00FF
    let rest = 255 &- PixelMath.div255(alpha &* (color &>> 24))
    let even = (color & mask) &* alpha &+ (backdrop & mask) &* rest &+ 0x0080_0080
    let odd = (color &>> 8 & mask) &* alpha &+ (backdrop &>> 8 & mask) &* rest &+ 0x0080_0080
    return ((even &+ (even &>> 8 & mask)) &>> 8 & mask) | ((odd &+ (odd &>> 8 & mask)) & ~mask)
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
      if alpha != 0 { target.pointee = SolidSink.cover(target.pointee, color, alpha) }
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
      if alpha != 0 { target.pointee = SolidSink.cover(target.pointee, color, alpha) }
      bytes += 1
      target += 1
      left &-= 1
    }
  }
}
