import Foundation
import Testing

@testable import Raster

/// Small pictures, stored as text, that must come out to the bit.
///
/// A golden is a file `Goldens/NAME.txt` beside the tests: a line with the width and height, then a line for each row
/// with a pixel a word, `AARRGGBB` premultiplied in hexadecimal, `.` for a transparent one. To write them anew, run
/// the tests with `ZOETROPE_RECORD_GOLDENS=1` in the environment, and read the difference before it is committed.
enum Golden {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Goldens")

  static func text(_ surface: Surface) -> String {
    var text = "\(surface.width) \(surface.height)\n"
    for y in 0..<surface.height {
      let row = (0..<surface.width).map { x in
        let pixel = surface[x, y]
        if pixel == 0 { return "." }
        let digits = String(pixel, radix: 16)
        return String(repeating: "0", count: 8 - digits.count) + digits
      }
      text += row.joined(separator: " ") + "\n"
    }
    return text
  }

  /// Compares `surface` with the golden called `name`, or writes it.
  static func expect(
    _ surface: Surface, _ name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let file = folder.appendingPathComponent(name + ".txt")
    let text = text(surface)
    if ProcessInfo.processInfo.environment["ZOETROPE_RECORD_GOLDENS"] == "1" {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
      return
    }
    let golden = try String(contentsOf: file, encoding: .utf8)
    if golden == text { return }
    let (ours, theirs) = (text.split(separator: "\n"), golden.split(separator: "\n"))
    let row =
      zip(ours, theirs).enumerated().first { $0.element.0 != $0.element.1 }?.offset ?? min(ours.count, theirs.count)
    Issue.record(
      "\(name): line \(row + 1) is\n\(row < ours.count ? ours[row] : "missing")\ninstead of\n\(row < theirs.count ? theirs[row] : "missing")",
      sourceLocation: sourceLocation)
  }
}
