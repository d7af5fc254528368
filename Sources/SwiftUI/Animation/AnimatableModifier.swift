/// A modifier that is evaluated anew as its data moves. Any modifier that conforms to `Animatable` is.
@available(*, deprecated, message: "use Animatable directly")
@MainActor @preconcurrency
public protocol AnimatableModifier: Animatable, ViewModifier {}
