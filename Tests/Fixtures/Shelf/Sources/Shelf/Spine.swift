import SwiftUI

struct Spine: View {
  let title: String

  var body: some View {
    Text(verbatim: title)
      .padding(8)
      .background(Color.brown, in: RoundedRectangle(cornerRadius: 4))
  }
}

#Preview("Spine") {
  Spine(title: "A spine")
}

#Preview("Shelf") {
  ShelfView()
}
