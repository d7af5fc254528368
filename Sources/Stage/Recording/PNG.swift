import CPNG
import Foundation
import Raster

/// Still pictures in the Portable Network Graphics format.
public enum PNG {
  /// How much work goes into making a file small.
  public enum Effort: Sendable {
    /// Little: for the frames of a recording.
    case fast
    /// The format's usual: for pictures that are kept.
    case small
  }

  /// The picture as the bytes of a file, in the sRGB colour space; the same picture gives the same bytes.
  ///
  /// - Parameter hasAlpha: Whether the file has an alpha channel; nil for "only when some pixel is not opaque".
  /// - Throws: `PictureFault` for a picture without pixels.
  public static func encode(
    _ surface: Surface, hasAlpha: Bool? = nil, effort: Effort = .small
  ) throws(PictureFault) -> [UInt8] {
    let pixels = StraightPixels(surface)
    return try encode(pixels, hasAlpha: hasAlpha ?? !pixels.isOpaque, effort: effort)
  }

  static func encode(_ pixels: StraightPixels, hasAlpha: Bool, effort: Effort) throws(PictureFault) -> [UInt8] {
    guard pixels.width > 0, pixels.height > 0 else {
      throw PictureFault(
        source: "picture", reason: "a picture of \(pixels.width) × \(pixels.height) pixels has no file")
    }
    var image = png_image()
    image.version = png_uint_32(PNG_IMAGE_VERSION)
    image.width = png_uint_32(pixels.width)
    image.height = png_uint_32(pixels.height)
    image.format = hasAlpha ? Format.rgba : Format.rgb
    image.flags = effort == .fast ? png_uint_32(PNG_IMAGE_FLAG_FAST) : 0
    let bytes = hasAlpha ? pixels.bytes : pixels.withoutAlpha

    // zlib's bound for incompressible data, and room for the chunks around it.
    let rowsSize = pixels.height * (pixels.width * (hasAlpha ? 4 : 3) + 1)
    let capacity = rowsSize + rowsSize / 1000 + (rowsSize / 8192 + 1) * 12 + 4096
    var isWritten = false
    let file = [UInt8](unsafeUninitializedCapacity: capacity) { memory, count in
      var size = png_alloc_size_t(capacity)
      isWritten = png_image_write_to_memory(&image, memory.baseAddress, &size, 0, bytes, 0, nil) != 0
      count = isWritten ? size : 0
    }
    guard isWritten else { throw PictureFault(source: "picture", reason: image.messageText) }
    return file
  }

  /// Writes the picture to a file.
  ///
  /// - Throws: `PictureFault` for a picture without pixels, `FileFault` when the file cannot be written.
  public static func write(_ surface: Surface, to path: String, effort: Effort = .small) throws {
    let bytes = try encode(surface, effort: effort)
    let file = try AtomicFile(path: path)
    try file.append(bytes)
    try file.commit()
  }

  /// The picture that the bytes of a file hold: of every kind of PNG, converted to sRGB with 8 bits.
  ///
  /// - Parameter source: What the bytes are, for the error's words.
  /// - Throws: `PictureFault` for bytes that are no PNG, or a broken one.
  public static func decode(_ bytes: [UInt8], source: String = "picture") throws(PictureFault) -> Surface {
    var image = png_image()
    image.version = png_uint_32(PNG_IMAGE_VERSION)
    guard !bytes.isEmpty else { throw PictureFault(source: source, reason: "it is empty") }
    guard png_image_begin_read_from_memory(&image, bytes, bytes.count) != 0 else {
      throw PictureFault(source: source, reason: image.messageText)
    }
    let (width, height) = (Int(image.width), Int(image.height))
    guard width < 1 << 15, height < 1 << 15 else {
      png_image_free(&image)
      throw PictureFault(source: source, reason: "\(width) × \(height) pixels are more than can be shown")
    }
    image.format = Format.rgba
    var isRead = false
    let pixels = [UInt8](unsafeUninitializedCapacity: width * height * 4) { memory, count in
      isRead = png_image_finish_read(&image, nil, memory.baseAddress, 0, nil) != 0
      count = isRead ? width * height * 4 : 0
    }
    guard isRead else { throw PictureFault(source: source, reason: image.messageText) }
    return StraightPixels(width: width, height: height, bytes: pixels).makeSurface()
  }

  /// The picture in a file.
  ///
  /// - Throws: `FileFault` when the file cannot be read, `PictureFault` when it is no PNG or a broken one.
  public static func read(_ path: String) throws -> Surface {
    let descriptor = open(path, O_RDONLY)
    guard descriptor >= 0 else { throw FileFault("read", path, errno: errno) }
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    var status = stat()
    if fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFDIR {
      throw FileFault("read", path, errno: EISDIR)
    }
    guard let data = try handle.readToEnd() else { throw PictureFault(source: path, reason: "it is empty") }
    return try decode([UInt8](data), source: path)
  }

  /// libpng's formats, which are macros that Swift does not see.
  private enum Format {
    static let rgb: png_uint_32 = 0x02
    static let rgba: png_uint_32 = 0x03
  }
}

/// A picture that cannot be decoded or encoded.
public struct PictureFault: Error, Equatable, CustomStringConvertible {
  /// The file, or what the picture is.
  public let source: String
  /// What is wrong with it.
  public let reason: String

  public var description: String { "Picture '\(source)': \(reason)." }
}

extension png_image {
  /// The library's message, without a full stop.
  fileprivate var messageText: String {
    withUnsafeBytes(of: message) { bytes in
      let text = String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      return text.isEmpty ? "libpng failed without a message" : text
    }
  }
}
