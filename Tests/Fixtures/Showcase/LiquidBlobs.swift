import SwiftUI

struct LiquidBlobs: View {
  var body: some View {
    TimelineView(.animation) { timeline in
      let time = timeline.date.timeIntervalSinceReferenceDate
      Canvas { context, size in
        context.addFilter(.alphaThreshold(min: 0.5, color: .cyan))
        context.addFilter(.blur(radius: 24))
        context.drawLayer { layer in
          for index in 0..<6 {
            guard let blob = layer.resolveSymbol(id: index) else { continue }
            let phase = Double(index) * 1.1
            let x = size.width / 2 + cos(time * 0.9 + phase) * 70
            let y = size.height / 2 + sin(time * 1.4 + phase * 1.7) * 110
            layer.draw(blob, at: CGPoint(x: x, y: y))
          }
        }
      } symbols: {
        ForEach(0..<6) { index in
          Circle()
            .frame(width: 70 + CGFloat(index) * 12, height: 70 + CGFloat(index) * 12)
            .tag(index)
        }
      }
    }
    .background(Color(red: 0.05, green: 0.05, blue: 0.2))
    .ignoresSafeArea()
  }
}

#Preview {
  LiquidBlobs()
}
