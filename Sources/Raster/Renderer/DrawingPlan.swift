import Foundation

/// A display list made ready for one surface: how the items nest, and which pixels each may touch.
struct DrawingPlan {
  /// What is known of an item.
  struct Entry {
    let kind: DisplayItem.Kind
    /// The item that begins the innermost group, clip or mask around this one; −1 when there is none.
    var parent: Int
    /// The item after this one and all that it encloses.
    var next: Int
    /// The pixels that this item, or what it encloses, may touch before its own effect.
    var bounds: PixelRect
    /// The pixels that it may touch after its effect.
    var reach: PixelRect
    /// Where a group's `DeviceEffect` is, a backdrop's number, or for `beginMasked` the item where the mask's
    /// picture begins; −1 for other items.
    var index: Int = -1
    /// Where the map from the plane of the innermost projection is; −1 outside of all.
    var plane: Int = -1
    /// Whether a backdrop is inside.
    var hasBackdrop = false
  }

  private(set) var items: [DisplayItem] = []
  private(set) var entries: [Entry] = []
  /// For each item, whether it is equal to the one with its number in the plan before.
  private(set) var isKept: [Bool] = []
  private(set) var effects: [DeviceEffect] = []
  /// The items that are backdrops.
  private(set) var backdrops: [DeviceBackdrop] = []
  /// From the planes of the projections to the list's points.
  private var planes: [DeviceMap] = []
  private(set) var surface = PixelRect.empty
  private(set) var scale = 1.0
  private var open: [Int] = []

  init() {}

  /// Replaces the plan by that of `list`. What `old`, the plan before, knows of equal items is used again.
  ///
  /// - Parameter prefix: How many items at the beginning are known to be equal.
  mutating func build(
    _ list: DisplayList, surface: PixelRect, scale: Double, old: DrawingPlan, prefix: Int, glyphs: GlyphBounds
  ) {
    items = list.items
    findKept(old, prefix)
    self.surface = surface
    self.scale = scale
    entries.removeAll(keepingCapacity: true)
    effects.removeAll(keepingCapacity: true)
    backdrops.removeAll(keepingCapacity: true)
    planes.removeAll(keepingCapacity: true)
    open.removeAll(keepingCapacity: true)
    let reuse = old.scale == scale && old.surface == surface
    for index in items.indices {
      let parent = open.last ?? -1
      let kind = isKept[index] ? old.entries[index].kind : items[index].kind
      var entry = Entry(kind: kind, parent: parent, next: index + 1, bounds: .empty, reach: .empty)
      entry.plane = parent < 0 ? -1 : entries[parent].plane
      if parent >= 0, entries[parent].kind == .beginProjection { entry.plane = entries[parent].index }
      switch kind {
      case .fill, .stroke, .glyphs, .backdrop:
        if reuse, isKept[index], plane(entry) == old.plane(old.entries[index]) {
          entry.bounds = old.entries[index].bounds
        } else {
          entry.bounds = ItemBounds.pixels(items[index].content, device: map(index, entry), glyphs: glyphs)
            .intersection(ItemBounds.limit)
        }
        if kind == .backdrop, case .backdrop(let path, let recipe) = items[index].content {
          let box = path.boundingRect
          let device = map(index, entry).tangent(at: CGPoint(x: box.midX, y: box.midY))
          entry.index = backdrops.count
          backdrops.append(DeviceBackdrop(item: index, bounds: entry.bounds, recipe: recipe, device: device))
          for container in open { entries[container].hasBackdrop = true }
        }
        entry.reach = entry.bounds
        entries.append(entry)
        if parent >= 0 { include(entry.reach, in: parent) }
      case .beginGroup:
        guard case .beginGroup(let effect, let bounds) = items[index].content else { break }
        entry.index = effects.count
        effects.append(DeviceEffect(effect, bounds: bounds, map: map(index, entry)))
        entries.append(entry)
        open.append(index)
      case .beginProjection:
        guard case .beginProjection(let projection) = items[index].content else { break }
        entry.index = planes.count
        var whole = projection.concatenating(ProjectionTransform(items[index].transform))
        switch plane(entry) {
        case .affine(let outer): whole = whole.concatenating(ProjectionTransform(outer))
        case .projective(let outer): whole = whole.concatenating(outer)
        case nil: break
        }
        planes.append(DeviceMap(whole))
        entries.append(entry)
        open.append(index)
      case .beginClip, .beginMask:
        entries.append(entry)
        open.append(index)
      case .beginMasked:
        entry.index = parent
        entries.append(entry)
        finish(at: index)
        entries[index].parent = open.last ?? -1
        open.append(index)
      case .endGroup, .endClip, .endMask, .endProjection:
        entries.append(entry)
        finish(at: index + 1)
      }
    }
    while !open.isEmpty { finish(at: items.count) }
  }

