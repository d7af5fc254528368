/// Groups that are drawn where they lie, with what was there kept aside: opacities, clips, masks.
///
/// What the group covers is `below + (drawn − below)·m`, where `below` is what was there, `drawn` is the
/// group's items drawn over it, and `m` is the opacity, the clip's coverage or the mask's alpha. For
/// ordinary blending that is the same as drawing the group by itself and laying it down through `m`; and
/// where `m` is 1 nothing has to be kept or mixed.
extension Executor {
  /// Adds the parts of `active` inside `rect`; returns their numbers.
  private func narrow(_ active: Range<Int>, to rect: PixelRect) -> Range<Int> {
    let start = parts.count
    for number in active {
      let inside = parts[number].rect.intersection(rect)
      if !inside.isEmpty { parts.append(Part(rect: inside, first: parts[number].first)) }
    }
    return start..<parts.count
  }

  private func widen(_ inner: Range<Int>) { parts.removeSubrange(inner) }

  /// A group that at most makes its items less opaque.
  func drawGroup(_ index: Int, of frame: borrowing FrameContext, on layer: Layer, in active: Range<Int>) {
    let entry = frame.plan.entries[index]
    let effect = frame.plan.effects[entry.index]
    let inner = narrow(active, to: entry.reach)
    defer { widen(inner) }
    if inner.isEmpty { return }
    let items = index + 1..<entry.next
    // The shadow may fall outside of what the items are cut to.
    let inside = effect.cut.map { narrow(inner, to: $0) } ?? inner
    defer { if effect.cut != nil { widen(inside) } }
    if effect.opacity == 255 {
      // Otherwise the pass goes on inside of the group.
      if pass.contains(index) { drawShadow(effect, index, of: frame, on: layer, in: inner) }
      return draw(items, of: frame, on: layer, in: inside)
    }
    if effect.opacity == 0, !entry.hasBackdrop { return }
    if effect.shadow == nil, frame.plan.isSingle(items) {
      return draw(items, of: frame, on: layer, in: inside, opacity: Float(effect.opacity) / 255)
    }
    let mark = arena.mark
    defer { arena.release(to: mark) }
    withSaved(inner, of: layer) {
      drawShadow(effect, index, of: frame, on: layer, in: inner)
      draw(items, of: frame, on: layer, in: inside)
    } restore: { rect, saved, y in
      PixelEffects.restore(
        layer.block.row(y) + rect.minX, from: saved.row(y) + rect.minX, alpha: effect.opacity,
        count: rect.width)
    }
  }

  /// Keeps a copy of each part, draws, and calls `restore` for each row of each part.
  private func withSaved(
    _ inner: Range<Int>, of layer: Layer, draw: () -> Void,
    restore: (PixelRect, PixelBlock, Int) -> Void
  ) {
    let saved = arena.allocate(SavedPart.self, count: inner.count)
    for (place, number) in inner.enumerated() {
      let rect = parts[number].rect
      let block = PixelBlock(bounds: rect, arena: arena)
      block.copy(rect, from: layer.block)
      saved[place] = SavedPart(rect: rect, base: block.base, stride: block.stride)
      counters.layers += 1
      counters.layerPixels += rect.area
    }
    draw()
    for place in 0..<inner.count {
      let (rect, block) = (saved[place].rect, saved[place].block)
      for y in rect.minY..<rect.maxY { restore(rect, block, y) }
    }
  }

  /// A clip.
  func drawClip(_ index: Int, of frame: borrowing FrameContext, on layer: Layer, in active: Range<Int>) {
    let entry = frame.plan.entries[index]
    guard case .beginClip(let path, let rule, let antialiased) = frame.plan.items[index].content else {
      return
    }
    let items = index + 1..<entry.next
    if let whole = frame.plan.wholePixels(index) {
      let inner = narrow(active, to: whole.intersection(entry.reach))
      defer { widen(inner) }
      if !inner.isEmpty { draw(items, of: frame, on: layer, in: inner) }
      return
    }
    let inner = narrow(active, to: entry.reach)
    defer { widen(inner) }
    if inner.isEmpty { return }
    let mark = arena.mark
    defer { arena.release(to: mark) }
    let saved = arena.allocate(ClippedPart.self, count: inner.count)
    for (place, number) in inner.enumerated() {
      let rect = parts[number].rect
      let coverage = PixelBlock(bounds: rect, arena: arena)
      coverage.clear()
      let mask = self.layer(coverage)
      mask.painter.isAntialiased = antialiased
      mask.painter.fill(path, rule: rule, map: frame.plan.device(index), with: .solid(.white))
      saved[place] = ClippedPart(coverage, of: layer.block, arena: arena)
      counters.layers += 1
      counters.layerPixels += saved[place].savedPixels
    }
    draw(items, of: frame, on: layer, in: inner)
    for place in 0..<inner.count { saved[place].restore(layer.block) }
  }

  /// Draws items to a picture of which only the outline counts.
  func drawSilhouette(_ items: Range<Int>, of frame: borrowing FrameContext, on block: PixelBlock) {
    let outer = isSilhouette
    isSilhouette = true
    drawAlone(items, of: frame, on: block)
    isSilhouette = outer
  }

