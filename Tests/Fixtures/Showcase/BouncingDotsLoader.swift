import SwiftUI

struct BouncingDotsLoader: View {
  @State private var isUp = false

  var body: some View {
    HStack(spacing: 12) {
      ForEach(0..<3) { index in
        Circle()
          .fill(LinearGradient(colors: [.orange, .pink], startPoint: .top, endPoint: .bottom))
          .frame(width: 26, height: 26)
          .offset(y: isUp ? -22 : 22)
          .animation(
            .easeInOut(duration: 0.5).repeatForever(autoreverses: true).delay(Double(index) * 0.16), value: isUp)
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(Color.black.ignoresSafeArea())
    .onAppear { isUp = true }
  }
}

#Preview {
  BouncingDotsLoader()
}
