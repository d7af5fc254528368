import SwiftUI

struct LikeButton: View {
  @State private var isLiked = false
  @State private var count = 128

  var body: some View {
    VStack(spacing: 24) {
      Button {
        withAnimation(.spring(response: 0.35, dampingFraction: 0.45)) { isLiked.toggle() }
        count += isLiked ? 1 : -1
      } label: {
        ZStack {
          ForEach(0..<8) { index in
            Capsule()
              .fill(index.isMultiple(of: 2) ? Color.pink : .orange)
              .frame(width: 5, height: 14)
              .offset(y: isLiked ? -58 : -20)
              .rotationEffect(.degrees(Double(index) * 45))
              .scaleEffect(isLiked ? 1 : 0.2)
              .opacity(isLiked ? 0 : 1)
              .animation(isLiked ? .easeOut(duration: 0.6) : nil, value: isLiked)
          }
          Circle()
            .strokeBorder(.pink, lineWidth: isLiked ? 0 : 30)
            .frame(width: 90, height: 90)
            .scaleEffect(isLiked ? 1.2 : 0)
            .opacity(isLiked ? 1 : 0)
          Image(systemName: isLiked ? "heart.fill" : "heart")
            .font(.system(size: 56, weight: .bold))
            .foregroundStyle(isLiked ? .pink : .gray)
            .scaleEffect(isLiked ? 1.1 : 1)
        }
        .frame(width: 140, height: 140)
      }
      .buttonStyle(.plain)
      .accessibilityLabel("Like")
      Text("\(count)")
        .font(.title.monospacedDigit().bold())
        .contentTransition(.numericText())
        .animation(.snappy, value: count)
    }
    .task {
      try? await Task.sleep(for: .milliseconds(500))
      withAnimation(.spring(response: 0.35, dampingFraction: 0.45)) { isLiked = true }
      count += 1
    }
  }
}

#Preview {
  LikeButton()
}
