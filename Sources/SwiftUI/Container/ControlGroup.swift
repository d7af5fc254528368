/// Controls that belong together, side by side on one panel.
public struct ControlGroup<Content: View>: View {
  private let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// A group whose label is left to assistive technology.
  public init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
  where Content == LabeledControlGroupContent<C, L> {
    self.content = LabeledControlGroupContent(content: content(), label: label())
  }

  public var body: some View {
    HStack(spacing: 20) { content }
      .padding(.horizontal, 12)
      .frame(minHeight: 34)
      .background(Color(system: .tertiaryFill), in: RoundedRectangle(cornerRadius: 8))
      .accessibilityElement(children: .contain)
  }
}

/// The content of a control group with a label.
public struct LabeledControlGroupContent<Content: View, Label: View>: View {
  let content: Content
  let label: Label

  public var body: some View { content }
}
