import Components
import Stage
import SwiftUI

/// What there is to know about the component on the stage, and what it lets be felt.
struct DetailView: View {
  let model: PlayerModel

  private var words: PlayerWords { PlayerWords(language: model.language) }

  var body: some View {
    VStack(alignment: .leading, spacing: 14) {
      Text(verbatim: model.selection.title(model.language))
        .font(.system(size: 19, weight: .bold))
        .foregroundStyle(Palette.text)
      Text(verbatim: model.selection.description(model.language))
        .font(.system(size: 13))
        .foregroundStyle(Palette.dim)
      if !model.selection.parameters.isEmpty {
        heading(words.parameters)
        ParameterTable(parameters: model.selection.parameters, required: words.required)
      }
      if model.showsFrameTimes {
        heading(words.frameTimes)
        FrameTimeGraph(milliseconds: model.frameTimes)
      }
      if model.showsHaptics {
        HapticLog(haptics: model.haptics, words: words)
      }
      Spacer(minLength: 0)
    }
    .padding(18)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .background(Palette.panel)
  }

  private func heading(_ text: String) -> some View {
    Text(verbatim: text)
      .font(.system(size: 12, weight: .semibold))
      .foregroundStyle(Palette.accent)
  }
}

/// A component's parameters with their types and defaults.
private struct ParameterTable: View {
  let parameters: [CatalogueEntry.Parameter]
  let required: String

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(parameters, id: \.self) { parameter in
        VStack(alignment: .leading, spacing: 1) {
          Text(verbatim: parameter.name)
            .font(.system(size: 12, weight: .semibold, design: .monospaced))
            .foregroundStyle(Palette.text)
          HStack(spacing: 6) {
            Text(verbatim: parameter.type)
            Spacer(minLength: 6)
            Text(verbatim: parameter.defaultValue ?? required)
              .foregroundStyle(parameter.defaultValue == nil ? Palette.accent : Palette.dim)
          }
          .font(.system(size: 11, design: .monospaced))
          .foregroundStyle(Palette.dim)
          .lineLimit(1)
        }
        .padding(.vertical, 5)
      }
    }
    .padding(.horizontal, 10)
    .padding(.vertical, 5)
    .background(Palette.window, in: RoundedRectangle(cornerRadius: 8))
  }
}

/// What a device would have let be felt, newest first.
private struct HapticLog: View {
  let haptics: [PlayerModel.Haptic]
  let words: PlayerWords

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack(spacing: 8) {
        Text(verbatim: words.haptics)
          .font(.system(size: 12, weight: .semibold))
          .foregroundStyle(Palette.accent)
        Circle()
          .fill(Palette.accent)
          .frame(width: 8, height: 8)
          .keyframeAnimator(initialValue: 0.0, trigger: haptics.first?.id ?? 0) { dot, strength in
            dot.scaleEffect(1 + strength * 1.4).opacity(0.25 + strength * 0.75)
          } keyframes: { _ in
            MoveKeyframe(1)
            CubicKeyframe(0, duration: 0.7)
          }
      }
      if haptics.isEmpty {
        Text(verbatim: words.noHaptics)
          .font(.system(size: 12))
          .foregroundStyle(Palette.dim)
      }
      ForEach(haptics.prefix(12)) { haptic in
        HStack(alignment: .top, spacing: 8) {
          Text(verbatim: String(format: "%6.2f s", haptic.time))
            .foregroundStyle(Palette.dim)
          VStack(alignment: .leading, spacing: 1) {
            Text(verbatim: haptic.kind)
              .foregroundStyle(Palette.text)
            Text(verbatim: haptic.source.split(separator: "/").last.map(String.init) ?? "")
              .foregroundStyle(Palette.dim)
          }
        }
        .font(.system(size: 11, design: .monospaced))
        .lineLimit(1)
      }
    }
  }
}

/// The latest frames' times as bars, under lines at 8.3 and 16.7 milliseconds.
private struct FrameTimeGraph: View {
  let milliseconds: [Double]

  private static let height: CGFloat = 72
  private static let top = 20.0

  var body: some View {
    ZStack {
      limit(1000.0 / 120)
      limit(1000.0 / 60)
      FrameTimeBars(milliseconds: milliseconds, top: Self.top)
        .fill(Palette.accent)
    }
    .frame(height: Self.height)
    .background(Palette.window, in: RoundedRectangle(cornerRadius: 8))
    .overlay(alignment: .topTrailing) {
      Text(verbatim: String(format: "%.1f ms", milliseconds.last ?? 0))
        .font(.system(size: 11, design: .monospaced))
        .foregroundStyle(Palette.text)
        .padding(6)
    }
  }

  private func limit(_ value: Double) -> some View {
    LimitLine(share: value / Self.top)
      .stroke(Palette.dim.opacity(0.6), style: StrokeStyle(lineWidth: 1, dash: [3, 3]))
  }
}

/// A level line at a share of the height, from the bottom.
private nonisolated struct LimitLine: Shape {
  let share: Double

  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.maxY - rect.height * share))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY - rect.height * share))
    }
  }
}

/// A bar a frame, the newest at the right.
private nonisolated struct FrameTimeBars: Shape {
  let milliseconds: [Double]
  /// What the full height stands for.
  let top: Double

  func path(in rect: CGRect) -> Path {
    let width = rect.width / 120
    return Path { path in
      for (index, value) in milliseconds.reversed().enumerated() {
        let height = rect.height * min(value / top, 1)
        path.addRect(
          CGRect(
            x: rect.maxX - width * CGFloat(index + 1), y: rect.maxY - height, width: width * 0.8, height: height))
      }
    }
  }
}
