import SwiftUI

struct FloatingMenu: View {
  @State private var isOpen = false
  private let icons = ["pencil", "camera.fill", "mic.fill", "photo.fill"]
  private let colors: [Color] = [.blue, .green, .orange, .purple]

  var body: some View {
    ZStack(alignment: .bottomTrailing) {
      Color.clear
      ForEach(icons.indices, id: \.self) { index in
        Button {
          isOpen = false
        } label: {
          Image(systemName: icons[index])
            .font(.title3)
            .foregroundColor(.white)
            .frame(width: 52, height: 52)
            .background(colors[index], in: Circle())
            .shadow(radius: 4, y: 2)
        }
        .offset(x: offset(index).width, y: offset(index).height)
        .scaleEffect(isOpen ? 1 : 0.3)
        .opacity(isOpen ? 1 : 0)
        .animation(.spring(response: 0.45, dampingFraction: 0.65).delay(Double(index) * 0.05), value: isOpen)
      }
      Button {
        isOpen.toggle()
      } label: {
        Image(systemName: "plus")
          .font(.title.bold())
          .foregroundColor(.white)
          .rotationEffect(.degrees(isOpen ? 135 : 0))
          .frame(width: 64, height: 64)
          .background(isOpen ? Color.red : .accentColor, in: Circle())
          .shadow(radius: 6, y: 3)
      }
      .animation(.spring(response: 0.4, dampingFraction: 0.6), value: isOpen)
      .accessibilityLabel(isOpen ? "Close" : "Open")
    }
    .padding(28)
    .background(
      LinearGradient(colors: [.indigo.opacity(0.25), .cyan.opacity(0.2)], startPoint: .top, endPoint: .bottom)
        .ignoresSafeArea()
    )
    .onAppear {
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.4) { isOpen = true }
    }
  }

  private func offset(_ index: Int) -> CGSize {
    guard isOpen else { return CGSize(width: -6, height: -6) }
    let angle = Angle.degrees(180 + Double(index) * 30).radians
    return CGSize(width: cos(angle) * 140 - 6, height: sin(angle) * 140 - 6)
  }
}

#Preview {
  FloatingMenu()
}
