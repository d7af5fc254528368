/// `visualEffect`.
struct _VisualEffectModifier<Effect: VisualEffect>: ViewModifier {
  let effect: @Sendable (EmptyVisualEffect, GeometryProxy) -> Effect
  let place = EffectPlace()

  func body(content: Content) -> some View {
    let steps = effect(EmptyVisualEffect(), place.proxy)._steps
    // What is told of the view's place must not depend on the effect, so the subject is around it.
    return steps.reduce(AnyView(content)) { $1.applied(to: $0) }.modifier(place.subjectModifier)
  }
}

extension View {
  /// Changes how the view looks by where it is and how large, without a second layout.
  ///
  /// - Parameter effect: Makes the effect; it is called again whenever the view has moved or its size has changed.
  public func visualEffect<E: VisualEffect>(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> E
  ) -> some View {
    modifier(_VisualEffectModifier(effect: effect))
  }
}
