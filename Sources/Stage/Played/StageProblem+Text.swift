extension StageProblem {
  /// The problem as text for a terminal: file, line and message first, as compilers write them.
  public var text: String {
    var lines: [String] = []
    if let place {
      lines.append("\(place.file):\(place.line)\(place.column.map { ":\($0)" } ?? ""): error: \(message)")
    } else {
      lines.append(message)
    }
    let width = String(excerpt.last?.number ?? 0).count
    func row(_ number: String, _ text: String) {
      lines.append(String(repeating: " ", count: width - number.count) + number + " | " + text)
    }
    for line in excerpt {
      row(String(line.number), line.text)
      if line.number == place?.line, let column = place?.column {
        row("", String(repeating: " ", count: max(column - 1, 0)) + "^")
      }
    }
    lines += details
    if !backtrace.isEmpty { lines += ["called from:"] + backtrace.map { "  " + $0 } }
    return lines.joined(separator: "\n")
  }
}
