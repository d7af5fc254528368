import Foundation
import Raster

/// Takes the frames of a recording one after the other and makes a file, or files, of them.
///
/// Nothing appears under the recording's name before `finish()`; a writer that is let go without it leaves nothing.
public protocol FrameWriter: AnyObject {
  /// Adds a frame that is shown for `duration`. The surface may be drawn over once the call returns.
  ///
  /// A file format's steps of time are coarser than a duration; the rounding is of the sum, so that it never adds up.
  ///
  /// - Throws: `PictureFault` when the frame is not of the size of the first one or the duration is not positive,
  ///   `FileFault` when the file cannot be written, `EncoderFault` when a program that encodes fails.
  func append(_ frame: Surface, duration: Duration) throws

  /// Completes the recording.
  ///
  /// - Throws: As `append(_:duration:)`; `PictureFault` when there was no frame.
  func finish() throws
}

/// Durations in whole ticks whose sum is right: each boundary between frames is rounded, not each frame.
struct TickCounter {
  let ticksPerSecond: Int
  /// The end of the last frame.
  private(set) var time = Duration.zero
  /// The end of the last frame, in ticks.
  private(set) var ticks = 0

  init(ticksPerSecond: Int) {
    self.ticksPerSecond = ticksPerSecond
  }

  /// Moves on and returns by how many ticks.
  mutating func advance(by duration: Duration) -> Int {
    time += duration
    let exact = time / .seconds(1) * Double(ticksPerSecond)
    let next = exact < 1e15 ? Int(exact.rounded()) : ticks
    defer { ticks = next }
    return next - ticks
  }
}

/// What every writer asks of the frames.
struct FrameRule {
  private(set) var width = 0
  private(set) var height = 0
  let path: String

  init(path: String) {
    self.path = path
  }

  var hasFrames: Bool { width > 0 }

  /// Checks a frame against the first one.
  mutating func check(_ frame: Surface, _ duration: Duration) throws(PictureFault) {
    guard frame.width > 0, frame.height > 0 else {
      throw PictureFault(source: path, reason: "a frame has no pixels")
    }
    guard duration > .zero else {
      throw PictureFault(source: path, reason: "a frame is shown for \(duration), which is not positive")
    }
    if !hasFrames { (width, height) = (frame.width, frame.height) }
    guard frame.width == width, frame.height == height else {
      throw PictureFault(
        source: path,
        reason: "a frame has \(frame.width) × \(frame.height) pixels, the first one \(width) × \(height)")
    }
  }

  /// Checks that there was a frame at all.
  func checkFinish() throws(PictureFault) {
    guard hasFrames else { throw PictureFault(source: path, reason: "the recording has no frames") }
  }
}

extension Surface {
  /// A picture of the same pixels.
  func makeCopy() -> Surface {
    let copy = Surface(width: width, height: height)
    copy.copy(from: self, toX: 0, y: 0)
    return copy
  }

  /// The smallest rectangle outside of which two pictures of one size are equal; nil when they are equal everywhere.
  func difference(from other: Surface) -> PixelRect? {
    func isEqual(_ y: Int) -> Bool {
      memcmp(pixels + y * stride, other.pixels + y * other.stride, width * 4) == 0
    }
    guard let top = (0..<height).first(where: { !isEqual($0) }),
      let bottom = (top..<height).last(where: { !isEqual($0) })
    else { return nil }
    var (left, right) = (width, 0)
    for y in top...bottom {
      let (a, b) = (pixels + y * stride, other.pixels + y * other.stride)
      var x = 0
      while x < left, a[x] == b[x] { x += 1 }
      left = min(left, x)
      x = width
      while x > right, a[x - 1] == b[x - 1] { x -= 1 }
      right = max(right, x)
    }
    return PixelRect(x: left, y: top, width: right - left, height: bottom - top + 1)
  }
}
