import Stage
import SwiftUI
import Testing

@testable import Components

/// Sizes that make no sense clamp, and the components answer all the same.
@MainActor
struct ComponentSizeTests {
  private func play(_ view: @escaping @MainActor () -> some View) -> Session {
    let session = Session(environment: StageEnvironment(width: 200, height: 200, scale: 1)) { AnyView(view()) }
    session.advance(to: 0.5)
    _ = FramePainter(session).paint()
    return session
  }

  @Test(arguments: [CGFloat(-10), .nan, .infinity, -CGFloat.infinity, 0]) func badgeOfAnySize(_ size: CGFloat) {
    let session = play { AnimatedCheckmarkBadge(isComplete: true, size: size) }
    let elements = session.accessibilityElements()
    #expect(elements.map(\.label) == ["Complete"])
    #expect(elements[0].frame.width == 0)
  }

  @Test func badgeGrowsWithDynamicType() {
    var environment = StageEnvironment(width: 400, height: 400, scale: 1)
    environment.typeSize = .accessibility5
    let session = Session(environment: environment) { AnyView(AnimatedCheckmarkBadge(isComplete: false, size: 100)) }
    // A large title is 1.7073 times as high at the largest size.
    #expect(abs(session.accessibilityElements()[0].frame.width - 170.73) < 1)
  }

  @Test(arguments: [Double(-1), .nan, .infinity, 2, 0.4]) func ringsOfAnyProgress(_ progress: Double) {
    let session = play {
      ProgressRings(rings: [ProgressRing(id: 0, label: "Move", progress: progress, color: .red, diameter: 100)])
    }
    #expect(session.accessibilityElements().map(\.label) == ["Move"])
  }

  @Test(arguments: [CGFloat(-1), .nan, .infinity]) func ringsOfAnyWidth(_ length: CGFloat) {
    let session = play {
      ProgressRings(
        rings: [ProgressRing(id: 0, progress: 0.5, color: .red, diameter: length, lineWidth: length)])
    }
    #expect(session.fault == nil)
  }

  @Test func aNewProgressIsAnimatedAndWithReduceMotionIsNot() {
    let model = RingModel()
    let session = play { RingHolder(model: model) }
    model.progress = 1
    session.advance(to: 0.6)
    #expect(!session.traces().isEmpty)
    var calm = StageEnvironment(width: 200, height: 200, scale: 1)
    calm.reducesMotion = true
    let still = Session(environment: calm) { AnyView(RingHolder(model: model)) }
    model.progress = 0
    still.advance(to: 0.1)
    #expect(still.traces().isEmpty)
  }
}

@MainActor @Observable
private final class RingModel {
  var progress = 0.25
}

private struct RingHolder: View {
  let model: RingModel

  var body: some View {
    ProgressRings(
      rings: [ProgressRing(id: 0, progress: model.progress, color: .red, diameter: 100)],
      animation: .linear(duration: 1))
  }
}
