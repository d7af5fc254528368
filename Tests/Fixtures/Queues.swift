import SwiftUI

/// Work that queues and timers do later.
struct QueuesView: View {
  @State private var lines: [String] = []
  @State private var ticks = 0

  var body: some View {
    VStack {
      Text("Ticks \(ticks)")
      ForEach(lines, id: \.self) { line in
        Text(verbatim: line)
      }
    }
    .onAppear {
      DispatchQueue.main.async { lines.append("at once") }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) {
        lines.append("after three tenths")
        DispatchQueue.global(qos: .userInitiated).async {
          DispatchQueue.main.async { lines.append("there and back") }
        }
      }
      let dropped = DispatchWorkItem { lines.append("never") }
      DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(400), execute: dropped)
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.35) { dropped.cancel() }
      Timer.scheduledTimer(withTimeInterval: 0.25, repeats: true) { timer in
        ticks += 1
        if ticks == 4 { timer.invalidate() }
      }
      let byHand = Timer(timeInterval: 1.5, repeats: true) { timer in
        lines.append("added by hand")
        timer.invalidate()
      }
      RunLoop.main.add(byHand, forMode: .common)
    }
  }
}

#Preview {
  QueuesView()
}
