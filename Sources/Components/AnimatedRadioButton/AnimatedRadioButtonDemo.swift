import SwiftUI

/// A choice of three that goes round by itself until somebody chooses.
public struct AnimatedRadioButtonDemo: View {
  private static let options: [LocalizedStringResource] = [
    "Standard delivery", "Express delivery", "Pick up in store",
  ]

  @State private var chosen = 0
  @State private var goesRound = true
  @Environment(\.accessibilityReduceMotion) private var reducesMotion

  public init() {}

  public var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 24) {
        Text("How should we send it?")
          .font(.system(.title, design: .rounded, weight: .bold))
        choices
          .padding(24)
          .background(.regularMaterial, in: .rect(cornerRadius: 28))
      }
      .padding(24)
    }
    .defaultScrollAnchor(.center, for: .alignment)
    .background {
      LinearGradient(
        colors: [Color.indigo.opacity(0.2), Color.mint.opacity(0.14)], startPoint: .top, endPoint: .bottom
      )
      .ignoresSafeArea()
    }
    .task(id: reducesMotion) { await goRound() }
  }

  private var choices: some View {
    VStack(spacing: 4) {
      ForEach(Self.options.indices, id: \.self) { index in
        AnimatedRadioButton(title: Self.options[index], isSelected: index == chosen) {
          goesRound = false
          chosen = index
        }
      }
    }
  }

  private func goRound() async {
    while !reducesMotion, goesRound {
      do {
        try await Task.sleep(for: .seconds(1.1))
      } catch {
        return
      }
      if goesRound { chosen = (chosen + 1) % Self.options.count }
    }
  }
}

#Preview("Radio button") { AnimatedRadioButtonDemo() }
