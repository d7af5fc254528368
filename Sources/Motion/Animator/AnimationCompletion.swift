/// Something to do when the animations of a change are complete.
///
/// One completion serves all attributes that the change animates: each joins when its animation is created and leaves
/// when it meets the criterion; when all have left, the completion is due. It is called once.
///
/// A completion is not bound to an actor; use it where its animators are used.
public final class AnimationCompletion {
  /// When an attribute's animation counts as complete.
  public let criteria: AnimationCompletionCriteria

  private let body: () -> Void
  private var pending = 0
  private var isSealed = false

  /// Whether the completion has been called.
  public private(set) var hasFired = false

  /// A completion that no attribute has joined.
  ///
  /// - Parameters:
  ///   - criteria: when an attribute's animation counts as complete.
  ///   - body: what to do, once, when all are.
  public init(criteria: AnimationCompletionCriteria, _ body: @escaping () -> Void) {
    self.criteria = criteria
    self.body = body
  }

  /// An attribute's animation joins.
  public func join() {
    pending += 1
  }

  /// An attribute's animation meets the criterion.
  ///
  /// - Returns: whether the completion is due, since that was the last one.
  public func leave() -> Bool {
    precondition(pending > 0, "An animation left a completion that it had not joined.")
    pending -= 1
    return isDue
  }

  /// No more attributes will join: the change has been carried out everywhere.
  ///
  /// - Returns: whether the completion is due, since it animated nothing, or nothing any more.
  public func seal() -> Bool {
    isSealed = true
    return isDue
  }

  /// Whether all who joined have left, nobody else will join, and it has not been called.
  public var isDue: Bool { isSealed && pending == 0 && !hasFired }

  /// Calls the completion, unless it has been called.
  public func fire() {
    guard !hasFired else { return }
    hasFired = true
    body()
  }
}
