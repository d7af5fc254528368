/// Something that covers pixels.
enum Shape {
  case path(Path, FillRule, CGAffineTransform)
  case stroke(Path, StrokeStyle, CGAffineTransform)
  case rect(PixelRect)
  case mask(Mask, dx: Int, dy: Int)
}
