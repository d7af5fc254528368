import Foundation
import Synchronization

/// Sees when files are saved: written in place, or written under another name and renamed.
///
/// A burst of saves counts as one, which is reported when it has been quiet for a moment.
package final class SourceWatcher: Sendable {
  /// How long it has to be quiet, in seconds.
  static let pause = 0.03

  private let notifications: Int32
  private let ringer: Int32

  /// - Parameters:
  ///   - folders: whose files are watched, but not those of folders inside them.
  ///   - isRelevant: whether a file, given by its path, matters.
  ///   - changed: called on another thread, with the time of the first change on the system's steady clock.
  package init(
    folders: [String], isRelevant: @escaping @Sendable (String) -> Bool,
    changed: @escaping @Sendable (_ firstChange: Double) -> Void
  ) throws {
    let (bell, ringer) = try Descriptors.bell()
    self.ringer = ringer
    notifications = startNotifications(0o2004000)  // IN_CLOEXEC | IN_NONBLOCK
    var watched: [Int32: String] = [:]
    for folder in folders {
      let folder = folder.isEmpty ? "." : folder
      // Closed after writing, moved from here and to here, deleted.
      let watch = addWatch(notifications, folder, 0x8 | 0x40 | 0x80 | 0x200)
      guard watch >= 0 else {
        let reason = String(cString: strerror(errno))
        for descriptor in [notifications, bell, ringer] { close(descriptor) }
        throw FileFault(operation: "watch", path: folder, reason: reason)
      }
      watched[watch] = folder == "." ? "" : folder
    }
    let thread = Thread { [notifications, folders = watched] in
      Self.run(notifications, bell, folders, isRelevant, changed)
    }
    thread.name = "watcher"
    thread.start()
  }

  /// The thread notices, and closes what it reads from.
  deinit {
    close(ringer)
  }

  private static func run(
    _ notifications: Int32, _ bell: Int32, _ folders: [Int32: String], _ isRelevant: (String) -> Bool,
    _ changed: (Double) -> Void
  ) {
    var firstChange: Double?
    while true {
      var descriptors = [
        pollfd(fd: notifications, events: Int16(POLLIN), revents: 0),
        pollfd(fd: bell, events: Int16(POLLIN), revents: 0),
      ]
      let count = poll(&descriptors, 2, firstChange == nil ? -1 : Int32(pause * 1000))
      if descriptors[1].revents != 0 { break }
      if count == 0, let first = firstChange {
        firstChange = nil
        changed(first)
      }
      guard descriptors[0].revents != 0 else { continue }
      let paths = parse(Descriptors.readAvailable(notifications), folders)
      if paths.contains(where: isRelevant), firstChange == nil { firstChange = SteadyTime.now }
    }
    close(notifications)
    close(bell)
  }

  /// The paths that the notifications are about: {watch, mask, cookie, length, name…} one after the other.
  private static func parse(_ data: Data, _ folders: [Int32: String]) -> [String] {
    var paths: [String] = []
    data.withUnsafeBytes { bytes in
      var offset = 0
      while offset + 16 <= bytes.count {
        let watch = bytes.loadUnaligned(fromByteOffset: offset, as: Int32.self)
        let length = Int(bytes.loadUnaligned(fromByteOffset: offset + 12, as: UInt32.self))
        let name = bytes[(offset + 16)..<min(offset + 16 + length, bytes.count)].prefix { $0 != 0 }
        let folder = folders[watch] ?? ""
        let file = String(decoding: name, as: UTF8.self)
        paths.append(folder.isEmpty ? file : "\(folder)/\(file)")
        offset += 16 + length
      }
    }
    return paths
  }
}

// Linux's own, which the C library's module leaves out.
@_silgen_name("inotify_init1")
private func startNotifications(_ flags: Int32) -> Int32

@_silgen_name("inotify_add_watch")
private func addWatch(_ notifications: Int32, _ path: UnsafePointer<CChar>, _ mask: UInt32) -> Int32
