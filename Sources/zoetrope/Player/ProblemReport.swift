import Stage
import SwiftUI

/// Why the code on the stage does not play: what happened, where, and how it came there. It lies over the last good
/// frame.
struct ProblemReport: View {
  let problem: StageProblem
  let words: PlayerWords

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      HStack(spacing: 8) {
        Circle()
          .fill(Palette.alarm)
          .frame(width: 10, height: 10)
        Text(verbatim: words.problem(problem.kind))
          .font(.system(size: 15, weight: .bold))
          .foregroundStyle(Palette.text)
      }
      if let place = problem.place { PlaceLabel(place: place) }
      Text(verbatim: problem.message)
        .font(.system(size: 13))
        .foregroundStyle(Palette.text)
        .lineLimit(8)
      if !problem.excerpt.isEmpty { Excerpt(lines: problem.excerpt, marked: problem.place?.line) }
      if !problem.details.isEmpty { lines(problem.details.prefix(4), limit: 2) }
      if !problem.backtrace.isEmpty {
        Text(verbatim: words.calledFrom)
          .font(.system(size: 11, weight: .semibold))
          .foregroundStyle(Palette.accent)
        lines(problem.backtrace.prefix(10), limit: 1)
      }
      Text(verbatim: words.hint(problem.kind))
        .font(.system(size: 11))
        .foregroundStyle(Palette.dim)
    }
    .padding(16)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(Palette.panel, in: RoundedRectangle(cornerRadius: 14))
    .overlay { RoundedRectangle(cornerRadius: 14).strokeBorder(Palette.alarm.opacity(0.8), lineWidth: 1) }
    .padding(14)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(Color.black.opacity(0.55), in: RoundedRectangle(cornerRadius: 44))
  }

  private func lines(_ lines: ArraySlice<String>, limit: Int) -> some View {
    VStack(alignment: .leading, spacing: 3) {
      ForEach(Array(lines.enumerated()), id: \.offset) { _, line in
        Text(verbatim: line)
          .font(.system(size: 10, design: .monospaced))
          .foregroundStyle(Palette.dim)
          .lineLimit(limit)
      }
    }
  }
}

/// A file's name, line and column.
private struct PlaceLabel: View {
  let place: StageProblem.Place

  var body: some View {
    Text(verbatim: text)
      .font(.system(size: 12, weight: .semibold, design: .monospaced))
      .foregroundStyle(Palette.accent)
      .lineLimit(1)
  }

  private var text: String {
    let file = place.file.split(separator: "/").last.map(String.init) ?? place.file
    return "\(file):\(place.line)" + (place.column.map { ":\($0)" } ?? "")
  }
}

/// Lines of a source file, one of them marked.
private struct Excerpt: View {
  let lines: [StageProblem.SourceLine]
  let marked: Int?

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      ForEach(lines, id: \.number) { line in
        HStack(alignment: .top, spacing: 8) {
          Text(verbatim: String(line.number))
            .foregroundStyle(line.number == marked ? Palette.alarm : Palette.dim)
            .frame(width: 26, alignment: .trailing)
          Text(verbatim: line.text.isEmpty ? " " : line.text)
            .foregroundStyle(line.number == marked ? Palette.text : Palette.dim)
            .lineLimit(1)
        }
        .font(.system(size: 10, design: .monospaced))
      }
    }
    .padding(8)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(Palette.window, in: RoundedRectangle(cornerRadius: 8))
  }
}
