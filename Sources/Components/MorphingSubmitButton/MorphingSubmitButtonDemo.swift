import SwiftUI

/// A waiting list to join.
public struct MorphingSubmitButtonDemo: View {
  public init() {}

  public var body: some View {
    VStack(spacing: 32) {
      heading
      MorphingSubmitButton(title: "Submit") {
        do {
          try await Task.sleep(for: .seconds(1.4))
        } catch {
          // Cancelled: the button is told so by its own task.
        }
      }
      .frame(minHeight: 80)
    }
    .multilineTextAlignment(.center)
    .padding(24)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }

  private var heading: some View {
    VStack(spacing: 10) {
      Image(systemName: "paperplane.fill")
        .font(.largeTitle)
        .foregroundStyle(.blue)
        .accessibilityHidden(true)
      Text("Join the waitlist")
        .font(.largeTitle.bold())
      Text("We will write when your spot opens.")
        .font(.body)
        .foregroundStyle(.secondary)
    }
  }
}

#Preview("Submit button") { MorphingSubmitButtonDemo() }
