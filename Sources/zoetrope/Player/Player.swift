import Components
import Foundation
import Raster
import Stage
import SwiftUI

/// The window with its two interfaces: the component on the stage's clock, and the player's own on the real one.
@MainActor
final class Player {
  private let window: Window
  private let model: PlayerModel
  private let stagePicture = EmbeddedPicture()
  private var stage: Session
  private var chrome: Session!
  private var overlay: FramePainter
  private var chromePainter: FramePainter!
  private var clock: PlaybackClock
  private let realClock = ContinuousClock()
  private let realOrigin: ContinuousClock.Instant
  /// Whose press the pointer is holding down.
  private var pressed: Target?
  private var isRunning = true
  private var mustPresent = true
  private var noticeEnd: Double?

  private enum Target {
    case stage
    case chrome
  }

  /// One frame of a 60 Hz display, in seconds.
  private static let frame = 1.0 / 60

  init(window: Window, entry: CatalogueEntry) {
    self.window = window
    realOrigin = realClock.now
    model = PlayerModel(selection: entry)
    clock = PlaybackClock(now: 0)
    stage = Session(environment: model.environment, source: entry.makeDemo)
    overlay = FramePainter(stage)
    let actions = PlayerActions(
      select: { [weak self] in self?.select($0) },
      focusSearch: { [weak self] in self?.model.isSearching = true })
    let (model, picture) = (model, stagePicture)
    chrome = Session(environment: chromeEnvironment) {
      AnyView(PlayerView(model: model, stage: picture, actions: actions))
    }
    chrome.keepsHistory = false
    chromePainter = FramePainter(chrome)
    adopt(stage)
    window.setTitle("Zoetrope — \(entry.typeName)")
  }

  private var chromeEnvironment: StageEnvironment {
    StageEnvironment(
      width: window.size.width, height: window.size.height, scale: window.scale, isDark: true,
      language: model.language)
  }

  /// The real time since the player was opened, in seconds.
  private var now: Double { (realClock.now - realOrigin) / .seconds(1) }

  // MARK: Loop

  /// Runs until the window is closed.
  func run() throws {
    while isRunning {
      for event in window.events(waitingUpTo: timeToNextFrame) { handle(event) }
      try makeFrame()
    }
    stage.end()
    chrome.end()
  }

  /// How long nothing will change by itself, in real seconds; nil for ever.
  private var timeToNextFrame: Double? {
    if mustPresent { return 0 }
    var wait: Double?
    func consider(_ seconds: Double?) {
      if let seconds { wait = min(wait ?? .infinity, seconds) }
    }
    if stage.needsDisplay || chrome.needsDisplay { consider(0) }
    if let next = stage.nextFrameTime {
      // What moves needs a frame a display period from the last one, not sooner.
      consider(clock.wait(until: max(next, stage.time), at: now).map { max($0, untilNextFrameSlot) })
    }
    if let next = chrome.nextFrameTime { consider(max(next - now, untilNextFrameSlot)) }
    if let noticeEnd { consider(max(noticeEnd - now, 0)) }
    if !model.isPaused && stage.nextFrameTime != nil { consider(0.1 / clock.speed) }
    return wait
  }

  private var lastFrame = -1.0

  /// Real seconds until the next frame may be made. Where presenting waits for the display, that sets the pace.
  private var untilNextFrameSlot: Double {
    window.hasVerticalSync ? 0 : max(lastFrame + Self.frame - now, 0)
  }

  private func makeFrame() throws {
    let start = now
    if let end = noticeEnd, start >= end {
      noticeEnd = nil
      model.notice = ""
    }
    stage.advance(to: clock.time(at: start))
    let isStageChanged = stage.needsDisplay
    if isStageChanged || mustPresent || model.showsAccessibility && stage.nextFrameTime != nil {
      stagePicture.size = stage.environment.size
      overlay.showsAccessibility = model.showsAccessibility
      stagePicture.list = backdrop(overlay.displayList())
    }
    updateStatus()
    chrome.advance(to: start)
    guard chrome.needsDisplay || mustPresent else { return }
    let (surface, damage) = chromePainter.paintChanges()
    let drawn = now
    if !damage.isEmpty || mustPresent { try window.present(surface, damage: damage) }
    mustPresent = false
    lastFrame = start
    // Only frames of the stage count; the graph's own redrawing would never come to an end.
    if isStageChanged && model.showsFrameTimes { model.addFrameTime((drawn - start) * 1000) }
  }

  /// The stage's picture on the colour of its screen.
  private func backdrop(_ list: DisplayList) -> DisplayList {
    var result = DisplayList()
    result.fill(
      Raster.Path(CGRect(origin: .zero, size: stage.environment.size)), paint: .solid(stage.background), id: 0)
    result.append(list, transform: .identity)
    return result
  }

  private func updateStatus() {
    let tenths = Int((stage.time * 10).rounded(.down))
    if model.tenths != tenths { model.tenths = tenths }
    if model.fault != stage.fault { model.fault = stage.fault }
    if model.isPaused != clock.isPaused { model.isPaused = clock.isPaused }
    if model.speed != clock.speed { model.speed = clock.speed }
  }

  // MARK: Stage

  private func adopt(_ session: Session) {
    stage = session
    overlay = FramePainter(session)
    session.recordAdded = { [weak self] record in
      switch record.event {
      case .haptic(let kind, let source): self?.model.addHaptic(kind, source: source, time: record.time)
      case .message(let text): warn(text)
      default: break
      }
    }
    mustPresent = true
  }

