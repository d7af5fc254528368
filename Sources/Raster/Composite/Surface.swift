import Foundation

/// A picture in memory: premultiplied 32-bit pixels `0xAARRGGBB`, that is blue, green, red, alpha in
/// memory, rows aligned to 64 bytes.
///
/// Not locked: whoever draws to it from two threads keeps to different rows.
public final class Surface: @unchecked Sendable {
  /// Columns.
  public let width: Int
  /// Rows.
  public let height: Int
  /// Pixels from one row to the next; at least `width`.
  public let stride: Int
  /// The first pixel. Valid as long as the surface lives.
  public let pixels: UnsafeMutablePointer<UInt32>
  private let owner: AnyObject?

  /// A transparent picture. Sizes below zero count as zero; a picture of more than 2³¹ bytes is an
  /// error in the caller and traps.
  public init(width: Int, height: Int) {
    self.width = max(0, width)
    self.height = max(0, height)
    guard self.width < 1 << 24 && self.height < 1 << 24 else { fatalError("a surface of \(width)×\(height) pixels") }
    stride = (self.width + 15) & ~15
    let bytes = max(64, stride * self.height * 4)
    guard bytes < 1 << 31 else { fatalError("a surface of \(width)×\(height) pixels") }
    let memory = UnsafeMutableRawPointer.allocate(byteCount: bytes, alignment: 64)
    memset(memory, 0, bytes)
    pixels = memory.bindMemory(to: UInt32.self, capacity: bytes / 4)
    owner = nil
    ownsMemory = true
  }

  /// A picture in memory of someone else's, for instance shared with another process. `stride` is in
  /// pixels and at least `width`; `owner` is kept alive.
  public init(
    memory: UnsafeMutableRawPointer, width: Int, height: Int, stride: Int, owner: AnyObject?
  ) {
    guard width >= 0 && height >= 0 && stride >= width else { fatalError("a surface that is not a rectangle") }
    self.width = width
    self.height = height
    self.stride = stride
    self.owner = owner
    pixels = memory.bindMemory(to: UInt32.self, capacity: max(1, stride * height))
    ownsMemory = false
  }

  private let ownsMemory: Bool

  deinit { if ownsMemory { UnsafeMutableRawPointer(pixels).deallocate() } }

  /// All pixels.
  public var bounds: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }

  /// The pixel at (`x`, `y`), which must be inside.
  public subscript(x: Int, y: Int) -> UInt32 {
    get {
      guard x >= 0 && x < width && y >= 0 && y < height else { fatalError("no pixel (\(x), \(y))") }
      return pixels[y * stride + x]
    }
    set {
      guard x >= 0 && x < width && y >= 0 && y < height else { fatalError("no pixel (\(x), \(y))") }
      pixels[y * stride + x] = newValue
    }
  }

  /// The first pixel of a row.
  @inline(__always)
  func row(_ y: Int) -> UnsafeMutablePointer<UInt32> { pixels + y * stride }

  /// Calls `body` with the memory of all rows, `stride` pixels each.
  public func withUnsafeMutablePixels<Result>(
    _ body: (UnsafeMutableBufferPointer<UInt32>) throws -> Result
  ) rethrows -> Result {
    try body(UnsafeMutableBufferPointer(start: pixels, count: stride * height))
  }

  /// Sets the pixels of `rect` (default: all) to `color`, replacing what was there. `rect` is clipped.
  public func clear(_ rect: PixelRect? = nil, to color: RGBA = .clear) {
    let area = (rect ?? bounds).intersection(bounds)
    guard !area.isEmpty else { return }
    SolidSink.store(row(area.minY) + area.minX, area.width, area.height, stride: stride, color.pixel)
  }

  /// Copies the pixels of `rect` (default: all) of `source` so that its corner comes to (`x`, `y`).
  /// What falls outside either picture is left out. Copying within one surface is allowed only when
  /// the two areas do not overlap.
  public func copy(from source: Surface, _ rect: PixelRect? = nil, toX x: Int, y: Int) {
    let wanted = rect ?? source.bounds
    let (dx, dy) = (x - wanted.minX, y - wanted.minY)
    let area = wanted.intersection(source.bounds).offsetBy(dx: dx, dy: dy).intersection(bounds)
    guard !area.isEmpty else { return }
    for y in area.minY..<area.maxY {
      (row(y) + area.minX).update(from: source.row(y - dy) + (area.minX - dx), count: area.width)
    }
  }
}
