import Foundation
import Raster

/// An animated PNG: every pixel exact, alpha and all, in a file that shows its first frame where animation is unknown.
///
/// A frame is stored as the rectangle in which it differs from the one before; a frame without a difference lengthens
/// that one.
public final class AnimatedPNGWriter: FrameWriter {
  private struct Pending {
    var area: PixelRect
    var data: [ArraySlice<UInt8>]
    var ticks: Int
  }

  private let file: AtomicFile
  private let loopCount: Int
  private let effort: PNG.Effort
  private var rule: FrameRule
  /// 600 a second: whole numbers of ticks for 24, 25, 30, 50, 60 and 120 frames a second.
  private var counter = TickCounter(ticksPerSecond: 600)
  private var last: Surface?
  private var pending: Pending?
  private var sequence: UInt32 = 0
  private var frameCount = 0
  private var controlOffset = 0

  /// Starts a file.
  ///
  /// - Parameters:
  ///   - path: The file; an older one is replaced at `finish()`.
  ///   - loopCount: How often the animation plays; 0 for without end.
  /// - Throws: `FileFault` when the file cannot be made.
  public init(path: String, loopCount: Int = 0, effort: PNG.Effort = .fast) throws {
    file = try AtomicFile(path: path)
    self.loopCount = max(0, loopCount)
    self.effort = effort
    rule = FrameRule(path: path)
  }

  public func append(_ frame: Surface, duration: Duration) throws {
    try rule.check(frame, duration)
    let ticks = counter.advance(by: duration)
    guard let last else {
      let (header, data) = try encode(frame, area: frame.bounds)
      try writeHeader(header)
      pending = Pending(area: frame.bounds, data: data, ticks: ticks)
      self.last = frame.makeCopy()
      return
    }
    guard let area = frame.difference(from: last) else {
      pending?.ticks += ticks
      return
    }
    try writePending()
    pending = Pending(area: area, data: try encode(frame, area: area).data, ticks: ticks)
    last.copy(from: frame, area, toX: area.minX, y: area.minY)
  }

  public func finish() throws {
    try rule.checkFinish()
    try writePending()
    try file.append(PNGChunk.bytes("IEND", []))
    try file.replace(at: controlOffset, with: controlChunk)
    try file.commit()
  }

  /// The image header and the compressed data of the pixels of `area`.
  private func encode(_ frame: Surface, area: PixelRect) throws -> (
    header: ArraySlice<UInt8>, data: [ArraySlice<UInt8>]
  ) {
    // Every frame shares one header, so the first decides for all: with alpha.
    let chunks = PNGChunk.all(in: try PNG.encode(StraightPixels(frame, area: area), hasAlpha: true, effort: effort))
    return (chunks[0].data, chunks.filter { $0.type == "IDAT" }.map(\.data))
  }

  private func writeHeader(_ header: ArraySlice<UInt8>) throws {
    try file.append(PNGChunk.signature)
    try file.append(PNGChunk.bytes("IHDR", header))
    controlOffset = file.count
    try file.append(controlChunk)
    try file.append(PNGChunk.bytes("sRGB", [0]))
  }

  private func writePending() throws {
    guard let pending else { return }
    var control: [UInt8] = []
    control.append(bigEndian: nextSequence())
    for value in [pending.area.width, pending.area.height, pending.area.minX, pending.area.minY] {
      control.append(bigEndian: UInt32(value))
    }
    let (numerator, denominator) = Self.delay(ticks: pending.ticks, perSecond: counter.ticksPerSecond)
    control.append(bigEndian: numerator)
    control.append(bigEndian: denominator)
    control += [0, 0]  // Leave the frame as it is for the next one; replace what it covers.
    try file.append(PNGChunk.bytes("fcTL", control))
    for data in pending.data {
      if frameCount == 0 {
        try file.append(PNGChunk.bytes("IDAT", data))
      } else {
        var numbered: [UInt8] = []
        numbered.append(bigEndian: nextSequence())
        try file.append(PNGChunk.bytes("fdAT", numbered + data))
      }
    }
    frameCount += 1
    self.pending = nil
  }

  private func nextSequence() -> UInt32 {
    defer { sequence += 1 }
    return sequence
  }

  private var controlChunk: [UInt8] {
    var data: [UInt8] = []
    data.append(bigEndian: UInt32(frameCount))
    data.append(bigEndian: UInt32(clamping: loopCount))
    return PNGChunk.bytes("acTL", data)
  }

  /// A delay as the format's fraction of two 16-bit numbers; coarser where it is too long for the exact one.
  static func delay(ticks: Int, perSecond: Int) -> (numerator: UInt16, denominator: UInt16) {
    var (ticks, perSecond) = (ticks, perSecond)
    while ticks > Int(UInt16.max), perSecond > 1 {
      let divisor = perSecond % 10 == 0 ? 10 : perSecond
      ticks = (ticks + divisor / 2) / divisor
      perSecond /= divisor
    }
    return (UInt16(clamping: ticks), UInt16(perSecond))
  }
}
