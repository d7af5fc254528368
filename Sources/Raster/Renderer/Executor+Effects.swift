/// Groups with a picture of their own: blurs, shadows, colours, blend modes.
extension Executor {
  /// Draws the group's items to a picture, treats it, and lays it down; part by part.
  func drawIsolated(
    _ index: Int, of frame: borrowing FrameContext, on layer: Layer, in active: Range<Int>
  ) {
    let entry = frame.plan.entries[index]
    let effect = frame.plan.effects[entry.index]
    if effect.opacity == 0 { return }
    for number in active {
      let rect = parts[number].rect.intersection(entry.reach)
      if rect.isEmpty { continue }
      let mark = arena.mark
      drawIsolated(index, effect, of: frame, on: layer, rect)
      arena.release(to: mark)
    }
  }

  private func drawIsolated(
    _ index: Int, _ effect: DeviceEffect, of frame: borrowing FrameContext, on layer: Layer,
    _ rect: PixelRect
  ) {
    let entry = frame.plan.entries[index]
    // A material inside samples all of the group, whatever part is asked for.
    let wanted = entry.hasBackdrop ? entry.reach : rect
    let needed = effect.picture(for: wanted).intersection(effect.pictureBounds(entry.bounds))
    var source = effect.source(for: needed)
    if !effect.blurIsOpaque { source = source.intersection(entry.bounds) }
    if needed.isEmpty || source.isEmpty { return }
    var picture = PixelBlock(bounds: source, arena: arena)
    picture.clear()
    counters.layers += 1
    counters.layerPixels += source.area
    drawAlone(index + 1..<entry.next, of: frame, on: picture)
    recolor(picture, effect)
    if let blur = effect.blur {
      let blurred = PixelBlock(bounds: needed, arena: arena)
      if effect.threshold != nil, !effect.blurIsOpaque {
        // Only the opacity counts.
        blur.runShadow(picture, tint: SIMD4(0, 0, 0, 1), into: blurred, arena: arena)
      } else {
        blur.run(picture, edge: effect.blurIsOpaque ? .clamp : .transparent, into: blurred, arena: arena)
      }
      counters.blurred += needed.area
      picture = blurred
    }
    if let threshold = effect.threshold { picture = threshold.run(picture, arena: arena) }
    guard let shadow = effect.shadow else { return lay(picture, over: nil, effect, on: layer, rect) }
    if effect.opacity == 255, effect.blendMode == .normal, effect.vibrancy == nil {
      layShadow(shadow, of: picture, in: rect, on: layer)
      lay(picture, over: nil, effect, on: layer, rect)
    } else {
      lay(picture, over: self.shadow(shadow, of: picture, in: rect), effect, on: layer, rect)
    }
  }

  /// Draws the shadow of a group whose items are drawn where they lie.
  func drawShadow(
    _ effect: DeviceEffect, _ index: Int, of frame: borrowing FrameContext, on layer: Layer,
    in active: Range<Int>
  ) {
    guard let shadow = effect.shadow else { return }
    let entry = frame.plan.entries[index]
    for number in active {
      let rect = parts[number].rect
      var source = shadow.source(of: rect).intersection(entry.bounds)
      if let cut = effect.cut { source = source.intersection(cut) }
      if source.isEmpty { continue }
      let mark = arena.mark
      let picture = PixelBlock(bounds: source, arena: arena)
      picture.clear()
      counters.layers += 1
      counters.layerPixels += source.area
      drawSilhouette(index + 1..<entry.next, of: frame, on: picture)
      layShadow(shadow, of: picture, in: rect, on: layer)
      arena.release(to: mark)
    }
  }

  /// Lays down the shadow of `picture` as far as it falls in `rect`, but for a part that the picture itself will hide.
  private func layShadow(
    _ shadow: DeviceEffect.Shadow, of picture: PixelBlock, in rect: PixelRect, on layer: Layer
  ) {
    let strips = rect.without(Executor.opaqueRect(in: picture, within: rect))
    for place in strips.indices where !strips[place].isEmpty {
      let strip = strips[place]
      let mark = arena.mark
      blend(self.shadow(shadow, of: picture, in: strip), strip, .normal, 255, on: layer.block)
      arena.release(to: mark)
    }
  }

  /// A rectangle in the middle of `rect` in which all of `picture` is opaque: the first that is, of a few sizes.
  private static func opaqueRect(in picture: PixelBlock, within rect: PixelRect) -> PixelRect {
    let area = picture.bounds.intersection(rect)
    let side = min(area.width, area.height)
    if side < 48 { return .empty }
    // Rectangles, rounded ones, and discs, whose inscribed square is inset by 0.147 of their size.
    for part in [0.004, 0.03, 0.06, 0.1, 0.15] {
      let inset = Int(Double(side) * part) + 1
      let candidate = area.insetBy(dx: inset, dy: inset)
      if isOpaque(picture, candidate) { return candidate }
    }
    return .empty
  }

  private static func isOpaque(_ picture: PixelBlock, _ rect: PixelRect) -> Bool {
    for y in rect.minY..<rect.maxY {
      let row = picture.row(y)
      var lowest = UInt32.max
      for x in rect.minX..<rect.maxX { lowest = min(lowest, row[x]) }
      if lowest < 0xFF00_0000 { return false }
    }
    return true
  }