  private func select(_ entry: CatalogueEntry) {
    model.selection = entry
    window.setTitle("Zoetrope — \(entry.typeName)")
    restart()
  }

  private func restart() {
    stage.end()
    model.haptics = []
    clock.seek(to: 0, at: now)
    adopt(Session(environment: model.environment, source: model.selection.makeDemo))
  }

  /// Goes back in time by playing everything again up to then.
  private func rewind(to time: Double) {
    let again = stage.replay(to: max(time, 0))
    stage.end()
    model.haptics.removeAll { $0.time > time }
    clock.seek(to: time, at: now)
    adopt(again)
  }

  private func changeEnvironment(_ change: (inout StageEnvironment) -> Void) {
    change(&model.environment)
    sendToStage(.environment(model.environment))
  }

  private func sendToStage(_ action: InputEvent.Action) {
    stage.send(InputEvent(time: clock.time(at: now), action: action))
  }

  // MARK: Input

  private func handle(_ event: WindowEvent) {
    switch event {
    case .quit: isRunning = false
    case .resized:
      chrome.send(InputEvent(time: now, action: .environment(chromeEnvironment)))
      mustPresent = true
    case .exposed, .wakeUp: mustPresent = true
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

  private func pointerMoved(_ point: CGPoint) {
    switch pressed {
    case .stage:
      let inner = stagePicture.location(of: point)
      sendToStage(.pointerMoved(x: inner.x, y: inner.y))
    case .chrome: chrome.send(InputEvent(time: now, action: .pointerMoved(x: point.x, y: point.y)))
    case nil: break
    }
  }

  private func pointerUp(_ point: CGPoint) {
    let target = pressed
    pressed = nil
    switch target {
    case .stage:
      let inner = stagePicture.location(of: point)
      sendToStage(.pointerUp(x: inner.x, y: inner.y))
    case .chrome: chrome.send(InputEvent(time: now, action: .pointerUp(x: point.x, y: point.y)))
    case nil: break
    }
  }

  private func handle(_ key: KeyEvent) {
    if model.isSearching { return editSearch(key) }
    switch key.key {
    case .escape where model.showsHelp: model.showsHelp = false
    case .up where !stage.showsKeyboardFocus: selectNeighbour(-1)
    case .down where !stage.showsKeyboardFocus: selectNeighbour(1)
    default: sendToStage(.key(InputEvent.Key(key)))
    }
  }

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

  private func type(_ text: String) {
    if model.isSearching {
      model.query += text
      return
    }
    for character in text { press(character) }
  }

  private func press(_ key: Character) {
    switch key.lowercased() {
    case "r": changeEnvironment { $0.reducesMotion.toggle() }
    case "d": changeEnvironment { $0.isDark.toggle() }
    case "a":
      model.showsAccessibility.toggle()
      mustPresent = true
    case "h": model.showsHaptics.toggle()
    case "f": model.showsFrameTimes.toggle()
    case "+", "=": changeEnvironment { $0.typeSize = $0.typeSize.larger }
    case "-": changeEnvironment { $0.typeSize = $0.typeSize.smaller }
    case "l": changeEnvironment { $0.language = $0.language == "es" ? "en" : "es" }
    case " ":
      if stage.showsKeyboardFocus {
        sendToStage(.key(InputEvent.Key(name: "space", characters: " ")))
      } else {
        clock.setPaused(!clock.isPaused, at: now)
      }
    case ".": step(by: Self.frame)
    case ",": step(by: -Self.frame)
    case "[": clock.changeSpeed(by: -1, at: now)
    case "]": clock.changeSpeed(by: 1, at: now)
    case "0": restart()
    case "s": screenshot()
    case "/": model.isSearching = true
    case "?": model.showsHelp.toggle()
    case "q": isRunning = false
    default: break
    }
  }

  /// Pauses and goes one frame on or back, on the grid of a 60 Hz display.
  private func step(by distance: Double) {
    clock.setPaused(true, at: now)
    let current = (clock.time(at: now) / Self.frame).rounded() * Self.frame
    let target = max(current + distance, 0)
    if distance < 0 {
      rewind(to: target)
    } else {
      clock.seek(to: target, at: now)
    }
  }

  /// Saves the stage's picture under a name that is not taken yet.
  private func screenshot() {
    let time = String(format: "%.3f", stage.time)
    var path = "zoetrope-\(model.selection.name)-\(time)s.png"
    var number = 2
    while FileManager.default.fileExists(atPath: path) {
      path = "zoetrope-\(model.selection.name)-\(time)s-\(number).png"
      number += 1
    }
    do {
      try PNG.write(FramePainter(stage, showsAccessibility: model.showsAccessibility).paint(), to: path)
      notify(PlayerWords(language: model.language).screenshot(path))
      print(path)
    } catch {
      notify(String(describing: error))
      warn(String(describing: error))
    }
  }

  private func notify(_ text: String) {
    model.notice = text
    noticeEnd = now + 4
  }
}

extension InputEvent.Key {
  init(_ key: KeyEvent) {
    self.init(
      name: key.key.rawValue, characters: key.characters, isShiftDown: key.isShiftDown,
      isControlDown: key.isControlDown)
  }
}
