import Foundation

/// Draws one colour over what is there: the commonest case, with nothing between the sum of areas and
/// the pixels.
struct SolidSink: SpanSink {
  /// The premultiplied colour.
  private let color: UInt32
  private let opacity: UInt32
  private let isOpaque: Bool
  /// The colour's halves, eight times.
  private let even: SIMD16<UInt16>
  private let odd: SIMD16<UInt16>
  private let opacities: SIMD16<UInt16>
  /// What covers whole pixels.
  private let whole: Layer
  private let frame: Frame
  private var row: UnsafeMutablePointer<UInt32>

  init(color: UInt32, frame: Frame) {
    self.color = color
    self.frame = frame
    opacity = color &>> 24
    opacities = SIMD16(repeating: UInt16(truncatingIfNeeded: color &>> 24))
    isOpaque = color >= 0xFF00_0000
    even = PixelMath.even(SIMD8(repeating: color))
    odd = PixelMath.odd(SIMD8(repeating: color))
    row = frame.pixels
    whole = Layer(even, odd, opacity, 255)
  }

  /// The colour under one coverage, for eight pixels.
  private struct Layer {
    /// Its halves, biased by 128.
    let even, odd: SIMD16<UInt16>
    /// What is left of the pixels below.
    let rest: SIMD16<UInt16>

    @inline(__always)
    init(_ even: SIMD16<UInt16>, _ odd: SIMD16<UInt16>, _ opacity: UInt32, _ alpha: UInt32) {
      let alphas = SIMD8<UInt32>(repeating: alpha)
      let mask = PixelMath.spread(alphas)
      self.even = even &* mask &+ 128
      self.odd = odd &* mask &+ 128
      rest = PixelMath.spread(255 &- PixelMath.div255(alphas &* opacity))
    }
  }

  @inline(__always)
  mutating func beginRow(_ y: Int) { row = frame.row(y) - frame.originX }

  @inline(__always)
  mutating func constant(x: Int, count: Int, alpha: UInt32) {
    if alpha == 255 && isOpaque {
      SolidSink.store(row + x, count, color)
    } else {
      blend(row + x, count, alpha)
    }
  }

  @inline(__always)
  static func store(_ target: UnsafeMutablePointer<UInt32>, _ count: Int, _ color: UInt32) {
    guard count >= 8 else {
      for index in 0..<count { target[index] = color }
      return
    }
    let pixels = SIMD8<UInt32>(repeating: color)
    var place = target
    // The last eight may have been set before: that is faster than to find out how many are left.
    let last = target + (count &- 8)
    while place + 24 < last {
      PixelMath.store(pixels, place)
      PixelMath.store(pixels, place + 8)
      PixelMath.store(pixels, place + 16)
      PixelMath.store(pixels, place + 24)
      place += 32
    }
    while place < last {
      PixelMath.store(pixels, place)
      place += 8
    }
    PixelMath.store(pixels, last)
  }

  /// Sets a rectangle of pixels, of which `corner` is the first.
  ///
  /// - Parameter stride: Pixels from one row to the next.
  static func store(
    _ corner: UnsafeMutablePointer<UInt32>, _ width: Int, _ height: Int, stride: Int, _ color: UInt32
  ) {
    guard width > 0, height > 0 else { return }
    // White and clear: the C library's way to set bytes does not read the memory before.
    let isBytes = color == (color & 0xFF) &* 0x0101_0101
    if isBytes && width == stride {
      memset(corner, Int32(color & 0xFF), height * stride * 4)
    } else {
      for y in 0..<height {
        let row = corner + y * stride
        if isBytes { memset(row, Int32(color & 0xFF), width * 4) } else { store(row, width, color) }
      }
    }
  }

  /// Draws the colour over `count` pixels under one coverage.
  @inline(__always)
  private func blend(_ target: UnsafeMutablePointer<UInt32>, _ count: Int, _ alpha: UInt32) {
    var place = target
    var left = count
    let layer = alpha == 255 ? whole : Layer(even, odd, opacity, alpha)
    let (even, odd, rest) = (layer.even, layer.odd, layer.rest)
    @inline(__always) func blend8(_ place: UnsafeMutablePointer<UInt32>) {
      let backdrop = PixelMath.load(place)
      let low = even &+ PixelMath.even(backdrop) &* rest
      let high = odd &+ PixelMath.odd(backdrop) &* rest
      PixelMath.store(PixelMath.round(low, high), place)
    }
    while left >= 16 {
      blend8(place)
      blend8(place + 8)
      place += 16
      left &-= 16
    }
    if left >= 8 {
      blend8(place)
      place += 8
      left &-= 8
    }
    if left & 4 != 0 {
      let backdrop = PixelMath.load4(place)
      let low = even.lowHalf &+ PixelMath.even(backdrop) &* rest.lowHalf
      let high = odd.lowHalf &+ PixelMath.odd(backdrop) &* rest.lowHalf
      PixelMath.store(PixelMath.round(low, high), place)
      place += 4
    }
    if left & 2 != 0 {
      place[0] = over(place[0], alpha)
      place[1] = over(place[1], alpha)
      place += 2
    }
    if left & 1 != 0 { place.pointee = over(place.pointee, alpha) }
  }

