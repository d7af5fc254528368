import CGIF
import Raster

/// giflib, writing to a file of ours.
final class GIFEncoder {
  private let file: AtomicFile
  private var gif: UnsafeMutablePointer<GifFileType>?
  private var fault: FileFault?

  /// Writes the header.
  init(file: AtomicFile, width: Int, height: Int, loopCount: Int) throws {
    self.file = file
    var code: CInt = 0
    gif = EGifOpen(
      Unmanaged.passUnretained(self).toOpaque(),
      { gif, bytes, count in
        let encoder = Unmanaged<GIFEncoder>.fromOpaque(gif!.pointee.UserData).takeUnretainedValue()
        return encoder.take(UnsafeBufferPointer(start: bytes, count: Int(count)))
      }, &code)
    guard gif != nil else { throw Self.fault(code, file.path) }
    EGifSetGifVersion(gif, true)
    try check(EGifPutScreenDesc(gif, CInt(width), CInt(height), 8, 0, nil))
    try writeLoopCount(loopCount)
  }

  deinit {
    var code: CInt = 0
    if let gif { EGifCloseFile(gif, &code) }
  }

  /// Adds a frame that is shown for `delay` hundredths of a second.
  func write(_ picture: IndexedPicture, delay: Int) throws {
    var control = GraphicsControlBlock()
    control.DisposalMode = CInt(DISPOSE_DO_NOT)
    control.DelayTime = CInt(delay)
    control.TransparentColor = CInt(picture.transparentIndex)
    var block = [UInt8](repeating: 0, count: 4)
    EGifGCBToExtension(&control, &block)
    try check(EGifPutExtension(gif, CInt(GRAPHICS_EXT_FUNC_CODE), 4, block))

    // The table's size is a power of two that has room for the transparent index as well.
    var size = 2
    while size < picture.palette.count + 1 { size *= 2 }
    let colors = (0..<size).map { index -> GifColorType in
      guard index < picture.palette.count else { return GifColorType() }
      let color = picture.palette[index]
      return GifColorType(
        Red: UInt8(color >> 16 & 0xFF), Green: UInt8(color >> 8 & 0xFF), Blue: UInt8(color & 0xFF))
    }
    let map = GifMakeMapObject(CInt(size), colors)
    defer { GifFreeMapObject(map) }
    let area = picture.area
    try check(
      EGifPutImageDesc(gif, CInt(area.minX), CInt(area.minY), CInt(area.width), CInt(area.height), false, map))
    var indices = picture.indices
    try check(
      indices.withUnsafeMutableBufferPointer { indices in
        EGifPutLine(gif, indices.baseAddress, CInt(indices.count))
      })
  }

  /// Writes the trailer.
  func finish() throws {
    var code: CInt = 0
    let status = EGifCloseFile(gif, &code)
    gif = nil
    if let fault { throw fault }
    if status != GIF_OK { throw Self.fault(code, file.path) }
  }

  /// The Netscape extension of 1995, which every player knows.
  private func writeLoopCount(_ count: Int) throws {
    try check(EGifPutExtensionLeader(gif, CInt(APPLICATION_EXT_FUNC_CODE)))
    try check(EGifPutExtensionBlock(gif, 11, Array("NETSCAPE2.0".utf8)))
    let times = UInt16(clamping: count)
    try check(EGifPutExtensionBlock(gif, 3, [1, UInt8(times & 0xFF), UInt8(times >> 8)]))
    try check(EGifPutExtensionTrailer(gif))
  }

  private func take(_ bytes: UnsafeBufferPointer<UInt8>) -> CInt {
    do {
      try file.append(bytes)
      return CInt(bytes.count)
    } catch {
      fault = error
      return 0
    }
  }

  private func check(_ status: CInt) throws {
    if let fault { throw fault }
    if status != GIF_OK { throw Self.fault(gif?.pointee.Error ?? 0, file.path) }
  }

  private static func fault(_ code: CInt, _ path: String) -> FileFault {
    let reason = GifErrorString(code).map { String(cString: $0) } ?? "giflib failed with error \(code)"
    return FileFault(operation: "write", path: path, reason: reason)
  }
}
