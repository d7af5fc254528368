import Foundation

/// Reads how a process ended, and its crash report, into what a person is told.
struct CrashReport {
  /// One call of a backtrace.
  struct Frame: Equatable {
    var name: String
    var image: String
    var place: StageProblem.Place?
  }

  let ending: AgentEnding
  let limits: AgentProcess.Limits
  /// The files of the code under preview.
  let sources: [String]

  /// What a person is told.
  var problem: StageProblem {
    let frames = Self.frames(in: ending.report)
    let own = Set(sources.map(Self.canonical))
    let place = frames.compactMap(\.place).first { own.contains(Self.canonical($0.file)) }
    let (kind, message) = reason(frames)
    return StageProblem(
      kind: kind, message: message, place: place, excerpt: place.map { SourceExcerpt.lines(around: $0) } ?? [],
      backtrace: Self.shown(frames, own: own))
  }

  private func reason(_ frames: [Frame]) -> (StageProblem.Kind, String) {
    if ending.isHang {
      return (.hang, "The code did not answer for \(Self.number(limits.answer)) s: it waits, or repeats without end")
    }
    let report = ending.report
    if let code = Self.text(after: AgentErrorReader.exitMark, in: report) {
      return (.exit, "The code ended its process: exit(\(code))")
    }
    if ["ould not allocate memory", "failed to allocate", "bad_alloc"].contains(where: report.contains) {
      return (
        .memory, "The code asked for more memory than it may have: \(limits.memory >> 20) MB (--memory-limit)"
      )
    }
    for mark in ["Fatal error: ", "Precondition failed: ", "Assertion failed: "] {
      if let text = Self.text(after: mark, in: report) { return (.crash, text) }
    }
    for mark in ["Fatal error", "Precondition failed", "Assertion failed"] where report.contains(mark) {
      return (.crash, mark)
    }
    if let failure = frames.first(where: { $0.name.hasPrefix("Swift runtime failure: ") }) {
      return (.crash, String(failure.name.dropFirst("Swift runtime failure: ".count)))
    }
    if let text = Self.text(after: "*** Program crashed: ", in: report) {
      return (.crash, text.replacingOccurrences(of: " ***", with: ""))
    }
    if let signal = ending.signal {
      return (.crash, "The code's process was ended by the signal \(signal) (\(String(cString: strsignal(signal))))")
    }
    return (.exit, "The code's process ended with the exit code \(ending.exitCode ?? 0). \(report)")
  }

  private static func number(_ seconds: Double) -> String { String(format: "%g", seconds) }

  private static func canonical(_ path: String) -> String { URL(fileURLWithPath: path).resolvingSymlinksInPath().path }

  private static func text(after mark: String, in report: String) -> String? {
    guard let start = report.range(of: mark)?.upperBound else { return nil }
    let text = report[start...].prefix { $0 != "\n" }.trimmingCharacters(in: .whitespaces)
    return text.isEmpty ? nil : text
  }

  // MARK: Backtrace

  /// The calls that a report of the Swift runtime lists, innermost first.
  static func frames(in report: String) -> [Frame] {
    report.split(separator: "\n").compactMap { line in
      if let frame = CallStack.frame(line) { return frame }
      // Number, kind in square brackets, address, then "name + offset in image at file:line:column".
      var words = line.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: true)
      guard words.count == 2, Int(words[0]) != nil else { return nil }
      var rest = words[1].drop { $0 == " " }
      if rest.first == "[" { rest = rest.drop { $0 != " " }.drop { $0 == " " } }
      words = rest.split(separator: " ", maxSplits: 1)
      guard words.count == 2, words[0].hasPrefix("0x") else { return nil }
      return frame(String(words[1]).trimmingCharacters(in: .whitespaces))
    }
  }

  private static func frame(_ text: String) -> Frame {
    var text = text
    var place: StageProblem.Place?
    if let at = text.range(of: " at /", options: .backwards) {
      let parts = text[text.index(before: at.upperBound)...].split(separator: ":")
      if parts.count >= 2, let line = Int(parts[1]) {
        place = StageProblem.Place(file: String(parts[0]), line: line, column: parts.count > 2 ? Int(parts[2]) : nil)
      }
      text = String(text[..<at.lowerBound])
    }
    var image = ""
    if let inside = text.range(of: " in ", options: .backwards) {
      image = String(text[inside.upperBound...])
      text = String(text[..<inside.lowerBound])
    }
    if let plus = text.range(of: " + ", options: .backwards) { text = String(text[..<plus.lowerBound]) }
    return Frame(name: text, image: image, place: place)
  }

  /// The calls worth showing: those of the code under preview with their places, and what they called; how the player
  /// came there says nothing.
  private static func shown(_ frames: [Frame], own: Set<String>) -> [String] {
    func isOwn(_ frame: Frame) -> Bool { frame.place.map { own.contains(canonical($0.file)) } ?? false }
    var lines: [String] = []
    var skipped = 0
    func note() {
      if skipped > 0 { lines.append("… \(skipped) more") }
      skipped = 0
    }
    // Without places, the code under preview is told by its library.
    let last =
      frames.lastIndex(where: isOwn) ?? frames.lastIndex { $0.image.hasPrefix("libPreview") }
      ?? min(frames.count - 1, 7)
    for (index, frame) in frames.enumerated() where index <= last {
      if isOwn(frame), let place = frame.place {
        note()
        let file = (place.file as NSString).lastPathComponent
        lines.append("\(frame.name)  \(file):\(place.line)")
      } else if index < 3 || last < 8 {
        note()
        lines.append("\(frame.name)  \(frame.image)")
      } else {
        skipped += 1
      }
    }
    return Array(lines.prefix(16))
  }
}

/// Lines of a source file around a place.
enum SourceExcerpt {
  /// Up to two lines before and after; none when the file can't be read.
  static func lines(around place: StageProblem.Place, context: Int = 2) -> [StageProblem.SourceLine] {
    guard let text = try? String(contentsOfFile: place.file, encoding: .utf8) else { return [] }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let range = max(place.line - context, 1)...max(place.line + context, 1)
    return range.filter { $0 <= lines.count }.map { StageProblem.SourceLine(number: $0, text: String(lines[$0 - 1])) }
  }
}
