/// What drawing a frame took, for benchmarks and tests.
public struct RenderCounters: Equatable, Sendable {
  /// Items in the list, ends of groups and the like included.
  public var items = 0
  /// Items drawn, once for each part of a rectangle of damage that lies in a band of its own.
  public var drawn = 0
  /// Items that draw but were left out of a band: outside the damage in it, or under something opaque.
  public var culled = 0
  /// Pixels of damage.
  public var damaged = 0
  /// Pixels inside the bounds of what was drawn, clipped to the damage: the work done on the surface and on
  /// groups' own pictures.
  public var composed = 0
  /// Groups that were drawn to a picture of their own, and clips, masks and opacities that kept a copy.
  public var layers = 0
  /// Pixels of those pictures and copies.
  public var layerPixels = 0
  /// Pixels that came out of a blur.
  public var blurred = 0
  /// Materials whose backdrop was sampled and blurred anew.
  public var backdrops = 0
  /// Threads among which the frame's bands were divided, if all found the time.
  public var threads = 0

  /// Nothing yet.
  public init() {}

  /// Adds what another thread did for the same frame.
  mutating func add(_ other: RenderCounters) {
    drawn += other.drawn
    culled += other.culled
    composed += other.composed
    layers += other.layers
    layerPixels += other.layerPixels
    blurred += other.blurred
    backdrops += other.backdrops
  }
}
