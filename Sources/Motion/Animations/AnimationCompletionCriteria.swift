/// When an animation counts as complete.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private enum Criterion: Hashable, Sendable {
    case logicallyComplete
    case removed
  }

  private let criterion: Criterion

  /// The animation has logically completed, though it may still be settling.
  public static let logicallyComplete = AnimationCompletionCriteria(criterion: .logicallyComplete)

  /// The animation is entirely over, and with it those that took over from it.
  public static let removed = AnimationCompletionCriteria(criterion: .removed)
}
