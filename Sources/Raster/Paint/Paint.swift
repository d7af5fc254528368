/// What a shape is filled with.
public enum Paint: Sendable {
  /// One colour.
  case solid(RGBA)
  /// A gradient.
  case gradient(Gradient)
  /// A mesh gradient.
  case mesh(MeshGradient)
  /// A picture.
  case image(ImagePaint)
}
