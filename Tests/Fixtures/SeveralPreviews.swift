import SwiftUI

/// A card in two sizes and two moods, each a preview of its own.
struct Card: View {
  let title: String
  var isProud = false

  var body: some View {
    Text(title)
      .font(isProud ? .largeTitle.bold() : .body)
      .padding()
      .background(isProud ? Color.yellow : .gray.opacity(0.3), in: RoundedRectangle(cornerRadius: 12))
  }
}

private struct Hidden: View {
  var body: some View { Text("Seen from its own file only") }
}

struct Deck: View {
  var body: some View {
    VStack {
      Card(title: "One")
      Card(title: "Two")
    }
  }
}

#Preview("Shy") {
  Card(title: "Shy card")
}

#Preview("Proud", traits: .sizeThatFitsLayout) {
  Card(title: "Proud card", isProud: true)
}

#Preview {
  @Previewable @State var count = 1
  Button("Deal \(count)") { count += 1 }
}
