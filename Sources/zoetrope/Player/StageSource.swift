import Components
import Stage

/// Where the player's gallery comes from, and the stages for what is in it.
@MainActor
protocol StageSource: AnyObject {
  /// What there is to choose from, in the gallery's order.
  var entries: [GalleryEntry] { get }
  /// What is on the stage, where the source chose it itself; nil where the player did.
  var shownEntry: GalleryEntry? { get }

  /// A stage at time zero; the one before it is ended by the player.
  func makeStage(for entry: GalleryEntry, in environment: StageEnvironment) -> any PlayedStage
  /// Takes in what has happened outside. Called before each frame.
  func update()
  /// Makes what is on the stage anew from its source, with nothing done yet. False where there is no such source.
  func reload() -> Bool
  /// Whether something new is being made ready.
  var isCompiling: Bool { get }
}

extension StageSource {
  var shownEntry: GalleryEntry? { nil }

  func update() {}

  func reload() -> Bool { false }

  var isCompiling: Bool { false }
}

/// The components that come along, played in this process.
@MainActor
final class ComponentSource: StageSource {
  let entries = Catalogue.entries.map(GalleryEntry.component)

  func makeStage(for entry: GalleryEntry, in environment: StageEnvironment) -> any PlayedStage {
    guard case .component(let component) = entry else {
      preconditionFailure("'\(entry.id)' is none of the components")
    }
    return LocalStage(environment: environment, source: component.makeDemo)
  }
}
