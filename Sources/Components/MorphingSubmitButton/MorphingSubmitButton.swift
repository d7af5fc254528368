import SwiftUI

/// A button for something that takes time: it shrinks to a spinner while its action runs, turns into a checkmark when
/// the action has returned, and then back into itself.
///
/// One press starts one run; presses during a run are dropped. When the button leaves the screen the action is
/// cancelled. With Reduce Motion the button keeps its shape, and only what is on it crossfades.
public struct MorphingSubmitButton: View {
  /// What the button says.
  public let title: LocalizedStringResource
  /// The colour while ready and working.
  public var tint: Color
  /// The colour once done.
  public var successColor: Color
  /// How long the checkmark stays, in seconds. Values below zero or not finite count as zero.
  public var successDuration: Double
  /// What a press starts.
  public let action: @MainActor () async -> Void

  @State private var phase = SubmitPhase.ready
  /// Counts the runs: a new number starts the task below.
  @State private var run = 0
  @Environment(\.accessibilityReduceMotion) private var reducesMotion
  @ScaledMetric(relativeTo: .headline) private var height: CGFloat = 64

  public init(
    title: LocalizedStringResource, tint: Color = .blue, successColor: Color = .green, successDuration: Double = 1.2,
    action: @escaping @MainActor () async -> Void
  ) {
    self.title = title
    self.tint = tint
    self.successColor = successColor
    self.successDuration = successDuration
    self.action = action
  }

  public var body: some View {
    Button(action: start) { face }
      .buttonStyle(.plain)
      .accessibilityLabel(phase.label(ready: title))
      .sensoryFeedback(.success, trigger: phase) { _, new in new == .succeeded }
      .task(id: run) { if run > 0 { await submit() } }
  }

  // MARK: Run

  private func start() {
    guard phase == .ready else { return }
    enter(.working)
    run += 1
  }

  private func submit() async {
    await action()
    if Task.isCancelled { return enter(.ready) }
    enter(.succeeded)
    let pause = successDuration.isFinite ? max(successDuration, 0) : 0
    do {
      try await Task.sleep(for: .seconds(pause))
    } catch is CancellationError {
      // Leaving early is as good as having waited: the button is ready again.
    } catch {
      assertionFailure("sleeping failed: \(error)")
    }
    enter(.ready)
  }

  private func enter(_ next: SubmitPhase) {
    withAnimation(reducesMotion ? .easeInOut(duration: 0.2) : .spring(duration: 0.5, bounce: 0.3)) { phase = next }
  }

  // MARK: Look

  private var isRound: Bool { phase != .ready && !reducesMotion }
  private var backdrop: Color { phase == .succeeded ? successColor : tint }
  private var foreground: LegibleForeground { LegibleForeground(backdrop: backdrop) }

  private var face: some View {
    ZStack {
      Text(title)
        .font(.title3.bold())
        .fixedSize()
        .opacity(phase == .ready ? 1 : 0)
      if phase == .working {
        ProgressView()
          .tint(foreground)
          .transition(.opacity)
      }
      if phase == .succeeded {
        Image(systemName: "checkmark")
          .font(.title2.bold())
          .transition(reducesMotion ? .opacity : .scale.combined(with: .opacity))
      }
    }
    .foregroundStyle(foreground)
    .padding(.horizontal, isRound ? 0 : 52)
    .frame(width: isRound ? height : nil, height: height)
    .background(backdrop, in: RoundedRectangle(cornerRadius: isRound ? height / 2 : 18, style: .continuous))
    .contentShape(.rect)
  }
}
