import Foundation

/// A gradient made ready for a shape.
///
/// The ramp's parameter, scaled to table entries, is worked out for eight pixels at a time in Float from
/// their absolute device coordinates; then each pixel looks its colour up.
struct GradientSource: PixelSource {
  enum Kind { case linear, radial, angular }

  let kind: Kind
  let extend: Gradient.Extend
  private let ramp: GradientRamp
  /// Device pixel centres to the gradient's unit space: x, or the radius, or the angle runs from 0 to 1.
  let xx, xy, x0, yx, yy, y0: Double
  /// What both are divided by in perspective; nil for the constant 1.
  let depth: SIMD3<Double>?
  /// For radial and angular ones: entry = value · scale + offset.
  let scale: Float
  let offset: Float
  private let isDithered: Bool

  var isOpaque: Bool { ramp.isOpaque }

  /// Nil when the gradient has no extent or its transform cannot be undone: then `fallback` is its
  /// colour everywhere.
  init?(_ gradient: Gradient, transform: CGAffineTransform) {
    self.init(gradient, map: .affine(transform))
  }

  /// - Parameter map: From the painted path's coordinates to pixels.
  init?(_ gradient: Gradient, map device: DeviceMap) {
    let projection: ProjectionTransform?
    let inverse: CGAffineTransform
    switch device {
    case .affine(let transform):
      guard let undone = gradient.transform.concatenating(transform).inverse, undone.isFinite else { return nil }
      inverse = undone
      projection = nil
    case .projective(let transform):
      guard let undone = ProjectionTransform(gradient.transform).concatenating(transform).inverse else { return nil }
      inverse = .identity
      projection = undone
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
    if let whole = projection?.concatenating(ProjectionTransform(map)) {
      guard whole.isFinite else { return nil }
      (xx, xy, x0) = (whole.m11, whole.m21, whole.m31 + (whole.m11 + whole.m21) / 2)
      (yx, yy, y0) = (whole.m12, whole.m22, whole.m32 + (whole.m12 + whole.m22) / 2)
      depth = SIMD3(whole.m13, whole.m23, whole.m33 + (whole.m13 + whole.m23) / 2)
      // How steep it is differs from place to place.
      isDithered = ramp.stops.count > 1
      return
    }
    depth = nil
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
  static func fallback(_ gradient: Gradient) -> UInt32 {
    RGBA.pixel(premultiplied: gradient.ramp.color(at: 1) * 255)
  }

  /// Calls `body` with the ramp's entries, without dither.
  @inline(__always)
  func withEntries<Result>(_ body: (RampEntries) -> Result) -> Result {
    ramp.pixels.withUnsafeBufferPointer { pixels in
      ramp.table.withUnsafeBufferPointer { table in
        body(
          RampEntries(
            pixels: pixels.baseAddress.unsafelyUnwrapped, table: table.baseAddress.unsafelyUnwrapped, dither: nil))
      }
    }
  }

  /// The entries for the device row `y`.
  @inline(__always)
  func row(of entries: RampEntries, _ y: Int) -> RampEntries {
    isDithered ? RampEntries(pixels: entries.pixels, table: entries.table, dither: Dither.row(y)) : entries
  }

  /// The way of the device row `y` along the ramp of a linear gradient; nil when it is too steep or too far away
  /// for whole-number steps.
  @inline(__always)
  func line(_ y: Int) -> RampLine? {
    let start = x0 + xy * Double(y)
    guard abs(xx) < 0x1p16 && abs(start) < 0x1p30 else { return nil }
    return RampLine(origin: Int64(start * 0x1p32), step: Int64(xx * 0x1p32))
  }

  func pixels(
    x: Int, y: Int, count: Int, scratch: UnsafeMutablePointer<UInt32>
  ) -> UnsafePointer<UInt32> {
    withEntries { all in
      let entries = row(of: all, y)
      if let depth { return project(x, y, count, scratch, entries, depth) }
      switch kind {
      case .linear: linear(x, y, count, scratch, entries)
      case .radial: round(x, y, count, scratch, entries) { u, v in (u * u + v * v).squareRoot() }
      case .angular: round(x, y, count, scratch, entries, Self.turns)
      }
    }
    return UnsafePointer(scratch)
  }

  @inline(__always)
  private func linear(
    _ x: Int, _ y: Int, _ count: Int, _ target: UnsafeMutablePointer<UInt32>, _ entries: RampEntries
  ) {
    guard let line = line(y) else {
      // All of the ramp within a sixtieth of a pixel, or the row far from it.
      let start = x0 + xy * Double(y)
      for index in 0..<count {
        let value = max(-1e9, min(1e9, start + xx * Double(x &+ index)))
        target[index] = entries.pixel(place(Int32(value.rounded(.down))), x &+ index)
      }
      return
    }
    let step = line.step
    var position = line.position(x)
    if step == 0 {
      entries.fill(target, count, x, place(Int32(truncatingIfNeeded: position &>> 32)))
      return
    }
    if line.isInside(x, count) { return entries.look(target, count, x, line) }
    guard extend == .pad else {
      for index in 0..<count {
        let number = place(Int32(truncatingIfNeeded: position &>> 32))
        target[index] = entries.pixel(number, x &+ index)
        position &+= step
      }
      return
    }
    // Only what lies between the ends has to be looked up pixel by pixel.
    let last = GradientRamp.size - 1
    let size = RampLine.size
    let enter = step > 0 ? GradientSource.steps(-position, step) : GradientSource.steps(position &- size &+ 1, -step)
    let leave = step > 0 ? GradientSource.steps(size &- position, step) : GradientSource.steps(position &+ 1, -step)
    let first = min(count, enter)
    let inside = max(first, min(count, leave))
    entries.fill(target, first, x, step > 0 ? 0 : last)
    entries.look(target + first, inside &- first, x &+ first, line)
    entries.fill(target + inside, count &- inside, x &+ inside, step > 0 ? last : 0)
  }

  /// Whether this is a linear gradient, not in perspective, that does not change along a row.
  var isUpright: Bool { kind == .linear && depth == nil && xx == 0 }

  /// The table place of all of device row `y`, when the gradient is upright.
  @inline(__always)
  func place(ofRow y: Int) -> Int {
    place(Int32(max(-1e9, min(1e9, x0 + xy * Double(y))).rounded(.down)))
  }

  /// How many steps it takes to come `distance` far, 0 when that is behind.
  @inline(__always)
  private static func steps(_ distance: Int64, _ step: Int64) -> Int {
    distance <= 0 ? 0 : Int((distance &+ step &- 1) / step)
  }

  /// The table place of an entry number that may lie outside.
  @inline(__always)
  func place(_ number: Int32) -> Int {
    let last = Int32(GradientRamp.size - 1)
    switch extend {
    case .pad: return Int(max(0, min(last, number)))
    case .repeat: return Int(number & last)
    case .reflect:
      let folded = number & (2 &* last &+ 1)
      return Int(folded > last ? 2 &* last &+ 1 &- folded : folded)
    }
  }

  /// A row of a gradient whose entry is a function of both coordinates, eight pixels at a time.
  @inline(__always)
  private func round(
    _ x: Int, _ y: Int, _ count: Int, _ target: UnsafeMutablePointer<UInt32>,
    _ entries: RampEntries, _ value: (SIMD8<Float>, SIMD8<Float>) -> SIMD8<Float>
  ) {
    let rowX = Float(x0 + xy * Double(y))
    let rowY = Float(y0 + yy * Double(y))
    let (stepX, stepY) = (Float(xx), Float(yx))
    var columns = SIMD8<Float>(repeating: Float(x)) + SIMD8(0, 1, 2, 3, 4, 5, 6, 7)
    var index = 0
    while index < count {
      let values = value(columns * stepX + rowX, columns * stepY + rowY) * scale + offset
      store(values, target, x, index, count, entries)
      columns += 8
      index &+= 8
    }
  }

  /// The whole numbers below `values`, to half a unit of rounding, from −2²² to 2²²; NaN gives one of
  /// the limits.
  @inline(__always)
  static func floor(_ values: SIMD8<Float>) -> SIMD8<Int32> {
    let limit = SIMD8<Float>(repeating: 0x1p22)
    var clamped = values.replacing(with: limit, where: .!(values .<= limit))
    clamped.replace(with: -limit, where: clamped .< -limit)
    // Beside 1.5·2²³ a Float has no room for a fraction: its low bits are the whole number.
    let magic: Float = 0x1.8p23
    let bits = unsafeBitCast(clamped - 0.5 + magic, to: SIMD8<Int32>.self)
    return bits &- Int32(bitPattern: magic.bitPattern)
  }

  /// The angles of (`x`, `y`) in turns, 0..<1, to 10⁻⁶ of a turn; 0 at the origin.
  ///
  /// atan on 0...1 by an odd polynomial (Abramowitz & Stegun 4.4.49), the octants by symmetry.
  @inline(__always)
  static func turns(_ x: SIMD8<Float>, _ y: SIMD8<Float>) -> SIMD8<Float> {
    let ax = x.replacing(with: -x, where: x .< 0)
    let ay = y.replacing(with: -y, where: y .< 0)
    let isSteep = ay .> ax
    let low = ay.replacing(with: ax, where: isSteep)
    let high = ax.replacing(with: ay, where: isSteep)
    let ratio = low / high.replacing(with: 1, where: high .== 0)
    let s = ratio * ratio
    var atan = SIMD8<Float>(repeating: 0.0028662257)
    for factor: Float in [
      -0.0161657367, 0.0429096138, -0.0752896400, 0.1065626393, -0.1420889944, 0.1999355085,
      -0.3333314528, 1,
    ] { atan = atan * s + factor }
    atan *= ratio
    var angle = atan.replacing(with: Float.pi / 2 - atan, where: isSteep)
    angle.replace(with: Float.pi - angle, where: x .< 0)
    angle.replace(with: 2 * Float.pi - angle, where: y .< 0)
    let turns = angle * (0.5 / Float.pi)
    return turns.replacing(with: 0, where: turns .>= 1)
  }
}
