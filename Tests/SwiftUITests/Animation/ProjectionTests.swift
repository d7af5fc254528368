import Raster
import Testing

@testable import SwiftUI

/// Views turned in space: what the matrices are, how they move, and that touches find what they show.
@MainActor
@Suite struct ProjectionTests {
  private func near(_ a: CGPoint, _ b: CGPoint) -> Bool { abs(a.x - b.x) < 1e-9 && abs(a.y - b.y) < 1e-9 }

  private func turned(
    _ degrees: Double, _ axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, z: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> ProjectionTransform {
    _Rotation3DEffect(angle: .degrees(degrees), axis: axis, anchor: anchor, anchorZ: z, perspective: perspective)
      .effectValue(size: CGSize(width: 100, height: 60))
  }

  @Test func withoutPerspectiveATurnAboutXShortensTheHeight() {
    let transform = turned(60, (1, 0, 0), perspective: 0)
    #expect(near(CGPoint(x: 0, y: 0).applying(transform), CGPoint(x: 0, y: 15)))
    #expect(near(CGPoint(x: 100, y: 60).applying(transform), CGPoint(x: 100, y: 45)))
    #expect(transform.affine != nil)
  }

  @Test func aPositiveTurnAboutXTakesTheUpperEdgeAway() {
    // The edge is 30 above the middle: it goes 30·sin 60° back, and the eye is 100 away.
    let depth = 1 + 30 * 3.0.squareRoot() / 2 / 100
    let transform = turned(60, (1, 0, 0))
    #expect(near(CGPoint(x: 0, y: 0).applying(transform), CGPoint(x: 50 - 50 / depth, y: 30 - 15 / depth)))
    let lower = 1 - 30 * 3.0.squareRoot() / 2 / 100
    #expect(near(CGPoint(x: 100, y: 60).applying(transform), CGPoint(x: 50 + 50 / lower, y: 30 + 15 / lower)))
  }

  @Test func aPositiveTurnAboutYTakesTheTrailingEdgeAway() {
    let transform = turned(30, (0, 1, 0))
    let depth = 1 + 50 * 0.5 / 100
    let x = 50 + 50 * 3.0.squareRoot() / 2 / depth
    #expect(near(CGPoint(x: 100, y: 30).applying(transform), CGPoint(x: x, y: 30)))
  }

  @Test func aTurnAboutZIsARotation() {
    let transform = turned(90, (0, 0, 5))
    #expect(near(CGPoint(x: 100, y: 30).applying(transform), CGPoint(x: 50, y: 80)))
  }

  @Test func theAnchorStaysWhereItIs() {
    for degrees in [0.0, 37, 180, 300] {
      let transform = turned(degrees, (1, 2, 3), anchor: .topTrailing)
      #expect(near(CGPoint(x: 100, y: 0).applying(transform), CGPoint(x: 100, y: 0)))
    }
  }

  @Test func anAxisInFrontOfTheViewSwingsItAside() {
    // Half a turn about an axis 40 in front of the view leaves it 80 nearer to the eye, mirrored.
    let transform = turned(180, (0, 1, 0), z: 40)
    #expect(near(CGPoint(x: 100, y: 30).applying(transform), CGPoint(x: 50 - 50 / 0.2, y: 30)))
    #expect(near(CGPoint(x: 20, y: 10).applying(turned(0, (0, 1, 0), z: 40)), CGPoint(x: 20, y: 10)))
  }

  @Test(arguments: [(0.0, 0.0, 0.0), (Double.nan, 1, 0), (1, .infinity, 0)])
  func anAxisWithoutDirectionTurnsNothing(_ x: Double, _ y: Double, _ z: Double) {
    #expect(turned(45, (x, y, z)).isIdentity)
  }

  @Test func theTurnMovesThroughItsAngles() {
    let model = TestModel(0.0)
    struct Turning: View {
      let model: TestModel<Double>
      var body: some View {
        Rectangle().frame(width: 100, height: 60).rotation3DEffect(.degrees(model.value), axis: (x: 0, y: 1, z: 0))
      }
    }
    let host = host(Turning(model: model))
    withAnimation(.linear(duration: 1)) { model.value = 120 }
    host.update(to: 1)
    host.update(to: 1.25)
    let projections: [ProjectionTransform] = host.displayList().items.compactMap {
      if case .beginProjection(let matrix) = $0.content { matrix } else { nil }
    }
    let expected = ProjectionTransform(CGAffineTransform(translationX: -50, y: -20))
      .concatenating(turned(30, (0, 1, 0)))
      .concatenating(ProjectionTransform(CGAffineTransform(translationX: 50, y: 20)))
    #expect(projections.count == 1)
    for point in [CGPoint(x: 50, y: 20), CGPoint(x: 150, y: 80), CGPoint(x: 70, y: 75)] {
      let shown = point.applying(projections[0])
      #expect(abs(shown.x - point.applying(expected).x) < 1e-3 && abs(shown.y - point.applying(expected).y) < 1e-3)
    }
  }

  @Test func touchesFindWhatIsTurned() {
    let log = Log()
    let player = Player(
      HStack(spacing: 0) {
        Color.red.frame(width: 50, height: 100).onTapGesture { log("left") }
        Color.blue.frame(width: 50, height: 100).onTapGesture { log("right") }
      }
      .rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0)))
    // The trailing edge is 50·sin 60° away from an eye at 100, so at 100 + 25 / 1.433 = 117; the leading one comes
    // nearer, to 100 − 25 / 0.567 = 56.
    player.click(110, 100)
    player.click(60, 100)
    player.click(125, 100)
    player.click(50, 100)
    #expect(log.entries == ["right", "left"])
  }

  @Test func halfATurnShowsTheBackMirrored() {
    let log = Log()
    let player = Player(
      HStack(spacing: 0) {
        Color.red.frame(width: 50, height: 100).onTapGesture { log("red") }
        Color.blue.frame(width: 50, height: 100).onTapGesture { log("blue") }
      }
      .rotation3DEffect(.degrees(180), axis: (x: 0, y: 1, z: 0)))
    player.click(80, 100)
    #expect(log.entries == ["blue"])
  }

  @Test func aProjectionOfOnesOwnIsCarriedOut() {
    var matrix = ProjectionTransform()
    matrix.m31 = 30
    let probe = Probe.Report()
    let host = host(Probe(probe, width: 40, height: 20).projectionEffect(matrix))
    _ = host.displayList()
    #expect(probe.shown == CGRect(x: 110, y: 40, width: 40, height: 20))
  }

  @Test func transformsOfSpaceAreRightHandedRows() {
    let moved = CATransform3DRotate(CATransform3DMakeTranslation(5, 0, 0), .pi / 2, 0, 0, 1)
    // The rotation comes first: (1, 0) goes to (0, 1), and then to (5, 1).
    #expect(near(CGPoint(x: 1, y: 0).applying(ProjectionTransform(moved)), CGPoint(x: 5, y: 1)))
    let scaled = CATransform3DScale(CATransform3DIdentity, 2, 3, 4)
    #expect(near(CGPoint(x: 1, y: 1).applying(ProjectionTransform(scaled)), CGPoint(x: 2, y: 3)))
  }
}
