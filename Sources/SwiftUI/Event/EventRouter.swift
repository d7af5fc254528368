import Raster

/// Takes pointer events to the responders under them, and settles who gets the press.
///
/// A press is told to every responder under it. The first to recognise its gesture gets the press, and the others let
/// go; when several do so with the same event, the innermost goes first, unless an outer one is of high rank. A
/// responder that waits for a second press holds back those after it, until it has failed.
@MainActor
final class EventRouter {
  /// A responder that takes part in the contest for a press.
  @MainActor
  private struct Contestant {
    let link: ResponderChain.Link
    var response = PointerResponse.possible
    var isAccepted = false

    var isSimultaneous: Bool { link.responder.rank == .simultaneous }
    /// It has recognised its gesture but is held back; further events are not its business.
    var isHeldBack: Bool { response == .recognized && !isAccepted }
  }

  private var contestants: [Contestant] = []
  private var hovered: [ResponderChain.Link] = []
  private(set) var isPressed = false

  func send(_ event: PointerEvent, in root: Item?) {
    switch event.phase {
    case .began:
      if isPressed { cancelPress(at: event) }
      isPressed = true
      begin(ResponderChain.under(event.location, in: root).ordered)
      deliver(event)
    case .moved:
      if isPressed { deliver(event) }
      updateHover(ResponderChain.under(event.location, in: root).links, event.location)
    case .ended:
      guard isPressed else { return }
      deliver(event)
      isPressed = false
      contestants.removeAll { $0.isAccepted || $0.response == .possible }
    case .cancelled:
      if isPressed { cancelPress(at: event) }
      updateHover([], event.location)
    }
  }

  /// A turn of the wheel goes to the innermost responder that uses it.
  func wheel(_ delta: CGSize, at location: CGPoint, in root: Item?) {
    for link in ResponderChain.under(location, in: root).links where link.responder.wheel(delta) { return }
  }

  /// A responder has changed its mind without an event, because time has passed.
  func changed(_ responder: any Responder, to response: PointerResponse) {
    guard let index = contestants.firstIndex(where: { $0.link.responder === responder }) else { return }
    contestants[index].response = response
    settle()
    if !isPressed { contestants.removeAll { $0.isAccepted || $0.response == .possible || $0.response == .failed } }
  }

  // MARK: The contest

  /// Makes `links` the contestants. Those that wait for this very press, and those held back by them, stay as they are.
  private func begin(_ links: [ResponderChain.Link]) {
    let old = contestants
    contestants = links.map { link in
      let kept = old.first { $0.link.responder === link.responder && ($0.response == .waiting || $0.isHeldBack) }
      var contestant = Contestant(link: link)
      if let kept { contestant.response = kept.response }
      return contestant
    }
    // What waited elsewhere waits in vain; what it held back is settled now.
    var rest = old.filter { entry in !links.contains { $0.responder === entry.link.responder } }
    for index in rest.indices where rest[index].response == .waiting {
      cancel(rest[index])
      rest[index].response = .failed
    }
    if let winner = rest.first(where: \.isHeldBack), winner.link.isAlive { winner.link.responder.accepted() }
  }

  private func deliver(_ event: PointerEvent) {
    for index in contestants.indices where contestants[index].response != .failed && !contestants[index].isHeldBack {
      guard contestants[index].link.isAlive else {
        contestants[index].response = .failed
        continue
      }
      contestants[index].response = contestants[index].link.responder.handle(Self.local(event, contestants[index].link))
    }
    settle()
  }

  /// Accepts what may be accepted, and drops what has failed.
  private func settle() {
    contestants.removeAll { $0.response == .failed && !$0.isAccepted }
    for index in contestants.indices
    where contestants[index].isSimultaneous && contestants[index].isHeldBack {
      contestants[index].isAccepted = true
      contestants[index].link.responder.accepted()
    }
    if contestants.contains(where: { $0.isAccepted && !$0.isSimultaneous }) { return }
    guard let first = contestants.firstIndex(where: { !$0.isSimultaneous && $0.response != .possible }),
      contestants[first].response == .recognized
    else { return }
    contestants[first].isAccepted = true
    let winner = contestants[first]
    let losers = contestants.filter { !$0.isSimultaneous && !$0.isAccepted }
    contestants.removeAll { !$0.isSimultaneous && !$0.isAccepted }
    for loser in losers { cancel(loser) }
    winner.link.responder.accepted()
  }

  private func cancelPress(at event: PointerEvent) {
    for contestant in contestants { cancel(contestant, at: event) }
    contestants = []
    isPressed = false
  }

  private func cancel(_ contestant: Contestant, at event: PointerEvent? = nil) {
    guard contestant.link.isAlive else { return }
    var cancel = event ?? PointerEvent(phase: .cancelled, location: .zero, time: contestant.link.node.graph.time)
    cancel.phase = .cancelled
    _ = contestant.link.responder.handle(Self.local(cancel, contestant.link))
  }

  private static func local(_ event: PointerEvent, _ link: ResponderChain.Link) -> PointerEvent {
    var local = event
    local.location = event.location.applying(link.transform)
    return local
  }

  // MARK: Hovering

  private func updateHover(_ links: [ResponderChain.Link], _ location: CGPoint) {
    let gone = hovered.filter { old in old.isAlive && !links.contains { $0.responder === old.responder } }
    for link in gone { _ = link.responder.hover(nil) }
    hovered = links.filter { $0.responder.hover(location.applying($0.transform)) }
  }
}
