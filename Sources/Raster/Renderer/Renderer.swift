import Foundation

/// Draws display lists on a surface, frame after frame, each time only what differs from the frame before.
///
/// A renderer remembers the list that it drew last and what the materials in it saw. Its pixels depend on
/// the list, the scale and the background alone: not on what was drawn before, on how the damage was
/// divided, or on the number of threads. It belongs to one thread at a time; its helpers are its own.
public final class Renderer {
  /// What the last frame took.
  public private(set) var counters = RenderCounters()

  private let pool: BandPool
  private let executors: [Executor]
  private let glyphs = GlyphBounds()
  private var plan = DrawingPlan()
  private var spare = DrawingPlan()
  private var difference = PlanDifference()
  /// The pictures of the plan's backdrops; nil for those inside groups with a picture of their own.
  private var pictures: [BackdropPicture?] = []
  private weak var surface: Surface?
  private var background = UInt32(0)
  private var isValid = false
  /// The rows of a band; nil to choose them by the work that there is.
  var bandHeight: Int?

  /// A renderer that uses up to `threads` threads, at least one; by default two where there are two
  /// processors.
  public init(threads: Int = min(2, ProcessInfo.processInfo.activeProcessorCount)) {
    pool = BandPool(count: min(max(1, threads), 64))
    executors = (0..<pool.count).map { _ in Executor() }
  }

  /// The bytes of scratch memory that the renderer keeps.
  var scratchCapacity: Int { executors.reduce(0) { $0 + $1.arena.capacity } }

  /// Makes the next frame draw everything: for when something else has drawn on the surface.
  public func invalidate() { isValid = false }

  /// Draws `list` on `surface`, redrawing only what differs from the list drawn before.
  ///
  /// The first frame, and one whose surface, scale or background differs from the last, is drawn as a whole.
  /// Otherwise the surface must hold what the last call left there.
  ///
  /// - Parameters:
  ///   - list: What to draw, in points.
  ///   - surface: Where to draw it.
  ///   - scale: Pixels a point; must be finite and above zero, or only the background is drawn.
  ///   - background: What lies under the list. It replaces what was there, also where it is not opaque.
  /// - Returns: The pixels that may have changed; empty when the lists are equal.
  @discardableResult
  public func render(
    _ list: DisplayList, into surface: Surface, scale: Double, background: RGBA = .clear
  ) -> Damage {
    counters = RenderCounters()
    counters.items = list.items.count
    let isUsable = scale.isFinite && scale > 0
    let pixel = background.pixel
    let isSame = isValid && self.surface === surface && plan.scale == scale && self.background == pixel
    let prefix = DisplayItem.commonPrefix(plan.items, list.items)
    if isSame, prefix == list.items.count, prefix == plan.items.count { return Damage() }

    swap(&plan, &spare)
    plan.build(
      isUsable ? list : DisplayList(), surface: surface.bounds, scale: isUsable ? scale : 1, old: spare,
      prefix: isUsable ? prefix : 0, glyphs: glyphs)
    var damage = Damage()
    difference.compare(spare, plan, damage: &damage)
    if !isSame { damage = Damage(surface.bounds) }
    carryPictures(all: !isSame, &damage)
    self.surface = surface
    self.background = pixel
    isValid = true
    draw(damage, on: surface)
    return damage
  }
}

// MARK: - Materials

extension Renderer {
  /// Takes the materials' pictures over from the last frame, finds which of them are stale, and adds to the
  /// damage what that takes.
  private func carryPictures(all: Bool, _ damage: inout Damage) {
    guard !plan.backdrops.isEmpty else {
      pictures.removeAll(keepingCapacity: true)
      return
    }
    let old = pictures
    pictures = plan.backdrops.map { backdrop in
      if plan.isIsolated(backdrop.item) { return nil }
      let partner = difference.same[backdrop.item]
      guard !all, partner >= 0, let kept = old[spare.entries[partner].index] else {
        return BackdropPicture(backdrop, surface: plan.surface)
      }
      kept.isStale = false
      return kept
    }
    for (number, backdrop) in plan.backdrops.enumerated() {
      guard let picture = pictures[number] else { continue }
      let shown = plan.damage(of: backdrop.bounds, inside: backdrop.item)
      let sample = backdrop.sample(in: plan.surface)
      if shown.isEmpty {
        // Nothing of it can be seen; what it last saw is forgotten.
        pictures[number] = nil
        continue
      }
      if picture.isStale {
        damage.add(sample)
        damage.add(shown)
      } else if difference.changes.contains(where: { $0.item <= backdrop.item && $0.rect.intersects(sample) }) {
        picture.isStale = true
        damage.add(shown)
      }
      if picture.isStale { difference.addChange(at: backdrop.item, shown) }
    }
    growIsolated(&damage)
    align(&damage)
  }

