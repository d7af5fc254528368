import SwiftUI

struct ParticleCanvas: View {
  @State private var center = UnitPoint(x: 0.5, y: 0.5)

  var body: some View {
    GeometryReader { proxy in
      TimelineView(.animation) { timeline in
        Canvas { context, size in
          let time = timeline.date.timeIntervalSinceReferenceDate
          context.blendMode = .plusLighter
          for index in 0..<150 {
            let seed = Double(index)
            let life = (time * 0.5 + abs(sin(seed * 3.7))).truncatingRemainder(dividingBy: 1)
            let angle = seed * 2.399
            let distance = life * 190
            let point = CGPoint(
              x: size.width * center.x + cos(angle + life) * distance,
              y: size.height * center.y + sin(angle + life) * distance)
            let radius = 9 * (1 - life) + 1
            context.opacity = 1 - life
            context.fill(
              Path(ellipseIn: CGRect(x: point.x - radius, y: point.y - radius, width: radius * 2, height: radius * 2)),
              with: .color(Color(hue: 0.02 + 0.12 * life, saturation: 0.9, brightness: 1)))
          }
        }
      }
      .contentShape(Rectangle())
      .gesture(
        DragGesture(minimumDistance: 0).onChanged { value in
          center = UnitPoint(x: value.location.x / proxy.size.width, y: value.location.y / proxy.size.height)
        })
    }
    .background(.black)
    .ignoresSafeArea()
  }
}

#Preview {
  ParticleCanvas()
}
