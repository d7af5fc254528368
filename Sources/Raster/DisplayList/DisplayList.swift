import Foundation

/// One frame's drawing, in points, in painter's order: later items cover earlier ones.
///
/// A value that is cheap to build for every frame: one array of items, which share paths, glyphs and
/// images with the views that made them. `Renderer` compares it with the list that it drew before and
/// draws only the difference; stable `id`s make that comparison good, but never matter to the picture.
///
/// Groups, clips and masks are pairs of items; an end without a beginning is left out, and a beginning
/// without an end ends with the list. An item whose transform or geometry is not finite, or whose
/// transform is singular, draws nothing.
public struct DisplayList: Equatable, Sendable {
  /// The items, in painter's order. Every begin has its end, but for groups still open.
  public private(set) var items: [DisplayItem] = []
  /// What ends the groups, clips and masks that are open, outermost first.
  private var open: [DisplayItem.Content] = []

  /// A list that draws nothing.
  public init() {}

  /// Whether the list draws nothing.
  public var isEmpty: Bool { items.isEmpty }

  /// How many groups, clips and masks have begun and not ended.
  public var openCount: Int { open.count }

  /// Removes everything but keeps the memory.
  public mutating func removeAll() {
    items.removeAll(keepingCapacity: true)
    open.removeAll(keepingCapacity: true)
  }

  /// Makes room for `count` items.
  public mutating func reserveCapacity(_ count: Int) { items.reserveCapacity(count) }

  /// Adds the inside of `path`.
  public mutating func fill(
    _ path: Path, rule: FillRule = .nonZero, antialiased: Bool = true, paint: Paint,
    transform: CGAffineTransform = .identity, id: UInt64 = 0
  ) {
    if path.isEmpty { return }
    add(.fill(path, rule: rule, antialiased: antialiased, paint: paint), transform, id)
  }

  /// Adds the line along `path`. To trim the line, trim the path.
  public mutating func stroke(
    _ path: Path, style: StrokeStyle, paint: Paint, transform: CGAffineTransform = .identity,
    id: UInt64 = 0
  ) {
    if path.isEmpty { return }
    add(.stroke(path, style: style, paint: paint), transform, id)
  }

  /// Adds glyphs.
  public mutating func glyphs(
    _ run: GlyphRun, paint: Paint, transform: CGAffineTransform = .identity, id: UInt64 = 0
  ) {
    add(.glyphs(run, paint: paint), transform, id)
  }

  /// Adds a picture stretched over `rect`, in the item's space. A picture without pixels and an empty or
  /// null `rect` draw nothing.
  public mutating func image(
    _ image: Surface, in rect: CGRect, filter: ImagePaint.Filter = .linear,
    transform: CGAffineTransform = .identity, id: UInt64 = 0
  ) {
    guard image.width > 0, image.height > 0, !rect.isEmpty else { return }
    let fit = CGAffineTransform(
      a: rect.width / CGFloat(image.width), b: 0, c: 0, d: rect.height / CGFloat(image.height),
      tx: rect.minX, ty: rect.minY)
    // Padding keeps the edge pixels from fading where the filter looks beyond them.
    let paint = ImagePaint(image, filter: filter, extend: .pad, transform: fit)
    fill(Path(rect), paint: .image(paint), transform: transform, id: id)
  }

  /// Adds a material: blurs and recolours by `recipe` what the list has drawn before this, inside `path`.
  /// The blur sees what lies around the path, too, but repeats the edge of the surface.
  public mutating func backdrop(
    _ path: Path, recipe: MaterialRecipe, transform: CGAffineTransform = .identity, id: UInt64 = 0
  ) {
    if path.isEmpty { return }
    add(.backdrop(path, recipe: recipe), transform, id)
  }

  /// Begins a group: the items up to the matching `popGroup()` are treated by `effect` as one picture.
  ///
  /// - Parameters:
  ///   - effect: What happens to the picture. Its lengths are in the space that `transform` maps from.
  ///   - bounds: Cuts the picture off before the effect; nil leaves it as large as its items are.
  ///   - transform: Scales the effect's lengths and `bounds`; it does not move the items.
  public mutating func pushGroup(
    _ effect: GroupEffect, bounds: CGRect? = nil, transform: CGAffineTransform = .identity,
    id: UInt64 = 0
  ) {
    add(.beginGroup(effect, bounds: bounds), transform, id)
    open.append(.endGroup)
  }

