import Foundation

/// A gradient made ready for a shape.
///
/// The ramp's parameter, scaled to table entries, is worked out for eight pixels at a time in Float from
/// their absolute device coordinates; then each pixel looks its colour up.
struct GradientSource: PixelSource {
  enum Kind { case linear, radial, angular }

  private let kind: Kind
  private let extend: Gradient.Extend
  private let ramp: GradientRamp
  /// Device pixel centres to the gradient's unit space: x, or the radius, or the angle runs from 0 to 1.
  private let xx, xy, x0, yx, yy, y0: Double
  /// For radial and angular ones: entry = value · scale + offset.
  private let scale: Float
  private let offset: Float
  private let isDithered: Bool

  var isOpaque: Bool { ramp.isOpaque }

  /// Nil when the gradient has no extent or its transform cannot be undone: then `fallback` is its
  /// colour everywhere.
  init?(_ gradient: Gradient, transform: CGAffineTransform) {
    guard let inverse = gradient.transform.concatenating(transform).inverse, inverse.isFinite else {
      return nil
    }
    extend = gradient.extend
    ramp = gradient.ramp
    let size = Double(GradientRamp.size)
    let map: CGAffineTransform
    switch gradient.geometry {
    case .linear(let start, let end):
      kind = .linear
      let along = Point(end) - Point(start)
      let square = along.dot(along)
      guard square > 0, square.isFinite else { return nil }
      let axis = along / square * size
      map = inverse.concatenating(
        CGAffineTransform(
          a: axis.x, b: 0, c: axis.y, d: 0, tx: -axis.dot(Point(start)), ty: 0))
      scale = 1
      offset = 0
    case .radial(let center, let startRadius, let endRadius):
      kind = .radial
      let range = endRadius - startRadius
      guard range != 0, range.isFinite, startRadius.isFinite else { return nil }
      map = inverse.concatenating(CGAffineTransform(translationX: -center.x, y: -center.y))
      scale = Float(size / range)
      offset = Float(-startRadius / range * size)
    case .angular(let center, let startAngle, let endAngle):
      kind = .angular
      let range = endAngle - startAngle
      guard range != 0, range.isFinite, startAngle.isFinite else { return nil }
      // Turned so that the ramp begins at angle zero; angles are then measured in turns, 0..<1.
      map = inverse.concatenating(
        CGAffineTransform(translationX: -center.x, y: -center.y)
      ).concatenating(CGAffineTransform(rotationAngle: -min(startAngle, endAngle)))
      scale = Float(2 * .pi / abs(range) * size) * (range < 0 ? -1 : 1)
      offset = range < 0 ? Float(size) : 0
    }
    guard map.isFinite else { return nil }
    xx = map.a
    xy = map.c
    x0 = map.tx + (map.a + map.c) / 2
    yx = map.b
    yy = map.d
    y0 = map.ty + (map.b + map.d) / 2
    // Entries per pixel where the gradient is steepest tells how broad a band of one level would be.
    let stretch: Double
    switch kind {
    case .linear: stretch = (Double(map.a) * Double(map.a) + Double(map.c) * Double(map.c)).squareRoot()
    case .radial: stretch = map.largestScale * Double(abs(scale))
    case .angular: stretch = 0
    }
    isDithered = Double(ramp.steepest) * stretch < GradientSource.ditherBelow && ramp.stops.count > 1
  }

  /// Levels a pixel below which bands would be broad enough to be seen.
  static let ditherBelow = 0.125

  /// The colour of a gradient without extent: what lies beyond its end.
  static func fallback(_ gradient: Gradient) -> SIMD4<Float> { gradient.ramp.color(at: 1) }

  @inline(__always)
  func pixels(
    x: Int, y: Int, count: Int, scratch: UnsafeMutablePointer<UInt32>
  ) -> UnsafePointer<UInt32> {
    switch kind {
    case .linear: linear(x, y, count, scratch)
    case .radial: radial(x, y, count, scratch)
    case .angular: angular(x, y, count, scratch)
    }
    return UnsafePointer(scratch)
  }

  @inline(never)
  private func linear(_ x: Int, _ y: Int, _ count: Int, _ target: UnsafeMutablePointer<UInt32>) {
    let start = x0 + xy * Double(y)
    ramp.table.withUnsafeBufferPointer { table in
      let entries = table.baseAddress.unsafelyUnwrapped
      let dither = Dither.row(y)
      guard abs(xx) < 0x1p16 && abs(start) < 0x1p30 else {
        // All of the ramp within a sixtieth of a pixel, or the row far from it.
        for index in 0..<count {
          let value = Float(start + xx * Double(x &+ index))
          target[index] = pixel(entries[entry(GradientSource.floor(value))], x &+ index, dither)
        }
        return
      }
      // Whole-number steps from the device's column zero: 32 bits of fraction, 31 of entries.
      let step = Int64(xx * 0x1p32)
      var position = Int64(start * 0x1p32) &+ step &* Int64(x)
      if step == 0 {
        let color = entries[entry(Int32(truncatingIfNeeded: position &>> 32))]
        fill(target, count, x, color, dither)
        return
      }
      for index in 0..<count {
        let place = entry(Int32(truncatingIfNeeded: position &>> 32))
        target[index] = pixel(entries[place], x &+ index, dither)
        position &+= step
      }
    }
  }

