import Raster

/// Takes pointer events to the responders under them, and lets one of them win.
///
/// A press is offered to everything under it, innermost first. The first to claim it gets it alone.
@MainActor
final class EventRouter {
  private var links: [ResponderChain.Link] = []
  private var winner: ResponderChain.Link?
  private(set) var isPressed = false

  func send(_ event: PointerEvent, hitTest: (CGPoint) -> ResponderChain) {
    switch event.phase {
    case .began:
      if isPressed { cancel(at: event) }
      isPressed = true
      links = hitTest(event.location).links
      winner = nil
      deliver(event)
    case .moved:
      if isPressed { deliver(event) }
    case .ended, .cancelled:
      guard isPressed else { return }
      deliver(event)
      isPressed = false
      links = []
      winner = nil
    }
  }

  /// A turn of the wheel goes to the innermost responder that uses it.
  func wheel(_ delta: CGSize, at location: CGPoint, hitTest: (CGPoint) -> ResponderChain) {
    for link in hitTest(location).links where link.responder.wheel(delta) { return }
  }

  private func deliver(_ event: PointerEvent) {
    if let winner {
      _ = winner.responder.handle(Self.local(event, winner))
      return
    }
    var left: [ResponderChain.Link] = []
    for (index, link) in links.enumerated() {
      switch link.responder.handle(Self.local(event, link)) {
      case .ignored: continue
      case .possible: left.append(link)
      case .claimed:
        winner = link
        var cancel = event
        cancel.phase = .cancelled
        for other in left + links[(index + 1)...] { _ = other.responder.handle(Self.local(cancel, other)) }
        links = [link]
        return
      }
    }
    links = left
  }

  private func cancel(at event: PointerEvent) {
    var cancel = event
    cancel.phase = .cancelled
    deliver(cancel)
  }

  private static func local(_ event: PointerEvent, _ link: ResponderChain.Link) -> PointerEvent {
    var local = event
    local.location = event.location.applying(link.transform)
    return local
  }
}
