import Foundation
import Stage

/// `zoetrope agent`: the process in which the player runs code under preview. Only a player starts it.
enum AgentSubcommand: Command {
  static let name = "agent"
  static let summary = "Play code under preview for a player, which starts this itself."
  static let usage = "--parent PID --memory-limit MB"
  static let options = [
    OptionSpec("--parent", "PID", help: "the player's process"),
    OptionSpec("--memory-limit", "MB", help: "the memory that may be asked for"),
  ]

  static func run(_ arguments: ParsedArguments) throws {
    guard let parent = try arguments.number("--parent", in: 1...Double(Int32.max)),
      let limit = try arguments.number("--memory-limit", in: 16...1_048_576)
    else { throw CommandFailure.usage("agent: the player starts agents; 'zoetrope play FILE.swift' opens one") }
    try AgentSurroundings.prepare(parent: Int32(parent), memoryLimit: Int(limit) << 20)
    let server = AgentServer(socket: 3, memory: 4)
    server.warmUp()
    try server.run()
    AgentSurroundings.permitExit()
  }
}
