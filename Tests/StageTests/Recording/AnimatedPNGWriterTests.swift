import Foundation
import Raster
import Testing

@testable import Stage

@Suite struct AnimatedPNGWriterTests {
  /// An animation read back: its frames as they are shown, and for how long, in seconds.
  private func play(_ file: [UInt8]) throws -> (frames: [(surface: Surface, seconds: Double)], declared: Int) {
    let chunks = PNGChunk.all(in: file)
    func number(_ data: ArraySlice<UInt8>, _ offset: Int, _ size: Int) -> Int {
      data[data.startIndex + offset..<data.startIndex + offset + size].reduce(0) { $0 << 8 | Int($1) }
    }
    let header = Array(try #require(chunks.first).data)
    let canvas = Surface(width: number(header[...], 0, 4), height: number(header[...], 4, 4))
    var frames: [(Surface, Double)] = []
    var control: ArraySlice<UInt8>?
    var data: [UInt8] = []
    var expectedSequence = 0

    func show() throws {
      guard let control else { return }
      let (width, height) = (number(control, 4, 4), number(control, 8, 4))
      var part: [UInt8] = []
      part.append(bigEndian: UInt32(width))
      part.append(bigEndian: UInt32(height))
      let picture = try PNG.decode(
        PNGChunk.signature + PNGChunk.bytes("IHDR", part + header[8...]) + PNGChunk.bytes("IDAT", data)
          + PNGChunk.bytes("IEND", []))
      canvas.copy(from: picture, toX: number(control, 12, 4), y: number(control, 16, 4))
      frames.append((canvas.makeCopy(), Double(number(control, 20, 2)) / Double(number(control, 22, 2))))
      data = []
    }
    for chunk in chunks {
      switch chunk.type {
      case "fcTL":
        try show()
        control = chunk.data
        #expect(number(chunk.data, 0, 4) == expectedSequence)
        expectedSequence += 1
      case "IDAT": data += chunk.data
      case "fdAT":
        #expect(number(chunk.data, 0, 4) == expectedSequence)
        expectedSequence += 1
        data += chunk.data.dropFirst(4)
      default: break
      }
    }
    try show()
    let declared = number(try #require(chunks.first { $0.type == "acTL" }).data, 0, 4)
    return (frames, declared)
  }

  private let frames = (0..<6).map { index in
    Surface.make(40, 30) { x, y in
      abs(x - index * 5) < 4 && abs(y - 12) < 5 ? 0x80FF_4000 : 0xFF20_3040 + UInt32(x)
    }
  }

  @Test func playsBackEveryFrameToTheBit() throws {
    let folder = try TemporaryFolder()
    let writer = try AnimatedPNGWriter(path: folder.file("a.png"))
    for frame in frames { try writer.append(frame, duration: .seconds(1) / 60) }
    #expect(try folder.contents.filter { !$0.hasPrefix(".") } == [])
    try writer.finish()

    let played = try play(try folder.bytes("a.png"))
    #expect(played.declared == 6)
    #expect(played.frames.map(\.surface.values) == frames.map(\.values))
    #expect(played.frames.map(\.seconds) == Array(repeating: 1.0 / 60, count: 6))
    // A viewer that knows no animation shows the first frame.
    #expect(try PNG.read(folder.file("a.png")).values == frames[0].values)
    #expect(try folder.contents == ["a.png"])
  }

  @Test func aStillStretchIsOneFrame() throws {
    let folder = try TemporaryFolder()
    let writer = try AnimatedPNGWriter(path: folder.file("a.png"))
    for index in [0, 0, 0, 1, 1, 0] { try writer.append(frames[index], duration: .milliseconds(50)) }
    try writer.finish()
    let played = try play(try folder.bytes("a.png"))
    #expect(played.frames.map(\.seconds) == [0.15, 0.1, 0.05])
    #expect(played.declared == 3)
  }

  @Test func theSameFramesMakeTheSameFile() throws {
    let folder = try TemporaryFolder()
    for name in ["a.png", "b.png"] {
      let writer = try AnimatedPNGWriter(path: folder.file(name), loopCount: 3)
      for frame in frames { try writer.append(frame, duration: .milliseconds(40)) }
      try writer.finish()
    }
    #expect(try folder.bytes("a.png") == folder.bytes("b.png"))
  }

  @Test(arguments: [
    (10, 10, 600), (65_535, 65_535, 600), (65_536, 6554, 60), (6_000_000, 60_000, 6), (60_000_000, 65_535, 1),
  ])
  func longDelaysAreCoarser(ticks: Int, numerator: UInt16, denominator: UInt16) {
    let delay = AnimatedPNGWriter.delay(ticks: ticks, perSecond: 600)
    #expect(delay.numerator == numerator)
    #expect(delay.denominator == denominator)
  }

  @Test func refusesWhatIsNoRecording() throws {
    let folder = try TemporaryFolder()
    let writer = try AnimatedPNGWriter(path: folder.file("a.png"))
    #expect(throws: PictureFault.self) { try writer.finish() }
    try writer.append(frames[0], duration: .seconds(1))
    #expect(throws: PictureFault.self) { try writer.append(Surface.filled(9, 9, 0xFF00_0000), duration: .seconds(1)) }
    #expect(throws: PictureFault.self) { try writer.append(frames[1], duration: .zero) }
  }

  @Test func aRecordingThatIsLetGoLeavesNothing() throws {
    let folder = try TemporaryFolder()
    do {
      let writer = try AnimatedPNGWriter(path: folder.file("a.png"))
      try writer.append(frames[0], duration: .seconds(1))
    }
    #expect(try folder.contents == [])
  }
}
