import SwiftUI

struct OnboardingPager: View {
  struct Page: Identifiable {
    let id: Int
    let symbol: String
    let title: String
    let text: String
    let color: Color
  }

  @State private var current = 0
  private let pages = [
    Page(id: 0, symbol: "sparkles", title: "Welcome", text: "Everything you need in one place.", color: .indigo),
    Page(
      id: 1, symbol: "bell.fill", title: "Stay informed", text: "Know what happens when it happens.", color: .orange),
    Page(id: 2, symbol: "checkmark.seal.fill", title: "All set", text: "Let us begin.", color: .green),
  ]

  var body: some View {
    VStack {
      TabView(selection: $current) {
        ForEach(pages) { page in
          VStack(spacing: 24) {
            Image(systemName: page.symbol)
              .font(.system(size: 90))
              .foregroundStyle(page.color)
              .scaleEffect(current == page.id ? 1 : 0.5)
              .animation(.spring(response: 0.5, dampingFraction: 0.5), value: current)
            Text(page.title).font(.largeTitle.bold())
            Text(page.text).foregroundStyle(.secondary)
          }
          .padding()
          .tag(page.id)
        }
      }
      .tabViewStyle(.page(indexDisplayMode: .never))
      HStack(spacing: 8) {
        ForEach(pages) { page in
          Capsule()
            .fill(page.id == current ? pages[current].color : Color.gray.opacity(0.3))
            .frame(width: page.id == current ? 28 : 8, height: 8)
        }
      }
      .animation(.spring(), value: current)
      Button(current == pages.count - 1 ? "Start" : "Next") {
        withAnimation { current = (current + 1) % pages.count }
      }
      .buttonStyle(.borderedProminent)
      .tint(pages[current].color)
      .padding(.vertical, 30)
    }
    .task {
      while !Task.isCancelled, current < pages.count - 1 {
        try? await Task.sleep(for: .seconds(0.8))
        withAnimation { current += 1 }
      }
    }
  }
}

#Preview {
  OnboardingPager()
}
