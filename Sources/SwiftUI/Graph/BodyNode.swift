/// A node that evaluates somebody's code (a view's, a modifier's or a style's `body`) and watches what that code reads.
@MainActor
public class _BodyNode: _ViewNode {
  private var storage: DynamicPropertyStorage?
  private var environmentReads: [(EnvironmentValues, EnvironmentValues) -> Bool] = []
  private var evaluatedEnvironment: EnvironmentValues?
  private var isInvalid = false

  /// Marks the node for re-evaluation in the pass at hand or the next one.
  final func invalidate() {
    guard !isInvalid, !isDestroyed else { return }
    isInvalid = true
    graph.noteDirty(self)
  }

  /// Called by `Environment` properties: `isUnchanged` tells whether what was read is the same in two environments.
  final func noteEnvironmentRead(_ isUnchanged: @escaping (EnvironmentValues, EnvironmentValues) -> Bool) {
    environmentReads.append(isUnchanged)
  }

  /// Whether anything that the last evaluation read from the environment is different now.
  final var hasEnvironmentReadChanged: Bool {
    guard let evaluated = evaluatedEnvironment else { return true }
    if evaluated.isIdentical(to: environment) { return false }
    return !environmentReads.allSatisfy { isUnchanged in isUnchanged(evaluated, environment) }
  }

  /// Evaluates `body` of a copy of `subject` whose dynamic properties are in place.
  final func evaluate<Subject, Result>(_ subject: Subject, _ body: (Subject) -> Result) -> Result {
    isInvalid = false
    environmentReads.removeAll(keepingCapacity: true)
    evaluatedEnvironment = environment
    var copy = subject
    let plan = DynamicPropertyPlan.of(Subject.self)
    return graph.reading(by: self) {
      if !plan.fields.isEmpty {
        let kept = storage ?? DynamicPropertyStorage(count: plan.fields.count)
        storage = kept
        plan.install(into: &copy, kept, self)
      }
      return observing { body(copy) }
    }
  }

  /// Evaluates something more that belongs to the last evaluation: what it reads counts as read by that.
  final func evaluateMore<Result>(_ body: () -> Result) -> Result { graph.reading(by: self) { observing(body) } }

  /// Evaluates `body`; a change of any `@Observable` property that it reads invalidates the node.
  private func observing<Result>(_ body: () -> Result) -> Result {
    withObservationTracking(body) { [weak self] in
      onMain {
        guard let self else { return }
        self.graph.enqueue(.current) { [weak self] in self?.invalidate() }
      }
    }
  }

  final override func refresh() {
    if isInvalid && !isDestroyed { reevaluate() }
  }

  /// Evaluates the body anew and hands the result down.
  func reevaluate() {}
}
