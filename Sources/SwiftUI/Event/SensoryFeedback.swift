/// What a device lets be felt or heard when something happens.
///
/// Here it is not felt but told: every playing appears as a `FeedbackEvent`.
public struct SensoryFeedback: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case named(String)
    case weight(Weight, intensity: Double)
    case flexibility(Flexibility, intensity: Double)
  }

  let kind: Kind

  private init(_ kind: Kind) { self.kind = kind }

  /// A task has been completed.
  public static let success = SensoryFeedback(.named("success"))
  /// A task has produced a warning.
  public static let warning = SensoryFeedback(.named("warning"))
  /// A task has failed.
  public static let error = SensoryFeedback(.named("error"))
  /// A selection is changing.
  public static let selection = SensoryFeedback(.named("selection"))
  /// An important value went up past a threshold.
  public static let increase = SensoryFeedback(.named("increase"))
  /// An important value went down past a threshold.
  public static let decrease = SensoryFeedback(.named("decrease"))
  /// An activity has started.
  public static let start = SensoryFeedback(.named("start"))
  /// An activity has stopped.
  public static let stop = SensoryFeedback(.named("stop"))
  /// Something that is dragged has been aligned.
  public static let alignment = SensoryFeedback(.named("alignment"))
  /// A pressure has passed from one level to another.
  public static let levelChange = SensoryFeedback(.named("levelChange"))
  /// A path drawn by hand has been completed or recognised.
  public static let pathComplete = SensoryFeedback(.named("pathComplete"))
  /// Two things have met.
  public static let impact = SensoryFeedback.impact()

  /// Two things have met, as heavy as `weight` says.
  /// - Parameter intensity: From 0 to 1; values beyond are clamped, and what is not a number counts as 1.
  public static func impact(weight: Weight = .medium, intensity: Double = 1.0) -> SensoryFeedback {
    SensoryFeedback(.weight(weight, intensity: clamped(intensity)))
  }

  /// Two things have met that give way as `flexibility` says.
  /// - Parameter intensity: From 0 to 1; values beyond are clamped, and what is not a number counts as 1.
  public static func impact(flexibility: Flexibility, intensity: Double = 1.0) -> SensoryFeedback {
    SensoryFeedback(.flexibility(flexibility, intensity: clamped(intensity)))
  }

  private static func clamped(_ intensity: Double) -> Double { intensity.isNaN ? 1 : min(max(intensity, 0), 1) }

  /// How heavy things are.
  public struct Weight: Equatable, Sendable {
    let name: String
    public static let light = Weight(name: "light")
    public static let medium = Weight(name: "medium")
    public static let heavy = Weight(name: "heavy")
  }

  /// How far things give way.
  public struct Flexibility: Equatable, Sendable {
    let name: String
    public static let rigid = Flexibility(name: "rigid")
    public static let solid = Flexibility(name: "solid")
    public static let soft = Flexibility(name: "soft")
  }

  /// The feedback as a log shows it: `success`, `impact(medium)`, `impact(light, 0.7)`.
  var name: String {
    switch kind {
    case .named(let name): name
    case .weight(let weight, let intensity): Self.impactName(weight.name, intensity)
    case .flexibility(let flexibility, let intensity): Self.impactName(flexibility.name, intensity)
    }
  }

  private static func impactName(_ name: String, _ intensity: Double) -> String {
    intensity == 1 ? "impact(\(name))" : "impact(\(name), \(intensity))"
  }
}

/// `sensoryFeedback`.
struct _SensoryFeedbackModifier<Trigger: Equatable>: ViewModifier {
  let trigger: Trigger
  let feedback: (Trigger, Trigger) -> SensoryFeedback?

  typealias Body = Never

  static func _makeModifiedNode<C: View>(_ view: ModifiedContent<C, Self>, _ context: _NodeContext) -> _ViewNode {
    Node<C>(view, context) { $0.content }
  }

  private final class Node<C: View>: TransparentNode<ModifiedContent<C, _SensoryFeedbackModifier>, C> {
    override func willUpdateChild(from old: ModifiedContent<C, _SensoryFeedbackModifier>, viewChanged: Bool) {
      let (before, modifier) = (old.modifier.trigger, view.modifier)
      if before == modifier.trigger { return }
      graph.afterUpdate { [graph, path] in
        guard let feedback = modifier.feedback(before, modifier.trigger) else { return }
        graph.feedbackSink(FeedbackEvent(time: graph.time, kind: feedback.name, source: path))
      }
    }
  }
}

extension View {
  /// Plays `feedback` when `trigger` changes.
  public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View {
    modifier(_SensoryFeedbackModifier(trigger: trigger) { _, _ in feedback })
  }

  /// Plays `feedback` when `trigger` changes and `condition`, asked with the old and the new value, agrees.
  public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
  ) -> some View {
    modifier(_SensoryFeedbackModifier(trigger: trigger) { condition($0, $1) ? feedback : nil })
  }

  /// Plays what `feedback` returns for the old and the new value when `trigger` changes; nil plays nothing.
  public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
  ) -> some View {
    modifier(_SensoryFeedbackModifier(trigger: trigger, feedback: feedback))
  }

  /// Plays what `feedback` returns when `trigger` changes; nil plays nothing.
  public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping () -> SensoryFeedback?
  ) -> some View {
    modifier(_SensoryFeedbackModifier(trigger: trigger) { _, _ in feedback() })
  }
}
