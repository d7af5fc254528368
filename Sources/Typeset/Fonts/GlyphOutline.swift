import CHarfBuzz
import Foundation
import Raster

/// Reads glyph outlines out of a font.
enum GlyphOutline {
  /// The outline of `glyph` in units of the em, y downwards, with the face's synthetic style applied.
  static func path(of glyph: UInt32, in face: FontFace) -> Path {
    let sink = Sink(style: face.key.synthetic, unit: 1 / face.unitsPerEm)
    hb_font_get_glyph_shape(face.font, glyph, functions.pointer, Unmanaged.passUnretained(sink).toOpaque())
    return sink.path
  }

  /// Collects what HarfBuzz draws.
  private final class Sink {
    var path = Path()
    let style: FontFace.SyntheticStyle
    let unit: CGFloat

    init(style: FontFace.SyntheticStyle, unit: CGFloat) {
      self.style = style
      self.unit = unit
    }

    func point(_ x: Float, _ y: Float) -> CGPoint {
      let slanted = style.isSlanted ? CGFloat(x) + CGFloat(y) * FontFace.SyntheticStyle.slant : CGFloat(x)
      return CGPoint(x: slanted * style.horizontalScale * unit, y: -CGFloat(y) * unit)
    }
  }

  private struct Functions: @unchecked Sendable {
    let pointer: OpaquePointer
  }

  /// The callbacks, which are the same for every glyph.
  private static let functions: Functions = {
    let functions = hb_draw_funcs_create()!
    hb_draw_funcs_set_move_to_func(
      functions,
      { _, data, _, x, y, _ in
        guard let sink = GlyphOutline.sink(data) else { return }
        sink.path.move(to: sink.point(x, y))
      }, nil, nil)
    hb_draw_funcs_set_line_to_func(
      functions,
      { _, data, _, x, y, _ in
        guard let sink = GlyphOutline.sink(data) else { return }
        sink.path.addLine(to: sink.point(x, y))
      }, nil, nil)
    hb_draw_funcs_set_quadratic_to_func(
      functions,
      { _, data, _, controlX, controlY, x, y, _ in
        guard let sink = GlyphOutline.sink(data) else { return }
        sink.path.addQuadCurve(to: sink.point(x, y), control: sink.point(controlX, controlY))
      }, nil, nil)
    hb_draw_funcs_set_cubic_to_func(
      functions,
      { _, data, _, x1, y1, x2, y2, x, y, _ in
        guard let sink = GlyphOutline.sink(data) else { return }
        sink.path.addCurve(to: sink.point(x, y), control1: sink.point(x1, y1), control2: sink.point(x2, y2))
      }, nil, nil)
    hb_draw_funcs_set_close_path_func(
      functions,
      { _, data, _, _ in GlyphOutline.sink(data)?.path.closeSubpath() }, nil, nil)
    hb_draw_funcs_make_immutable(functions)
    return Functions(pointer: functions)
  }()

  private static func sink(_ data: UnsafeMutableRawPointer?) -> Sink? {
    data.map { Unmanaged<Sink>.fromOpaque($0).takeUnretainedValue() }
  }
}