  private mutating func findKept(_ old: DrawingPlan, _ prefix: Int) {
    isKept.removeAll(keepingCapacity: true)
    isKept.append(contentsOf: repeatElement(true, count: prefix))
    items.withUnsafeBufferPointer { items in
      old.items.withUnsafeBufferPointer { old in
        guard let first = items.baseAddress, let second = old.baseAddress else { return }
        for index in prefix..<min(items.count, old.count) {
          isKept.append(DisplayItem.areEqual(first + index, second + index))
        }
      }
    }
    isKept.append(contentsOf: repeatElement(false, count: items.count - isKept.count))
  }

  private mutating func include(_ rect: PixelRect, in container: Int) {
    entries[container].bounds = entries[container].bounds.union(rect)
  }

  /// Ends the innermost container before item `next`.
  private mutating func finish(at next: Int) {
    let index = open.removeLast()
    entries[index].next = next
    let bounds = entries[index].bounds
    switch entries[index].kind {
    case .beginGroup:
      entries[index].reach = effects[entries[index].index].reach(of: bounds)
        .intersection(ItemBounds.limit)
    case .beginClip:
      guard case .beginClip(let path, _, _) = items[index].content else { break }
      let clip = ItemBounds.pixels(path, device: device(index))
      entries[index].bounds = clip
      entries[index].reach = bounds.intersection(clip).normalized
    case .beginMask:
      // Draws nothing itself; what is masked follows as a container of its own.
      entries[index].reach = .empty
      return
    case .beginMasked:
      let mask = entries[entries[index].index].bounds
      entries[index].reach = bounds.intersection(mask).normalized
    case .beginProjection: entries[index].reach = bounds
    default: break
    }
    if let parent = open.last { include(entries[index].reach, in: parent) }
  }

  /// From the item's space to pixels.
  func device(_ index: Int) -> DeviceMap { map(index, entries[index]) }

  private func plane(_ entry: Entry) -> DeviceMap? { entry.plane < 0 ? nil : planes[entry.plane] }

  private func map(_ index: Int, _ entry: Entry) -> DeviceMap {
    let transform = items[index].transform
    let toPixels = CGAffineTransform(scaleX: scale, y: scale)
    switch plane(entry) {
    case nil: return .affine(transform.concatenating(toPixels))
    case .affine(let plane): return .affine(transform.concatenating(plane).concatenating(toPixels))
    case .projective(let plane):
      return DeviceMap(
        ProjectionTransform(transform).concatenating(plane).concatenating(ProjectionTransform(toPixels)))
    }
  }

  /// The pixels of the surface that change when what the parent of `index` encloses changes in `rect`.
  func damage(of rect: PixelRect, inside index: Int) -> PixelRect {
    var rect = rect
    var container = entries[index].parent
    while container >= 0, !rect.isEmpty {
      switch entries[container].kind {
      case .beginGroup:
        rect = effects[entries[container].index].dependents(of: rect)
          .intersection(entries[container].reach)
      case .beginClip: rect = rect.intersection(entries[container].bounds)
      default: break
      }
      container = entries[container].parent
    }
    return rect.isEmpty ? .empty : rect.intersection(surface).normalized
  }

  /// Whether the items of a group are drawn to a picture of their own. Where there is at most a shadow, a single
  /// item need not be; nor may a material, which has to see what lies below.
  func isPictured(_ index: Int) -> Bool {
    guard entries[index].kind == .beginGroup else { return false }
    let effect = effects[entries[index].index]
    guard effect.isIsolated else { return false }
    return !effect.isShadowOnly
      || !(entries[index].hasBackdrop || isSingle(index + 1..<entries[index].next))
  }

  /// The pixels inside a clip that cuts along their edges; nil for other clips.
  func wholePixels(_ index: Int) -> PixelRect? {
    guard case .beginClip(let path, _, _) = items[index].content, let device = device(index).affine else { return nil }
    return path.wholePixels(device: device)
  }

  /// Whether the groups around an item keep nothing aside, so that drawing may pause before the item and go on there
  /// later.
  func canPause(before index: Int) -> Bool {
    var container = entries[index].parent
    while container >= 0 {
      switch entries[container].kind {
      case .beginGroup:
        if isPictured(container) || effects[entries[container].index].opacity != 255 { return false }
      case .beginClip: if wholePixels(container) == nil { return false }
      case .beginProjection: break
      default: return false
      }
      container = entries[container].parent
    }
    return true
  }

  /// Whether the item is drawn to a picture of its own: a group's or a mask's.
  func isIsolated(_ index: Int) -> Bool {
    var container = entries[index].parent
    while container >= 0 {
      if isPictured(container) || entries[container].kind == .beginMask { return true }
      container = entries[container].parent
    }
    return false
  }
}

extension PixelRect {
  /// The rectangle, or the one empty rectangle when there is no pixel inside.
  var normalized: PixelRect { isEmpty ? .empty : self }
}
