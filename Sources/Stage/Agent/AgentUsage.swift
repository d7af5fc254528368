import Foundation

/// What the system says of a process.
struct AgentUsage {
  /// The processor time that it has used, in seconds.
  let processorSeconds: Double
  /// Whether it sleeps of its own accord, as opposed to wanting a processor or waiting for a disk.
  let isSleeping: Bool

  /// Nil when there is no such process.
  init?(_ identifier: Int32) {
    guard let text = try? String(contentsOfFile: "/proc/\(identifier)/stat", encoding: .utf8),
      // The name, in brackets, may hold anything.
      let end = text.lastIndex(of: ")")
    else { return nil }
    let fields = text[text.index(after: end)...].split(separator: " ")
    guard fields.count > 12, let user = Double(fields[11]), let system = Double(fields[12]) else { return nil }
    processorSeconds = (user + system) / Double(sysconf(Int32(_SC_CLK_TCK)))
    isSleeping = fields[0] == "S" || fields[0] == "T"
  }
}
