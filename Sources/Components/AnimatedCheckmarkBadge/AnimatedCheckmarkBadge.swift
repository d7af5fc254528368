import SwiftUI

/// A badge for success: a disc springs in, and a checkmark draws itself on it.
///
/// The badge answers to `isComplete` alone; whoever shows it decides when that changes. Becoming complete also plays the
/// success haptic. With Reduce Motion the finished badge fades in and out, and nothing grows or is drawn.
public struct AnimatedCheckmarkBadge: View {
  /// Whether the badge shows.
  public var isComplete: Bool
  /// The colour of the disc.
  public var tint: Color
  /// The diameter at the default text size, in points; it grows with Dynamic Type like a large title. Lengths below zero
  /// or not finite count as zero.
  public var size: CGFloat
  /// What a screen reader says once complete.
  public var completeLabel: String
  /// What a screen reader says before.
  public var pendingLabel: String

  @Environment(\.accessibilityReduceMotion) private var reducesMotion
  @ScaledMetric private var diameter: CGFloat

  public init(
    isComplete: Bool, tint: Color = .green, size: CGFloat = 96, completeLabel: String = "Complete",
    pendingLabel: String = "Pending"
  ) {
    self.isComplete = isComplete
    self.tint = tint
    self.size = size
    self.completeLabel = completeLabel
    self.pendingLabel = pendingLabel
    _diameter = ScaledMetric(wrappedValue: size.usableLength, relativeTo: .largeTitle)
  }

  public var body: some View {
    let motion = BadgeMotion(appears: isComplete, isReduced: reducesMotion)
    disc(motion)
      .overlay { mark(motion, lineWidth: diameter / 10) }
      .frame(width: diameter, height: diameter)
      .accessibilityElement()
      .accessibilityLabel(isComplete ? completeLabel : pendingLabel)
      .sensoryFeedback(.success, trigger: isComplete) { _, completed in completed }
  }

  private func disc(_ motion: BadgeMotion) -> some View {
    Circle()
      .fill(tint.gradient)
      .scaleEffect(motion.discScale)
      .opacity(motion.opacity)
      .animation(motion.disc, value: isComplete)
  }

  private func mark(_ motion: BadgeMotion, lineWidth: CGFloat) -> some View {
    CheckmarkStroke()
      .trim(from: 0, to: motion.drawnShare)
      .stroke(Color.white, style: StrokeStyle(lineWidth: lineWidth, lineCap: .round, lineJoin: .round))
      .opacity(motion.opacity)
      .animation(motion.mark, value: isComplete)
  }
}

/// How the badge looks at rest in one of its two states, and how it gets there.
struct BadgeMotion {
  let appears: Bool
  let isReduced: Bool

  var opacity: Double { appears ? 1 : 0 }
  var drawnShare: CGFloat { appears ? 1 : 0 }

  /// The disc comes from a fifth of its size, unless it only fades.
  var discScale: CGFloat { appears || isReduced ? 1 : 0.2 }

  var disc: Animation {
    switch (isReduced, appears) {
    case (true, _): .easeInOut(duration: 0.2)
    case (false, true): .spring(duration: 0.5, bounce: 0.5)
    case (false, false): .easeOut(duration: 0.18)
    }
  }

  /// The mark waits until the disc is large enough to draw on.
  var mark: Animation? {
    switch (isReduced, appears) {
    case (true, _): nil
    case (false, true): .easeOut(duration: 0.3).delay(0.16)
    case (false, false): .easeOut(duration: 0.12)
    }
  }
}

/// The line of a checkmark, from its short end, in proportion to the rectangle.
nonisolated struct CheckmarkStroke: Shape {
  private static let corners = [UnitPoint(x: 0.28, y: 0.53), UnitPoint(x: 0.44, y: 0.68), UnitPoint(x: 0.73, y: 0.35)]

  func path(in rect: CGRect) -> Path {
    Path { path in
      path.addLines(
        Self.corners.map { CGPoint(x: rect.minX + $0.x * rect.width, y: rect.minY + $0.y * rect.height) })
    }
  }
}
