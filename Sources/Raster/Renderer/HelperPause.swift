/// How long a pool's caller draws alone after a helping thread has lost its processor in the middle of a band: the longer,
/// the more often that happens.
struct HelperPause {
  /// For how many rounds the caller still draws alone.
  private var rounds = 0
  /// How long the last pause was, less the rounds since then in which all went well.
  private var last = 0

  /// The longest pause, in rounds: a second of frames.
  static let limit = 64

  /// Whether the caller draws the round alone that begins now.
  mutating func beginsAlone() -> Bool {
    if rounds == 0 { return false }
    rounds -= 1
    return true
  }

  /// Draws conclusions from a round with helpers.
  ///
  /// - Parameters:
  ///   - waiting: How long the caller has waited at the end for bands that others had begun.
  ///   - band: How long one of its own took; one takes about as long as another.
  mutating func note(waiting: Duration, band: Duration) {
    if waiting > band * 2 + .microseconds(100) {
      last = min(HelperPause.limit, 2 * last + 1)
      rounds = last
    } else {
      last = max(0, last - 1)
    }
  }
}