  /// Draws items to all of a picture, whichever the pass.
  func drawAlone(_ items: Range<Int>, of frame: borrowing FrameContext, on block: PixelBlock) {
    let (outer, alone) = (pass, parts.count)
    pass = items
    parts.append(Part(rect: block.bounds, first: 0))
    draw(items, of: frame, on: layer(block), in: alone..<alone + 1)
    parts.removeLast()
    pass = outer
  }

  /// What is masked; the mask's own items are drawn here, too.
  func drawMasked(
    _ index: Int, of frame: borrowing FrameContext, on layer: Layer, in active: Range<Int>
  ) {
    let entry = frame.plan.entries[index]
    guard case .beginMask(let luminanceToAlpha) = frame.plan.items[entry.index].content else { return }
    let inner = narrow(active, to: entry.reach)
    defer { widen(inner) }
    if inner.isEmpty { return }
    let mark = arena.mark
    defer { arena.release(to: mark) }
    let saved = arena.allocate(ClippedPart.self, count: inner.count)
    for (place, number) in inner.enumerated() {
      let rect = parts[number].rect
      let coverage = PixelBlock(bounds: rect, arena: arena)
      coverage.clear()
      drawSilhouette(entry.index + 1..<index, of: frame, on: coverage)
      if luminanceToAlpha {
        for y in rect.minY..<rect.maxY {
          PixelEffects.luminanceToAlpha(coverage.row(y) + rect.minX, count: rect.width)
        }
      }
      saved[place] = ClippedPart(coverage, of: layer.block, arena: arena)
      counters.layers += 1
      counters.layerPixels += saved[place].savedPixels
    }
    draw(index + 1..<entry.next, of: frame, on: layer, in: inner)
    for place in 0..<inner.count { saved[place].restore(layer.block) }
  }
}

/// A copy of a part of a layer.
struct SavedPart: BitwiseCopyable {
  let rect: PixelRect
  let base: UnsafeMutablePointer<UInt32>
  let stride: Int

  var block: PixelBlock { PixelBlock(bounds: rect, stride: stride, base: base) }
}

/// A copy of those stretches of a part that a clip or mask does not leave alone: for each row, what lies before
/// and after its fully covered middle. A row whose middle has gaps is kept whole.
struct ClippedPart: BitwiseCopyable {
  private let coverage: SavedPart
  private let copy: SavedPart
  /// For each row, the columns of the covered middle; equal when there is none.
  private let middles: UnsafeMutablePointer<SIMD2<Int32>>
  private(set) var savedPixels = 0

  /// - Parameter coverage: Its pixels' alphas are what is kept.
  init(_ coverage: PixelBlock, of target: PixelBlock, arena: ScratchArena) {
    let rect = coverage.bounds
    self.coverage = SavedPart(rect: rect, base: coverage.base, stride: coverage.stride)
    let block = PixelBlock(bounds: rect, arena: arena)
    copy = SavedPart(rect: rect, base: block.base, stride: block.stride)
    middles = arena.allocate(SIMD2<Int32>.self, count: rect.height)
    for y in rect.minY..<rect.maxY {
      let (from, to) = ClippedPart.middle(coverage.row(y), rect)
      middles[y - rect.minY] = SIMD2(Int32(from), Int32(to))
      (block.row(y) + rect.minX).update(from: target.row(y) + rect.minX, count: from - rect.minX)
      (block.row(y) + to).update(from: target.row(y) + to, count: rect.maxX - to)
      savedPixels += rect.width - (to - from)
    }
  }

  /// Moves the target back to the copy as far as it is not covered.
  func restore(_ target: PixelBlock) {
    let (rect, coverage, copy) = (coverage.rect, coverage.block, copy.block)
    for y in rect.minY..<rect.maxY {
      let middle = middles[y - rect.minY]
      let (from, to) = (Int(middle.x), Int(middle.y))
      PixelEffects.restore(
        target.row(y) + rect.minX, from: copy.row(y) + rect.minX, mask: coverage.row(y) + rect.minX,
        count: from - rect.minX)
      PixelEffects.restore(
        target.row(y) + to, from: copy.row(y) + to, mask: coverage.row(y) + to, count: rect.maxX - to)
    }
  }

  /// The columns of a row between which every pixel is fully covered, from the first such pixel to the last.
  private static func middle(
    _ row: UnsafeMutablePointer<UInt32>, _ rect: PixelRect
  ) -> (from: Int, to: Int) {
    var (from, to) = (rect.minX, rect.maxX)
    while from < to, row[from] < 0xFF00_0000 { from += 1 }
    while to > from, row[to - 1] < 0xFF00_0000 { to -= 1 }
    var lowest = UInt32.max
    for x in from..<to { lowest = min(lowest, row[x]) }
    return lowest >= 0xFF00_0000 ? (from, to) : (rect.minX, rect.minX)
  }
}

extension DrawingPlan {
  /// Whether the items of a group are a single one that draws, so that the group's opacity can be its own.
  func isSingle(_ items: Range<Int>) -> Bool {
    guard let first = items.first, entries[first].next >= items.upperBound - 1 else { return false }
    switch entries[first].kind {
    case .fill, .stroke, .glyphs: return true
    default: return false
    }
  }
}
