import Foundation
import Raster
import Testing

@testable import Stage

@Suite struct RecordingTests {
  private let frames = (0..<4).map { index in Surface.filled(33, 21, 0xFF00_0000 + UInt32(index * 60) << 16) }

  @Test func numbersASequence() throws {
    let folder = try TemporaryFolder()
    let writer = try Recording.makeWriter(path: folder.file("shot.png"))
    for frame in frames { try writer.append(frame, duration: .seconds(1) / 60) }
    #expect(try folder.contents.filter { !$0.hasPrefix(".") } == [])
    try writer.finish()
    #expect(try folder.contents == ["shot-0001.png", "shot-0002.png", "shot-0003.png", "shot-0004.png"])
    #expect(try PNG.read(folder.file("shot-0003.png")).values == frames[2].values)
  }

  @Test func aSequenceThatIsLetGoLeavesNothing() throws {
    let folder = try TemporaryFolder()
    do {
      let writer = try Recording.makeWriter(path: folder.file("shot.png"))
      try writer.append(frames[0], duration: .seconds(1))
    }
    #expect(try folder.contents == [])
  }

  @Test func choosesByTheName() throws {
    let folder = try TemporaryFolder()
    #expect(try Recording.makeWriter(path: folder.file("a.gif")) is AnimatedGIFWriter)
    #expect(try Recording.makeWriter(path: folder.file("a.APNG")) is AnimatedPNGWriter)
    #expect(try Recording.makeWriter(path: folder.file("a.png"), format: .apng) is AnimatedPNGWriter)
    let fault = #expect(throws: RecordingFormatFault.self) { try Recording.makeWriter(path: "a.bmp") }
    #expect(
      fault?.description
        == "Cannot record to 'a.bmp': its name should end in one of .apng, .gif, .png, .mp4, .webm.")
  }

  @Test func countsTicksWithoutDrift() {
    var counter = TickCounter(ticksPerSecond: 100)
    let ticks = (0..<600).map { _ in counter.advance(by: .seconds(1) / 60) }
    #expect(Array(ticks.prefix(6)) == [2, 1, 2, 2, 1, 2])
    #expect(ticks.reduce(0, +) == 1000)
  }

  @Test func saysWhichPackageAVideoNeeds() throws {
    #expect(EncoderProcess.find("ffmpeg", in: "/nonexistent:/also/not") == nil)
    let fault = EncoderFault.missing(path: "a.mp4")
    #expect(fault.description.contains("apt install ffmpeg"))
    #expect(fault.description.contains(".gif"))
  }

  @Test func reportsAProgramThatFails() throws {
    let folder = try TemporaryFolder()
    let script = try folder.script("encoder", "#!/bin/sh\necho 'no such codec' >&2\nexit 3\n")
    let writer = try VideoWriter(path: folder.file("a.mp4"), format: .mp4, program: script)
    let fault = #expect(throws: EncoderFault.self) {
      // The program ends without reading; sooner or later a write or the end notices.
      for frame in frames { try writer.append(frame, duration: .seconds(1)) }
      try writer.finish()
    }
    #expect(fault?.reason == "it ended with status 3; no such codec")
  }

  @Test func handsAProgramEveryFrame() throws {
    let folder = try TemporaryFolder()
    // Writes what it reads to the file that is its last argument.
    let script = try folder.script("encoder", "#!/bin/sh\nfor last; do :; done\ncat > \"$last\"\n")
    let writer = try VideoWriter(path: folder.file("a.webm"), format: .webm, framesPerSecond: 30, program: script)
    for frame in frames { try writer.append(frame, duration: .seconds(1) / 60) }
    try writer.finish()
    // Sixtieths in a video of thirtieths: the second and the fourth frame end one.
    let frameSize = 33 * 21 * 4
    let bytes = try folder.bytes("a.webm")
    #expect(bytes.count == 2 * frameSize)
    #expect(Array(bytes.prefix(4)).count == 4)
    #expect(try folder.contents == ["a.webm", "encoder"])
  }

  @Test(.enabled(if: EncoderProcess.find("ffmpeg") != nil, "ffmpeg is not installed"), arguments: ["mp4", "webm"])
  func makesAVideo(suffix: String) throws {
    let folder = try TemporaryFolder()
    let writer = try Recording.makeWriter(path: folder.file("a.\(suffix)"))
    for frame in frames { try writer.append(frame, duration: .seconds(1) / 60) }
    try writer.finish()
    let bytes = try folder.bytes("a.\(suffix)")
    // The marks of the two containers.
    let mark = suffix == "mp4" ? Array("ftyp".utf8) : [0x1A, 0x45, 0xDF, 0xA3]
    #expect(Array(bytes.dropFirst(suffix == "mp4" ? 4 : 0).prefix(4)) == mark)
    #expect(try folder.contents == ["a.\(suffix)"])
  }
}
