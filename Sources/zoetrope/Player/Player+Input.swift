import Foundation
import Stage
import SwiftUI

extension Player {
  /// Takes what the window reports.
  func handle(_ event: WindowEvent) {
    switch event {
    case .quit: isRunning = false
    case .resized:
      chrome.send(InputEvent(time: now, action: .environment(chromeEnvironment)))
      mustPresent = true
    case .exposed: mustPresent = true
    case .wakeUp: break
    case .pointerDown(let point): pointerDown(point)
    case .pointerMoved(let point): pointerMoved(point)
    case .pointerUp(let point): pointerUp(point)
    case .wheel(let delta, let point):
      if let inner = stagePoint(point) {
        sendToStage(.wheel(dx: delta.width, dy: delta.height, x: inner.x, y: inner.y))
      } else {
        chrome.send(
          InputEvent(time: now, action: .wheel(dx: delta.width, dy: delta.height, x: point.x, y: point.y)))
      }
    case .key(let key): handle(key)
    case .text(let text): type(text)
    }
  }

  /// The point of the stage at a point of the window; nil outside of the stage.
  private func stagePoint(_ point: CGPoint) -> CGPoint? {
    guard !model.showsHelp, stagePicture.frame.contains(point) else { return nil }
    return stagePicture.location(of: point)
  }

  private func pointerDown(_ point: CGPoint) {
    if model.showsHelp {
      model.showsHelp = false
      return
    }
    model.isSearching = false
    if let inner = stagePoint(point) {
      pressed = .stage
      sendToStage(.pointerDown(x: inner.x, y: inner.y))
    } else {
      pressed = .chrome
      chrome.send(InputEvent(time: now, action: .pointerDown(x: point.x, y: point.y)))
    }
  }

  private func pointerMoved(_ point: CGPoint) { send(InputEvent.Action.pointerMoved, at: point, to: pressed) }

  private func pointerUp(_ point: CGPoint) {
    let target = pressed
    pressed = nil
    send(InputEvent.Action.pointerUp, at: point, to: target)
  }

  /// Tells whoever was pressed what the pointer does.
  private func send(
    _ action: (_ x: Double, _ y: Double) -> InputEvent.Action, at point: CGPoint, to target: Target?
  ) {
    switch target {
    case .stage:
      let inner = stagePicture.location(of: point)
      sendToStage(action(inner.x, inner.y))
    case .chrome: chrome.send(InputEvent(time: now, action: action(point.x, point.y)))
    case nil: break
    }
  }

  private func handle(_ key: KeyEvent) {
    if model.isSearching { return editSearch(key) }
    switch key.key {
    case .escape where model.showsHelp: model.showsHelp = false
    case .up where !stage.showsKeyboardFocus: selectNeighbour(-1)
    case .down where !stage.showsKeyboardFocus: selectNeighbour(1)
    case .left where isTimelineKeyed: step(by: -Self.frame)
    case .right where isTimelineKeyed: step(by: Self.frame)
    case .home where isTimelineKeyed: scrub(to: 0)
    case .end where isTimelineKeyed: scrub(to: stage.endTime)
    default: sendToStage(.key(InputEvent.Key(key)))
    }
  }

  /// Whether keys that move move the time.
  private var isTimelineKeyed: Bool { model.showsTimeline && !stage.showsKeyboardFocus }

  private func editSearch(_ key: KeyEvent) {
    switch key.key {
    case .delete: if !model.query.isEmpty { model.query.removeLast() }
    case .escape:
      model.query = ""
      model.isSearching = false
    case .return, .tab:
      if let first = model.entries.first { select(first) }
      model.isSearching = false
    case .up: selectNeighbour(-1)
    case .down: selectNeighbour(1)
    default: break
    }
  }

  private func selectNeighbour(_ step: Int) {
    let entries = model.entries
    guard !entries.isEmpty else { return }
    let index = entries.firstIndex { $0.id == model.selection.id } ?? 0
    select(entries[min(max(index + step, 0), entries.count - 1)])
  }
}

extension InputEvent.Key {
  init(_ key: KeyEvent) {
    self.init(
      name: key.key.rawValue, characters: key.characters, isShiftDown: key.isShiftDown,
      isControlDown: key.isControlDown)
  }
}