  /// Ends the innermost group. Ignored unless that is what was begun last.
  public mutating func popGroup() { close(.endGroup) }

  /// Begins a clip: the items up to the matching `popClip()` show inside `path` only. They are drawn and
  /// then cut, as one picture; nothing shines through between neighbours along the path's edge.
  public mutating func pushClip(
    _ path: Path, rule: FillRule = .nonZero, antialiased: Bool = true,
    transform: CGAffineTransform = .identity, id: UInt64 = 0
  ) {
    add(.beginClip(path, rule: rule, antialiased: antialiased), transform, id)
    open.append(.endClip)
  }

  /// Ends the innermost clip. Ignored unless that is what was begun last.
  public mutating func popClip() { close(.endClip) }

  /// Begins a projection: the items up to the matching `popProjection()` lie in a plane of their own, that is, their
  /// transforms lead to it instead of the list's points, and the plane is seen through `projection` and then
  /// `transform`. Projections nest.
  ///
  /// Everything inside is drawn as outlines, mapped exactly, at the resolution of the surface; paints follow. Lengths
  /// of group effects are those that they have in the middle of the group's `bounds` or, without bounds, at the origin
  /// of the group's space. What comes to w ≤ 2⁻¹⁰ is cut off. An affine projection gives the same pixels as its
  /// items with that transform. The back of a plane shows, mirrored.
  public mutating func pushProjection(
    _ projection: ProjectionTransform, transform: CGAffineTransform = .identity, id: UInt64 = 0
  ) {
    add(.beginProjection(projection), transform, id)
    open.append(.endProjection)
  }

  /// Ends the innermost projection. Ignored unless that is what was begun last.
  public mutating func popProjection() { close(.endProjection) }

  /// Begins a mask: the items up to the matching `popMask()` show as far as `mask` is opaque or, with
  /// `luminanceToAlpha`, as far as it is bright.
  public mutating func pushMask(_ mask: DisplayList, luminanceToAlpha: Bool = false, id: UInt64 = 0) {
    add(.beginMask(luminanceToAlpha: luminanceToAlpha), .identity, id)
    append(mask)
    add(.beginMasked, .identity, id)
    open.append(.endMask)
  }

  /// Ends the innermost mask. Ignored unless that is what was begun last.
  public mutating func popMask() { close(.endMask) }

  /// Adds all of another list, with what it left open closed.
  public mutating func append(_ list: DisplayList) {
    items.append(contentsOf: list.items)
    for end in list.open.reversed() { add(end, .identity, 0) }
  }

  /// Adds items of another list, as they are. Every begin among them must have its end among them.
  public mutating func append(contentsOf items: ArraySlice<DisplayItem>) {
    self.items.append(contentsOf: items)
  }

  /// Adds all of another list as seen through a transform, with what it left open closed.
  ///
  /// The identities of the list's items are kept apart from this list's own.
  public mutating func append(_ list: DisplayList, transform: CGAffineTransform) {
    items.reserveCapacity(items.count + list.items.count)
    // What lies in a projection's plane moves with the plane.
    var depth = 0
    for item in list.items {
      if case .endProjection = item.content { depth -= 1 }
      let place = depth > 0 ? item.transform : item.transform.concatenating(transform)
      add(item.content, place, item.id ^ (1 << 63))
      if case .beginProjection = item.content { depth += 1 }
    }
    for end in list.open.reversed() { add(end, .identity, 0) }
  }

  private mutating func add(_ content: DisplayItem.Content, _ transform: CGAffineTransform, _ id: UInt64) {
    items.append(DisplayItem(id: id, transform: transform, content: content))
  }

  private mutating func close(_ end: DisplayItem.Content) {
    guard open.last == end else { return }
    open.removeLast()
    add(end, .identity, 0)
  }
}
