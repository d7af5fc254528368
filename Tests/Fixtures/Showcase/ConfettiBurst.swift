import SwiftUI

struct ConfettiBurst: View {
  @State private var time = 0.0
  @State private var bursts = 0

  var body: some View {
    ZStack {
      Color(red: 0.08, green: 0.08, blue: 0.14).ignoresSafeArea()
      Confetti(time: time)
        .allowsHitTesting(false)
      Button("Celebrate") { bursts += 1 }
        .buttonStyle(.borderedProminent)
        .tint(.pink)
        .controlSize(.large)
    }
    .onChange(of: bursts) {
      time = 0
      withAnimation(.linear(duration: 2.2)) { time = 2.2 }
    }
    .onAppear { bursts = 1 }
  }
}

struct Confetti: View, Animatable {
  var time: Double

  var animatableData: Double {
    get { time }
    set { time = newValue }
  }

  var body: some View {
    Canvas { context, size in
      for index in 0..<120 {
        draw(index, context, size)
      }
    }
  }

  private func draw(_ index: Int, _ context: GraphicsContext, _ size: CGSize) {
    let seed = Double(index)
    let angle = -Double.pi / 2 + sin(seed * 12.9898) * 1.1
    let speed = 380 + 260 * abs(sin(seed * 78.233))
    let x = size.width / 2 + cos(angle) * speed * time
    let y = size.height * 0.5 + sin(angle) * speed * time + 420 * time * time
    var piece = context
    piece.opacity = max(0, 1 - time / 2.2)
    piece.translateBy(x: x, y: y)
    piece.rotate(by: .radians(time * 6 + seed))
    piece.scaleBy(x: cos(time * 8 + seed), y: 1)
    let hue = (seed * 0.618).truncatingRemainder(dividingBy: 1)
    piece.fill(
      Path(roundedRect: CGRect(x: -5, y: -8, width: 10, height: 16), cornerRadius: 2),
      with: .color(Color(hue: hue, saturation: 0.8, brightness: 1)))
  }
}

#Preview {
  ConfettiBurst()
}
