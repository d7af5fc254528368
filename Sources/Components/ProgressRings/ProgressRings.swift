import SwiftUI

/// Any number of rings about one centre, each drawn as far as its progress says, over a faint track.
///
/// A change of any ring's progress, colour or size is animated with `animation`. With Reduce Motion the rings change at
/// once.
public struct ProgressRings: View {
  /// From the first, which is drawn lowest.
  public var rings: [ProgressRing]
  /// How a change of the rings is animated; nil for not at all.
  public var animation: Animation?

  @Environment(\.accessibilityReduceMotion) private var reducesMotion

  public init(rings: [ProgressRing], animation: Animation? = .easeOut(duration: 1)) {
    self.rings = rings
    self.animation = animation
  }

  public var body: some View {
    ZStack {
      ForEach(rings) { ring in
        RingView(ring: ring)
      }
    }
    .animation(reducesMotion ? nil : animation, value: rings)
  }
}

/// A ring and its track. It starts at the top and goes clockwise.
private struct RingView: View {
  let ring: ProgressRing

  private var lineWidth: CGFloat { ring.lineWidth.usableLength }

  var body: some View {
    Circle()
      .stroke(lineWidth: lineWidth)
      .foregroundStyle(.tertiary)
      .overlay {
        Circle()
          .trim(from: 0, to: ring.progress.unitShare)
          .stroke(ring.color.gradient, style: StrokeStyle(lineWidth: lineWidth, lineCap: .round))
      }
      .rotationEffect(.degrees(-90))
      .frame(width: ring.diameter.usableLength, height: ring.diameter.usableLength)
      .accessibilityElement()
      .accessibilityLabel(ring.label)
      .accessibilityValue("\(Int((ring.progress.unitShare * 100).rounded()))%")
  }
}
