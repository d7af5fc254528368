import Foundation
import Testing

@testable import Stage

@Suite struct AtomicFileTests {
  @Test func appearsOnlyWhenCommitted() throws {
    let folder = try TemporaryFolder()
    let file = try AtomicFile(path: folder.file("a"))
    try file.append([1, 2, 3])
    try file.flush()
    #expect(!FileManager.default.fileExists(atPath: folder.file("a")))
    try file.replace(at: 1, with: [9])
    try file.append([4])
    try file.commit()
    #expect(try folder.contents == ["a"])
    #expect(try folder.bytes("a") == [1, 9, 3, 4])
  }

  @Test func leavesNothingWhenItIsLetGo() throws {
    let folder = try TemporaryFolder()
    try Data("old".utf8).write(to: URL(fileURLWithPath: folder.file("a")))
    do {
      let file = try AtomicFile(path: folder.file("a"))
      try file.append(Array(repeating: 7, count: 1 << 20))
    }
    #expect(try folder.contents == ["a"])
    #expect(try folder.bytes("a") == Array("old".utf8))
  }

  @Test func isAsPublicAsOtherFiles() throws {
    let folder = try TemporaryFolder()
    let file = try AtomicFile(path: folder.file("a"))
    try file.commit()
    let mode = try FileManager.default.attributesOfItem(atPath: folder.file("a"))[.posixPermissions] as? Int
    let mask = umask(0)
    umask(mask)
    #expect(mode == Int(0o666 & ~mask))
  }

  @Test func namesTheMissingFolder() throws {
    let folder = try TemporaryFolder()
    let path = folder.file("no/such/a.png")
    let fault = #expect(throws: FileFault.self) { try AtomicFile(path: path) }
    #expect(fault?.description == "Cannot write '\(path)': the folder '\(folder.file("no/such"))' does not exist.")
  }

  @Test func refusesAFolderAsItsName() throws {
    let folder = try TemporaryFolder()
    #expect(throws: FileFault(operation: "write", path: folder.path, reason: "it is a folder")) {
      try AtomicFile(path: folder.path)
    }
  }

  @Test(.enabled(if: geteuid() != 0, "root may write everywhere"))
  func saysWhenThereIsNoPermission() throws {
    let folder = try TemporaryFolder()
    chmod(folder.path, 0o500)
    #expect(throws: FileFault(operation: "write", path: folder.file("a"), reason: "there is no permission")) {
      try AtomicFile(path: folder.file("a"))
    }
  }

  @Test func saysWhenTheDiskIsFull() throws {
    // The system's own full disk.
    let descriptor = open("/dev/full", O_WRONLY)
    try #require(descriptor >= 0)
    defer { close(descriptor) }
    #expect(throws: FileFault(operation: "write", path: "a.png", reason: "the disk is full")) {
      try AtomicFile.write([1, 2, 3], to: descriptor, path: "a.png")
    }
  }

  @Test(arguments: [
    (EACCES, "there is no permission"), (EROFS, "the disk is read-only"), (ENOTDIR, "a part of its path is no folder"),
    (ENAMETOOLONG, "the name is too long"), (EDQUOT, "the disk quota is used up"),
  ])
  func hasWordsForTheUsualFaults(code: CInt, reason: String) {
    #expect(FileFault("write", "/tmp/a", errno: code).reason == reason)
  }
}
