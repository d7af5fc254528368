import SwiftUI

struct StopwatchFace: View {
  @State private var elapsed = 0.0
  @State private var isRunning = true
  private let timer = Timer.publish(every: 1 / 60, on: .main, in: .common).autoconnect()

  var body: some View {
    VStack(spacing: 40) {
      ZStack {
        Circle().stroke(.gray.opacity(0.2), lineWidth: 16)
        Circle()
          .trim(from: 0, to: elapsed.truncatingRemainder(dividingBy: 4) / 4)
          .stroke(.orange.gradient, style: StrokeStyle(lineWidth: 16, lineCap: .round))
          .rotationEffect(.degrees(-90))
        ForEach(0..<60) { tick in
          Rectangle()
            .fill(tick % 5 == 0 ? Color.primary : .secondary)
            .frame(width: 2, height: tick % 5 == 0 ? 14 : 7)
            .offset(y: -112)
            .rotationEffect(.degrees(Double(tick) * 6))
        }
        Text(String(format: "%05.2f", elapsed))
          .font(.system(size: 44, weight: .light, design: .monospaced))
      }
      .frame(width: 280, height: 280)
      HStack(spacing: 24) {
        Button("Reset") { elapsed = 0 }.buttonStyle(.bordered)
        Button(isRunning ? "Stop" : "Start") { isRunning.toggle() }
          .buttonStyle(.borderedProminent)
          .tint(isRunning ? .red : .green)
      }
      .controlSize(.large)
    }
    .onReceive(timer) { _ in if isRunning { elapsed += 1 / 60 } }
  }
}

#Preview {
  StopwatchFace()
}
