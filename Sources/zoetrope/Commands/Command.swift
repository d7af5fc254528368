/// A subcommand of `zoetrope`.
@MainActor
protocol Command {
  static var name: String { get }
  static var summary: String { get }
  /// What comes after the name, for the help.
  static var usage: String { get }
  static var options: [OptionSpec] { get }

  /// Does the work; what it throws ends the process with a message and an exit code.
  static func run(_ arguments: ParsedArguments) throws
}

extension Command {
  static var help: String {
    var text = "usage: zoetrope \(name)\(usage.isEmpty ? "" : " " + usage)\n\n\(summary)\n"
    if !options.isEmpty {
      text += "\noptions:\n"
      let width = (options.map(\.usage.count).max() ?? 0) + 2
      for option in options {
        text += "  " + option.usage.padding(toLength: width, withPad: " ", startingAt: 0) + option.help + "\n"
      }
    }
    return text
  }
}
