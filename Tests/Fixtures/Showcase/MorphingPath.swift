import SwiftUI

struct PolygonShape: Shape {
  var points: Double
  var depth: Double

  var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(points, depth) }
    set {
      points = newValue.first
      depth = newValue.second
    }
  }

  func path(in rect: CGRect) -> Path {
    let center = CGPoint(x: rect.midX, y: rect.midY)
    let radius = min(rect.width, rect.height) / 2
    let steps = 180
    var path = Path()
    for step in 0...steps {
      let angle = Double(step) / Double(steps) * 2 * .pi
      let wave = 1 - depth * (0.5 + 0.5 * cos(angle * points))
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
  private let shapes: [(points: Double, depth: Double)] = [(3, 0.3), (5, 0.45), (8, 0.15), (0, 0)]

  var body: some View {
    let shape = shapes[step % shapes.count]
    ZStack {
      PolygonShape(points: shape.points, depth: shape.depth)
        .fill(AngularGradient(colors: [.purple, .blue, .mint, .purple], center: .center))
      PolygonShape(points: shape.points, depth: shape.depth)
        .stroke(.white, style: StrokeStyle(lineWidth: 4, lineJoin: .round))
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
