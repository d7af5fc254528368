import SwiftUI

struct HoldToConfirm: View {
  @GestureState private var isPressing = false
  @State private var isDone = false

  var body: some View {
    VStack(spacing: 30) {
      ZStack {
        Circle().fill(isDone ? Color.green : Color(.systemGray6))
        Circle()
          .trim(from: 0, to: isPressing || isDone ? 1 : 0)
          .stroke(isDone ? Color.green : .red, style: StrokeStyle(lineWidth: 10, lineCap: .round))
          .rotationEffect(.degrees(-90))
          .animation(isPressing ? .linear(duration: 1) : .easeOut(duration: 0.25), value: isPressing)
        Image(systemName: isDone ? "checkmark" : "trash.fill")
          .font(.system(size: 50, weight: .semibold))
          .foregroundColor(isDone ? .white : .red)
          .scaleEffect(isPressing ? 0.85 : 1)
          .animation(.spring(response: 0.3, dampingFraction: 0.5), value: isPressing)
      }
      .frame(width: 150, height: 150)
      .gesture(
        LongPressGesture(minimumDuration: 1)
          .updating($isPressing) { value, state, _ in state = value }
          .onEnded { _ in withAnimation(.spring()) { isDone = true } }
      )
      .accessibilityAddTraits(.isButton)
      .accessibilityLabel("Delete")
      .sensoryFeedback(.success, trigger: isDone)
      Text(isDone ? "Deleted" : "Hold to delete")
        .font(.headline)
        .contentTransition(.opacity)
    }
    .task {
      try? await Task.sleep(for: .seconds(1.2))
      withAnimation(.spring()) { isDone = true }
    }
  }
}

#Preview {
  HoldToConfirm()
}
