import SwiftUI

/// Strings, colours and pictures that lie beside the file.
struct Postcard: View {
  let stamps: Int
  private let place: LocalizedStringResource = "A place by the sea"

  var body: some View {
    VStack(spacing: 12) {
      Image("sun").resizable().frame(width: 80, height: 80)
      Text(place)
      Text("\(stamps) stamps")
      Text("From the strings file", tableName: "Extra")
      HStack {
        Image(.wren)
        Image("plain")
        Image("nowhere")
      }
      Text("Accent").foregroundStyle(Color.accentColor)
    }
    .padding(24)
    .background(.sky, in: RoundedRectangle(cornerRadius: 20))
  }
}

#Preview("One") {
  Postcard(stamps: 1)
}

#Preview("Many") {
  Postcard(stamps: 5)
}
