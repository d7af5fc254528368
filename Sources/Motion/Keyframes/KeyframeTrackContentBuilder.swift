/// Builds the content of a track from the keyframes written in a closure.
@resultBuilder
public struct KeyframeTrackContentBuilder<Value> where Value: Animatable {
  public static func buildExpression<K>(_ expression: K) -> K where Value == K.Value, K: KeyframeTrackContent {
    expression
  }

  public static func buildBlock() -> some KeyframeTrackContent<Value> {
    KeyframeList<Value>([])
  }

  public static func buildPartialBlock<K>(first: K) -> K where Value == K.Value, K: KeyframeTrackContent {
    first
  }

  public static func buildPartialBlock(
    accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
  ) -> some KeyframeTrackContent<Value> {
    KeyframeSequence(first: accumulated, second: next)
  }

  public static func buildArray(
    _ components: [some KeyframeTrackContent<Value>]
  ) -> some KeyframeTrackContent<Value> {
    KeyframeList(components)
  }

  public static func buildOptional(
    _ component: (some KeyframeTrackContent<Value>)?
  ) -> some KeyframeTrackContent<Value> {
    KeyframeList(component.map { [$0] } ?? [])
  }

  public static func buildLimitedAvailability(
    _ component: some KeyframeTrackContent<Value>
  ) -> some KeyframeTrackContent<Value> {
    KeyframeList([component])
  }

  public static func buildEither<First, Second>(
    first component: First
  ) -> Conditional<Value, First, Second>
  where Value == First.Value, First: KeyframeTrackContent, Second: KeyframeTrackContent, First.Value == Second.Value {
    Conditional(storage: .first(component))
  }

  public static func buildEither<First, Second>(
    second component: Second
  ) -> Conditional<Value, First, Second>
  where Value == First.Value, First: KeyframeTrackContent, Second: KeyframeTrackContent, First.Value == Second.Value {
    Conditional(storage: .second(component))
  }

  /// The keyframes of one of two branches.
  public struct Conditional<ConditionalValue, First, Second>: KeyframeTrackContent
  where
    ConditionalValue == First.Value, First: KeyframeTrackContent, Second: KeyframeTrackContent,
    First.Value == Second.Value
  {
    enum Storage {
      case first(First)
      case second(Second)
    }

    let storage: Storage

    public typealias Value = ConditionalValue

    public var body: Conditional<ConditionalValue, First, Second> { self }

    public func _resolve(into resolved: inout _ResolvedKeyframeTrackContent<ConditionalValue>) {
      switch storage {
      case .first(let content): content._resolve(into: &resolved)
      case .second(let content): content._resolve(into: &resolved)
      }
    }
  }
}

/// Two groups of keyframes, one after the other.
struct KeyframeSequence<First: KeyframeTrackContent, Second: KeyframeTrackContent>: KeyframeTrackContent
where First.Value == Second.Value {
  typealias Value = First.Value

  let first: First
  let second: Second

  var body: KeyframeSequence { self }

  func _resolve(into resolved: inout _ResolvedKeyframeTrackContent<First.Value>) {
    first._resolve(into: &resolved)
    second._resolve(into: &resolved)
  }
}

/// Any number of groups of keyframes, one after the other.
struct KeyframeList<Value: Animatable>: KeyframeTrackContent {
  private let keyframes: [KeyframeDescription<Value.AnimatableData>]

  init(_ groups: [some KeyframeTrackContent<Value>]) {
    var resolved = _ResolvedKeyframeTrackContent<Value>()
    for group in groups { group._resolve(into: &resolved) }
    keyframes = resolved.keyframes
  }

  init(_ keyframes: [KeyframeDescription<Value.AnimatableData>]) {
    self.keyframes = keyframes
  }

  var body: KeyframeList { self }

  func _resolve(into resolved: inout _ResolvedKeyframeTrackContent<Value>) {
    resolved.keyframes.append(contentsOf: keyframes)
  }
}
