import CHarfBuzz
import Foundation
import Synchronization

/// Shapes text with HarfBuzz and remembers the results.
final class Shaper: Sendable {
  private struct State {
    var cache = GenerationalCache<ShapedText.Key, ShapedText>(capacity: 4096)
    var count = 0
  }

  private let state = Mutex(State())

  /// How many times text was really shaped, rather than found.
  var count: Int { state.withLock(\.count) }

  func removeAll() {
    state.withLock { $0.cache.removeAll() }
  }

  /// The glyphs for `key` in `face`, which is the face that the key names.
  func shape(_ key: ShapedText.Key, in face: FontFace) -> ShapedText {
    if let known = state.withLock({ $0.cache.value(for: key) }) { return known }
    let made = Shaper.make(key, face)
    state.withLock { state in
      state.count += 1
      state.cache.insert(made, for: key)
    }
    return made
  }

  private static func make(_ key: ShapedText.Key, _ face: FontFace) -> ShapedText {
    let buffer = hb_buffer_create()
    defer { hb_buffer_destroy(buffer) }
    var context: [UInt32] = []
    if let before = key.before { context.append(before) }
    let start = context.count
    context += key.scalars
    if let after = key.after { context.append(after) }
    hb_buffer_add_codepoints(buffer, context, Int32(context.count), UInt32(start), Int32(key.scalars.count))
    hb_buffer_set_direction(buffer, key.isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    hb_buffer_set_script(buffer, hb_script_t(rawValue: key.script.value))
    if let language = key.language {
      hb_buffer_set_language(buffer, hb_language_from_string(language, -1))
    } else {
      hb_buffer_set_language(buffer, hb_language_from_string("en", -1))
    }
    let features = features(for: key)
    hb_shape(face.font, buffer, features, UInt32(features.count))

    var count: UInt32 = 0
    let infos = hb_buffer_get_glyph_infos(buffer, &count)
    let positions = hb_buffer_get_glyph_positions(buffer, &count)
    let unit = 1 / face.unitsPerEm
    let stretch = face.key.synthetic.horizontalScale
    var glyphs: [ShapedText.Glyph] = []
    glyphs.reserveCapacity(Int(count))
    if let infos, let positions {
      for index in 0..<Int(count) {
        let position = positions[index]
        glyphs.append(
          ShapedText.Glyph(
            id: infos[index].codepoint, cluster: Int(infos[index].cluster) - start,
            advance: CGFloat(position.x_advance) * unit * stretch,
            offset: CGPoint(
              x: CGFloat(position.x_offset) * unit * stretch, y: CGFloat(position.y_offset) * unit),
            isUnsafeToBreak: infos[index].mask & HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue != 0))
      }
    }
    return ShapedText(key, face: face, glyphs: glyphs)
  }

  private static func features(for key: ShapedText.Key) -> [hb_feature_t] {
    var result: [hb_feature_t] = []
    func add(_ tag: StaticString, _ value: UInt32) {
      result.append(hb_feature_t(tag: FontFace.tag(tag), value: value, start: 0, end: .max))
    }
    if key.features.contains(.monospacedDigit) { add("tnum", 1) }
    if key.features.contains(.lowercaseSmallCaps) { add("smcp", 1) }
    if key.features.contains(.uppercaseSmallCaps) { add("c2sc", 1) }
    if !key.hasLigatures {
      add("liga", 0)
      add("clig", 0)
    }
    return result
  }
}
