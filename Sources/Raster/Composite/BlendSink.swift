/// Draws any paint with any blend mode through any clip mask: coverage and colours of a stretch are
/// made first, then combined with the pixels.
struct BlendSink<Source: PixelSource>: SpanSink {
  let source: Source
  let frame: Frame
  let mode: BlendMode
  /// Multiplies all coverage, 0...255.
  let opacity: UInt32
  let clip: Mask?
  /// Whether coverage is all or nothing.
  let isSharp: Bool
  /// Room for a row of colours and of coverage.
  let scratch: RowScratch
  /// Whether colours go over the pixels under nothing but the shape's coverage.
  private let isPlain: Bool
  private var y = 0

  init(
    source: Source, frame: Frame, mode: BlendMode, opacity: UInt32, clip: Mask?, isSharp: Bool,
    scratch: RowScratch
  ) {
    self.source = source
    self.frame = frame
    self.mode = mode
    self.opacity = opacity
    self.clip = clip
    self.isSharp = isSharp
    self.scratch = scratch
    isPlain = mode == .normal && clip == nil && opacity == 255 && !isSharp
  }

  @inline(__always)
  mutating func beginRow(_ y: Int) { self.y = y }

  @inline(__always)
  mutating func constant(x: Int, count: Int, alpha: UInt32) {
    var alpha = alpha
    if isSharp {
      if alpha < 128 { return }
      alpha = 255
    }
    alpha = PixelMath.div255(alpha &* opacity)
    if alpha == 0 { return }
    if let clip {
      let bytes = scratch.bytes
      guard ClipRow.fill(bytes, clip, x: x, y: y, count: count, alpha: alpha) else { return }
      draw(x, count, bytes)
    } else {
      let target = frame.row(y) + (x &- frame.originX)
      if alpha == 255, mode == .normal, source.isOpaque {
        let colors = source.pixels(x: x, y: y, count: count, scratch: target)
        if colors != UnsafePointer(target) { target.update(from: colors, count: count) }
        return
      }
      let colors = source.pixels(x: x, y: y, count: count, scratch: scratch.colors)
      Blender.blend(mode, target, colors, count, alpha)
    }
  }

  @inline(__always)
  mutating func cells<Rule: CoverageRule>(
    x: Int, count: Int, cells: UnsafeMutablePointer<Int32>, sum: inout CellSum,
    rule: Rule.Type
  ) {
    var index = 0
    if isPlain && count & 7 == 0 {
      let colors = source.pixels(x: x, y: y, count: count, scratch: scratch.colors)
      let target = frame.row(y) + (x &- frame.originX)
      while index < count {
        let source = PixelMath.scale(PixelMath.load(colors + index), rule.alpha(sum.next8(cells + index)))
        PixelMath.store(PixelMath.over(source, PixelMath.load(target + index)), target + index)
        index &+= 8
      }
      return
    }
    let bytes = scratch.bytes
    while index &+ 8 <= count {
      PixelMath.storeBytes(rule.alpha(sum.next8(cells + index)), bytes + index)
      index &+= 8
    }
    while index < count {
      bytes[index] = UInt8(truncatingIfNeeded: rule.alpha(sum.next(cells + index)))
      index &+= 1
    }
    finish(x, count, bytes)
  }

  @inline(__always)
  mutating func mask(x: Int, count: Int, bytes: UnsafePointer<UInt8>) {
    if isPlain { return draw(x, count, bytes) }
    scratch.bytes.update(from: bytes, count: count)
    finish(x, count, scratch.bytes)
  }

  /// Applies sharpness, opacity and clip to coverage in scratch memory, and draws.
  @inline(__always)
  private func finish(_ x: Int, _ count: Int, _ bytes: UnsafeMutablePointer<UInt8>) {
    if isSharp { for index in 0..<count { bytes[index] = bytes[index] < 128 ? 0 : 255 } }
    if opacity != 255 {
      for index in 0..<count {
        bytes[index] = UInt8(
          truncatingIfNeeded: PixelMath.div255(UInt32(bytes[index]) &* opacity))
      }
    }
    if let clip {
      guard ClipRow.multiply(bytes, clip, x: x, y: y, count: count) else { return }
    }
    draw(x, count, bytes)
  }

  @inline(__always)
  private func draw(_ x: Int, _ count: Int, _ bytes: UnsafePointer<UInt8>) {
    let colors = source.pixels(x: x, y: y, count: count, scratch: scratch.colors)
    Blender.blend(mode, frame.row(y) + (x &- frame.originX), colors, count, bytes)
  }
}

/// Memory for one row of a picture, kept from shape to shape.
final class RowScratch {
  private(set) var colors: UnsafeMutablePointer<UInt32>
  private(set) var bytes: UnsafeMutablePointer<UInt8>
  private var capacity: Int

  init() {
    capacity = 2048
    colors = .allocate(capacity: capacity)
    bytes = .allocate(capacity: capacity)
    colors.initialize(repeating: 0, count: capacity)
    bytes.initialize(repeating: 0, count: capacity)
  }

  deinit {
    colors.deallocate()
    bytes.deallocate()
  }

  /// Makes room for `width` pixels and a vector more.
  func reserve(_ width: Int) {
    guard width + 16 > capacity else { return }
    colors.deallocate()
    bytes.deallocate()
    capacity = width + 16
    colors = .allocate(capacity: capacity)
    bytes = .allocate(capacity: capacity)
    colors.initialize(repeating: 0, count: capacity)
    bytes.initialize(repeating: 0, count: capacity)
  }
}

/// Coverage through a clip mask.
enum ClipRow {
  /// Writes `alpha` through the clip; false when nothing is left.
  @inline(__always)
  static func fill(
    _ bytes: UnsafeMutablePointer<UInt8>, _ clip: Mask, x: Int, y: Int, count: Int, alpha: UInt32
  ) -> Bool {
    bytes.update(repeating: UInt8(truncatingIfNeeded: alpha), count: count)
    return multiply(bytes, clip, x: x, y: y, count: count)
  }

  /// Multiplies `bytes` by the clip's coverage; false when nothing is left.
  static func multiply(
    _ bytes: UnsafeMutablePointer<UInt8>, _ clip: Mask, x: Int, y: Int, count: Int
  ) -> Bool {
    let bounds = clip.bounds
    guard y >= bounds.minY, y < bounds.maxY else { return false }
    let first = max(0, min(count, bounds.minX &- x))
    let last = max(first, min(count, bounds.maxX &- x))
    guard first < last else { return false }
    let row = clip.row(y) + (x &- bounds.minX)
    bytes.update(repeating: 0, count: first)
    for index in first..<last {
      bytes[index] = UInt8(
        truncatingIfNeeded: PixelMath.div255(UInt32(bytes[index]) &* UInt32(row[index])))
    }
    (bytes + last).update(repeating: 0, count: count &- last)
    return true
  }
}
