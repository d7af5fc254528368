import Foundation

/// The colours of a gradient along its parameter, tabulated once and shared.
public final class GradientRamp: Sendable {
  /// A colour at a place.
  public struct Stop: Hashable, Sendable {
    /// The colour.
    public var color: RGBA
    /// The place, 0...1.
    public var location: Double

    /// A colour at a place.
    public init(color: RGBA, location: Double) {
      self.color = color
      self.location = location
    }
  }

  /// The space in which colours between two stops are mixed.
  public enum Interpolation: UInt8, Hashable, Sendable {
    /// Gamma-encoded sRGB, premultiplied: SwiftUI's `device`.
    case device
    /// Oklab, premultiplied: SwiftUI's `perceptual`.
    case perceptual
  }

  /// The stops, sorted by location, locations clamped to 0...1 (NaN counts as 0).
  public let stops: [Stop]
  /// How colours are mixed.
  public let interpolation: Interpolation

  /// A ramp through `stops`, in the order given where locations are equal (a hard edge). Without stops
  /// it is clear. Locations smaller than one before them are raised to it.
  public init(_ stops: [Stop], interpolation: Interpolation = .device) {
    var lowest = 0.0
    self.stops = stops.map { stop in
      let location = stop.location > lowest ? min(stop.location, 1) : lowest
      lowest = location
      return Stop(color: stop.color, location: location)
    }
    self.interpolation = interpolation
    (table, isOpaque, steepest) = GradientRamp.tabulate(self.stops, interpolation)
    pixels = ContiguousArray(table.map { GradientRamp.pixel($0, 128) })
  }

  /// The number of entries, a power of two.
  static let size = 1024

  /// Premultiplied colours at `(i + ½) / size`, four 16-bit lanes each in the pixel's byte order
  /// (blue, green, red, alpha), scaled so that 255·256 is full: a dither of up to 255 may be added.
  let table: ContiguousArray<UInt64>
  /// The same as pixels, rounded to 8 bits.
  let pixels: ContiguousArray<UInt32>
  /// Whether every entry is opaque.
  let isOpaque: Bool
  /// The largest change of a channel between neighbouring entries, in 8-bit levels.
  let steepest: Float

  /// The 8-bit pixel of a table entry; `dither` is 0...255 and 128 rounds.
  @inline(__always)
  static func pixel(_ entry: UInt64, _ dither: UInt64) -> UInt32 {
    var lanes = (entry &+ dither &* 0x0001_0001_0001_0001) &>> 8 & 0x00FF_00FF_00FF_00FF
    lanes = (lanes | lanes &>> 8) & 0x0000_FFFF_0000_FFFF
    return UInt32(truncatingIfNeeded: lanes | lanes &>> 16)
  }

  /// The same for four pixels, each with the dither in all lanes.
  @inline(__always)
  static func pixels(_ entries: SIMD4<UInt64>, _ dither: SIMD4<UInt64>) -> SIMD4<UInt32> {
    var lanes = (entries &+ dither) &>> 8 & 0x00FF_00FF_00FF_00FF
    lanes = (lanes | lanes &>> 8) & 0x0000_FFFF_0000_FFFF
    let words = unsafeBitCast(lanes | lanes &>> 16, to: SIMD8<UInt32>.self)
    return SIMD4(words[0], words[2], words[4], words[6])
  }

  /// The colour at `t`, premultiplied red, green, blue, alpha; outside 0...1 the end's.
  func color(at t: Double) -> SIMD4<Float> {
    GradientRamp.color(at: t, stops, stops.map { GradientRamp.prepare($0.color, interpolation) }, interpolation)
  }

  static func prepare(_ color: RGBA, _ interpolation: Interpolation) -> SIMD4<Float> {
    switch interpolation {
    case .device: return color.premultiplied
    case .perceptual:
      var vector = Oklab.from(color.vector)
      let alpha = RGBA.unit(color.alpha)
      vector *= alpha
      vector.w = alpha
      return vector
    }
  }

  /// The premultiplied sRGB colour of one mixed in `interpolation`'s space.
  static func finish(_ color: SIMD4<Float>, _ interpolation: Interpolation) -> SIMD4<Float> {
    switch interpolation {
    case .device: return color
    case .perceptual:
      if color.w <= 0 { return .zero }
      var plain = color / color.w
      plain.w = color.w
      return RGBA(vector: Oklab.toSRGB(plain)).premultiplied
    }
  }

  private static func color(
    at t: Double, _ stops: [Stop], _ colors: [SIMD4<Float>], _ interpolation: Interpolation
  ) -> SIMD4<Float> {
    guard let first = stops.first, let last = stops.last else { return .zero }
    func finish(_ color: SIMD4<Float>) -> SIMD4<Float> { GradientRamp.finish(color, interpolation) }
    if t < first.location || t.isNaN { return finish(colors[0]) }
    if t >= last.location { return finish(colors[colors.count - 1]) }
    var low = 0
    var high = stops.count - 1
    while high - low > 1 {
      let middle = (low + high) / 2
      if stops[middle].location <= t { low = middle } else { high = middle }
    }
    let span = stops[high].location - stops[low].location
    let amount = span > 0 ? Float((t - stops[low].location) / span) : 1
    return finish(colors[low] * (1 - amount) + colors[high] * amount)
  }

  private static func tabulate(
    _ stops: [Stop], _ interpolation: Interpolation
  ) -> (ContiguousArray<UInt64>, Bool, Float) {
    let prepared = stops.map { prepare($0.color, interpolation) }
    var table = ContiguousArray<UInt64>()
    table.reserveCapacity(size)
    var isOpaque = !stops.isEmpty
    var steepest: Float = 0
    var previous: SIMD4<Float>?
    for index in 0..<size {
      let t = (Double(index) + 0.5) / Double(size)
      let color = color(at: t, stops, prepared, interpolation)
      let lanes = SIMD4<UInt16>(color * (255 * 256) + 0.5)
      table.append(
        UInt64(lanes.z) | UInt64(lanes.y) << 16 | UInt64(lanes.x) << 32 | UInt64(lanes.w) << 48)
      if lanes.w < 255 * 256 { isOpaque = false }
      if let previous {
        let step = color - previous
        steepest = max(steepest, max(step.max(), -step.min()) * 255)
      }
      previous = color
    }
    return (table, isOpaque, steepest)
  }
}
