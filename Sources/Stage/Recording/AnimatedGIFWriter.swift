import CGIF
import Foundation
import Raster

/// An animated GIF: plays everywhere, in at most 255 colours a frame and steps of 1/100 s.
///
/// Each frame has the palette that suits what changed in it. Frames that would be shown for less than 2/100 s, which
/// players slow down to 10/100 s, give way to the next one: a recording at 60 frames a second plays at 50, in time.
public final class AnimatedGIFWriter: FrameWriter {
  private struct Pending {
    var pixels: [UInt32]
    var start: Int
  }

  private let file: AtomicFile
  private let dithers: Bool
  private let background: UInt32
  private let loopCount: Int
  private var rule: FrameRule
  private var counter = TickCounter(ticksPerSecond: 100)
  private var pending: Pending?
  private var shown: [UInt32]?
  private var encoder: GIFEncoder?

  /// Starts a file.
  ///
  /// - Parameters:
  ///   - path: The file; an older one is replaced at `finish()`.
  ///   - loopCount: How often the animation plays; 0 for without end.
  ///   - dithers: Whether colours between two of the palette are shown by a pattern of both; smoother gradients, larger
  ///     files.
  ///   - background: What shows through where a frame is not opaque, 0xRRGGBB; the format has no partial alpha.
  /// - Throws: `FileFault` when the file cannot be made.
  public init(path: String, loopCount: Int = 0, dithers: Bool = false, background: UInt32 = 0xFF_FFFF) throws {
    file = try AtomicFile(path: path)
    self.dithers = dithers
    self.background = background
    self.loopCount = max(0, loopCount)
    rule = FrameRule(path: path)
  }

  public func append(_ frame: Surface, duration: Duration) throws {
    try rule.check(frame, duration)
    if encoder == nil {
      guard frame.width <= Int(UInt16.max), frame.height <= Int(UInt16.max) else {
        throw PictureFault(source: file.path, reason: "a GIF has at most 65535 pixels to a side")
      }
      encoder = try GIFEncoder(file: file, width: frame.width, height: frame.height, loopCount: loopCount)
    }
    let start = counter.ticks
    _ = counter.advance(by: duration)
    let pixels = opaquePixels(of: frame)
    guard let last = pending else {
      pending = Pending(pixels: pixels, start: start)
      return
    }
    guard pixels != last.pixels else { return }
    if start - last.start < 2 {
      pending?.pixels = pixels
    } else {
      try write(last, until: start)
      pending = Pending(pixels: pixels, start: start)
    }
  }

  public func finish() throws {
    try rule.checkFinish()
    if let pending { try write(pending, until: max(counter.ticks, pending.start + 2)) }
    try encoder?.finish()
    try file.commit()
  }

  private func write(_ frame: Pending, until end: Int) throws {
    let (width, height) = (rule.width, rule.height)
    var area = PixelRect(x: 0, y: 0, width: width, height: height)
    if let shown {
      // A frame that gave way may have been the only difference; one pixel then carries the time.
      area =
        Self.difference(shown, frame.pixels, width: width, height: height) ?? PixelRect(x: 0, y: 0, width: 1, height: 1)
    }
    let picture = IndexedPicture(
      frame: frame.pixels, before: shown, width: width, area: area, dithers: dithers)
    // A delay has 16 bits; a longer one is made of several frames.
    var rest = end - frame.start
    try encoder?.write(picture, delay: min(rest, Int(UInt16.max)))
    rest -= Int(UInt16.max)
    while rest > 0 {
      let still = IndexedPicture(
        frame: frame.pixels, before: frame.pixels, width: width,
        area: PixelRect(x: 0, y: 0, width: 1, height: 1), dithers: false)
      try encoder?.write(still, delay: max(2, min(rest, Int(UInt16.max))))
      rest -= Int(UInt16.max)
    }
    shown = frame.pixels
  }

  /// The frame over the background.
  private func opaquePixels(of frame: Surface) -> [UInt32] {
    [UInt32](unsafeUninitializedCapacity: frame.width * frame.height) { pixels, count in
      for y in 0..<frame.height {
        let row = frame.pixels + y * frame.stride
        for x in 0..<frame.width {
          let pixel = row[x]
          let rest = 255 - pixel >> 24
          if rest == 0 {
            pixels[count] = pixel & 0xFF_FFFF
          } else {
            func over(_ bits: UInt32) -> UInt32 {
              min(255, (pixel >> bits & 0xFF) + ((background >> bits & 0xFF) * rest + 127) / 255) << bits
            }
            pixels[count] = over(16) | over(8) | over(0)
          }
          count += 1
        }
      }
    }
  }

  private static func difference(_ a: [UInt32], _ b: [UInt32], width: Int, height: Int) -> PixelRect? {
    var (left, right, top, bottom) = (width, -1, height, -1)
    for y in 0..<height {
      for x in 0..<width where a[y * width + x] != b[y * width + x] {
        left = min(left, x)
        right = max(right, x)
        top = min(top, y)
        bottom = y
      }
    }
    guard right >= 0 else { return nil }
    return PixelRect(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
  }
}
