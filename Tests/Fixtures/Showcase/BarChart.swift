import SwiftUI

struct BarChart: View {
  struct Day: Identifiable {
    let id = UUID()
    let name: String
    let value: Double
  }

  @State private var isShown = false
  private let days = [
    Day(name: "Mon", value: 0.45), Day(name: "Tue", value: 0.7), Day(name: "Wed", value: 0.3),
    Day(name: "Thu", value: 0.9), Day(name: "Fri", value: 0.6), Day(name: "Sat", value: 0.8),
    Day(name: "Sun", value: 0.5),
  ]

  var body: some View {
    VStack(alignment: .leading, spacing: 20) {
      Text("Activity").font(.title2.bold())
      HStack(alignment: .bottom, spacing: 14) {
        ForEach(Array(days.enumerated()), id: \.element.id) { index, day in
          VStack(spacing: 8) {
            GeometryReader { proxy in
              VStack {
                Spacer(minLength: 0)
                RoundedRectangle(cornerRadius: 8)
                  .fill(LinearGradient(colors: [.mint, .blue], startPoint: .top, endPoint: .bottom))
                  .frame(height: isShown ? proxy.size.height * day.value : 0)
              }
            }
            Text(day.name).font(.caption).foregroundStyle(.secondary)
          }
          .animation(.spring(response: 0.6, dampingFraction: 0.6).delay(Double(index) * 0.08), value: isShown)
        }
      }
      .frame(height: 220)
    }
    .padding(24)
    .background(.background, in: RoundedRectangle(cornerRadius: 24))
    .shadow(color: .black.opacity(0.1), radius: 12, y: 4)
    .padding()
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(Color(.systemGroupedBackground))
    .onAppear { isShown = true }
  }
}

#Preview {
  BarChart()
}