  /// A group whose picture has a material in it is drawn whole or not at all.
  private func growIsolated(_ damage: inout Damage) {
    var isGrowing = true
    while isGrowing {
      isGrowing = false
      for index in plan.items.indices where plan.entries[index].hasBackdrop && plan.isPictured(index) {
        let rect = plan.damage(of: plan.entries[index].reach, inside: index)
        if damage.intersects(rect), !damage.contains(rect) {
          damage.add(rect)
          isGrowing = true
        }
      }
    }
  }

  /// Widens the damage to whole reduced pixels, so that samples are never made of new and old pixels.
  private func align(_ damage: inout Damage) {
    if !plan.backdrops.contains(where: \.isReduced) { return }
    var aligned = Damage()
    for rect in damage.rects {
      aligned.add(
        PixelRect(minX: rect.minX & ~3, minY: rect.minY & ~3, maxX: (rect.maxX + 3) & ~3, maxY: (rect.maxY + 3) & ~3)
          .intersection(plan.surface))
    }
    damage = aligned
  }
}

// MARK: - Drawing

extension Renderer {
  private func draw(_ damage: Damage, on surface: Surface) {
    counters.damaged = damage.area
    if damage.isEmpty { return }
    for executor in executors { executor.counters = RenderCounters() }
    let frame = FrameContext(
      plan: plan, target: PixelBlock(surface), pictures: pictures, damage: damage, background: background)
    let parts = damage.rects.map { Executor.Part(rect: $0, first: firstShown(in: $0)) }
    let stale = plan.backdrops.indices.filter { pictures[$0]?.isStale ?? false }
    if stale.allSatisfy({ plan.canPause(before: plan.backdrops[$0].item) }) {
      let height = bandHeight ?? FrameWork(plan, damage).bandHeight
      drawPasses(frame, stale, Renderer.divide(parts, height: height))
    } else {
      // What a group keeps aside is kept by the thread that draws it.
      draw(FramePass(items: 0..<plan.items.count, sampled: nil), of: frame, [parts])
    }
    for executor in executors { counters.add(executor.counters) }
  }

  /// Draws what lies below the first stale material, makes that material's picture, goes on to the next, and so on.
  private func drawPasses(_ frame: FrameContext, _ stale: [Int], _ bands: [[Executor.Part]]) {
    var next = 0
    for number in stale {
      let backdrop = plan.backdrops[number]
      draw(FramePass(items: next..<backdrop.item, sampled: number), of: frame, bands)
      next = backdrop.item
      guard let picture = pictures[number] else { continue }
      picture.finish(backdrop, arena: executors[0].arena)
      counters.backdrops += 1
      counters.blurred += picture.resultBounds.area
    }
    draw(FramePass(items: next..<plan.items.count, sampled: nil), of: frame, bands)
  }

  private func draw(_ pass: FramePass, of frame: FrameContext, _ bands: [[Executor.Part]]) {
    counters.threads = max(counters.threads, min(pool.count, bands.count))
    pool.run(bands.count) { [executors] thread, band in executors[thread].run(pass, of: frame, on: bands[band]) }
  }

  /// The last item that hides all below it inside `rect`; 0 when there is none, and the background shows.
  private func firstShown(in rect: PixelRect) -> Int {
    var limit = plan.items.count
    // A material that is about to be sampled here must see what it would see without the cover.
    for (number, backdrop) in plan.backdrops.enumerated() {
      guard let picture = pictures[number], picture.isStale else { continue }
      if backdrop.sample(in: plan.surface).intersects(rect) {
        limit = min(limit, backdrop.item)
      }
    }
    for index in stride(from: limit - 1, through: 0, by: -1) where plan.entries[index].parent < 0 {
      if plan.covers(index, rect) { return index }
    }
    return 0
  }

  /// Cuts parts into bands of whole reduced pixels.
  ///
  /// - Parameter height: The rows of a band; a multiple of four.
  private static func divide(_ parts: [Executor.Part], height: Int) -> [[Executor.Part]] {
    let bounds = parts.reduce(PixelRect.empty) { $0.union($1.rect) }
    return stride(from: bounds.minY & ~3, to: bounds.maxY, by: height).compactMap { top in
      let rows = PixelRect(minX: bounds.minX, minY: top, maxX: bounds.maxX, maxY: top + height)
      let band = parts.compactMap { part in
        let rect = part.rect.intersection(rows)
        return rect.isEmpty ? nil : Executor.Part(rect: rect, first: part.first)
      }
      return band.isEmpty ? nil : band
    }
  }
}

extension DrawingPlan {
  /// Whether an item hides everything below it in `rect`.
  func covers(_ index: Int, _ rect: PixelRect) -> Bool {
    guard entries[index].bounds.contains(rect),
      case .fill(let path, _, _, .solid(let color)) = items[index].content, color.alpha >= 1,
      let device = device(index).affine, let whole = path.wholePixels(device: device)
    else { return false }
    return whole.contains(rect)
  }
}
