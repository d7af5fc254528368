import Foundation
import Stage

/// The previews of somebody's own code, each played in a process of its own and replaced on each save.
@MainActor
final class LiveSource: StageSource {
  private let preview: LivePreview
  private let file: String
  private var generation = -1
  private(set) var entries: [GalleryEntry]
  private(set) var shownEntry: GalleryEntry?

  /// - Parameter wanted: the preview to begin with; nil for the first.
  init(_ request: LivePreview.Request, preview wanted: String?) throws {
    preview = try LivePreview(request, wake: Window.wakeUp)
    file = request.path
    // Until the code has been compiled, its previews are not known.
    let name = wanted ?? ((request.path as NSString).lastPathComponent as NSString).deletingPathExtension
    entries = [.preview(GalleryEntry.PreviewEntry(name: name, index: 0, file: file))]
    preview.report = { text in
      FileHandle.standardError.write(Data((text + "\n").utf8))
    }
  }

  var isCompiling: Bool { preview.isBusy }

  func makeStage(for entry: GalleryEntry, in environment: StageEnvironment) -> any PlayedStage {
    guard case .preview(let wanted) = entry else { preconditionFailure("'\(entry.id)' is no preview") }
    return preview.makeStage(preview: wanted.name, index: wanted.index, in: environment)
  }

  func update() {
    preview.update()
    guard generation != preview.generation else { return }
    generation = preview.generation
    entries = preview.previews.enumerated().map { index, name in
      .preview(GalleryEntry.PreviewEntry(name: name, index: index, file: file))
    }
    shownEntry = preview.shownPreview.map { entries[$0.index] }
  }

  func reload() -> Bool {
    preview.reload()
    return true
  }

  func end() { preview.end() }
}
