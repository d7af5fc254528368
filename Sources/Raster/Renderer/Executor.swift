import Foundation

/// Where one frame is drawn, and what every thread that draws it needs to know.
struct FrameContext {
  let plan: DrawingPlan
  /// The surface's pixels.
  let target: PixelBlock
  /// The materials' pictures, in the order of the plan's backdrops; nil for those that have a picture of their
  /// own inside a group.
  let pictures: [BackdropPicture?]
  /// The damage, in whole reduced pixels of the materials where there are any.
  let damage: Damage
  /// The background's pixel.
  let background: UInt32
}

/// Items that are drawn in all bands of a frame before any that follow them are.
struct FramePass {
  /// The items. A group that is begun before or ends after them must keep nothing aside: see `DrawingPlan.canPause`.
  let items: Range<Int>
  /// The number of the material that samples what these items leave in a band; nil for none.
  let sampled: Int?
}

/// Draws bands of a frame, one after the other, on one thread.
final class Executor {
  /// A part of the damage and the first item that shows in it.
  struct Part {
    let rect: PixelRect
    let first: Int
  }

  /// What is drawn on: the surface, or a group's own picture.
  struct Layer {
    let block: PixelBlock
    let painter: Painter
  }

  let arena = ScratchArena()
  let tools = PainterTools()
  var counters = RenderCounters()
  /// The parts of the groups that are open, one group's after the other's.
  var parts: ContiguousArray<Part> = []
  /// Whether only the outline counts of what is drawn: inside masks, and for shadows.
  var isSilhouette = false
  /// The items of the pass that is drawn; others are left out.
  var pass = 0..<0

  /// Draws a pass's items inside the parts of a band.
  func run(_ pass: FramePass, of frame: borrowing FrameContext, on band: [Part]) {
    self.pass = pass.items
    parts.removeAll(keepingCapacity: true)
    parts.append(contentsOf: band)
    // What covers the whole part leaves nothing of the background.
    if pass.items.lowerBound == 0 {
      for part in band where part.first == 0 { frame.target.clear(part.rect, to: frame.background) }
    }
    let end = pass.items.upperBound
    let first = band.reduce(end) { min($0, $1.first) }
    for index in min(pass.items.lowerBound, first)..<first where frame.plan.entries[index].kind.draws {
      counters.culled += 1
    }
    draw(first..<end, of: frame, on: layer(frame.target), in: 0..<band.count)
    guard let number = pass.sampled, let picture = frame.pictures[number] else { return }
    for part in band { picture.refresh(part.rect, of: frame.target, frame.plan.backdrops[number]) }
  }

  /// A layer over a block of pixels.
  func layer(_ block: PixelBlock) -> Layer {
    let surface = Surface(
      memory: block.base, width: block.bounds.width, height: block.bounds.height, stride: block.stride,
      owner: nil)
    let painter = Painter(
      surface, originX: block.bounds.minX, originY: block.bounds.minY, tools: tools)
    return Layer(block: block, painter: painter)
  }

  /// Draws those of `range` that are in the pass inside the parts with the numbers `active`. The range must begin and
  /// end with whole groups.
  func draw(
    _ range: Range<Int>, of frame: borrowing FrameContext, on layer: Layer, in active: Range<Int>,
    opacity: Float = 1
  ) {
    var index = range.lowerBound
    let end = min(range.upperBound, pass.upperBound)
    while index < end {
      let entry = frame.plan.entries[index]
      defer { index = entry.next }
      if entry.next <= pass.lowerBound { continue }
      switch entry.kind {
      case .fill, .stroke, .glyphs:
        drawLeaf(index, of: frame, on: layer, in: active, opacity: opacity)
      case .backdrop: drawBackdrop(index, of: frame, on: layer, in: active, opacity: opacity)
      case .beginGroup:
        if frame.plan.isPictured(index) {
          drawIsolated(index, of: frame, on: layer, in: active)
        } else {
          drawGroup(index, of: frame, on: layer, in: active)
        }
      case .beginClip: drawClip(index, of: frame, on: layer, in: active)
      case .beginMask: break
      case .beginMasked: drawMasked(index, of: frame, on: layer, in: active)
      case .beginProjection:
        draw(index + 1..<entry.next, of: frame, on: layer, in: active, opacity: opacity)
      case .endGroup, .endClip, .endMask, .endProjection: break
      }
    }
  }

