import CFreeType
import Foundation

/// The process's one FreeType library and the lock around it.
enum FreeTypeLibrary {
  private final class Handle: @unchecked Sendable {
    let lock = NSRecursiveLock()
    let library: FT_Library?

    init() {
      var library: FT_Library?
      self.library = FT_Init_FreeType(&library) == 0 ? library : nil
    }
  }

  private static let handle = Handle()

  /// Runs `body` while no other thread is in FreeType. The library is nil only when FreeType could not start.
  static func withLock<Result>(_ body: (FT_Library?) -> Result) -> Result {
    handle.lock.lock()
    defer { handle.lock.unlock() }
    return body(handle.library)
  }
}
