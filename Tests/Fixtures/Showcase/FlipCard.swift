import SwiftUI

struct FlipCard: View {
  @State private var isFlipped = false

  var body: some View {
    ZStack {
      face(title: "Question", text: "What is the capital of Peru?", color: .blue)
        .opacity(isFlipped ? 0 : 1)
      face(title: "Answer", text: "Lima", color: .green)
        .rotation3DEffect(.degrees(180), axis: (x: 0, y: 1, z: 0))
        .opacity(isFlipped ? 1 : 0)
    }
    .rotation3DEffect(.degrees(isFlipped ? 180 : 0), axis: (x: 0, y: 1, z: 0), perspective: 0.5)
    .animation(.easeInOut(duration: 0.8), value: isFlipped)
    .onTapGesture { isFlipped.toggle() }
    .onAppear {
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.6) { isFlipped = true }
    }
  }

  private func face(title: String, text: String, color: Color) -> some View {
    VStack(spacing: 16) {
      Text(title).font(.caption).textCase(.uppercase).opacity(0.8)
      Text(text).font(.title2.bold()).multilineTextAlignment(.center)
    }
    .foregroundColor(.white)
    .padding(24)
    .frame(width: 260, height: 360)
    .background(color.gradient, in: RoundedRectangle(cornerRadius: 24))
    .shadow(color: color.opacity(0.4), radius: 16, y: 8)
  }
}

struct FlipCard_Previews: PreviewProvider {
  static var previews: some View {
    FlipCard()
  }
}