  /// The colour over one pixel, to the same bits as the vectors give.
  @inline(__always)
  private func over(_ backdrop: UInt32, _ alpha: UInt32) -> UInt32 {
    let rest = 255 &- PixelMath.div255(alpha &* opacity)
    // Two channels a word: neither sum of products leaves its 16 bits.
    let low =
      (color & 0x00FF_00FF) &* alpha &+ (backdrop & 0x00FF_00FF) &* rest &+ 0x0080_0080
    let high =
      (color &>> 8 & 0x00FF_00FF) &* alpha &+ (backdrop &>> 8 & 0x00FF_00FF) &* rest &+ 0x0080_0080
    return ((low &+ (low &>> 8 & 0x00FF_00FF)) &>> 8 & 0x00FF_00FF)
      | ((high &+ (high &>> 8 & 0x00FF_00FF)) & 0xFF00_FF00)
  }

  /// The colour over eight pixels, each under its own coverage.
  @inline(__always)
  private func over(_ target: UnsafeMutablePointer<UInt32>, _ alpha: SIMD8<UInt32>) {
    let mask = PixelMath.spread(alpha)
    let rest = 255 &- PixelMath.div255(mask &* opacities)
    let backdrop = PixelMath.load(target)
    let low = even &* mask &+ PixelMath.even(backdrop) &* rest &+ 128
    let high = odd &* mask &+ PixelMath.odd(backdrop) &* rest &+ 128
    PixelMath.store(PixelMath.round(low, high), target)
  }

  @inline(__always)
  mutating func cells<Rule: CoverageRule>(
    x: Int, count: Int, cells: UnsafeMutablePointer<Int32>, sum: inout CellSum, rule: Rule.Type
  ) {
    var target = row + x
    var cells = cells
    var left = count
    while left >= 8 {
      over(target, rule.alpha(sum.next8(cells)))
      cells += 8
      target += 8
      left &-= 8
    }
    if left > 0 { rest(target, left, cells, &sum, rule) }
  }

  @inline(__always)
  mutating func mask(x: Int, count: Int, bytes: UnsafePointer<UInt8>) {
    var target = row + x
    var bytes = bytes
    var left = count
    while left >= 8 {
      over(target, PixelMath.loadBytes(bytes))
      bytes += 8
      target += 8
      left &-= 8
    }
    if left > 0 { rest(target, left, bytes) }
  }

  /// The last, fewer than eight pixels at the clip's right side.
  @inline(never)
  private func rest<Rule: CoverageRule>(
    _ target: UnsafeMutablePointer<UInt32>, _ count: Int, _ cells: UnsafeMutablePointer<Int32>,
    _ sum: inout CellSum, _ rule: Rule.Type
  ) {
    for index in 0..<count {
      target[index] = over(target[index], rule.alpha(sum.next(cells + index)))
    }
  }

  /// The last, fewer than eight pixels of a row of a mask.
  @inline(__always)
  private func rest(
    _ target: UnsafeMutablePointer<UInt32>, _ count: Int, _ bytes: UnsafePointer<UInt8>
  ) {
    var (target, bytes) = (target, bytes)
    if count & 4 != 0 {
      let alpha = SIMD4(
        UInt32(bytes[0]), UInt32(bytes[1]), UInt32(bytes[2]), UInt32(bytes[3]))
      let mask = PixelMath.spread(alpha)
      let rest = 255 &- PixelMath.div255(mask &* opacities.lowHalf)
      let backdrop = PixelMath.load4(target)
      let low = even.lowHalf &* mask &+ PixelMath.even(backdrop) &* rest &+ 128
      let high = odd.lowHalf &* mask &+ PixelMath.odd(backdrop) &* rest &+ 128
      PixelMath.store(PixelMath.round(low, high), target)
      target += 4
      bytes += 4
    }
    if count & 2 != 0 {
      target[0] = over(target[0], UInt32(bytes[0]))
      target[1] = over(target[1], UInt32(bytes[1]))
      target += 2
      bytes += 2
    }
    if count & 1 != 0 { target[0] = over(target[0], UInt32(bytes[0])) }
  }
}
