/// A drag of a scroll view's content.
struct ScrollDrag {
  /// Where the pointer was when the drag began to count.
  var start: CGPoint
  /// The content's place then, as if there were no rubber bands.
  var origin: CGPoint
  var hasBegun = false
  var tracker = VelocityTracker()
}

extension ScrollItem: Responder {
  /// How far the pointer has to move before the content follows, in points.
  private static let threshold: CGFloat = 10
  /// How far content has to be pulled down to be fetched anew, in points as seen.
  private static let pullDistance: CGFloat = 60

  private func scrolls(_ axis: Axis) -> Bool {
    let extent = axis == .horizontal ? extents.horizontal : extents.vertical
    guard extent.scrolls else { return false }
    return extent.overflows || settings.bounce(axis) != .basedOnSize
  }

  func handle(_ event: PointerEvent) -> PointerResponse {
    switch event.phase {
    case .began:
      let wasMoving = isMovingByItself
      stop()
      drag = ScrollDrag(start: event.location, origin: draggedOffset)
      drag?.tracker.add(event.location, at: event.time)
      if wasMoving { drag?.hasBegun = true }
      // A press that stops the content is meant for the scroll view, not for what is inside.
      return wasMoving ? .recognized : .possible
    case .moved:
      guard var drag else { return .failed }
      drag.tracker.add(event.location, at: event.time)
      self.drag = drag
      let (dx, dy) = (event.location.x - drag.start.x, event.location.y - drag.start.y)
      if !drag.hasBegun {
        let isFar =
          (scrolls(.horizontal) && abs(dx) > Self.threshold) || (scrolls(.vertical) && abs(dy) > Self.threshold)
        guard isFar else { return .possible }
        self.drag?.hasBegun = true
        // The content starts from where it is, without a jump.
        self.drag?.start = event.location
        return .recognized
      }
      follow(dx, dy, drag)
      return .recognized
    case .ended:
      guard var drag, drag.hasBegun else {
        self.drag = nil
        return .failed
      }
      drag.tracker.add(event.location, at: event.time)
      follow(event.location.x - drag.start.x, event.location.y - drag.start.y, drag)
      let velocity = drag.tracker.velocity(at: event.time)
      self.drag = nil
      if offset.y < CGFloat(extents.vertical.range.lowerBound) - Self.pullDistance { environment.pull?.action() }
      letGo(velocity: CGSize(width: -velocity.width, height: -velocity.height), at: event.time)
      return .recognized
    case .cancelled:
      if drag?.hasBegun == true { letGo(velocity: .zero, at: event.time) }
      drag = nil
      return .failed
    }
  }

  private func follow(_ dx: CGFloat, _ dy: CGFloat, _ drag: ScrollDrag) {
    func shown(_ position: CGFloat, _ extent: ScrollExtent, _ axis: Axis) -> CGFloat {
      guard scrolls(axis) else { return axis == .horizontal ? offset.x : offset.y }
      return CGFloat(RubberBand.shown(Double(position), in: extent.range, extent: Double(extent.viewport)))
    }
    move(
      to: CGPoint(
        x: shown(drag.origin.x - dx, extents.horizontal, .horizontal),
        y: shown(drag.origin.y - dy, extents.vertical, .vertical)))
    flashIndicators()
  }

  /// The content's place without the give of rubber bands.
  private var draggedOffset: CGPoint {
    CGPoint(
      x: RubberBand.dragged(offset.x, in: extents.horizontal.range, extent: extents.horizontal.viewport),
      y: RubberBand.dragged(offset.y, in: extents.vertical.range, extent: extents.vertical.viewport))
  }

  func wheel(_ delta: CGSize) -> Bool {
    guard drag == nil, delta.width.isFinite, delta.height.isFinite else { return false }
    var target = offset
    if settings.axes.contains(Axis.Set.horizontal) { target.x -= delta.width }
    if settings.axes.contains(Axis.Set.vertical) { target.y -= delta.height }
    // A wheel turned up and down moves what goes only sideways, too.
    if settings.axes == .horizontal && delta.width == 0 { target.x -= delta.height }
    target = clamped(target)
    // At the end of its content it leaves the wheel to the scroll view around it.
    if target == offset { return false }
    stop()
    move(to: target)
    flashIndicators()
    return true
  }
}
