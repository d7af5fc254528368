import CGIF
import Foundation
import Raster
import Testing

@testable import Stage

@Suite struct AnimatedGIFWriterTests {
  /// The frames of a file as they are shown, 0xRRGGBB, and their delays in hundredths of a second.
  private func play(_ path: String) throws -> (frames: [[UInt32]], delays: [Int]) {
    var code: CInt = 0
    let gif = try #require(DGifOpenFileName(path, &code))
    defer { DGifCloseFile(gif, &code) }
    #expect(DGifSlurp(gif) == GIF_OK)
    let width = Int(gif.pointee.SWidth)
    var canvas = [UInt32](repeating: 0, count: width * Int(gif.pointee.SHeight))
    var result: (frames: [[UInt32]], delays: [Int]) = ([], [])
    for index in 0..<Int(gif.pointee.ImageCount) {
      var control = GraphicsControlBlock()
      #expect(DGifSavedExtensionToGCB(gif, CInt(index), &control) == GIF_OK)
      let image = gif.pointee.SavedImages[index]
      let (left, top) = (Int(image.ImageDesc.Left), Int(image.ImageDesc.Top))
      let columns = Int(image.ImageDesc.Width)
      for offset in 0..<columns * Int(image.ImageDesc.Height) {
        let value = image.RasterBits[offset]
        if CInt(value) == control.TransparentColor { continue }
        let color = image.ImageDesc.ColorMap.pointee.Colors[Int(value)]
        canvas[(top + offset / columns) * width + left + offset % columns] =
          UInt32(color.Red) << 16 | UInt32(color.Green) << 8 | UInt32(color.Blue)
      }
      result.frames.append(canvas)
      result.delays.append(Int(control.DelayTime))
    }
    return result
  }

  private func record(_ path: String, _ frames: [Surface], _ duration: Duration, dithers: Bool = false) throws {
    let writer = try AnimatedGIFWriter(path: path, dithers: dithers)
    for frame in frames { try writer.append(frame, duration: duration) }
    try writer.finish()
  }

  /// The greatest difference of a channel.
  private func distance(_ a: UInt32, _ b: UInt32) -> Int {
    [UInt32(16), 8, 0].reduce(0) { greatest, bits in
      let difference = Int(a >> bits & 0xFF) - Int(b >> bits & 0xFF)
      return max(greatest, abs(difference))
    }
  }

  private func flat(_ index: Int) -> Surface {
    Surface.make(20, 10) { x, _ in x == index % 20 ? 0xFFFF_0000 : 0xFF00_4080 }
  }

  @Test func fewColoursAreKeptExactly() throws {
    let folder = try TemporaryFolder()
    let frames = (0..<5).map(flat)
    try record(folder.file("a.gif"), frames, .milliseconds(100))
    let played = try play(folder.file("a.gif"))
    #expect(played.frames == frames.map { $0.values.map { $0 & 0xFF_FFFF } })
    #expect(played.delays == [10, 10, 10, 10, 10])
    #expect(try folder.contents == ["a.gif"])
  }

  @Test(arguments: [24, 25, 30, 50, 60, 120])
  func timeDoesNotDrift(framesPerSecond: Int) throws {
    let folder = try TemporaryFolder()
    // Frames that all differ, for ten seconds.
    let frames = (0..<20).map(flat)
    let writer = try AnimatedGIFWriter(path: folder.file("a.gif"))
    for index in 0..<10 * framesPerSecond {
      try writer.append(frames[index % 20], duration: .seconds(1) / framesPerSecond)
    }
    try writer.finish()
    let delays = try play(folder.file("a.gif")).delays
    // The last frame may have to be lengthened to two hundredths.
    #expect(abs(delays.reduce(0, +) - 1000) <= 1)
    #expect(delays.allSatisfy { $0 >= 2 })
    #expect(delays.count == min(10 * framesPerSecond, delays.count))
    if framesPerSecond <= 50 { #expect(delays.count == 10 * framesPerSecond) }
  }

  @Test func aStillStretchIsOneFrame() throws {
    let folder = try TemporaryFolder()
    try record(folder.file("a.gif"), [0, 0, 0, 1, 1, 2].map(flat), .milliseconds(40))
    #expect(try play(folder.file("a.gif")).delays == [12, 8, 4])
  }

  @Test func manyColoursAreCloseToTheirOwn() throws {
    let folder = try TemporaryFolder()
    let gradient = Surface.make(64, 64) { x, y in 0xFF00_0000 | UInt32(x * 4) << 16 | UInt32(y * 4) << 8 | 0x80 }
    for dithers in [false, true] {
      try record(folder.file("a.gif"), [gradient], .milliseconds(100), dithers: dithers)
      let shown = try #require(try play(folder.file("a.gif")).frames.first)
      let errors = zip(shown, gradient.values).map { distance($0, $1) }
      #expect(errors.max() ?? 255 <= (dithers ? 32 : 24))
      #expect(Double(errors.reduce(0, +)) / Double(errors.count) < 10)
      // A pattern is worse pixel by pixel, and right on average.
      if dithers {
        for block in stride(from: 0, to: 64, by: 32) {
          var (sum, wanted) = (0, 0)
          for y in block..<block + 32 {
            for x in block..<block + 32 {
              sum += Int(shown[y * 64 + x] >> 16 & 0xFF)
              wanted += x * 4
            }
          }
          #expect(abs(sum - wanted) / 1024 <= 4)
        }
      }
    }
  }

  @Test func translucentPixelsAreShownOverTheBackground() throws {
    let folder = try TemporaryFolder()
    let writer = try AnimatedGIFWriter(path: folder.file("a.gif"), background: 0x00FF00)
    try writer.append(Surface.make(2, 1) { x, _ in x == 0 ? 0 : 0x80FF_0000 }, duration: .seconds(1))
    try writer.finish()
    #expect(try play(folder.file("a.gif")).frames == [[0x00FF00, 0x807F00]])
  }

  @Test func theSameFramesMakeTheSameFile() throws {
    let folder = try TemporaryFolder()
    let frames = (0..<3).map { index in
      Surface.make(32, 32) { x, y in 0xFF00_0000 | UInt32(x * 8) << 16 | UInt32(y * 8) << 8 | UInt32(index * 60) }
    }
    try record(folder.file("a.gif"), frames, .milliseconds(40))
    try record(folder.file("b.gif"), frames, .milliseconds(40))
    #expect(try folder.bytes("a.gif") == folder.bytes("b.gif"))
  }

  @Test func longDelaysAreMadeOfSeveralFrames() throws {
    let folder = try TemporaryFolder()
    try record(folder.file("a.gif"), [flat(0)], .seconds(1000))
    let played = try play(folder.file("a.gif"))
    #expect(played.delays == [65_535, 34_465])
    #expect(played.frames[0] == played.frames[1])
  }
}
