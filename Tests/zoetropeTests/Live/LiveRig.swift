import Foundation
import Stage
import SwiftUI
import Testing

/// A file under preview, played by real agents without a window.
@MainActor
final class LiveRig {
  let preview: LivePreview
  let stage: LiveStage
  let picture = EmbeddedPicture()
  let file: URL
  private(set) var said: [String] = []
  private let scratch: Scratch
  private let bell = DispatchSemaphore(value: 0)

  /// Waits until the code's first frame is there, or what is wrong with it.
  init(_ source: String, limits: AgentProcess.Limits = .init(), environment: StageEnvironment = .small) throws {
    scratch = try Scratch()
    file = scratch.url.appendingPathComponent("Code.swift")
    try source.write(to: file, atomically: false, encoding: .utf8)
    let bell = bell
    preview = try LivePreview(
      LivePreview.Request(path: file.path, limits: limits, program: Program.path.path)
    ) { bell.signal() }
    stage = preview.makeStage(preview: nil, index: 0, in: environment)
    preview.report = { [weak self] in self?.said.append($0) }
    try wait("the first frame, or a problem") { self.preview.generation > 0 || self.stage.problem != nil }
  }

  isolated deinit { preview.end() }

  /// Lets things happen until `condition` holds. The limit is for a machine that does other things as well.
  func wait(_ what: String, _ condition: () -> Bool) throws {
    let deadline = SteadyTime.now + 240
    while true {
      preview.update()
      _ = stage.show(in: picture, scale: 1, showsAccessibility: false, always: false)
      if condition() { return }
      guard SteadyTime.now < deadline else {
        throw Failure(description: "waited in vain for \(what); problem: \(stage.problem?.text ?? "none")")
      }
      _ = bell.wait(timeout: .now() + 0.1)
    }
  }

  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  func save(_ source: String, byRenaming: Bool = false) throws {
    try source.write(to: file, atomically: byRenaming, encoding: .utf8)
  }

  func advance(to time: Double) throws {
    stage.advance(to: time)
    try wait("time \(time)") { self.stage.isSettled && self.stage.time >= time - 1e-9 || self.stage.problem != nil }
  }

  func tap(x: Double, y: Double) {
    stage.send(InputEvent(time: stage.time, action: .pointerDown(x: x, y: y)))
    stage.send(InputEvent(time: stage.time, action: .pointerUp(x: x, y: y)))
  }

  /// The pixel at a point of the picture, as 0xRRGGBB.
  func color(x: Int, y: Int) throws -> UInt32 {
    var taken: Result<UInt32, any Error>?
    stage.takePicture(showsAccessibility: false) { result in
      taken = result.map { $0[x, y] & 0xFF_FFFF }
    }
    try wait("a picture") { taken != nil }
    return try #require(taken).get()
  }

  /// The labels of what assistive technology sees.
  func labels() throws -> [String] {
    var found: [String]?
    stage.elements { found = $0.map(\.label) }
    try wait("the elements") { found != nil }
    return found ?? []
  }
}

extension StageEnvironment {
  /// A screen of few pixels.
  static let small = StageEnvironment(width: 100, height: 100, scale: 1)
}
