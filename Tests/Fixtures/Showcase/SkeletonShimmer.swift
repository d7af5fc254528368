import SwiftUI

struct Shimmer: ViewModifier {
  @State private var phase: CGFloat = -1

  func body(content: Content) -> some View {
    content
      .overlay {
        GeometryReader { proxy in
          LinearGradient(
            colors: [.clear, .white.opacity(0.7), .clear], startPoint: .leading, endPoint: .trailing
          )
          .frame(width: proxy.size.width * 0.7)
          .offset(x: phase * proxy.size.width * 1.3)
        }
        .mask(content)
      }
      .onAppear {
        withAnimation(.linear(duration: 1.2).repeatForever(autoreverses: false)) { phase = 1 }
      }
  }
}

extension View {
  func shimmering() -> some View { modifier(Shimmer()) }
}

struct SkeletonShimmer: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 24) {
      ForEach(0..<5) { _ in
        HStack(spacing: 14) {
          Circle().frame(width: 56, height: 56)
          VStack(alignment: .leading, spacing: 10) {
            RoundedRectangle(cornerRadius: 6).frame(height: 16)
            RoundedRectangle(cornerRadius: 6).frame(width: 160, height: 14)
          }
        }
      }
    }
    .foregroundColor(Color(.systemGray5))
    .shimmering()
    .padding(24)
  }
}

#Preview {
  SkeletonShimmer()
}
