import SwiftUI

struct LiquidTabBar: View {
  enum Item: String, CaseIterable {
    case home = "house"
    case search = "magnifyingglass"
    case likes = "heart"
    case profile = "person"
  }

  @State private var selected = Item.home
  @Namespace private var bar

  var body: some View {
    VStack {
      Spacer()
      Text(selected.rawValue.capitalized)
        .font(.largeTitle.bold())
        .id(selected)
        .transition(.push(from: .bottom))
      Spacer()
      HStack(spacing: 0) {
        ForEach(Item.allCases, id: \.self) { item in
          Button {
            withAnimation(.spring(response: 0.4, dampingFraction: 0.7)) { selected = item }
          } label: {
            ZStack {
              if selected == item {
                Capsule()
                  .fill(.indigo)
                  .matchedGeometryEffect(id: "pill", in: bar)
                  .frame(width: 64, height: 44)
              }
              Image(systemName: item.rawValue)
                .symbolVariant(selected == item ? .fill : .none)
                .font(.title3)
                .foregroundStyle(selected == item ? .white : .secondary)
            }
            .frame(maxWidth: .infinity)
            .frame(height: 60)
          }
          .buttonStyle(.plain)
          .accessibilityLabel(item.rawValue)
        }
      }
      .background(.thinMaterial, in: Capsule())
      .padding()
    }
    .frame(maxWidth: .infinity)
    .background(
      LinearGradient(colors: [.teal.opacity(0.4), .indigo.opacity(0.4)], startPoint: .top, endPoint: .bottom)
        .ignoresSafeArea()
    )
    .task {
      for item in [Item.search, .profile, .likes] {
        try? await Task.sleep(nanoseconds: 600_000_000)
        withAnimation(.spring(response: 0.4, dampingFraction: 0.7)) { selected = item }
      }
    }
  }
}

#Preview {
  LiquidTabBar()
}
