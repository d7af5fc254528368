/// Why a command ends without having done its work, and the exit code that says so.
struct CommandFailure: Error, CustomStringConvertible {
  let description: String
  let exitCode: Int32

  /// The command line can't be understood, or names something that there is not.
  static func usage(_ message: String) -> CommandFailure { CommandFailure(description: message, exitCode: 64) }

  /// There is no display to open a window on.
  static func noDisplay(_ message: String) -> CommandFailure { CommandFailure(description: message, exitCode: 2) }

  /// Something that was asked for could not be done.
  static func failed(_ message: String) -> CommandFailure { CommandFailure(description: message, exitCode: 1) }
}