  @inline(__always)
  private func fill(
    _ target: UnsafeMutablePointer<UInt32>, _ count: Int, _ x: Int, _ color: UInt64,
    _ dither: UInt64
  ) {
    for index in 0..<count { target[index] = pixel(color, x &+ index, dither) }
  }

  /// The 8-bit pixel of a table entry at a device column.
  @inline(__always)
  private func pixel(_ entry: UInt64, _ x: Int, _ dither: UInt64) -> UInt32 {
    let amount = isDithered ? dither &>> UInt64((x & 7) &* 8) & 0xFF : 128
    var lanes = (entry &+ amount &* 0x0001_0001_0001_0001) &>> 8 & 0x00FF_00FF_00FF_00FF
    lanes = (lanes | lanes &>> 8) & 0x0000_FFFF_0000_FFFF
    return UInt32(truncatingIfNeeded: lanes | lanes &>> 16)
  }

  /// The table place of an entry number that may lie outside.
  @inline(__always)
  private func entry(_ number: Int32) -> Int {
    let last = Int32(GradientRamp.size - 1)
    switch extend {
    case .pad: return Int(max(0, min(last, number)))
    case .repeat: return Int(number & last)
    case .reflect:
      let folded = number & (2 &* last &+ 1)
      return Int(folded > last ? 2 &* last &+ 1 &- folded : folded)
    }
  }

  @inline(never)
  private func radial(_ x: Int, _ y: Int, _ count: Int, _ target: UnsafeMutablePointer<UInt32>) {
    let rowX = Float(x0 + xy * Double(y))
    let rowY = Float(y0 + yy * Double(y))
    let (stepX, stepY) = (Float(xx), Float(yx))
    ramp.table.withUnsafeBufferPointer { table in
      let entries = table.baseAddress.unsafelyUnwrapped
      let dither = Dither.row(y)
      for index in 0..<count {
        let column = Float(x &+ index)
        let u = rowX + stepX * column
        let v = rowY + stepY * column
        let value = (u * u + v * v).squareRoot() * scale + offset
        target[index] = pixel(entries[entry(GradientSource.floor(value))], x &+ index, dither)
      }
    }
  }

  @inline(never)
  private func angular(_ x: Int, _ y: Int, _ count: Int, _ target: UnsafeMutablePointer<UInt32>) {
    let rowX = Float(x0 + xy * Double(y))
    let rowY = Float(y0 + yy * Double(y))
    let (stepX, stepY) = (Float(xx), Float(yx))
    ramp.table.withUnsafeBufferPointer { table in
      let entries = table.baseAddress.unsafelyUnwrapped
      let dither = Dither.row(y)
      for index in 0..<count {
        let column = Float(x &+ index)
        let turns = GradientSource.turns(rowX + stepX * column, rowY + stepY * column)
        let value = turns * scale + offset
        target[index] = pixel(entries[entry(GradientSource.floor(value))], x &+ index, dither)
      }
    }
  }

  /// The whole number below `value`; NaN and what is beyond 32 bits go to the limits.
  @inline(__always)
  private static func floor(_ value: Float) -> Int32 {
    Int32(max(-1e9, min(1e9, value)).rounded(.down))
  }

  /// The angle of (`x`, `y`) in turns, 0..<1, to 10⁻⁶ of a turn; 0 at the origin.
  ///
  /// atan on 0...1 by an odd polynomial (Abramowitz & Stegun 4.4.49), the octants by symmetry.
  @inline(__always)
  static func turns(_ x: Float, _ y: Float) -> Float {
    let (ax, ay) = (abs(x), abs(y))
    let (low, high) = (min(ax, ay), max(ax, ay))
    if high == 0 { return 0 }
    let ratio = low / high
    let s = ratio * ratio
    var atan: Float = 0.0028662257
    atan = atan * s - 0.0161657367
    atan = atan * s + 0.0429096138
    atan = atan * s - 0.0752896400
    atan = atan * s + 0.1065626393
    atan = atan * s - 0.1420889944
    atan = atan * s + 0.1999355085
    atan = atan * s - 0.3333314528
    atan = (atan * s + 1) * ratio
    var angle = ay > ax ? Float.pi / 2 - atan : atan
    if x < 0 { angle = Float.pi - angle }
    if y < 0 { angle = 2 * Float.pi - angle }
    let turns = angle * (0.5 / Float.pi)
    return turns >= 1 ? 0 : turns
  }
}
