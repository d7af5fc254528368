import SwiftUI

struct TypingDots: View {
  enum Phase: CaseIterable { case first, second, third, rest }

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      bubble("Are you coming tonight?", isMine: false)
      bubble("Yes! See you at eight.", isMine: true)
      HStack(spacing: 6) {
        PhaseAnimator(Phase.allCases) { phase in
          HStack(spacing: 6) {
            dot(phase == .first)
            dot(phase == .second)
            dot(phase == .third)
          }
        } animation: { _ in
          .easeInOut(duration: 0.25)
        }
      }
      .padding(.horizontal, 16)
      .padding(.vertical, 14)
      .background(Color(.systemGray5), in: Capsule())
    }
    .padding()
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  private func dot(_ isUp: Bool) -> some View {
    Circle()
      .fill(isUp ? Color.primary : .gray)
      .frame(width: 10, height: 10)
      .offset(y: isUp ? -6 : 0)
  }

  private func bubble(_ text: String, isMine: Bool) -> some View {
    Text(text)
      .foregroundStyle(isMine ? .white : .primary)
      .padding(.horizontal, 14)
      .padding(.vertical, 10)
      .background(isMine ? Color.blue : Color(.systemGray5), in: RoundedRectangle(cornerRadius: 18))
      .frame(maxWidth: .infinity, alignment: isMine ? .trailing : .leading)
  }
}

#Preview {
  TypingDots()
}
