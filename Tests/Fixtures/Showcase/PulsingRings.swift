import SwiftUI

struct PulsingRings: View {
  @State private var isPulsing = false

  var body: some View {
    ZStack {
      Color(.systemBackground).ignoresSafeArea()
      ForEach(0..<4) { index in
        Circle()
          .stroke(Color.blue.opacity(0.6), lineWidth: 3)
          .frame(width: 110, height: 110)
          .scaleEffect(isPulsing ? 3 : 1)
          .opacity(isPulsing ? 0 : 1)
          .animation(
            .easeOut(duration: 2).repeatForever(autoreverses: false).delay(Double(index) * 0.5), value: isPulsing)
      }
      Image(systemName: "phone.fill")
        .font(.system(size: 40))
        .foregroundColor(.white)
        .frame(width: 110, height: 110)
        .background(Circle().fill(Color.blue))
    }
    .onAppear { isPulsing = true }
  }
}

#Preview {
  PulsingRings()
}
