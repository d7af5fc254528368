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
  /// Where threads wait for each other.
  let barrier: SpinBarrier
}

/// Draws one thread's part of a frame.
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
    /// Whether this is the surface.
    let isRoot: Bool
  }

  let arena = ScratchArena()
  let tools = PainterTools()
  var counters = RenderCounters()
  /// The parts of the groups that are open, one group's after the other's.
  var parts: ContiguousArray<Part> = []
  /// Whether only the outline counts of what is drawn: inside masks, and for shadows.
  var isSilhouette = false
  /// This thread's number; number 0 makes the materials' pictures.
  let number: Int

  init(number: Int) { self.number = number }

  /// Draws the plan's items inside `parts`.
  func run(_ frame: borrowing FrameContext, parts mine: [Part]) {
    counters = RenderCounters()
    parts.removeAll(keepingCapacity: true)
    parts.append(contentsOf: mine)
    let root = layer(frame.target, isRoot: true)
    var first = frame.plan.items.count
    for part in mine {
      first = min(first, part.first)
      // What covers the whole part leaves nothing of the background.
      if part.first == 0 { frame.target.clear(part.rect, to: frame.background) }
    }
    // Every thread has to come to every material, even if it has nothing else to do.
    if frame.pictures.contains(where: { $0?.isStale ?? false }) { first = 0 }
    for index in 0..<first where frame.plan.items[index].draws { counters.culled += 1 }
    draw(first..<frame.plan.items.count, of: frame, on: root, in: 0..<mine.count)
  }

  /// A layer over a block of pixels.
  func layer(_ block: PixelBlock, isRoot: Bool = false) -> Layer {
    let surface = Surface(
      memory: block.base, width: block.bounds.width, height: block.bounds.height, stride: block.stride,
      owner: nil)
    let painter = Painter(
      surface, originX: block.bounds.minX, originY: block.bounds.minY, tools: tools)
    return Layer(block: block, painter: painter, isRoot: isRoot)
  }

  /// Draws items, which must be whole groups, inside the parts with the numbers `active`.
  func draw(
    _ items: Range<Int>, of frame: borrowing FrameContext, on layer: Layer, in active: Range<Int>,
    opacity: Float = 1
  ) {
    var index = items.lowerBound
    while index < items.upperBound {
      let entry = frame.plan.entries[index]
      switch frame.plan.items[index].content {
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
      index = entry.next
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

  /// Draws a material: whoever comes last to a stale one lets thread 0 make its picture.
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
    let picture: BackdropPicture
    if let shared = frame.pictures[frame.plan.entries[index].index] {
      picture = shared
      if shared.isStale {
        frame.barrier.wait()
        if number == 0 {
          for rect in frame.damage.rects { shared.refresh(rect, of: frame.target, backdrop) }
          shared.finish(backdrop, arena: arena)
          counters.backdrops += 1
          counters.blurred += shared.resultBounds.area
        }
        frame.barrier.wait()
      }
    } else {
      picture = BackdropPicture(backdrop, surface: layer.block.bounds)
      picture.refresh(layer.block.bounds, of: layer.block, backdrop)
      picture.finish(backdrop, arena: arena)
      counters.backdrops += 1
      counters.blurred += picture.resultBounds.area
    }
    let block = layer.block
    eachPart(of: active, from: index, in: backdrop.bounds) { rect in
      let mark = arena.mark
      defer { arena.release(to: mark) }
      var sink = BlendSink(
        source: picture.source(backdrop, arena: arena),
        frame: Frame(
          pixels: block.base, stride: block.stride, originX: block.bounds.minX, originY: block.bounds.minY),
        mode: .normal, opacity: Painter.byte(opacity), clip: nil, isSharp: false, scratch: tools.row)
      tools.send(Shape(path, .nonZero, device), clip: rect, to: &sink)
    }
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
