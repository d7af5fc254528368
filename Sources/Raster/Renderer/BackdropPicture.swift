import Foundation

/// What a material shows, kept from frame to frame: the reduced sample of what lies below, and the blurred and
/// recoloured picture made from it.
final class BackdropPicture {
  /// The reduced sample.
  private var sample: Surface?
  private(set) var sampleBounds = PixelRect.empty
  /// The finished picture, in reduced pixels.
  private(set) var result: Surface?
  private(set) var resultBounds = PixelRect.empty
  /// Whether every pixel of the finished picture is opaque.
  private(set) var isOpaque = false
  /// Whether the picture has to be made anew in this frame.
  var isStale = true

  /// Makes room for the material's pictures.
  func prepare(_ backdrop: DeviceBackdrop, surface: PixelRect) {
    sampleBounds = backdrop.reducedSample(in: surface)
    resultBounds = backdrop.reducedBounds.intersection(backdrop.reduce(surface)).normalized
    if sample?.width != sampleBounds.width || sample?.height != sampleBounds.height {
      sample = Surface(width: sampleBounds.width, height: sampleBounds.height)
    }
    if result?.width != resultBounds.width || result?.height != resultBounds.height {
      result = Surface(width: resultBounds.width, height: resultBounds.height)
    }
  }

  /// Samples again what of `target` lies in `rect`, which must consist of whole reduced pixels within the
  /// surface.
  func refresh(_ rect: PixelRect, of target: PixelBlock, _ backdrop: DeviceBackdrop, arena: ScratchArena) {
    guard let sample else { return }
    let area = backdrop.reduce(rect.intersection(target.bounds)).intersection(sampleBounds)
    guard !area.isEmpty else { return }
    let block = PixelBlock(bounds: sampleBounds, stride: sample.stride, base: sample.pixels)
    if backdrop.reduction == 1 { return block.copy(area, from: target) }
    let mark = arena.mark
    defer { arena.release(to: mark) }
    let sums = arena.allocate(UInt32.self, count: 2 * (area.width * backdrop.reduction + 16))
    for y in area.minY..<area.maxY {
      BackdropPicture.reduceRow(
        y, area.minX..<area.maxX, by: backdrop.reduction, of: target, into: block.row(y), sums: sums)
    }
  }

  /// Blurs and recolours the sample.
  func finish(_ backdrop: DeviceBackdrop, arena: ScratchArena) {
    guard let sample, let result, !resultBounds.isEmpty, !sampleBounds.isEmpty else { return }
    let source = PixelBlock(bounds: sampleBounds, stride: sample.stride, base: sample.pixels)
    let target = PixelBlock(bounds: resultBounds, stride: result.stride, base: result.pixels)
    if let blur = backdrop.blur {
      blur.run(source, edge: .clamp, into: target, arena: arena)
    } else {
      target.copy(resultBounds, from: source)
    }
    var alphas = UInt32.max
    for y in resultBounds.minY..<resultBounds.maxY {
      let row = target.row(y) + resultBounds.minX
      backdrop.recipe.apply(to: row, count: resultBounds.width)
      for x in 0..<resultBounds.width { alphas &= row[x] }
    }
    isOpaque = alphas >= 0xFF00_0000
    isStale = false
  }

  /// The finished picture at full size, as far as it lies in `rect`.
  func enlarged(_ rect: PixelRect, _ backdrop: DeviceBackdrop, arena: ScratchArena) -> PixelBlock? {
    guard let result, !resultBounds.isEmpty else { return nil }
    let block = PixelBlock(bounds: resultBounds, stride: result.stride, base: result.pixels)
    if backdrop.reduction == 1 { return block }
    let target = PixelBlock(bounds: rect, arena: arena)
    let mark = arena.mark
    defer { arena.release(to: mark) }
    let half = BlurPyramid.sourceOfDoubling(rect)
    var planes: FloatPlanes
    if backdrop.reduction == 2 {
      planes = FloatPlanes(block, half, arena: arena)
    } else {
      let quarter = FloatPlanes(block, BlurPyramid.sourceOfDoubling(half), arena: arena)
      planes = FloatPlanes(bounds: half, count: 4, arena: arena)
      BlurPyramid.double(quarter, into: planes, arena: arena)
    }
    let doubler = RowDoubler(planes, columns: rect, arena: arena)
    for y in rect.minY..<rect.maxY { doubler.pack(row: y, into: target.row(y) + rect.minX) }
    return target
  }

