import Foundation

/// A display list made ready for one surface: how the items nest, and which pixels each may touch.
struct DrawingPlan {
  /// What is known of an item.
  struct Entry {
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
  mutating func build(
    _ list: DisplayList, surface: PixelRect, scale: Double, old: DrawingPlan, glyphs: GlyphBounds
  ) {
    items = list.items
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
      var entry = Entry(parent: parent, next: index + 1, bounds: .empty, reach: .empty)
      entry.plane = parent < 0 ? -1 : entries[parent].plane
      if parent >= 0, case .beginProjection = items[parent].content { entry.plane = entries[parent].index }
      switch items[index].content {
      case .fill, .stroke, .glyphs, .backdrop:
        if reuse, index < old.items.count, old.items[index] == items[index],
          plane(entry) == old.plane(old.entries[index])
        {
          entry.bounds = old.entries[index].bounds
        } else {
          entry.bounds = ItemBounds.pixels(items[index].content, device: map(index, entry), glyphs: glyphs)
            .intersection(ItemBounds.limit)
        }
        if case .backdrop(let path, let recipe) = items[index].content {
          let box = path.boundingRect
          let device = map(index, entry).tangent(at: CGPoint(x: box.midX, y: box.midY))
          entry.index = backdrops.count
          backdrops.append(DeviceBackdrop(item: index, bounds: entry.bounds, recipe: recipe, device: device))
          for container in open { entries[container].hasBackdrop = true }
        }
        entry.reach = entry.bounds
        entries.append(entry)
        if parent >= 0 { include(entry.reach, in: parent) }
      case .beginGroup(let effect, let bounds):
        entry.index = effects.count
        effects.append(DeviceEffect(effect, bounds: bounds, map: map(index, entry)))
        entries.append(entry)
        open.append(index)
      case .beginProjection(let projection):
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

  private mutating func include(_ rect: PixelRect, in container: Int) {
    entries[container].bounds = entries[container].bounds.union(rect)
  }

  /// Ends the innermost container before item `next`.
  private mutating func finish(at next: Int) {
    let index = open.removeLast()
    entries[index].next = next
    let bounds = entries[index].bounds
    switch items[index].content {
    case .beginGroup:
      entries[index].reach = effects[entries[index].index].reach(of: bounds)
        .intersection(ItemBounds.limit)
    case .beginClip(let path, _, _):
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
      switch items[container].content {
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
    guard case .beginGroup = items[index].content else { return false }
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
      switch items[container].content {
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

  private func isMask(_ index: Int) -> Bool {
    if case .beginMask = items[index].content { true } else { false }
  }

  /// Whether the item is drawn to a picture of its own: a group's or a mask's.
  func isIsolated(_ index: Int) -> Bool {
    var container = entries[index].parent
    while container >= 0 {
      if isPictured(container) || isMask(container) { return true }
      container = entries[container].parent
    }
    return false
  }
}

extension PixelRect {
  /// The rectangle, or the one empty rectangle when there is no pixel inside.
  var normalized: PixelRect { isEmpty ? .empty : self }
}
