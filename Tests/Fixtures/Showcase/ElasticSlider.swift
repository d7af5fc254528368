import SwiftUI

struct ElasticSlider: View {
  @State private var value = 0.35
  @State private var isDragging = false

  var body: some View {
    VStack(spacing: 50) {
      Text("\(Int(value * 100)) %")
        .font(.system(size: 54, weight: .bold, design: .rounded))
        .contentTransition(.numericText(value: value))
      GeometryReader { proxy in
        let width = proxy.size.width
        ZStack(alignment: .leading) {
          Capsule().fill(.gray.opacity(0.2)).frame(height: isDragging ? 22 : 14)
          Capsule()
            .fill(LinearGradient(colors: [.green, .yellow, .red], startPoint: .leading, endPoint: .trailing))
            .frame(width: max(width * value, 14), height: isDragging ? 22 : 14)
          Circle()
            .fill(.white)
            .shadow(radius: 4, y: 2)
            .frame(width: 36, height: 36)
            .scaleEffect(x: isDragging ? 1.3 : 1, y: isDragging ? 0.85 : 1)
            .offset(x: width * value - 18)
        }
        .frame(maxHeight: .infinity)
        .contentShape(Rectangle())
        .gesture(
          DragGesture(minimumDistance: 0)
            .onChanged { drag in
              withAnimation(.interactiveSpring(response: 0.3, dampingFraction: 0.6)) {
                isDragging = true
                value = min(max(drag.location.x / width, 0), 1)
              }
            }
            .onEnded { _ in withAnimation(.spring(response: 0.4, dampingFraction: 0.4)) { isDragging = false } }
        )
      }
      .frame(height: 40)
      .accessibilityElement()
      .accessibilityLabel("Level")
      .accessibilityValue("\(Int(value * 100)) percent")
    }
    .padding(40)
    .task {
      for goal in [0.9, 0.1, 0.6] {
        try? await Task.sleep(for: .seconds(0.6))
        withAnimation(.spring(response: 0.5, dampingFraction: 0.5)) { value = goal }
      }
    }
  }
}

#Preview {
  ElasticSlider()
}
