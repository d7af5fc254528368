import SwiftUI

/// A payment that can be confirmed and taken back.
public struct AnimatedCheckmarkBadgeDemo: View {
  @State private var isSent = false

  public init() {}

  public var body: some View {
    VStack(spacing: 24) {
      AnimatedCheckmarkBadge(isComplete: isSent, size: 120)
        .background { Circle().fill(.quaternary) }
      message
      Button(isSent ? "Undo" : "Confirm") { isSent.toggle() }
        .buttonStyle(.borderedProminent)
        .controlSize(.large)
        .tint(isSent ? .gray : .green)
    }
    .padding(32)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background {
      LinearGradient(
        colors: [Color.mint.opacity(0.35), Color.teal.opacity(0.15)], startPoint: .top, endPoint: .bottom
      )
      .ignoresSafeArea()
    }
  }

  private var message: some View {
    VStack(spacing: 6) {
      Text(isSent ? "Payment sent" : "Review payment")
        .font(.title2.bold())
      Text(isSent ? "Your receipt is on its way." : "One tap and it is done.")
        .font(.body)
        .foregroundStyle(.secondary)
    }
    .multilineTextAlignment(.center)
  }
}

#Preview("Checkmark badge") { AnimatedCheckmarkBadgeDemo() }
