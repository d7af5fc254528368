import SwiftUI

/// Numbers that come along a stream, four a second, from a task of no actor; every second one is squared by an actor.
struct StreamsView: View {
  @State private var seen: [Int] = []

  var body: some View {
    VStack {
      ForEach(seen, id: \.self) { number in
        Text("Number \(number)")
          .transition(.move(edge: .leading))
      }
    }
    .animation(.easeOut(duration: 0.2), value: seen)
    .task {
      let squarer = Squarer()
      for await number in numbers(upTo: 5) {
        seen.append(number.isMultiple(of: 2) ? await squarer.square(of: number) : number)
      }
      seen.append(100)
    }
  }

  private func numbers(upTo last: Int) -> AsyncStream<Int> {
    AsyncStream { continuation in
      let producer = Task.detached {
        for number in 1...last {
          do {
            try await Task.sleep(for: .milliseconds(250))
          } catch {
            break
          }
          continuation.yield(number)
        }
        continuation.finish()
      }
      continuation.onTermination = { _ in producer.cancel() }
    }
  }
}

private actor Squarer {
  func square(of number: Int) -> Int { number * number }
}

#Preview("Numbers") {
  StreamsView()
}
