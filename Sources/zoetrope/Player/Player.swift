import Foundation
import Raster
import Stage
import SwiftUI

/// The window with its two interfaces: what is played, on the stage's clock, and the player's own on the real one.
@MainActor
final class Player {
  let window: Window
  let model: PlayerModel
  let source: any StageSource
  let stagePicture = EmbeddedPicture()
  private(set) var stage: any PlayedStage
  private(set) var chrome: Session!
  private var chromePainter: FramePainter!
  var clock: PlaybackClock
  private let realClock = ContinuousClock()
  private let realOrigin: ContinuousClock.Instant
  /// Whose press the pointer is holding down.
  var pressed: Target?
  var isRunning = true
  var mustPresent = true
  private var noticeEnd: Double?
  /// What the timeline was made of that is shown.
  var timelineKey: TimelineState.Key?
  /// Called with the stage before it ends.
  var closing: (any PlayedStage) throws -> Void = { _ in }
  /// The log that the model shows the haptics of.
  private var shownLog = 0

  enum Target {
    case stage
    case chrome
  }

  /// One frame of a 60 Hz display, in seconds.
  static let frame = 1.0 / 60

  /// - Parameter selection: one of the source's entries.
  init(window: Window, source: any StageSource, selection: GalleryEntry, environment: StageEnvironment = .phone) {
    self.window = window
    self.source = source
    realOrigin = realClock.now
    model = PlayerModel(gallery: source.entries, selection: selection, environment: environment)
    clock = PlaybackClock(now: 0)
    stage = source.makeStage(for: selection, in: environment)
    let actions = PlayerActions(
      select: { [weak self] in self?.select($0) },
      focusSearch: { [weak self] in self?.model.isSearching = true },
      scrub: { [weak self] in self?.scrub(to: $0) })
    let (model, picture) = (model, stagePicture)
    chrome = Session(environment: chromeEnvironment) {
      AnyView(PlayerView(model: model, stage: picture, actions: actions))
    }
    chrome.keepsHistory = false
    chromePainter = FramePainter(chrome)
    adopt(stage)
    window.setTitle("Zoetrope — \(selection.windowTitle)")
  }

  var chromeEnvironment: StageEnvironment {
    StageEnvironment(
      width: window.size.width, height: window.size.height, scale: window.scale, isDark: true,
      language: model.language)
  }

  /// The real time since the player was opened, in seconds.
  var now: Double { (realClock.now - realOrigin) / .seconds(1) }

  // MARK: Loop

  /// Runs until the window is closed.
  func run() throws {
    while isRunning {
      for event in window.events(waitingUpTo: timeToNextFrame) { handle(event) }
      try makeFrame()
    }
    try closing(stage)
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
    if stage.needsFrame || chrome.needsDisplay { consider(0) }
    if let next = stage.nextFrameTime {
      // What moves needs a frame a display period from the last one, not sooner.
      consider(clock.wait(until: max(next, stage.time), at: now).map { max($0, untilNextFrameSlot) })
    }
    if let next = chrome.nextFrameTime { consider(max(next - now, untilNextFrameSlot)) }
    if let noticeEnd { consider(max(noticeEnd - now, 0)) }
    if hasWorkAhead { consider(0) }
    if !clock.isStill && stage.nextFrameTime != nil { consider(0.1 / clock.speed) }
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
    source.update()
    follow(clock.time(at: start))
    prepareScrubbing()
    let isStageChanged = stage.show(
      in: stagePicture, scale: window.scale * stagePicture.zoom, showsAccessibility: model.showsAccessibility,
      always: mustPresent)
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

  /// Whether there is something to do that would make scrubbing quicker.
  private var hasWorkAhead = false

  /// Uses the time in which nothing plays to make ready what dragging along the timeline may ask for.
  private func prepareScrubbing() {
    hasWorkAhead = model.showsTimeline && clock.isStill && stage.prepareScrubbing(for: 0.008)
  }

  /// Gives the model what has become of the stage; what has not changed is not touched, so that nothing is redrawn.
  private func updateStatus() {
    let problem = stage.problem
    // The moment at which the code failed stays the present one until it plays again; and code that is not loaded yet
    // misses nothing.
    clock.setHeld(stage.holdsTime, at: now)
    let tenths = Int((stage.time * 10).rounded(.down))
    if model.tenths != tenths { model.tenths = tenths }
    if model.problem != problem { model.problem = problem }
    if model.isCompiling != source.isCompiling { model.isCompiling = source.isCompiling }
    if model.isPaused != clock.isPaused { model.isPaused = clock.isPaused }
    if model.speed != clock.speed { model.speed = clock.speed }
    updateTimeline()
    if model.gallery != source.entries { updateGallery() }
    if shownLog != stage.logGeneration {
      shownLog = stage.logGeneration
      model.setHaptics(stage.records)
    }
  }

  private func updateGallery() {
    model.gallery = source.entries
    if let same = model.gallery.first(where: { $0.id == model.selection.id }) {
      model.selection = same
    } else if let selection = source.shownEntry ?? model.gallery.first {
      model.selection = selection
      window.setTitle("Zoetrope — \(selection.windowTitle)")
    }
  }

  // MARK: Stage

  private func adopt(_ next: any PlayedStage) {
    stage = next
    clock.setHeld(next.holdsTime, at: now)
    shownLog = next.logGeneration
    next.recordAdded = { [weak self] record in
      switch record.event {
      case .haptic(let kind, let source): self?.model.addHaptic(kind, source: source, time: record.time)
      case .message(let text): warn(text)
      default: break
      }
    }
    mustPresent = true
  }

  func select(_ entry: GalleryEntry) {
    model.selection = entry
    window.setTitle("Zoetrope — \(entry.windowTitle)")
    stage.end()
    model.haptics = []
    clock.seek(to: 0, at: now)
    adopt(source.makeStage(for: entry, in: model.environment))
  }

  func restart() {
    model.haptics = []
    clock.seek(to: 0, at: now)
    stage.restart(in: model.environment)
    clock.setHeld(stage.holdsTime, at: now)
    shownLog = stage.logGeneration
    mustPresent = true
  }

  /// Begins anew, with code that is compiled again where it is somebody's own.
  func reload() {
    guard source.reload() else { return restart() }
    clock.seek(to: 0, at: now)
    model.haptics = []
  }

  func changeEnvironment(_ change: (inout StageEnvironment) -> Void) {
    change(&model.environment)
    sendToStage(.environment(model.environment))
  }

  func sendToStage(_ action: InputEvent.Action) {
    goOnFromHere()
    stage.send(InputEvent(time: clock.time(at: now), action: action))
  }

  /// Shows a message for some seconds.
  func notify(_ text: String) {
    model.notice = text
    noticeEnd = now + 4
  }
}
