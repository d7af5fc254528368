/// Declares a preview: a view with a name that the player can show.
///
/// - Parameters:
///   - name: What the player calls the preview; nil for the name of the file.
///   - body: Makes the view.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "PreviewMacros", type: "PreviewMacro")

/// Declares a preview that is shown in a way other than the default.
///
/// - Parameters:
///   - name: What the player calls the preview; nil for the name of the file.
///   - traits: How the preview is shown, for example `.sizeThatFitsLayout`.
///   - additionalTraits: More of the same; of two traits that contradict each other, the later counts.
///   - body: Makes the view.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
  _ additionalTraits: PreviewTrait<Preview.ViewTraits>..., @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "PreviewMacros", type: "PreviewMacro")

/// Makes a variable of a `#Preview` body into state of the preview: `@Previewable @State var on = false`.
@attached(peer)
public macro Previewable() = #externalMacro(module: "PreviewMacros", type: "PreviewableMacro")

/// Makes a variable of `EnvironmentValues`, `Transaction`, `ContainerValues` or `FocusedValues` an entry with a
/// key of its own: `extension EnvironmentValues { @Entry var accent: Int = 0 }`.
///
/// The default value is evaluated each time it is asked for when the variable's type is written out, and once when
/// it is not.
@attached(accessor) @attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "PreviewMacros", type: "EntryMacro")
