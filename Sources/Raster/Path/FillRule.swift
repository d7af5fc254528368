/// Which points are inside a path that crosses itself.
public enum FillRule: UInt8, Sendable, Codable {
  /// Inside where the path winds around a point a number of times other than zero.
  case nonZero
  /// Inside where a ray from the point crosses the path an odd number of times.
  case evenOdd
}
