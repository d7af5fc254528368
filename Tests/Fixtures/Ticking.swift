import SwiftUI

/// A dial that follows the date, and the date itself.
struct TickingView: View {
  @State private var opened = Date()
  @State private var isLate = false

  var body: some View {
    VStack(spacing: 16) {
      TimelineView(.animation) { context in
        Circle()
          .trim(from: 0, to: context.date.timeIntervalSince(opened).truncatingRemainder(dividingBy: 2) / 2)
          .stroke(.orange, lineWidth: 12)
          .frame(width: 120, height: 120)
      }
      TimelineView(.periodic(from: opened, by: 0.5)) { context in
        Text("Half seconds \(Int((context.date.timeIntervalSince(opened) * 2).rounded()))")
      }
      Text(verbatim: "Opened \(Int(opened.timeIntervalSince1970))")
      Text(isLate ? "Late by \(elapsed)" : "Early")
    }
    .task {
      do {
        try await Task.sleep(for: .seconds(1.25))
        isLate = true
      } catch {
        print(error)
      }
    }
  }

  private var elapsed: String {
    let uptime = ProcessInfo.processInfo.systemUptime
    return String(format: "%.4f, %.1f, %.1f", Date.now.timeIntervalSince(opened), uptime, CACurrentMediaTime())
  }
}

#Preview {
  TickingView()
}
