import Stage
import SwiftUI

/// All that has been played, along the bottom of the window: what moved, what was done, what was felt, what changed.
struct TimelineBar: View {
  let model: PlayerModel
  let actions: PlayerActions

  private var words: PlayerWords { PlayerWords(language: model.language) }
  private var state: TimelineState { model.timeline }

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      header
      GeometryReader { proxy in
        track(proxy.size)
          .contentShape(.rect)
          .gesture(
            DragGesture(minimumDistance: 0).onChanged { value in
              actions.scrub(value.location.x / max(proxy.size.width, 1) * state.range)
            })
      }
      .frame(height: TimelineLayout.height)
    }
    .padding(.horizontal, 18)
    .padding(.vertical, 8)
    .background(Palette.panel)
    .accessibilityElement(children: .contain)
    .accessibilityLabel(words.timeline)
  }

  private var header: some View {
    HStack(spacing: 14) {
      Text(verbatim: String(format: "%.2f s / %.2f s", state.time, state.end))
        .font(.system(size: 11, design: .monospaced))
        .foregroundStyle(Palette.text)
      legend(words.animations, TimelineLayout.spanColor)
      legend(words.stateChanges, TimelineLayout.changeColor)
      legend(words.input, TimelineLayout.inputColor)
      legend(words.haptics, TimelineLayout.hapticColor)
      Spacer(minLength: 0)
      Text(verbatim: state.canUndo ? words.undoHint : words.timelineHint)
        .foregroundStyle(Palette.dim)
    }
    .font(.system(size: 11))
    .lineLimit(1)
  }

  private func legend(_ text: String, _ color: Color) -> some View {
    HStack(spacing: 4) {
      Circle().fill(color).frame(width: 6, height: 6)
      Text(verbatim: text).foregroundStyle(Palette.dim)
    }
  }

  private func track(_ size: CGSize) -> some View {
    let scale = size.width / state.range
    return ZStack(alignment: .topLeading) {
      RoundedRectangle(cornerRadius: 6).fill(Palette.window)
      SecondLines(range: state.range).stroke(Palette.raised, lineWidth: 1)
      ForEach(state.rows.indices, id: \.self) { row in
        SpanBars(bars: state.rows[row], row: row, range: state.range)
          .fill(TimelineLayout.spanColor.opacity(row.isMultiple(of: 2) ? 0.85 : 0.6))
        labels(of: state.rows[row], row: row, scale: scale)
      }
      Marks(times: state.changes, range: state.range, y: TimelineLayout.changeY, width: 1.5, height: 8)
        .fill(TimelineLayout.changeColor)
      Marks(times: state.inputs, range: state.range, y: TimelineLayout.inputY, width: 4, height: 10)
        .fill(TimelineLayout.inputColor)
      Marks(times: state.haptics, range: state.range, y: TimelineLayout.hapticY, width: 4, height: 10)
        .fill(TimelineLayout.hapticColor)
      Rectangle()
        .fill(Palette.accent)
        .frame(width: 2, height: TimelineLayout.height)
        .offset(x: min(state.time * scale, size.width) - 1)
    }
    .frame(width: size.width, height: size.height, alignment: .topLeading)
  }

  /// The names of what is long enough to hold them.
  private func labels(of bars: [TimelineState.Bar], row: Int, scale: Double) -> some View {
    ForEach(bars.indices.filter { (bars[$0].end - bars[$0].start) * scale > 60 }, id: \.self) { index in
      Text(verbatim: bars[index].label)
        .font(.system(size: 8))
        .foregroundStyle(Palette.window)
        .lineLimit(1)
        .frame(
          width: (bars[index].end - bars[index].start) * scale - 8, height: TimelineLayout.rowHeight,
          alignment: .leading
        )
        .offset(x: bars[index].start * scale + 4, y: TimelineLayout.y(ofRow: row))
    }
  }
}

/// Where things stand on the timeline, in points.
private enum TimelineLayout {
  static let rowHeight = 11.0
  static let changeY = 52.0
  static let inputY = 64.0
  static let hapticY = 78.0
  static let height = 92.0

  static let spanColor = Color(red: 0.42, green: 0.68, blue: 0.98)
  static let changeColor = Color(red: 0.62, green: 0.85, blue: 0.5)
  static let inputColor = Color(red: 0.93, green: 0.93, blue: 0.95)
  static let hapticColor = Color(red: 0.95, green: 0.5, blue: 0.7)

  static func y(ofRow row: Int) -> Double { 3 + Double(row) * (rowHeight + 1) }
}

/// A line a second; where they would be too many, a line for every so many.
private nonisolated struct SecondLines: Shape {
  let range: Double

  func path(in rect: CGRect) -> Path {
    let step = [1.0, 2, 5, 10, 30, 60, 300, 600].first { rect.width / range * $0 >= 24 } ?? 3600
    return Path { path in
      for time in stride(from: step, to: range, by: step) {
        let x = rect.minX + rect.width * time / range
        path.move(to: CGPoint(x: x, y: rect.minY))
        path.addLine(to: CGPoint(x: x, y: rect.maxY))
      }
    }
  }
}

/// The animations of one row.
private nonisolated struct SpanBars: Shape {
  let bars: [TimelineState.Bar]
  let row: Int
  let range: Double

  func path(in rect: CGRect) -> Path {
    Path { path in
      for bar in bars {
        let x = rect.width * bar.start / range
        let width = max(rect.width * (bar.end - bar.start) / range, 2)
        path.addRoundedRect(
          in: CGRect(
            x: rect.minX + x, y: rect.minY + TimelineLayout.y(ofRow: row), width: width,
            height: TimelineLayout.rowHeight),
          cornerSize: CGSize(width: 2, height: 2))
      }
    }
  }
}

/// Short upright marks at moments.
private nonisolated struct Marks: Shape {
  let times: [Double]
  let range: Double
  let y: Double
  let width: Double
  let height: Double

  func path(in rect: CGRect) -> Path {
    Path { path in
      // Marks nearer than half a point are one.
      var last = -1.0
      for time in times {
        let x = rect.width * time / range
        guard x - last >= 0.5 else { continue }
        last = x
        path.addRect(CGRect(x: rect.minX + x - width / 2, y: rect.minY + y, width: width, height: height))
      }
    }
  }
}
