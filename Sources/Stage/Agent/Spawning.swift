import Foundation

/// Starts processes that get exactly the descriptors that they are meant to have.
enum Spawning {
  /// Starts `program`; returns the process's number.
  ///
  /// - Parameters:
  ///   - arguments: with the name that the process goes by first.
  ///   - descriptors: of this process and of the new one, in pairs. Standard input is empty unless it is among
  ///     them, standard output is this process's.
  ///   - group: the process group to join; 0 begins a new one, nil stays in this process's.
  static func start(
    _ program: String, _ arguments: [String], environment: [String: String], descriptors: [(Int32, Int32)],
    group: Int32? = nil
  ) throws -> Int32 {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    if !descriptors.contains(where: { $0.1 == 0 }) {
      posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    }
    for (own, other) in descriptors { posix_spawn_file_actions_adddup2(&actions, own, other) }
    // Libraries leave descriptors open to whatever process begins; held open there, they would never be seen to close.
    closeFrom(&actions, (descriptors.map(\.1) + [2]).max()! + 1)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var flags: Int32 = 0x08 | 0x04  // POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    var defaults = sigset_t()
    sigemptyset(&defaults)
    for signal in [SIGPIPE, SIGQUIT, SIGINT, SIGTERM] { sigaddset(&defaults, signal) }
    posix_spawnattr_setsigdefault(&attributes, &defaults)
    if let group {
      flags |= 0x02  // POSIX_SPAWN_SETPGROUP
      posix_spawnattr_setpgroup(&attributes, group)
    }
    posix_spawnattr_setflags(&attributes, Int16(flags))
    var process: Int32 = 0
    let status = withStrings(arguments) { arguments in
      withStrings(environment.map { "\($0)=\($1)" }.sorted()) { environment in
        posix_spawn(&process, program, &actions, &attributes, arguments, environment)
      }
    }
    guard status == 0 else { throw AgentFault("'\(program)' can't be started: \(String(cString: strerror(status)))") }
    return process
  }

  private static func withStrings(
    _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Int32
  ) -> Int32 {
    var pointers = strings.map { strdup($0) }
    pointers.append(nil)
    defer { for pointer in pointers { free(pointer) } }
    return body(pointers)
  }
}

@_silgen_name("posix_spawn_file_actions_addclosefrom_np")
@discardableResult
private func closeFrom(_ actions: UnsafeMutablePointer<posix_spawn_file_actions_t>, _ first: Int32) -> Int32
