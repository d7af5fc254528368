import Foundation

/// A folder for what the compiler makes, which goes away with this process however that ends.
///
/// A shell waits beside this process until that is gone, ends the compilers that run still, and removes the folder.
final class KeptFolder: Sendable {
  let url: URL
  /// The process group that compilers join.
  let group: Int32
  private let leash: Int32

  init() throws {
    let folder = try TemporaryFolder()
    url = folder.url
    do {
      let (reading, writing) = try Descriptors.pipe()
      defer { close(reading) }
      leash = writing
      // Reading ends when no process holds the other end any more.
      let script = "trap '' TERM INT HUP; read -r line; kill -TERM 0; rm -rf -- \"$1\""
      _ = fcntl(reading, F_SETFL, 0)
      group = try Spawning.start(
        "/bin/sh", ["sh", "-c", script, "zoetrope", folder.url.path],
        environment: ["PATH": "/usr/bin:/bin"], descriptors: [(reading, 0)], group: 0)
    } catch {
      folder.remove()
      throw error
    }
  }

  /// Removes the folder, and waits until that has happened.
  func remove() {
    close(leash)
    var status: Int32 = 0
    while waitpid(group, &status, 0) < 0 && errno == EINTR {}
  }
}