  /// Means over squares of `size` pixels, 2 or 4; at the picture's edge, over the pixels that there are.
  private static func reduceRow(
    _ y: Int, _ columns: Range<Int>, by size: Int, of target: PixelBlock,
    into row: UnsafeMutablePointer<UInt32>, sums: UnsafeMutablePointer<UInt32>
  ) {
    let bounds = target.bounds
    let rows = max(y * size, bounds.minY)..<min((y + 1) * size, bounds.maxY)
    let (from, to) = (max(columns.lowerBound * size, bounds.minX), min(columns.upperBound * size, bounds.maxX))
    // Down the columns first: blue and red, and green and alpha, in lanes of 16 bits, where sixteen times 255 fit.
    let (even, odd) = (sums, sums + (columns.count * size + 16))
    for (number, line) in rows.enumerated() {
      let pixels = target.row(line) + from
      for x in 0..<to - from {
        let pixel = pixels[x]
        even[x] = (number == 0 ? 0 : even[x]) &+ (pixel & 0x00FF_00FF)
        odd[x] = (number == 0 ? 0 : odd[x]) &+ (pixel &>> 8 & 0x00FF_00FF)
      }
    }
    let whole = UInt32(size * size)
    let shift = UInt32(whole.trailingZeroBitCount)
    let half = whole / 2 &* 0x0001_0001
    for x in columns {
      let start = max(x * size, from) - from
      let end = min((x + 1) * size, to) - from
      var (low, high): (UInt32, UInt32) = (0, 0)
      for column in start..<end {
        low &+= even[column]
        high &+= odd[column]
      }
      let count = UInt32(rows.count * (end - start))
      if count == whole {
        low = (low &+ half) &>> shift & 0x00FF_00FF
        high = (high &+ half) &>> shift & 0x00FF_00FF
      } else {
        func mean(_ sum: UInt32) -> UInt32 { (sum &+ count / 2) / count }
        low = mean(low & 0xFFFF) | mean(low &>> 16) &<< 16
        high = mean(high & 0xFFFF) | mean(high &>> 16) &<< 16
      }
      row[x] = low | high &<< 8
    }
  }
}

extension FloatPlanes {
  /// All channels of the pixels of `bounds`; beyond the edge of `block`, more of the pixels at the edge.
  init(_ block: PixelBlock, _ bounds: PixelRect, arena: ScratchArena) {
    self.init(bounds: bounds, count: 4, arena: arena)
    let line = arena.allocate(UInt32.self, count: bounds.width + 16)
    for y in bounds.minY..<bounds.maxY {
      block.readRow(y, bounds.minX..<bounds.maxX, edge: .clamp, into: line)
      GaussianBlur.unpack(line, planes: 4, count: bounds.width) { row(y, plane: $0) }
    }
  }
}

/// A block's own pixels as a paint.
struct BlockSource: PixelSource {
  let block: PixelBlock
  let isOpaque: Bool

  @inline(__always)
  func pixels(
    x: Int, y: Int, count: Int, scratch: UnsafeMutablePointer<UInt32>
  ) -> UnsafePointer<UInt32> { UnsafePointer(block.row(y) + x) }
}

extension MaterialRecipe {
  /// Recolours premultiplied pixels; their alpha stays.
  func apply(to pixels: UnsafeMutablePointer<UInt32>, count: Int) {
    let tones = SIMD4<Float>(luminance)
    let (mix, vivid, shift) = (Float(amount), Float(saturation), Float(brightness))
    for x in 0..<count {
      let pixel = pixels[x]
      let alpha = Float(pixel &>> 24)
      if alpha == 0 { continue }
      let scale = 1 / alpha
      let color =
        SIMD3<Float>(Float(pixel &>> 16 & 0xFF), Float(pixel &>> 8 & 0xFF), Float(pixel & 0xFF)) * scale
      let y = color.x * 0.2126 + color.y * 0.7152 + color.z * 0.0722
      let rest = 1 - y
      let outer = rest * rest * rest * tones.x + y * y * y * tones.w
      let inner = rest * rest * y * tones.y + rest * y * y * tones.z
      let added = mix * (outer + 3 * inner) + shift
      var result = (color - y) * vivid + y
      result = result * (1 - mix) + added
      result.clamp(lowerBound: .zero, upperBound: .one)
      result = result * alpha + 0.5
      pixels[x] =
        pixel & 0xFF00_0000 | UInt32(result.x) &<< 16 | UInt32(result.y) &<< 8 | UInt32(result.z)
    }
  }
}
