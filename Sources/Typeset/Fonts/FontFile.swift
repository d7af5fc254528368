import CFreeType
import CHarfBuzz
import Foundation
import Synchronization

/// One font of one file, mapped into memory.
///
/// HarfBuzz's face is immutable and read from any thread; FreeType's is opened at the first outline and used under
/// one lock, because a FreeType library may only be in use by one thread.
final class FontFile: @unchecked Sendable {
  let path: String
  let index: UInt32
  /// HarfBuzz's view of the file.
  let face: OpaquePointer
  /// Font units per em.
  let unitsPerEm: CGFloat

  private var freeType: FT_Face?

  /// Opens font `index` of the file at `path`.
  ///
  /// - Throws: `FontError.unreadable` when there is no such file or it has no such font.
  init(path: String, index: UInt32 = 0) throws {
    guard let blob = hb_blob_create_from_file_or_fail(path) else {
      throw FontError.unreadable(path: path)
    }
    defer { hb_blob_destroy(blob) }
    guard index < hb_face_count(blob), let face = hb_face_create(blob, index) else {
      throw FontError.unreadable(path: path)
    }
    guard hb_face_get_glyph_count(face) > 0 else {
      hb_face_destroy(face)
      throw FontError.unreadable(path: path)
    }
    hb_face_make_immutable(face)
    self.path = path
    self.index = index
    self.face = face
    unitsPerEm = CGFloat(hb_face_get_upem(face))
  }

  deinit {
    if let freeType { FreeTypeLibrary.withLock { _ in _ = FT_Done_Face(freeType) } }
    hb_face_destroy(face)
  }

  /// The number of fonts in the file at `path`; 0 when it is not a font file.
  static func count(at path: String) -> UInt32 {
    guard let blob = hb_blob_create_from_file_or_fail(path) else { return 0 }
    defer { hb_blob_destroy(blob) }
    return hb_face_count(blob)
  }

  /// Whether the file has variation axes.
  var isVariable: Bool { hb_ot_var_get_axis_count(face) > 0 }

  /// Whether the file has colour bitmaps.
  var hasColorBitmaps: Bool { hb_ot_color_has_png(face) != 0 }

  /// The string with OpenType name identifier `identifier`, preferably in English; nil where there is none.
  func name(_ identifier: UInt32) -> String? {
    let english = hb_language_from_string("en", -1)
    let length = hb_ot_name_get_utf8(face, identifier, english, nil, nil)
    guard length > 0 else { return nil }
    var size = length + 1
    var bytes = [CChar](repeating: 0, count: Int(size))
    hb_ot_name_get_utf8(face, identifier, english, &size, &bytes)
    return String(decoding: bytes.prefix(Int(size)).map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// Runs `body` with FreeType's face; nil when FreeType cannot open the file.
  func withFreeType<Result>(_ body: (FT_Face) -> Result?) -> Result? {
    FreeTypeLibrary.withLock { library in
      if freeType == nil {
        guard let library, FT_New_Face(library, path, FT_Long(index), &freeType) == 0 else { return nil }
      }
      guard let freeType else { return nil }
      return body(freeType)
    }
  }
}
