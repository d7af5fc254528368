/// Something that covers pixels.
enum Shape {
  case path(Path, FillRule, CGAffineTransform)
  case projected(Path, FillRule, ProjectionTransform)
  case stroke(Path, StrokeStyle, CGAffineTransform)
  case rect(PixelRect)
  case mask(Mask, dx: Int, dy: Int)

  init(_ path: Path, _ rule: FillRule, _ map: DeviceMap) {
    switch map {
    case .affine(let transform): self = .path(path, rule, transform)
    case .projective(let projection): self = .projected(path, rule, projection)
    }
  }
}
