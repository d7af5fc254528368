import Stage
import SwiftUI

/// The stage in the shape of a phone, with the clock under it.
struct StageArea: View {
  let model: PlayerModel
  let stage: EmbeddedPicture

  private var words: PlayerWords { PlayerWords(language: model.language) }

  var body: some View {
    VStack(spacing: 12) {
      EmbeddedPictureView(stage, cornerRadius: 44)
        .overlay {
          if let problem = model.problem { ProblemReport(problem: problem, words: words) }
        }
        .padding(5)
        .background(Color.black, in: RoundedRectangle(cornerRadius: 46))
        .overlay { RoundedRectangle(cornerRadius: 46).strokeBorder(Palette.raised, lineWidth: 1.5) }
        .frame(maxHeight: .infinity)
      status
    }
    .padding(.vertical, 16)
    .padding(.horizontal, 20)
  }

  private var status: some View {
    HStack(spacing: 14) {
      Text(verbatim: String(format: "%.1f s", Double(model.tenths) / 10))
        .font(.system(size: 12, design: .monospaced))
        .foregroundStyle(Palette.text)
      Text(verbatim: speed)
        .foregroundStyle(model.isPaused ? Palette.accent : Palette.dim)
      ForEach(badges, id: \.self) { badge in
        Text(verbatim: badge)
          .foregroundStyle(Palette.accent)
      }
      if model.isCompiling {
        Text(verbatim: words.compiling)
          .foregroundStyle(Palette.dim)
      }
      if !model.notice.isEmpty {
        Text(verbatim: model.notice)
          .foregroundStyle(Palette.text)
      }
    }
    .font(.system(size: 12))
    .lineLimit(1)
    .frame(height: 18)
  }

  private var speed: String {
    if model.isPaused { return words.paused }
    return "×" + String(format: "%g", model.speed)
  }

  /// What is not as it is by default.
  private var badges: [String] {
    var badges: [String] = []
    if model.environment.reducesMotion { badges.append("Reduce Motion") }
    if model.environment.typeSize != .large { badges.append(model.environment.typeSize.rawValue) }
    if model.showsAccessibility { badges.append("VoiceOver") }
    return badges
  }
}
