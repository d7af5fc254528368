/// What a material shows, kept from frame to frame: the reduced sample of what lies below, and the blurred and
/// recoloured picture made from it.
final class BackdropPicture {
  /// The reduced sample.
  private let sample: Surface
  private let sampleBounds: PixelRect
  /// The finished picture, in reduced pixels. It is wider than `resultBounds`, since it is read in groups of eight.
  private let result: Surface
  let resultBounds: PixelRect
  /// Whether every pixel of the finished picture is opaque.
  private var isOpaque = false
  /// Whether the picture has to be made anew in this frame.
  var isStale = true

  /// Room for the pictures of a material that is drawn to a picture of `surface`.
  init(_ backdrop: DeviceBackdrop, surface: PixelRect) {
    sampleBounds = backdrop.reducedSample(in: surface)
    resultBounds = backdrop.reducedBounds(in: surface)
    sample = Surface(width: sampleBounds.width, height: sampleBounds.height)
    result = Surface(width: resultBounds.width + 8, height: resultBounds.height)
  }

  /// Samples again what of `target` lies in `rect`, which must consist of whole reduced pixels within the
  /// surface. Several threads may do so at once in different rows of reduced pixels.
  func refresh(_ rect: PixelRect, of target: PixelBlock, _ backdrop: DeviceBackdrop) {
    let area = backdrop.reduce(rect.intersection(target.bounds)).intersection(sampleBounds)
    guard !area.isEmpty else { return }
    let block = PixelBlock(bounds: sampleBounds, stride: sample.stride, base: sample.pixels)
    if backdrop.isReduced {
      SquareMeans.reduce(target, into: block, area)
    } else {
      block.copy(area, from: target)
    }
  }

  /// Blurs and recolours the sample.
  func finish(_ backdrop: DeviceBackdrop, arena: ScratchArena) {
    guard !resultBounds.isEmpty, !sampleBounds.isEmpty else { return }
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

  /// The finished picture as a paint, with memory from `arena`.
  func source(_ backdrop: DeviceBackdrop, arena: ScratchArena) -> MaterialSource {
    let block = PixelBlock(bounds: resultBounds, stride: result.stride, base: result.pixels)
    return MaterialSource(block, isReduced: backdrop.isReduced, isOpaque: isOpaque, arena: arena)
  }
}
