import Foundation
import Raster
import Testing

@testable import Stage

@Suite struct PNGTests {
  /// Every alpha with a spread of colours.
  private let translucent = Surface.make(256, 64) { x, y in
    UInt32(x) << 24 | UInt32(y * 4) << 16 | UInt32((x * 7) & 0xFF) << 8 | UInt32((y * 31) & 0xFF)
  }

  @Test func aTranslucentPictureComesBackToTheBit() throws {
    let copy = try PNG.decode(try PNG.encode(translucent))
    #expect(copy.width == 256)
    #expect(copy.height == 64)
    #expect(copy.values == translucent.values)
  }

  @Test func everyPremultipliedPixelComesBackToTheBit() throws {
    // All pairs of alpha and a channel not above it.
    let surface = Surface(width: 256, height: 256)
    for alpha in 0..<256 {
      for value in 0...alpha {
        let (alpha, value) = (UInt32(alpha), UInt32(value))
        surface[Int(value), Int(alpha)] = alpha << 24 | value << 16 | (alpha - value) << 8 | value / 2
      }
    }
    #expect(try PNG.decode(try PNG.encode(surface)).values == surface.values)
  }

  @Test func anOpaquePictureHasNoAlphaChannelUnlessAsked() throws {
    let opaque = Surface.filled(3, 2, 0xFF11_2233)
    let header = try #require(PNGChunk.all(in: try PNG.encode(opaque)).first)
    #expect(header.type == "IHDR")
    #expect(Array(header.data) == [0, 0, 0, 3, 0, 0, 0, 2, 8, 2, 0, 0, 0])
    let asked = try #require(PNGChunk.all(in: try PNG.encode(opaque, hasAlpha: true)).first)
    #expect(Array(asked.data) == [0, 0, 0, 3, 0, 0, 0, 2, 8, 6, 0, 0, 0])
  }

  @Test func theFileSaysThatItIsSRGBAndHoldsNothingOfTheMoment() throws {
    let types = PNGChunk.all(in: try PNG.encode(translucent)).map(\.type)
    #expect(types.contains("sRGB"))
    #expect(Set(types).isSubset(of: ["IHDR", "sRGB", "gAMA", "cHRM", "IDAT", "IEND"]))
    #expect(try PNG.encode(translucent) == PNG.encode(translucent))
  }

  @Test(arguments: [PNG.Effort.fast, .small])
  func writesAndReadsFiles(effort: PNG.Effort) throws {
    let folder = try TemporaryFolder()
    try PNG.write(translucent, to: folder.file("a.png"), effort: effort)
    #expect(try PNG.read(folder.file("a.png")).values == translucent.values)
    #expect(try folder.contents == ["a.png"])
  }

  @Test func readsGreyPalettesAndSixteenBits() throws {
    // Made with another program: 2 × 1 pixels of grey 0 and 255 with 16 bits a channel.
    let grey16: [UInt8] =
      PNGChunk.signature
      + PNGChunk.bytes("IHDR", [0, 0, 0, 2, 0, 0, 0, 1, 16, 0, 0, 0, 0])
      // zlib: one stored block of filter 0 and the four bytes, and its check sum.
      + PNGChunk.bytes("IDAT", [0x78, 0x01, 0x01, 5, 0, 0xFA, 0xFF, 0, 0, 0, 0xFF, 0xFF, 0x03, 0x02, 0x01, 0xFF])
      + PNGChunk.bytes("IEND", [])
    #expect(try PNG.decode(grey16).values == [0xFF00_0000, 0xFFFF_FFFF])
  }

  @Test func saysWhatIsWrongWithBrokenFiles() throws {
    let folder = try TemporaryFolder()
    let good = try PNG.encode(translucent)
    #expect(throws: PictureFault(source: "x.png", reason: "it is empty")) { try PNG.decode([], source: "x.png") }
    #expect(throws: PictureFault.self) { try PNG.decode(Array("GIF89a, not PNG at all".utf8)) }
    #expect(throws: PictureFault.self) { try PNG.decode(Array(good.prefix(good.count / 2))) }
    var flipped = good
    flipped[good.count / 2] ^= 0xFF
    #expect(throws: PictureFault.self) { try PNG.decode(flipped) }

    let missing = folder.file("missing.png")
    let fault = #expect(throws: FileFault.self) { try PNG.read(missing) }
    #expect(fault?.description == "Cannot read '\(missing)': there is no such file.")
    #expect(throws: FileFault(operation: "read", path: folder.path, reason: "it is a folder")) {
      try PNG.read(folder.path)
    }
  }

  @Test func refusesPicturesWithoutPixels() {
    #expect(throws: PictureFault.self) { try PNG.encode(Surface(width: 0, height: 5)) }
  }
}
