import SwiftUI

struct DragToDismiss: View {
  @State private var isOpen = false
  @State private var drag: CGFloat = 0
  @Namespace private var hero

  var body: some View {
    ZStack {
      Color(.secondarySystemBackground).ignoresSafeArea()
      if isOpen {
        card(radius: 32)
          .overlay(alignment: .bottomLeading) {
            Text("Pull down to close").foregroundStyle(.white).padding(24)
          }
          .matchedGeometryEffect(id: "card", in: hero)
          .ignoresSafeArea()
          .scaleEffect(1 - min(drag, 300) / 1000)
          .offset(y: drag)
          .gesture(
            DragGesture()
              .onChanged { drag = max($0.translation.height, 0) }
              .onEnded { value in
                withAnimation(.spring(response: 0.45, dampingFraction: 0.8)) {
                  if value.translation.height > 120 || value.predictedEndTranslation.height > 300 { isOpen = false }
                  drag = 0
                }
              }
          )
          .zIndex(1)
      } else {
        card(radius: 20)
          .matchedGeometryEffect(id: "card", in: hero)
          .frame(width: 180, height: 220)
          .onTapGesture { withAnimation(.spring(response: 0.5, dampingFraction: 0.8)) { isOpen = true } }
      }
    }
    .task {
      try? await Task.sleep(for: .seconds(0.5))
      withAnimation(.spring(response: 0.5, dampingFraction: 0.8)) { isOpen = true }
    }
  }

  private func card(radius: CGFloat) -> some View {
    RoundedRectangle(cornerRadius: radius, style: .continuous)
      .fill(LinearGradient(colors: [.orange, .red, .purple], startPoint: .topLeading, endPoint: .bottomTrailing))
      .overlay(Image(systemName: "sun.max.fill").font(.system(size: 60)).foregroundStyle(.white.opacity(0.9)))
  }
}

#Preview {
  DragToDismiss()
}
