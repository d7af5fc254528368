/// Animations that run on the same attribute, each of which set out before the ones earlier in the list were over.
///
/// They form a chain: each covers the way from where the ones before it are to its own target,
/// `r(i) = r(i-1) + a(i)(total(i) - r(i-1))`, where `total(i)` is the sum of the first `i` intervals. Each is over when
/// its target is reached, and the whole when the last one is.
struct CombinedAnimation: BuiltInAnimation {
  struct Link: Hashable, Sendable {
    let animation: Animation
    /// When it set out, in seconds since the first did.
    let begin: Double
  }

  private(set) var links: [Link]

  /// A chain with one link.
  init(_ animation: Animation) {
    links = [Link(animation: animation, begin: 0)]
  }

  /// Adds a link that sets out at `time`, and drops what it does not build on any more.
  ///
  /// - Parameters:
  ///   - value: the interval covered so far.
  ///   - context: the context of the chain so far. For a chain with one link, that link's own.
  /// - Returns: the context of the new chain.
  mutating func append<V: VectorArithmetic>(
    _ animation: Animation, interval: V, value: V, time: Double, context: AnimationContext<V>
  ) -> AnimationContext<V> {
    var chain =
      context.state[CombinedKey<V>.self] ?? CombinedState(contexts: [context], totals: [value], base: .zero)
    // Drop the last link that is over and all before it: it has arrived, and what came before it counts no more.
    let over = walk(&chain, value: value, time: time).arrived
    if over > 0 {
      chain.base = chain.totals[over - 1]
      links.removeFirst(over)
      chain.contexts.removeFirst(over)
      chain.totals.removeFirst(over)
    }
    links.append(Link(animation: animation, begin: time))
    chain.contexts.append(AnimationContext(environment: context._environment))
    chain.totals.append(value + interval)
    var combined = AnimationContext<V>(environment: context._environment)
    combined.state[CombinedKey<V>.self] = chain
    return combined
  }

  func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V? {
    let walk = walk(context: &context, value: value, time: time, rates: false)
    return walk.arrived == links.count ? nil : walk.position
  }

  func rate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V {
    walk(context: &context, value: value, time: time, rates: true).rate
  }

  /// How far a chain leads.
  private struct Walk<V> {
    var position: V
    var rate: V
    /// How many links, from the first on, do not count any more, since the last of them is over.
    var arrived = 0
  }

  private func walk<V: VectorArithmetic>(
    context: inout AnimationContext<V>, value: V, time: Double, rates: Bool
  ) -> Walk<V> {
    if context.state[CombinedKey<V>.self] == nil {
      // A chain that was taken out of its attribute: its links know no targets but the last.
      context.state[CombinedKey<V>.self] = CombinedState(
        contexts: links.map { _ in AnimationContext() }, totals: links.map { _ in value }, base: .zero)
    }
    let result = walk(&context.state[CombinedKey<V>.self]!, value: value, time: time, rates: rates)
    if context.state[CombinedKey<V>.self]?.contexts.last?.isLogicallyComplete == true {
      context.isLogicallyComplete = true
    }
    return result
  }

  private func walk<V: VectorArithmetic>(
    _ chain: inout CombinedState<V>, value: V, time: Double, rates: Bool = false
  ) -> Walk<V> {
    var walk = Walk(position: chain.base, rate: V.zero)
    for index in links.indices {
      let total = index == links.count - 1 ? value : chain.totals[index]
      let distance = total - walk.position
      let local = time - links[index].begin
      let animation = links[index].animation
      guard let covered = animation.animate(value: distance, time: local, context: &chain.contexts[index]) else {
        walk = Walk(position: total, rate: .zero, arrived: index + 1)
        continue
      }
      if rates {
        // The link's own motion, and that of the distance it has to cover.
        var copy = chain.contexts[index]
        let own = animation.box.rate(value: distance, time: local, context: &copy)
        let shifted = distance - walk.rate
        let coveredThen = animation.animate(value: shifted, time: local, context: &copy) ?? shifted
        walk.rate += own + (coveredThen - covered)
      }
      walk.position += covered
    }
    return walk
  }

  func duration<V: VectorArithmetic>(of value: V) -> Double? { nil }

  func nextChange(after time: Double) -> Double {
    links.map { $0.animation.box.nextChange(after: max(0, time - $0.begin)) + $0.begin }.min() ?? .infinity
  }

  var isEndless: Bool { links.last?.animation.box.isEndless ?? false }
}

/// What a chain remembers: each link's context and target, and how far the links that were dropped have led.
struct CombinedState<V: VectorArithmetic> {
  var contexts: [AnimationContext<V>]
  var totals: [V]
  var base: V
}

/// The key of a chain's state.
enum CombinedKey<V: VectorArithmetic>: AnimationStateKey {
  static var defaultValue: CombinedState<V>? { nil }
}
