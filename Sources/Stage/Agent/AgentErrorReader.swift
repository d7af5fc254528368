import Foundation

/// Takes apart what a process writes to standard error: lines that the code under preview prints, and the report of a
/// crash, which begins at the first line that looks like one and goes on to the end.
struct AgentErrorReader {
  private var rest = Data()
  /// The report so far.
  private(set) var report = ""

  /// What stands at the beginning of the line that says that `exit` was called.
  static let exitMark = "zoetrope agent: exit "

  /// Takes more; returns the lines that belong to no report.
  mutating func take(_ data: Data) -> [String] {
    rest.append(data)
    var lines: [String] = []
    while let end = rest.firstIndex(of: 0x0A) {
      sort(String(decoding: rest[..<end], as: UTF8.self), into: &lines)
      rest = Data(rest[(end + 1)...])
    }
    return lines
  }

  /// Takes what has no end of line.
  mutating func finish() -> [String] {
    var lines: [String] = []
    if !rest.isEmpty { sort(String(decoding: rest, as: UTF8.self), into: &lines) }
    rest = Data()
    return lines
  }

  private mutating func sort(_ line: String, into lines: inout [String]) {
    if !report.isEmpty || Self.beginsReport(line) {
      report += line + "\n"
    } else {
      lines.append(line)
    }
  }

  private static func beginsReport(_ line: String) -> Bool {
    line.contains("Fatal error") || line.contains("Precondition failed") || line.contains("Assertion failed")
      || line.contains("failed to allocate") || line.hasPrefix("*** ") || line.contains("💣") || line.hasPrefix(exitMark)
  }
}
