import SwiftUI

struct StaggeredText: View {
  let text = "Hello, wonderful world"
  @State private var isShown = false

  var body: some View {
    HStack(spacing: 0) {
      ForEach(Array(text.enumerated()), id: \.offset) { index, letter in
        Text(String(letter))
          .font(.system(size: 30, weight: .heavy, design: .rounded))
          .foregroundStyle(
            LinearGradient(colors: [.pink, .purple], startPoint: .topLeading, endPoint: .bottomTrailing)
          )
          .opacity(isShown ? 1 : 0)
          .offset(y: isShown ? 0 : 40)
          .rotationEffect(.degrees(isShown ? 0 : 25), anchor: .bottomLeading)
          .blur(radius: isShown ? 0 : 6)
          .animation(.spring(response: 0.5, dampingFraction: 0.6).delay(Double(index) * 0.04), value: isShown)
      }
    }
    .accessibilityElement(children: .combine)
    .onAppear { isShown = true }
    .onTapGesture { isShown.toggle() }
  }
}

#Preview {
  StaggeredText()
}
