import Foundation
import Stage
import SwiftUI

/// What the player's own interface shows.
@MainActor @Observable
final class PlayerModel {
  /// One line of the haptic log.
  struct Haptic: Identifiable, Equatable {
    let id: Int
    let time: Double
    let kind: String
    let source: String
  }

  /// All that there is to choose from.
  var gallery: [GalleryEntry]
  var selection: GalleryEntry
  var query = ""
  var isSearching = false
  var environment: StageEnvironment
  var showsAccessibility = false
  var showsHaptics = true
  var showsFrameTimes = false
  var showsHelp = false
  var showsTimeline = false
  /// What the timeline shows, while it is shown.
  var timeline = TimelineState()
  var isPaused = false
  var speed = 1.0
  /// The stage's time, in tenths of a second: the clock shows no more, so that it is not redrawn for less.
  var tenths = 0
  var haptics: [Haptic] = []
  /// Milliseconds that the latest frames took, the newest last.
  var frameTimes: [Double] = []
  /// A short message about what has just been done.
  var notice = ""
  /// Whether other code is being made ready.
  var isCompiling = false
  /// Why the stage stands still, where the code on it does not play.
  var problem: StageProblem?

  init(gallery: [GalleryEntry], selection: GalleryEntry, environment: StageEnvironment) {
    self.gallery = gallery
    self.selection = selection
    self.environment = environment
  }

  var language: String { environment.language }

  /// The entries that match the search, in the gallery's order.
  var entries: [GalleryEntry] { gallery.filter { $0.matches(query) } }

  func addHaptic(_ kind: String, source: String, time: Double) {
    haptics.insert(Haptic(id: (haptics.first?.id ?? 0) + 1, time: time, kind: kind, source: source), at: 0)
    if haptics.count > 200 { haptics.removeLast() }
  }

  /// Shows the haptics of another log.
  func setHaptics(_ records: [StageRecord]) {
    haptics = []
    for record in records {
      if case .haptic(let kind, let source) = record.event { addHaptic(kind, source: source, time: record.time) }
    }
  }

  func addFrameTime(_ milliseconds: Double) {
    frameTimes.append(milliseconds)
    if frameTimes.count > 120 { frameTimes.removeFirst() }
  }
}
