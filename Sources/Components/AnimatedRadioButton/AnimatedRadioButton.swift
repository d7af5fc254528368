import SwiftUI

/// A radio button: its dot springs in when it is chosen, while a ring runs out from it once.
///
/// The whole row can be pressed, and is never lower than 44 points. With Reduce Motion the dot appears at once and there
/// is no ring.
public struct AnimatedRadioButton: View {
  public let title: LocalizedStringResource
  public let isSelected: Bool
  /// The colour of the chosen mark.
  public var tint: Color
  public let action: () -> Void

  @Environment(\.accessibilityReduceMotion) private var reducesMotion
  @ScaledMetric(relativeTo: .body) private var diameter: CGFloat = 26

  public init(
    title: LocalizedStringResource, isSelected: Bool, tint: Color = .indigo, action: @escaping () -> Void
  ) {
    self.title = title
    self.isSelected = isSelected
    self.tint = tint
    self.action = action
  }

  public var body: some View {
    Button(action: action) {
      HStack(spacing: 14) {
        mark
        Text(title)
          .font(.body)
          .foregroundStyle(.primary)
          .multilineTextAlignment(.leading)
        Spacer(minLength: 0)
      }
      .frame(minHeight: 44)
      .contentShape(.rect)
    }
    .buttonStyle(.plain)
    .accessibilityAddTraits(isSelected ? .isSelected : [])
  }

  private var mark: some View {
    Circle()
      .strokeBorder(isSelected ? tint : Color.secondary, lineWidth: 2)
      .overlay { dot }
      .frame(width: diameter, height: diameter)
      .background { RadioPulse(tint: tint, isSelected: isSelected, isShown: isSelected && !reducesMotion) }
      .animation(reducesMotion ? nil : .spring(duration: 0.35, bounce: 0.55), value: isSelected)
      .accessibilityHidden(true)
  }

  private var dot: some View {
    Circle()
      .fill(tint)
      .padding(diameter * 0.22)
      .scaleEffect(isSelected ? 1 : 0.01)
      .opacity(isSelected ? 1 : 0)
  }
}

/// The ring that runs out from a mark that has just been chosen: it grows to nearly twice its size as it fades.
private struct RadioPulse: View {
  let tint: Color
  let isSelected: Bool
  let isShown: Bool

  var body: some View {
    Circle()
      .stroke(tint, lineWidth: 2)
      .keyframeAnimator(initialValue: 0.0, trigger: isSelected) { [isShown] ring, progress in
        ring
          .scaleEffect(1 + 0.9 * progress)
          .opacity(isShown && progress > 0 && progress < 1 ? 1 - progress : 0)
      } keyframes: { _ in
        // A run begins where the last one ended, so back to the start first.
        MoveKeyframe(0)
        CubicKeyframe(1, duration: 0.5)
      }
  }
}
