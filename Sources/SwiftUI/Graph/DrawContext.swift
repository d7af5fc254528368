import Raster

/// What is handed down while a frame's display list is made.
@MainActor
struct DrawContext {
  /// The list so far.
  var list: DisplayList
  /// From the coordinate root's coordinates to the list's, in points.
  var transform: CGAffineTransform
  /// Pixels a point.
  let scale: CGFloat
  /// The stage's time, in seconds.
  let time: Double

  init(scale: CGFloat, time: Double) {
    list = DisplayList()
    transform = .identity
    self.scale = scale
    self.time = time
  }

  /// Draws `body` with `transform` applied inside the current one.
  mutating func concatenating(_ inner: CGAffineTransform, _ body: (inout DrawContext) -> Void) {
    let outer = transform
    transform = inner.concatenating(outer)
    body(&self)
    transform = outer
  }

  /// Draws `body` in a plane of its own, which is seen through `projection` inside the current transform.
  mutating func projecting(
    _ projection: ProjectionTransform, id: UInt64, _ body: (inout DrawContext) -> Void
  ) {
    let outer = transform
    list.pushProjection(projection, transform: outer, id: id)
    transform = .identity
    body(&self)
    transform = outer
    list.popProjection()
  }

  /// The transform for an item whose own origin is at `origin`.
  func transform(at origin: CGPoint) -> CGAffineTransform {
    CGAffineTransform(translationX: origin.x, y: origin.y).concatenating(transform)
  }
}
