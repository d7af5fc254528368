import Raster
import Testing

@testable import SwiftUI

/// What a linear second makes of each effect's numbers, a quarter of the way.
@MainActor
@Suite struct EffectMotionTests {
  private struct Changing<V: View>: View {
    let model: TestModel<Bool>
    let make: (Bool) -> V
    var body: some View { make(model.value) }
  }

  private func quarter<V: View>(_ make: @escaping (Bool) -> V) -> ViewHost {
    let model = TestModel(false)
    let host = host(Changing(model: model, make: make))
    withAnimation(.linear(duration: 1)) { model.value = true }
    host.update(to: 1)
    host.update(to: 1.25)
    return host
  }

  private var square: some View { Rectangle().frame(width: 20, height: 10) }

  @Test func opacityMoves() throws {
    let square = square
    let host = quarter { square.opacity($0 ? 1 : 0.2) }
    #expect(abs(try #require(host.groupEffects.first).opacity - 0.4) < 1e-6)
  }

  @Test func coloursAreMovedByTheirMatrices() {
    let square = square
    #expect(quarter { square.brightness($0 ? 0.4 : 0) }.groupEffects == [.color(.brightness(0.1))])
    #expect(quarter { square.contrast($0 ? 5 : 1) }.groupEffects == [.color(.contrast(2))])
    #expect(quarter { square.saturation($0 ? 5 : 1) }.groupEffects == [.color(.saturation(2))])
    #expect(quarter { square.grayscale($0 ? 1 : 0) }.groupEffects == [.color(.grayscale(0.25))])
  }

  private func shown<V: View>(_ make: @escaping (Bool, Probe) -> V) -> CGRect {
    let report = Probe.Report()
    let host = quarter { make($0, Probe(report, width: 40, height: 20)) }
    _ = host.displayList()
    return report.shown
  }

  private func expect(_ rect: CGRect, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
    let pairs = [(rect.minX, x), (rect.minY, y), (rect.width, width), (rect.height, height)]
    #expect(pairs.allSatisfy { abs($0 - $1) < 1e-3 }, "\(rect)")
  }

  @Test func scaleMovesAboutItsAnchor() {
    expect(shown { $1.scaleEffect($0 ? 3 : 1) }, 70, 35, 60, 30)
    expect(shown { $1.scaleEffect(x: $0 ? 3 : 1, y: 1, anchor: .leading) }, 80, 40, 60, 20)
  }

  @Test func rotationMovesThroughItsAngles() {
    // 90 of 360 degrees: the view stands upright.
    expect(shown { $1.rotationEffect(.degrees($0 ? 360 : 0)) }, 90, 30, 20, 40)
    // A turn of 720 degrees is two turns: after a quarter, half a turn.
    expect(shown { $1.rotationEffect(.degrees($0 ? 720 : 0), anchor: .topLeading) }, 40, 20, 40, 20)
  }

  @Test func anOffsetMoves() { expect(shown { $1.offset(x: $0 ? 40 : 0, y: $0 ? -20 : 0) }, 90, 35, 40, 20) }

  @Test func aTransformOfOnesOwnJumps() {
    expect(
      shown { $1.transformEffect($0 ? CGAffineTransform(translationX: 40, y: 0) : .identity) }, 120, 40, 40, 20)
  }

  @Test func paddingMovesWhatItPushes() { expect(shown { $1.padding(.leading, $0 ? 40 : 0) }, 85, 40, 40, 20) }

  @Test func alignmentMovesTheView() {
    expect(shown { $1.frame(maxWidth: .infinity, alignment: $0 ? .trailing : .leading) }, 40, 40, 40, 20)
  }

  @Test func framesMoveTheirContent() {
    let report = Probe.Report()
    let host = quarter {
      Probe(report, least: .zero, greatest: CGSize(width: 500, height: 500)).frame(width: $0 ? 100 : 20, height: 20)
    }
    _ = host.displayList()
    expect(report.shown, 80, 40, 40, 20)
  }

  @Test func positionsMove() {
    expect(shown { $1.position(x: $0 ? 120 : 40, y: 50) }, 40, 40, 40, 20)
  }

  @Test func maskMoves() throws {
    let host = quarter { grown in Rectangle().frame(width: 80, height: 40).mask { Circle().scale(grown ? 1 : 0.5) } }
    let boxes: [CGRect] = host.displayList().items.compactMap { item in
      guard case .fill(let path, _, _, _) = item.content else { return nil }
      return path.boundingRect.applying(item.transform)
    }
    #expect(boxes.contains { abs($0.width - 25) < 0.01 }, "\(boxes)")
  }

  @Test func cornerRadiiMove() throws {
    let sharp = quarter { Rectangle().frame(width: 40, height: 40).cornerRadius($0 ? 20 : 0) }
    let same = host(Rectangle().frame(width: 40, height: 40).cornerRadius(5))
    #expect(sharp.displayList().items.map(\.content) == same.displayList().items.map(\.content))
  }

  @Test func blurAndShadowMove() throws {
    let square = square
    #expect(quarter { square.blur(radius: $0 ? 8 : 0) }.groupEffects == [.blur(radius: 2)])
    let shadow = try #require(
      quarter { square.shadow(color: .black, radius: $0 ? 8 : 0, x: $0 ? 4 : 0) }.groupEffects.first?.shadow)
    #expect(abs(shadow.radius - 2) < 1e-6)
    #expect(abs(shadow.offset.width - 1) < 1e-6)
  }
}
