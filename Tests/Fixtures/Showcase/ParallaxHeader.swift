import SwiftUI

struct ParallaxHeader: View {
  private let height: CGFloat = 280

  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        GeometryReader { proxy in
          let offset = proxy.frame(in: .global).minY
          ZStack {
            LinearGradient(colors: [.blue, .purple, .pink], startPoint: .top, endPoint: .bottom)
            ForEach(0..<3) { index in
              Image(systemName: "cloud.fill")
                .font(.system(size: 60 + CGFloat(index) * 30))
                .foregroundStyle(.white.opacity(0.5))
                .offset(x: CGFloat(index - 1) * 110, y: -offset * CGFloat(index + 1) * 0.2)
            }
            Text("Journey").font(.system(size: 44, weight: .black)).foregroundColor(.white)
          }
          .frame(width: proxy.size.width, height: height + max(offset, 0))
          .offset(y: -max(offset, 0))
        }
        .frame(height: height)
        LazyVStack(spacing: 12) {
          ForEach(0..<20) { index in
            HStack {
              Circle().fill(Color(hue: Double(index) / 20, saturation: 0.6, brightness: 0.9)).frame(width: 40)
              Text("Stop \(index + 1)")
              Spacer()
              Image(systemName: "chevron.right").foregroundStyle(.tertiary)
            }
            .padding()
            .background(Color(.secondarySystemBackground), in: RoundedRectangle(cornerRadius: 14))
          }
        }
        .padding()
      }
    }
    .ignoresSafeArea(edges: .top)
  }
}

#Preview {
  ParallaxHeader()
}
