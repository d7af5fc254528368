import Stage
import SwiftUI

/// The player's own interface: the gallery, the stage, and what there is to know about what is on it.
struct PlayerView: View {
  let model: PlayerModel
  let stage: EmbeddedPicture
  let actions: PlayerActions

  var body: some View {
    ZStack {
      VStack(spacing: 0) {
        HStack(spacing: 0) {
          GalleryView(model: model, actions: actions)
            .frame(width: 232)
          StageArea(model: model, stage: stage)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
          DetailView(model: model)
            .frame(width: 320)
        }
        if model.showsTimeline {
          TimelineBar(model: model, actions: actions)
        }
      }
      if model.showsHelp {
        HelpView(words: PlayerWords(language: model.language))
          .transition(.opacity)
      }
    }
    .animation(.easeOut(duration: 0.15), value: model.showsHelp)
    .background(Palette.window)
    .environment(\.locale, Locale(identifier: model.language))
  }
}

/// What the player's interface can have done.
struct PlayerActions {
  let select: @MainActor (GalleryEntry) -> Void
  let focusSearch: @MainActor () -> Void
  /// Shows the moment at so many seconds.
  let scrub: @MainActor (Double) -> Void
}

/// The colours of the player's own interface: dark, so that the stage stands out.
enum Palette {
  static let window = Color(red: 0.11, green: 0.115, blue: 0.13)
  static let panel = Color(red: 0.145, green: 0.15, blue: 0.17)
  static let raised = Color(red: 0.2, green: 0.205, blue: 0.23)
  static let accent = Color(red: 0.98, green: 0.68, blue: 0.25)
  static let alarm = Color(red: 0.96, green: 0.32, blue: 0.3)
  static let text = Color(red: 0.93, green: 0.93, blue: 0.95)
  static let dim = Color(red: 0.6, green: 0.61, blue: 0.65)
}
