import SwiftUI

/// A circle with waves of three, five and eight crests, each as high as its amplitude says.
struct WavyCircle: Shape {
  var three: Double
  var five: Double
  var eight: Double

  var animatableData: AnimatablePair<Double, AnimatablePair<Double, Double>> {
    get { AnimatablePair(three, AnimatablePair(five, eight)) }
    set {
      three = newValue.first
      five = newValue.second.first
      eight = newValue.second.second
    }
  }

  func path(in rect: CGRect) -> Path {
    let center = CGPoint(x: rect.midX, y: rect.midY)
    let radius = min(rect.width, rect.height) / 2
    let steps = 180
    var path = Path()
    for step in 0..<steps {
      let angle = Double(step) / Double(steps) * 2 * .pi
      let wave = 0.8 + three * cos(angle * 3) + five * cos(angle * 5) + eight * cos(angle * 8)
      let point = CGPoint(
        x: center.x + cos(angle - .pi / 2) * radius * wave, y: center.y + sin(angle - .pi / 2) * radius * wave)
      if step == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.closeSubpath()
    return path
  }
}

struct MorphingPath: View {
  @State private var step = 0
  private let shapes = [
    WavyCircle(three: 0.2, five: 0, eight: 0), WavyCircle(three: 0, five: 0.2, eight: 0),
    WavyCircle(three: 0, five: 0, eight: 0.1), WavyCircle(three: 0, five: 0, eight: 0),
  ]

  var body: some View {
    let shape = shapes[step % shapes.count]
    ZStack {
      shape.fill(AngularGradient(colors: [.purple, .blue, .mint, .purple], center: .center))
      shape.stroke(.white, style: StrokeStyle(lineWidth: 4, lineJoin: .round))
    }
    .frame(width: 260, height: 260)
    .rotationEffect(.degrees(Double(step) * 40))
    .animation(.easeInOut(duration: 0.7), value: step)
    .onReceive(Timer.publish(every: 0.8, on: .main, in: .common).autoconnect()) { _ in step += 1 }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(Color.black.edgesIgnoringSafeArea(.all))
  }
}

#Preview {
  MorphingPath()
}
