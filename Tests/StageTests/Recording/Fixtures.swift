import Foundation
import Raster

/// A folder that goes away with the test that made it.
final class TemporaryFolder {
  let path: String

  init() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("zoetrope-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path
  }

  deinit {
    chmod(path, 0o700)
    do { try FileManager.default.removeItem(atPath: path) } catch { print("Left behind: \(path) (\(error))") }
  }

  func file(_ name: String) -> String { "\(path)/\(name)" }

  /// The names in the folder, hidden ones too.
  var contents: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: path).sorted() }
  }

  /// Makes a shell script that can be run, and gives its path.
  ///
  /// A shell writes it: were it open for writing here, a child that another test starts at this moment would inherit
  /// that, and nobody could run the script meanwhile.
  func script(_ name: String, _ text: String) throws -> String {
    let shell = Process()
    shell.executableURL = URL(fileURLWithPath: "/bin/sh")
    shell.arguments = ["-c", "printf '%s' \"$1\" > \"$2\" && chmod 755 \"$2\"", "sh", text, file(name)]
    try shell.run()
    shell.waitUntilExit()
    guard shell.terminationStatus == 0 else { throw CocoaError(.fileWriteUnknown) }
    return file(name)
  }

  func bytes(_ name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(fileURLWithPath: file(name))))
  }
}

extension Surface {
  /// A picture whose pixels `color` gives, not premultiplied, 0xAARRGGBB.
  static func make(_ width: Int, _ height: Int, _ color: (_ x: Int, _ y: Int) -> UInt32) -> Surface {
    let surface = Surface(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width {
        let straight = color(x, y)
        let alpha = straight >> 24
        func premultiplied(_ bits: UInt32) -> UInt32 { (((straight >> bits & 0xFF) * alpha + 127) / 255) << bits }
        surface[x, y] = alpha << 24 | premultiplied(16) | premultiplied(8) | premultiplied(0)
      }
    }
    return surface
  }

  /// A picture of one colour.
  static func filled(_ width: Int, _ height: Int, _ color: UInt32) -> Surface { make(width, height) { _, _ in color } }

  /// All pixels, row by row, without the rows' padding.
  var values: [UInt32] { (0..<height).flatMap { y in (0..<width).map { x in self[x, y] } } }
}
