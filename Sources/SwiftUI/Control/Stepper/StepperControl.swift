/// A minus and a plus in one frame.
struct StepperControl: View {
  let increment: (() -> Void)?
  let decrement: (() -> Void)?
  @Environment(\.isEnabled) private var isEnabled

  private static var size: CGSize { CGSize(width: 94, height: 32) }
  private static var radius: CGFloat { 8 }

  var body: some View {
    HStack(spacing: 0) {
      half(SignShape(isPlus: false), decrement)
      half(SignShape(isPlus: true), increment)
    }
    .frame(width: Self.size.width, height: Self.size.height)
    .background(RoundedRectangle(cornerRadius: Self.radius).fill(Color(system: .tertiaryFill)))
    .overlay(Rectangle().fill(Color(system: .tertiaryLabel)).frame(width: 1, height: 18))
    .clipShape(RoundedRectangle(cornerRadius: Self.radius))
  }

  private func half(_ sign: SignShape, _ action: (() -> Void)?) -> some View {
    PressableButton(
      configuration: PrimitiveButtonStyleConfiguration(role: nil, label: .init(), action: { action?() }),
      outline: AnyShape(RoundedRectangle(cornerRadius: Self.radius))
    ) { isPressed in
      Rectangle()
        .fill(isPressed ? Color(system: .secondaryFill) : Color.clear)
        .overlay(
          sign.stroke(Color(system: action == nil || !isEnabled ? .tertiaryLabel : .label), lineWidth: 2)
            .frame(width: 14, height: 14)
        )
        .contentShape(Rectangle())
    }
    .disabled(action == nil)
  }
}

/// A minus or a plus.
private nonisolated struct SignShape: Shape {
  let isPlus: Bool

  typealias AnimatableData = EmptyAnimatableData

  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.midY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
      guard isPlus else { return }
      path.move(to: CGPoint(x: rect.midX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.midX, y: rect.maxY))
    }
  }
}
