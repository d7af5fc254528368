import Foundation
import Testing

/// Files in the manner of those that are published, each compiled as it is and played through the program.
@Suite("Showcase files")
struct ShowcaseTests {
  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Fixtures/Showcase")

  static var names: [String] {
    get throws {
      try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }.sorted()
    }
  }

  @Test func `there are twenty-one files, and one for the benchmark`() throws {
    #expect(try Self.names.count == 22)
  }

  @Test(arguments: try names)
  func `a file plays for a second and something is to be seen`(name: String) throws {
    let picture = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).png")
    defer { unlink(picture.path) }
    let file = Self.folder.appendingPathComponent(name).path
    let result = try Program.run("render", file, "--at", "1", "--scale", "1", "-o", picture.path)
    #expect(result.exitCode == 0, "\(result.errors)")
    // A picture of one colour compresses to next to nothing.
    #expect(try Data(contentsOf: picture).count > 2_000)
  }
}
