import SwiftUI

/// Confetti: places, colours and names by chance, and a dictionary walked in whatever order it has.
struct ChanceView: View {
  private struct Piece: Identifiable {
    let id = UUID()
    let place = CGPoint(x: .random(in: 0...300), y: .random(in: 0...300))
    let hue = Double.random(in: 0..<1)
    let size = Int.random(in: 4...14)
  }

  @State private var pieces: [Piece] = []
  private let votes = ["north": 3, "east": 1, "south": 4, "west": 2, "up": 9, "down": 7]

  var body: some View {
    VStack {
      ZStack {
        ForEach(pieces) { piece in
          Circle()
            .fill(Color(hue: piece.hue, saturation: 0.8, brightness: 0.9))
            .frame(width: CGFloat(piece.size), height: CGFloat(piece.size))
            .position(piece.place)
            .transition(.scale)
        }
      }
      .frame(width: 300, height: 300)
      ForEach(Array(votes.keys), id: \.self) { Text(verbatim: $0) }
      Text(verbatim: ["a", "b", "c", "d", "e"].shuffled().joined())
    }
    .task {
      for _ in 0..<20 {
        withAnimation(.spring(duration: .random(in: 0.1...0.6))) { pieces.append(Piece()) }
        do {
          try await Task.sleep(for: .milliseconds(Int.random(in: 20...80)))
        } catch {
          return
        }
      }
    }
  }
}

#Preview {
  ChanceView()
}