  /// Draws one item in every part that it touches.
  private func drawLeaf(
    _ index: Int, of frame: borrowing FrameContext, on layer: Layer, in active: Range<Int>, opacity: Float
  ) {
    let bounds = frame.plan.entries[index].bounds
    var isDrawn = false
    for number in active where parts[number].first <= index {
      let rect = bounds.intersection(parts[number].rect)
      if rect.isEmpty { continue }
      isDrawn = true
      counters.drawn += 1
      counters.composed += rect.area
      layer.painter.clip = rect
      let item = frame.plan.items[index]
      let device = frame.plan.device(index)
      switch item.content {
      case .fill(let path, let rule, let antialiased, let paint):
        layer.painter.isAntialiased = antialiased
        layer.painter.fill(path, rule: rule, map: device, with: paint, opacity: opacity)
        layer.painter.isAntialiased = true
      case .stroke(let path, let style, let paint):
        layer.painter.stroke(path, style: style, map: device, with: paint, opacity: opacity)
      case .glyphs(let run, let paint):
        layer.painter.draw(run, map: device, with: paint, opacity: opacity)
      default: break
      }
    }
    if !isDrawn { counters.culled += 1 }
  }

  /// Draws a material.
  private func drawBackdrop(
    _ index: Int, of frame: borrowing FrameContext, on layer: Layer, in active: Range<Int>, opacity: Float
  ) {
    let backdrop = frame.plan.backdrops[frame.plan.entries[index].index]
    guard case .backdrop(let path, _) = frame.plan.items[index].content else { return }
    let device = frame.plan.device(index)
    if isSilhouette {
      // Nothing lies below; the material is as opaque as ever.
      let tone = backdrop.recipe(red: 0, green: 0, blue: 0)
      let color = RGBA(red: Float(tone.x), green: Float(tone.y), blue: Float(tone.z))
      eachPart(of: active, from: index, in: backdrop.bounds) { rect in
        layer.painter.clip = rect
        layer.painter.fill(path, map: device, with: .solid(color), opacity: opacity)
      }
      return
    }
    var picture: BackdropPicture?
    let block = layer.block
    eachPart(of: active, from: index, in: backdrop.bounds) { rect in
      let shown = picture ?? self.picture(of: index, frame, block)
      picture = shown
      let mark = arena.mark
      defer { arena.release(to: mark) }
      var sink = BlendSink(
        source: shown.source(backdrop, arena: arena),
        frame: Frame(
          pixels: block.base, stride: block.stride, originX: block.bounds.minX, originY: block.bounds.minY),
        mode: .normal, opacity: Painter.byte(opacity), clip: nil, isSharp: false, scratch: tools.row)
      tools.send(Shape(path, .nonZero, device), clip: rect, to: &sink)
    }
  }

  /// The finished picture of a material. It is made here if there was no pass for it: for what is drawn to `block`, the
  /// picture of a group, or by a thread that draws all of the frame.
  private func picture(of index: Int, _ frame: borrowing FrameContext, _ block: PixelBlock) -> BackdropPicture {
    let number = frame.plan.entries[index].index
    let backdrop = frame.plan.backdrops[number]
    let shared = frame.pictures[number]
    if let shared, !shared.isStale { return shared }
    let picture = shared ?? BackdropPicture(backdrop, surface: block.bounds)
    if shared == nil {
      picture.refresh(block.bounds, of: block, backdrop)
    } else {
      for rect in frame.damage.rects { picture.refresh(rect, of: block, backdrop) }
    }
    picture.finish(backdrop, arena: arena)
    counters.backdrops += 1
    counters.blurred += picture.resultBounds.area
    return picture
  }

  /// Calls `body` with what of `bounds` lies in each part in which the item shows, and counts it as drawn.
  @inline(__always)
  private func eachPart(
    of active: Range<Int>, from index: Int, in bounds: PixelRect, _ body: (PixelRect) -> Void
  ) {
    for number in active where parts[number].first <= index {
      let rect = bounds.intersection(parts[number].rect)
      if rect.isEmpty { continue }
      counters.drawn += 1
      counters.composed += rect.area
      body(rect)
    }
  }
}
