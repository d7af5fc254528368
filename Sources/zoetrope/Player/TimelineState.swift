import Stage

/// What the timeline shows of a stage.
struct TimelineState: Equatable {
  /// Something that moved for a while.
  struct Bar: Equatable {
    let start: Double
    let end: Double
    let label: String
  }

  /// The moment shown, and the end of all that was played, in seconds.
  var time = 0.0
  var end = 0.0
  /// Animations, in rows in which none overlaps another.
  var rows: [[Bar]] = []
  /// When something was done, felt, or changed, in seconds.
  var inputs: [Double] = []
  var haptics: [Double] = []
  var changes: [Double] = []
  var canUndo = false

  /// How many rows of animations there is room for.
  static let rowLimit = 4

  /// The seconds that the full width stands for.
  var range: Double { max(end, 2) }

  /// What a state is made of, so that it is not made anew for nothing.
  struct Key: Equatable {
    private let counts: [Int]

    @MainActor init(_ stage: any PlayedStage) {
      // What still moves grows by itself, which is seen well enough ten times a second.
      counts = [
        stage.timeline.spans.count, stage.timeline.changes.count, stage.inputs.count, stage.records.count,
        Int(stage.endTime * 10), stage.logGeneration, stage.canUndo ? 1 : 0,
      ]
    }
  }

  init() {}

  @MainActor init(_ stage: any PlayedStage) {
    time = stage.time
    end = stage.endTime
    let end = stage.endTime
    rows = stage.timeline.rows(limit: Self.rowLimit, gap: max(end, 2) / 400, until: end).map { row in
      row.map { Bar(start: $0.start, end: $0.end ?? end, label: "\($0.view) \($0.attribute)") }
    }
    inputs = stage.inputs.compactMap { input in
      switch input.action {
      case .pointerDown, .key, .wheel, .environment: input.time
      case .pointerMoved, .pointerUp, .pointerCancelled: nil
      }
    }
    haptics = stage.records.compactMap { record in
      if case .haptic = record.event { record.time } else { nil }
    }
    changes = stage.timeline.changes.map(\.time)
    canUndo = stage.canUndo
  }
}
