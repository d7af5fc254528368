import SwiftUI

/// All that could make two runs differ, at once: tasks of every kind, queues, timers, dates, chance, and the order of
/// sets and dictionaries.
struct EverythingView: View {
  private struct Spark: Identifiable {
    let id = UUID()
    let x = Double.random(in: -120...120)
    let y = Double.random(in: -120...120)
    let hue = Double.random(in: 0..<1)
  }

  @State private var sparks: [Spark] = []
  @State private var lines: [String] = []
  @State private var isOn = false
  private let votes = ["north": 3, "east": 1, "south": 4, "west": 2, "up": 9, "down": 7]

  var body: some View {
    VStack {
      TimelineView(.animation) { context in
        let angle = context.date.timeIntervalSinceReferenceDate.truncatingRemainder(dividingBy: 4) * 90
        Rectangle().frame(width: 80, height: 20).rotationEffect(.degrees(angle))
      }
      ZStack {
        ForEach(sparks) { spark in
          Circle()
            .fill(Color(hue: spark.hue, saturation: 0.9, brightness: 0.9))
            .frame(width: 16, height: 16)
            .offset(x: spark.x, y: spark.y)
            .transition(.scale.combined(with: .opacity))
        }
        RoundedRectangle(cornerRadius: isOn ? 40 : 4)
          .frame(width: isOn ? 80 : 40, height: 40)
          .phaseAnimator([0.4, 1]) { content, phase in content.opacity(phase) }
      }
      .frame(height: 260)
      ForEach(Array(votes.keys), id: \.self) { Text(verbatim: $0) }
      ForEach(lines.suffix(6), id: \.self) { Text(verbatim: $0) }
    }
    .task { await spray() }
    .task { await race() }
    .onAppear {
      Timer.scheduledTimer(withTimeInterval: 0.31, repeats: true) { _ in
        withAnimation(.bouncy) { isOn.toggle() }
      }
      DispatchQueue.global().async {
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) {
          lines.append("queue at \(Date().timeIntervalSinceReferenceDate)")
        }
      }
    }
  }

  private func spray() async {
    for _ in 0..<12 {
      withAnimation(.spring(duration: .random(in: 0.2...0.6), bounce: 0.3)) { sparks.append(Spark()) }
      do { try await Task.sleep(for: .milliseconds(Int.random(in: 30...120))) } catch { return }
    }
  }

  /// Several tasks that do the same, of which any could be first.
  private func race() async {
    await withTaskGroup(of: String.self) { group in
      for runner in 0..<8 {
        group.addTask {
          for _ in 0..<runner { await Task.yield() }
          do { try await Task.sleep(for: .seconds(0.25)) } catch { return "stopped" }
          return "runner \(runner) \(Set(0..<20).first ?? -1)"
        }
      }
      for await line in group { lines.append(line) }
    }
  }
}

#Preview {
  EverythingView()
}
