/// Behaves like a button around what looks like one.
struct PressableButton<Content: View>: View {
  let configuration: PrimitiveButtonStyleConfiguration
  var outline: AnyShape?
  let content: (Bool) -> Content

  @State private var isPressed = false

  init(
    configuration: PrimitiveButtonStyleConfiguration, outline: AnyShape? = nil,
    @ViewBuilder content: @escaping (Bool) -> Content
  ) {
    self.configuration = configuration
    self.outline = outline
    self.content = content
  }

  var body: some View {
    content(isPressed).modifier(_PressModifier(action: configuration.action, isPressed: $isPressed, outline: outline))
  }
}

/// How the pressed look comes and goes: at once, and quickly but not at once.
enum PressAnimation {
  /// In seconds.
  static let release = 0.2

  static func animation(isPressed: Bool) -> Animation? { isPressed ? nil : .easeOut(duration: release) }
}
