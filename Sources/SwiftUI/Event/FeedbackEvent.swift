/// Something that a device would let be felt.
package struct FeedbackEvent: Sendable, Equatable {
  /// The stage's time, in seconds.
  package var time: Double
  /// What kind, as in `SensoryFeedback`: `success`, `impact(light, 0.7)`.
  package var kind: String
  /// The view that played it: the names of the views around it, joined by `/`.
  package var source: String

  package init(time: Double, kind: String, source: String) {
    self.time = time
    self.kind = kind
    self.source = source
  }
}
