/// How the corner of a rounded rectangle turns.
public enum RoundedCornerStyle: Sendable, Hashable {
  /// A quarter of a circle.
  case circular
  /// A curve whose curvature sets in gradually.
  case continuous
}
