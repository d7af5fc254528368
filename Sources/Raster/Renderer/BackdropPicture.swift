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
  func refresh(_ rect: PixelRect, of target: PixelBlock, _ backdrop: DeviceBackdrop) {
    guard let sample else { return }
    let area = backdrop.reduce(rect.intersection(target.bounds)).intersection(sampleBounds)
    guard !area.isEmpty else { return }
    let block = PixelBlock(bounds: sampleBounds, stride: sample.stride, base: sample.pixels)
    for y in area.minY..<area.maxY {
      BackdropPicture.reduceRow(
        y, area.minX..<area.maxX, by: backdrop.reduction, of: target, into: block.row(y))
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
    for y in resultBounds.minY..<resultBounds.maxY {
      backdrop.recipe.apply(to: target.row(y) + resultBounds.minX, count: resultBounds.width)
    }
    isStale = false
  }

  /// The finished picture as a paint in the space that `device` maps from; nil when nothing shows.
  func paint(_ backdrop: DeviceBackdrop, device: CGAffineTransform) -> Paint? {
    guard let result, !resultBounds.isEmpty, let inverse = device.inverse else { return nil }
    let size = CGFloat(backdrop.reduction)
    let place = CGAffineTransform(
      a: size, b: 0, c: 0, d: size, tx: CGFloat(resultBounds.minX) * size,
      ty: CGFloat(resultBounds.minY) * size)
    return .image(ImagePaint(result, extend: .pad, transform: place.concatenating(inverse)))
  }

  /// Means over squares of `size` pixels; at the picture's edge, over the pixels that there are.
  private static func reduceRow(
    _ y: Int, _ columns: Range<Int>, by size: Int, of target: PixelBlock,
    into row: UnsafeMutablePointer<UInt32>
  ) {
    let rows = max(y * size, target.bounds.minY)..<min((y + 1) * size, target.bounds.maxY)
    for x in columns {
      let (from, to) = (max(x * size, target.bounds.minX), min((x + 1) * size, target.bounds.maxX))
      // Up to sixteen pixels of 255 fit in a lane of sixteen bits.
      var (even, odd): (UInt32, UInt32) = (0, 0)
      for line in rows {
        let pixels = target.row(line)
        for column in from..<to {
          even &+= pixels[column] & 0x00FF_00FF
          odd &+= pixels[column] &>> 8 & 0x00FF_00FF
        }
      }
      let count = UInt32(rows.count * (to - from))
      func mean(_ sum: UInt32) -> UInt32 { (sum &+ count / 2) / count }
      let low = mean(even & 0xFFFF) | mean(odd & 0xFFFF) &<< 8
      row[x] = low | mean(even &>> 16) &<< 16 | mean(odd &>> 16) &<< 24
    }
  }
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
