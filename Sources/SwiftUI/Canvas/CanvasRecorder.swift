import Raster

/// Gathers what the contexts of one canvas, or of one text with a renderer, draw in one call.
@MainActor
final class CanvasRecorder {
  let item: Item
  /// What can be drawn in without being cut off by anybody but the renderer itself.
  let bounds: CGRect
  private let symbols: CanvasSymbols?
  /// The list so far, in the canvas's own coordinates.
  var drawing: DrawContext
  /// Whether a symbol was drawn.
  private(set) var usesSymbols = false
  /// Whether something was blended with what the canvas has drawn before.
  private var blends = false
  private var open: [CanvasClip] = []
  private var count: UInt64 = 0

  init(item: Item, symbols: CanvasSymbols? = nil, bounds: CGRect, drawing: DrawContext) {
    self.item = item
    self.symbols = symbols
    self.bounds = bounds
    self.drawing = drawing
  }

  var environment: EnvironmentValues { item.environment }

  /// Names one thing drawn, the same from frame to frame as long as the same things are drawn before it.
  private func nextID() -> UInt64 {
    count += 1
    return item.id << 24 | count
  }

  func symbol(_ id: AnyHashable) -> Item? {
    usesSymbols = true
    return symbols?.symbol(id)
  }

  /// Draws with a context's clips, filters, opacity and blending around it.
  func draw(_ context: GraphicsContext, ownOpacity: Bool = false, _ body: (inout DrawContext, UInt64) -> Void) {
    setClip(context.clip)
    let id = nextID()
    var opened = 0
    func push(_ effect: GroupEffect) {
      drawing.list.pushGroup(effect, transform: context.transform, id: id)
      opened += 1
    }
    if context.blendMode.raster != .normal {
      blends = true
      push(.blendMode(context.blendMode.raster))
    }
    let opacity = min(max(context.opacity, 0), 1)
    if !ownOpacity && opacity < 1 { push(.opacity(opacity)) }
    for filter in context.filters { push(filter.effect(in: environment)) }
    drawing.transform = context.transform
    body(&drawing, id)
    for _ in 0..<opened { drawing.list.popGroup() }
  }

  /// Draws what a layer's content draws, as one picture.
  func layer(_ context: GraphicsContext, _ content: (inout GraphicsContext) throws -> Void) rethrows {
    setClip(context.clip)
    let outer = open
    open = []
    var inner = GraphicsContext(recorder: self)
    inner.transform = context.transform
    inner.outerClip = context.clipBounds
    var opened = 0
    func push(_ effect: GroupEffect, _ id: UInt64) {
      drawing.list.pushGroup(effect, transform: context.transform, id: id)
      opened += 1
    }
    let id = nextID()
    if context.blendMode.raster != .normal {
      blends = true
      push(.blendMode(context.blendMode.raster), id)
    }
    push(GroupEffect(opacity: min(max(context.opacity, 0), 1), isIsolated: true), id)
    for filter in context.filters { push(filter.effect(in: environment), id) }
    defer {
      setClip(nil)
      open = outer
      for _ in 0..<opened { drawing.list.popGroup() }
    }
    try content(&inner)
  }

  /// The drawing of `content` apart from the rest.
  func separately(
    _ context: GraphicsContext, _ content: (inout GraphicsContext) throws -> Void
  ) rethrows -> DisplayList {
    let outer = (open, drawing)
    open = []
    drawing = drawing.aside()
    defer {
      let inner = drawing
      (open, drawing) = outer
      drawing.note(inner)
    }
    var inner = GraphicsContext(recorder: self)
    inner.transform = context.transform
    try content(&inner)
    setClip(nil)
    return drawing.list
  }

  /// Closes and opens clips until those of `clip` are open. Neighbours in one clip are cut as one picture.
  private func setClip(_ clip: CanvasClip?) {
    var wanted: [CanvasClip] = []
    var current = clip
    while let entry = current {
      wanted.append(entry)
      current = entry.outer
    }
    wanted.reverse()
    var common = 0
    while common < open.count, common < wanted.count, open[common] === wanted[common] { common += 1 }
    while open.count > common { open.removeLast().close(&drawing.list) }
    for entry in wanted[common...] {
      entry.open(&drawing.list, id: nextID())
      open.append(entry)
    }
  }

  /// Everything drawn.
  func finish() -> DisplayList {
    setClip(nil)
    guard blends else { return drawing.list }
    // A canvas blends within itself, not with what lies behind it.
    var list = DisplayList()
    list.pushGroup(.isolated, id: item.id)
    list.append(drawing.list)
    list.popGroup()
    return list
  }
}

/// One of the clips that a context has set, and those before it.
final class CanvasClip {
  enum Kind {
    case path(Raster.Path, FillStyle)
    case mask(DisplayList)
  }

  let kind: Kind
  let outer: CanvasClip?
  /// What is left at most, in the canvas's coordinates.
  let bounds: CGRect

  init(_ kind: Kind, bounds: CGRect, outer: CanvasClip?) {
    self.kind = kind
    self.bounds = bounds
    self.outer = outer
  }

  func open(_ list: inout DisplayList, id: UInt64) {
    switch kind {
    case .path(let path, let style): list.pushClip(path, rule: style.rule, antialiased: style.isAntialiased, id: id)
    case .mask(let mask): list.pushMask(mask, id: id)
    }
  }

  func close(_ list: inout DisplayList) {
    switch kind {
    case .path: list.popClip()
    case .mask: list.popMask()
    }
  }
}
