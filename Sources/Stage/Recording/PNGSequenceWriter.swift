import Foundation
import Raster

/// A recording as one PNG a frame: `name-0001.png`, `name-0002.png` and so on.
///
/// The durations are not kept, so the frames should be given at a constant rate. The files appear all together at
/// `finish()`; files of an older, longer recording are left alone.
public final class PNGSequenceWriter: FrameWriter {
  private let stem: String
  private let effort: PNG.Effort
  private var rule: FrameRule
  private var files: [AtomicFile] = []
  private var lastBytes: (surface: Surface, bytes: [UInt8])?

  /// Starts a sequence.
  ///
  /// - Parameter path: The names' beginning; `out/frame.png` gives `out/frame-0001.png`.
  /// - Throws: `FileFault` when the folder is missing.
  public init(path: String, effort: PNG.Effort = .small) throws {
    let text = path as NSString
    stem = text.pathExtension.lowercased() == "png" ? text.deletingPathExtension : path
    self.effort = effort
    rule = FrameRule(path: path)
    // Fails now, not after the first frame, when the folder cannot be written to.
    _ = try AtomicFile(path: Self.name(stem, 1))
  }

  public func append(_ frame: Surface, duration: Duration) throws {
    try rule.check(frame, duration)
    let bytes: [UInt8]
    if let lastBytes, frame.difference(from: lastBytes.surface) == nil {
      bytes = lastBytes.bytes
    } else {
      bytes = try PNG.encode(frame, effort: effort)
      lastBytes = (frame.makeCopy(), bytes)
    }
    let file = try AtomicFile(path: Self.name(stem, files.count + 1))
    try file.append(bytes)
    try file.close()
    files.append(file)
  }

  public func finish() throws {
    try rule.checkFinish()
    for file in files { try file.commit() }
    files = []
  }

  /// The name of a frame; four digits sort as far as most recordings go, and more are used after that.
  private static func name(_ stem: String, _ number: Int) -> String {
    let digits = String(number)
    return "\(stem)-\(String(repeating: "0", count: max(0, 4 - digits.count)))\(digits).png"
  }
}
