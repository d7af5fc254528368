import SwiftUI

struct Flower: View {
  let petals: Int

  var body: some View {
    ZStack {
      ForEach(0..<petals, id: \.self) { petal in
        Ellipse()
          .fill(.pink.opacity(0.6))
          .frame(width: 24, height: 70)
          .offset(y: -35)
          .rotationEffect(.degrees(Double(petal) / Double(petals) * 360))
      }
      Circle().fill(.yellow).frame(width: 30, height: 30)
    }
    .accessibilityElement()
    .accessibilityLabel("Flower with \(petals) petals")
  }
}
