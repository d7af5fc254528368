import Foundation
import Stage

/// The command-line program.
@main
enum Zoetrope {
  static let version = "0.1.0"

  static func main() {
    Surroundings.fix()
    // Before anything asks for a task executor.
    StageExecutor.install()
    let arguments = Array(CommandLine.arguments.dropFirst())
    let code = MainActor.assumeIsolated { run(arguments) }
    exit(code)
  }

  @MainActor static let commands: [any Command.Type] = [
    WindowCommand.self, PlayCommand.self, ReplayCommand.self, ListCommand.self, RenderCommand.self, LogCommand.self,
    TraceCommand.self, CurveCommand.self, BenchCommand.self, CheckCommand.self,
  ]

  /// Carries out a command line; returns the exit code.
  @MainActor static func run(_ arguments: [String]) -> Int32 {
    do {
      try dispatch(arguments)
      return 0
    } catch let failure as CommandFailure {
      warn(failure.description)
      return failure.exitCode
    } catch {
      warn(String(describing: error))
      return 1
    }
  }

  @MainActor private static func dispatch(_ arguments: [String]) throws {
    guard let first = arguments.first else {
      return try WindowCommand.run(ParsedArguments([], options: WindowCommand.options, command: WindowCommand.name))
    }
    switch first {
    case "--help", "-h", "help":
      if arguments.count > 1 { return print(try command(arguments[1]).help, terminator: "") }
      return print(help, terminator: "")
    case "--version":
      return print("zoetrope \(version)")
    default:
      break
    }
    // A path without a command is played.
    if !commands.contains(where: { $0.name == first }), PlayedSource.isPath(first), !PlayedSource.isRecording(first) {
      return try PlayCommand.run(ParsedArguments(arguments, options: PlayCommand.options, command: PlayCommand.name))
    }
    // Only players know it, so it is in no list.
    let command: any Command.Type = first == AgentSubcommand.name ? AgentSubcommand.self : try command(first)
    let rest = Array(arguments.dropFirst())
    if rest.contains("--help") || rest.contains("-h") { return print(command.help, terminator: "") }
    try command.run(ParsedArguments(rest, options: command.options, command: command.name))
  }

  @MainActor private static func command(_ name: String) throws -> any Command.Type {
    if let command = commands.first(where: { $0.name == name }) { return command }
    let known = commands.map { $0.name }.joined(separator: ", ")
    throw CommandFailure.usage(
      "there is no command '\(name)'. There are: \(known); without a command, the player opens")
  }

  @MainActor private static var help: String {
    var text = """
      Zoetrope plays SwiftUI components: in a window, or frame by frame into files.

      usage: zoetrope [COMMAND | FILE.swift]


      """
    for command in commands {
      let summary = command.summary.split(separator: "\n")[0]
      text += "  " + command.name.padding(toLength: 8, withPad: " ", startingAt: 0) + summary + "\n"
    }
    return text + "\nWithout a command the player opens. 'zoetrope help COMMAND' tells more.\n"
  }
}

/// Says something on standard error.
func warn(_ message: String) {
  FileHandle.standardError.write(Data("zoetrope: \(message)\n".utf8))
}
