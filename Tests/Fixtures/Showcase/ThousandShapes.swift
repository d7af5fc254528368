import SwiftUI

struct ThousandShapes: View {
  @State private var isSpread = false

  var body: some View {
    ZStack {
      Color.black.ignoresSafeArea()
      ForEach(0..<1000, id: \.self) { index in
        RoundedRectangle(cornerRadius: 2)
          .fill(Color(hue: Double(index) / 1000, saturation: 0.7, brightness: 1))
          .frame(width: 8, height: 8)
          .rotationEffect(.degrees(isSpread ? 180 : 0))
          .offset(place(index))
      }
    }
    .onAppear {
      withAnimation(.easeInOut(duration: 1.5).repeatForever(autoreverses: true)) { isSpread = true }
    }
  }

  private func place(_ index: Int) -> CGSize {
    if isSpread {
      return CGSize(width: CGFloat(index % 25) * 14 - 168, height: CGFloat(index / 25) * 14 - 273)
    }
    let angle = Double(index) * 2.399
    let radius = sqrt(Double(index)) * 4
    return CGSize(width: cos(angle) * radius, height: sin(angle) * radius)
  }
}

#Preview {
  ThousandShapes()
}
