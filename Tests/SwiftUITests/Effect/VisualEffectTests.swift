import Raster
import Testing

@testable import SwiftUI

/// Effects that depend on where the view is.
@MainActor
@Suite struct VisualEffectTests {
  private struct Centred: View {
    let model: TestModel<CGFloat>
    let probe: Probe.Report

    var body: some View {
      Probe(probe, width: 40, height: 20)
        .visualEffect { effect, geometry in
          effect.offset(y: geometry.frame(in: .global).midX / 10).scaleEffect(geometry.size.width / 80)
        }
        .offset(x: model.value)
    }
  }

  @Test func theEffectKnowsPlaceAndSize() {
    let probe = Probe.Report()
    let model = TestModel<CGFloat>(0)
    let host = host(Centred(model: model, probe: probe))
    _ = host.displayList()
    // The middle is at 100: ten points down, at half the size about the middle of the place that layout gave it.
    #expect(probe.shown == CGRect(x: 90, y: 50, width: 20, height: 10))
    model.value = 50
    host.update(to: 1)
    _ = host.displayList()
    #expect(probe.shown == CGRect(x: 140, y: 52.5, width: 20, height: 10))
  }

  @Test func itsOwnMovementIsNotToldToIt() {
    let probe = Probe.Report()
    let host = host(
      Probe(probe, width: 40, height: 20).visualEffect { effect, geometry in
        effect.offset(x: geometry.frame(in: .global).minX)
      })
    for time in 1...5 { host.update(to: Double(time)) }
    _ = host.displayList()
    #expect(probe.shown.minX == 160)
    #expect(host.nextFrameTime == nil)
  }

  @Test func everyEffectIsThere() {
    let host = host(
      Rectangle().frame(width: 20, height: 20).visualEffect { effect, _ in
        effect.opacity(0.5).blur(radius: 2).brightness(0.25).contrast(2).saturation(0.5).grayscale(1)
          .hueRotation(.radians(1))
      })
    #expect(
      host.groupEffects == [
        .color(.hueRotation(1)), .color(.grayscale(1)), .color(.saturation(0.5)), .color(.contrast(2)),
        .color(.brightness(0.25)), .blur(radius: 2), GroupEffect(opacity: 0.5),
      ])
  }

  // MARK: Scrolling

  private struct Rows: View {
    let configuration: ScrollTransitionConfiguration

    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<4) { _ in
            Rectangle().frame(width: 50, height: 80).scrollTransition(configuration) { effect, phase in
              effect.opacity(phase.isIdentity ? 1 : 0).offset(x: 10 * phase.value)
            }
          }
        }
      }
    }
  }

  @Test func aRowFadesAsFarAsItIsOut() {
    // Of 200 points, the third row has 40: it is half out at the bottom; the fourth is out altogether.
    let player = Player(Rows(configuration: .interactive(timingCurve: .linear)))
    player.wait(0.1)
    #expect(player.host.groupEffects.map(\.opacity) == [0.5])
    #expect(player.fills.map(\.bounds.minX).sorted() == [75, 75, 80])
  }

  @Test func theEdgesHaveAnAnimationIfAskedFor() {
    let player = Player(Rows(configuration: .animated(.linear(duration: 1)).threshold(.visible(0.9))))
    player.wait(1.2)
    // Half out is more than the tenth that may be: the row has faded away by now.
    #expect(player.host.groupEffects.isEmpty)
    #expect(player.fills.count == 2)
  }

  @Test func identityNeverChangesAnything() {
    let player = Player(Rows(configuration: .identity))
    player.wait(0.1)
    #expect(player.host.groupEffects.isEmpty)
    #expect(Set(player.fills.map(\.bounds.minX)) == [75])
  }

  @Test func partsAreOfTheViewsOwnSize() {
    typealias Rule = _ScrollTransitionModifier<EmptyVisualEffect>
    #expect(Rule.part(out: 0...50, of: 100) == 0)
    #expect(Rule.part(out: -25...25, of: 100) == -0.5)
    #expect(Rule.part(out: 90...140, of: 100) == 0.8)
    #expect(Rule.part(out: 300...350, of: 100) == 1)
    #expect(Rule.part(out: 5...5, of: 100) == 0)
  }
}
