/// Whether a part of the interface is seen.
@frozen public enum Visibility: Hashable, CaseIterable, Sendable {
  /// As the system thinks fit.
  case automatic
  case visible
  case hidden
}
