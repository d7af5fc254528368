import Foundation
import Testing

/// Runs the built program as a person would.
enum Program {
  struct Result {
    let exitCode: Int32
    let output: String
    let errors: String

    /// The output's lines as JSON objects.
    func jsonLines() throws -> [[String: Any]] {
      try output.split(separator: "\n").map { line in
        try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
      }
    }
  }

  /// The program lies beside the tests.
  static var path: URL {
    URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
      .appendingPathComponent("zoetrope")
  }

  static func run(
    _ arguments: String..., environment: [String: String] = [:], folder: URL? = nil
  ) throws -> Result {
    try run(arguments, environment: environment, folder: folder)
  }

  static func run(
    _ arguments: [String], environment: [String: String] = [:], folder: URL? = nil
  ) throws -> Result {
    let process = Process()
    process.executableURL = path
    process.arguments = arguments
    process.currentDirectoryURL = folder
    // No display unless a test asks for one.
    var surroundings = ProcessInfo.processInfo.environment.filter { name, _ in
      !["DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"].contains(name)
    }
    surroundings.merge(environment) { _, new in new }
    process.environment = surroundings
    let scratch = try Scratch()
    let (output, errors) = (scratch.url.appendingPathComponent("out"), scratch.url.appendingPathComponent("err"))
    for file in [output, errors] { try Data().write(to: file) }
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    process.waitUntilExit()
    return Result(
      exitCode: process.terminationStatus, output: String(decoding: try Data(contentsOf: output), as: UTF8.self),
      errors: String(decoding: try Data(contentsOf: errors), as: UTF8.self))
  }
}

/// A folder that is gone when the test is.
final class Scratch {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("zoetrope-test-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    do { try FileManager.default.removeItem(at: url) } catch { Issue.record("\(url.path) can't be removed: \(error)") }
  }

  func path(_ name: String) -> String { url.appendingPathComponent(name).path }

  var names: [String] { get throws { try FileManager.default.contentsOfDirectory(atPath: url.path).sorted() } }

  func data(_ name: String) throws -> Data { try Data(contentsOf: url.appendingPathComponent(name)) }
}
