/// Builds keyframes from the tracks, or from the keyframes of a single track, written in a closure.
@resultBuilder
public struct KeyframesBuilder<Value> {
  // A single track that drives the value itself.

  public static func buildExpression<K>(_ expression: K) -> K where Value == K.Value, K: KeyframeTrackContent {
    expression
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
  ) -> some KeyframeTrackContent<Value> where Value: Animatable {
    KeyframeList(component.map { [$0] } ?? [])
  }

  public static func buildEither<First, Second>(
    first component: First
  ) -> KeyframeTrackContentBuilder<Value>.Conditional<Value, First, Second>
  where Value == First.Value, First: KeyframeTrackContent, Second: KeyframeTrackContent, First.Value == Second.Value {
    KeyframeTrackContentBuilder<Value>.Conditional(storage: .first(component))
  }

  public static func buildEither<First, Second>(
    second component: Second
  ) -> KeyframeTrackContentBuilder<Value>.Conditional<Value, First, Second>
  where Value == First.Value, First: KeyframeTrackContent, Second: KeyframeTrackContent, First.Value == Second.Value {
    KeyframeTrackContentBuilder<Value>.Conditional(storage: .second(component))
  }

  public static func buildFinalResult<Content>(
    _ component: Content
  ) -> KeyframeTrack<Value, Value, Content> where Value == Content.Value, Content: KeyframeTrackContent {
    KeyframeTrack(keyPath: \.self, content: component)
  }

  // Tracks.

  public static func buildExpression<Content>(
    _ expression: Content
  ) -> Content where Value == Content.Value, Content: Keyframes {
    expression
  }

  public static func buildBlock() -> some Keyframes<Value> {
    EmptyKeyframes<Value>()
  }

  public static func buildPartialBlock<Content>(
    first content: Content
  ) -> Content where Value == Content.Value, Content: Keyframes {
    content
  }

  public static func buildPartialBlock(
    accumulated: some Keyframes<Value>, next: some Keyframes<Value>
  ) -> some Keyframes<Value> {
    KeyframeTrackGroup(first: accumulated, second: next)
  }

  public static func buildFinalResult<Content>(
    _ component: Content
  ) -> Content where Value == Content.Value, Content: Keyframes {
    component
  }
}

/// No tracks.
struct EmptyKeyframes<Value>: Keyframes {
  var body: EmptyKeyframes { self }

  func _resolve(into resolved: inout _ResolvedKeyframes<Value>) {}
}

/// Two groups of tracks.
struct KeyframeTrackGroup<First: Keyframes, Second: Keyframes>: Keyframes where First.Value == Second.Value {
  typealias Value = First.Value

  let first: First
  let second: Second

  var body: KeyframeTrackGroup { self }

  func _resolve(into resolved: inout _ResolvedKeyframes<First.Value>) {
    first._resolve(into: &resolved)
    second._resolve(into: &resolved)
  }
}