  private func recolor(_ picture: PixelBlock, _ effect: DeviceEffect) {
    let bounds = picture.bounds
    for y in bounds.minY..<bounds.maxY {
      let row = picture.row(y) + bounds.minX
      if !effect.color.isIdentity { PixelEffects.apply(effect.color, to: row, count: bounds.width) }
      if effect.luminanceToAlpha { PixelEffects.luminanceToAlpha(row, count: bounds.width) }
    }
  }

  /// The shadow of `picture` as far as it falls in `rect`.
  private func shadow(
    _ shadow: DeviceEffect.Shadow, of picture: PixelBlock, in rect: PixelRect
  ) -> PixelBlock {
    let result = PixelBlock(bounds: rect, arena: arena)
    // The same pixels under the coordinates of what casts them.
    let cast = PixelBlock(
      bounds: rect.offsetBy(dx: -shadow.dx, dy: -shadow.dy), stride: result.stride, base: result.base)
    if let blur = shadow.blur {
      blur.runShadow(picture, tint: shadow.tint, into: cast, arena: arena)
      counters.blurred += rect.area
    } else {
      PixelEffects.silhouette(of: picture, tint: shadow.tint, into: cast)
    }
    return result
  }

  /// Puts a finished picture, over its shadow, on what lies below.
  private func lay(
    _ picture: PixelBlock, over base: PixelBlock?, _ effect: DeviceEffect, on layer: Layer, _ rect: PixelRect
  ) {
    counters.composed += rect.area
    let shown = picture.bounds.intersection(rect)
    if let matrix = effect.vibrancy {
      if shown.isEmpty { return }
      for y in shown.minY..<shown.maxY {
        PixelEffects.applyVibrancy(
          matrix, to: layer.block.row(y) + shown.minX, mask: picture.row(y) + shown.minX,
          opacity: effect.opacity, count: shown.width)
      }
      return
    }
    guard let base else { return blend(picture, shown, effect.blendMode, effect.opacity, on: layer.block) }
    blend(picture, shown, .normal, 255, on: base)
    blend(base, rect, effect.blendMode, effect.opacity, on: layer.block)
  }

  private func blend(
    _ picture: PixelBlock, _ rect: PixelRect, _ mode: BlendMode, _ opacity: UInt32, on target: PixelBlock
  ) {
    if rect.isEmpty { return }
    for y in rect.minY..<rect.maxY {
      // Blurred pictures are mostly margin, and what is clear changes nothing in the usual mode.
      let row = picture.row(y) + rect.minX
      let drawn = mode == .normal ? PixelEffects.extent(row, count: rect.width) : 0..<rect.width
      if drawn.isEmpty { continue }
      Blender.blend(
        mode, target.row(y) + (rect.minX + drawn.lowerBound), UnsafePointer(row + drawn.lowerBound), drawn.count,
        opacity)
    }
  }
}

extension PixelEffects {
  /// The stretch of a row outside of which all is clear, to eight pixels.
  fileprivate static func extent(_ row: UnsafeMutablePointer<UInt32>, count: Int) -> Range<Int> {
    var (first, end) = (0, count)
    while first &+ 8 <= end, isClear(row + first) { first &+= 8 }
    while end &- 8 >= first, isClear(row + (end &- 8)) { end &-= 8 }
    return first..<end
  }

  @inline(__always)
  private static func isClear(_ pixels: UnsafeMutablePointer<UInt32>) -> Bool {
    let words = UnsafeRawPointer(pixels).loadUnaligned(as: SIMD4<UInt64>.self)
    return (words.x | words.y) | (words.z | words.w) == 0
  }

  /// Writes to all of `target` the alpha of `source` times the premultiplied `tint`.
  static func silhouette(of source: PixelBlock, tint: SIMD4<Float>, into target: PixelBlock) {
    let bounds = target.bounds
    let color = tint * 255
    let pixel = RGBA.pixel(premultiplied: color)
    for y in bounds.minY..<bounds.maxY {
      let row = target.row(y) + bounds.minX
      source.readRow(y, bounds.minX..<bounds.maxX, edge: .transparent, into: row)
      for x in 0..<bounds.width { row[x] = PixelMath.scale(pixel, row[x] >> 24) }
    }
  }
}

extension RGBA {
  /// The pixel of premultiplied red, green, blue and alpha from 0 to 255.
  static func pixel(premultiplied color: SIMD4<Float>) -> UInt32 {
    let bytes = SIMD4<UInt32>(color + 0.5)
    return bytes.w << 24 | bytes.x << 16 | bytes.y << 8 | bytes.z
  }
}

extension PixelRect {
  /// The up to four rectangles that are left when `hole`, which lies inside, is taken out.
  func without(_ hole: PixelRect) -> InlineArray<4, PixelRect> {
    if hole.isEmpty { return [self, .empty, .empty, .empty] }
    return [
      PixelRect(minX: minX, minY: minY, maxX: maxX, maxY: hole.minY),
      PixelRect(minX: minX, minY: hole.minY, maxX: hole.minX, maxY: hole.maxY),
      PixelRect(minX: hole.maxX, minY: hole.minY, maxX: maxX, maxY: hole.maxY),
      PixelRect(minX: minX, minY: hole.maxY, maxX: maxX, maxY: maxY),
    ]
  }
}
