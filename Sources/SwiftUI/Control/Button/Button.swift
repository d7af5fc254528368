/// A control that does something when it is clicked.
public struct Button<Label: View>: View {
  private let role: ButtonRole?
  private let action: @MainActor () -> Void
  private let label: Label
  @Environment(\.primitiveButtonStyle) private var style

  /// A button that calls `action`, with `label` to tell what it does.
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }

  /// A button with a role.
  public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.role = role
    self.action = action
    self.label = label()
  }

  public var body: some View {
    ProvidedContent(
      // Several views of a label stand side by side.
      HStack { label }, for: PrimitiveButtonStyleConfiguration.Label.self,
      in: style.view(PrimitiveButtonStyleConfiguration(role: role, label: .init(), action: action)))
  }

  public static func _appendComparison(to plan: inout _ComparisonPlan, at offset: Int) {
    plan.appendFields(of: Self.self, views: Label.self, at: offset)
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// The button that a style is asked to draw, for styles that build on others.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: { configuration.trigger() }) { configuration.label }
  }
}
