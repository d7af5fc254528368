import Raster
import Synchronization

/// Keeps the tables of gradients in use: a frame asks for the same few again and again, and making one costs about as
/// much as filling a small shape with it.
enum RampCache {
  private struct Key: Hashable {
    var stops: [GradientRamp.Stop]
    var interpolation: GradientRamp.Interpolation
  }

  /// Two generations: what was not asked for while the newer one filled up is dropped with the older one.
  private struct Generations {
    var young: [Key: GradientRamp] = [:]
    var old: [Key: GradientRamp] = [:]
  }

  private static let limit = 64
  private static let cache = Mutex(Generations())

  /// The ramp through `stops`, shared with whoever asked for the same one lately.
  static func ramp(_ stops: [GradientRamp.Stop], interpolation: GradientRamp.Interpolation) -> GradientRamp {
    let key = Key(stops: stops, interpolation: interpolation)
    return cache.withLock { cache in
      if let known = cache.young[key] { return known }
      let ramp = cache.old[key] ?? GradientRamp(stops, interpolation: interpolation)
      if cache.young.count >= limit {
        cache.old = cache.young
        cache.young = [:]
      }
      cache.young[key] = ramp
      return ramp
    }
  }
}
