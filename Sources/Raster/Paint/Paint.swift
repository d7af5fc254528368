/// What a shape is filled with.
public enum Paint: Sendable {
  /// One colour.
  case solid(RGBA)
  /// A gradient.
  case gradient(Gradient)
  /// A picture.
  case image(ImagePaint)
}
