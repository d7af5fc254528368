import Foundation
import Raster
import Stage
import SwiftUI
import Testing

/// Compares what a view looks like with a picture that was looked at and kept, pixel for pixel.
///
/// `ZOETROPE_RECORD_GOLDENS=1 swift test --filter Golden` writes the pictures anew; look at them before committing.
@MainActor
enum GoldenPicture {
  private static var folder: URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Goldens")
  }

  static func check(
    _ name: String, size: CGSize = CGSize(width: 80, height: 50), dark: Bool = false, at time: Double = 0,
    sourceLocation: SourceLocation = #_sourceLocation, @ViewBuilder _ view: @escaping @MainActor () -> some View
  ) throws {
    let environment = StageEnvironment(width: size.width, height: size.height, scale: 2, isDark: dark)
    let session = Session(environment: environment) { AnyView(view()) }
    session.advance(to: time)
    let picture = FramePainter(session).paint()
    let path = folder.appendingPathComponent("\(name).png").path
    if ProcessInfo.processInfo.environment["ZOETROPE_RECORD_GOLDENS"] == "1" {
      try PNG.write(picture, to: path)
      return
    }
    let golden = try PNG.read(path)
    #expect(
      golden.width == picture.width && golden.height == picture.height, "\(name): the size differs",
      sourceLocation: sourceLocation)
    guard golden.width == picture.width, golden.height == picture.height else { return }
    var different = 0
    for y in 0..<golden.height {
      for x in 0..<golden.width where golden[x, y] != picture[x, y] { different += 1 }
    }
    if different > 0 {
      let actual = FileManager.default.temporaryDirectory.appendingPathComponent("\(name)-actual.png").path
      try PNG.write(picture, to: actual)
      Issue.record("\(name): \(different) pixels differ; the picture is at \(actual)", sourceLocation: sourceLocation)
    }
  }
}
