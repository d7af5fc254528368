import Testing

@testable import SwiftUI

@MainActor @Suite struct ScrollViewTests {
  /// Ten rows of 50 points, 500 in all, in 200 × 200.
  struct Rows: View {
    var log: Log?
    var count = 10

    var body: some View {
      VStack(spacing: 0) {
        ForEach(0..<count, id: \.self) { row in
          Color(red: Double(row) / 10, green: 0, blue: 0).frame(width: 200, height: 50)
            .onTapGesture { log?("\(row)") }
        }
      }
    }
  }

  /// Where the first row is drawn.
  private func top(_ player: Player) -> CGFloat {
    // Pixels are thirds of a point, which binary fractions only come near to.
    ((player.fills.first?.bounds.minY ?? .nan) * 1e9).rounded() / 1e9
  }

  @Test func theWheelMovesTheContentAndStopsAtItsEnds() {
    let log = Log()
    let player = Player(ScrollView { Rows(log: log) })
    #expect(top(player) == 0)
    player.host.sendWheel(CGSize(width: 0, height: -120), at: CGPoint(x: 100, y: 100))
    player.wait(0.02)
    #expect(top(player) == -120)
    player.click(100, 10)
    #expect(log.entries == ["2"])
    player.host.sendWheel(CGSize(width: 0, height: -1000), at: CGPoint(x: 100, y: 100))
    player.wait(0.02)
    #expect(top(player) == -300)
    player.host.sendWheel(CGSize(width: 0, height: 5000), at: CGPoint(x: 100, y: 100))
    player.wait(0.02)
    #expect(top(player) == 0)
  }

  @Test func aDragMovesTheContentAndNoTapComesOfIt() {
    let log = Log()
    let player = Player(ScrollView { Rows(log: log) })
    player.press(100, 150)
    player.wait(0.1)
    player.send(.moved, 100, 139)
    player.wait(0.1)
    player.send(.moved, 100, 89)
    #expect(top(player) == -50)
    player.wait(0.3)
    player.release(100, 89)
    player.wait(2)
    #expect(top(player) == -50)
    #expect(log.entries.isEmpty)
  }

  @Test func aFlingGoesOnByItself() {
    let player = Player(ScrollView { Rows(count: 100) })
    player.drag(from: CGPoint(x: 100, y: 180), to: CGPoint(x: 100, y: 120), steps: 6)
    let released = top(player)
    player.wait(4)
    // 10 points a frame make 600 a second; a glide goes v/k on in all, less what is left at 10 points a second.
    let expected = (600 - ScrollMotion.leastSpeed) / ScrollMotion.decay
    #expect(abs((released - top(player)) - expected) < 0.5)
    #expect(player.host.nextFrameTime == nil)
  }

  @Test func beyondTheEndItIsARubberBand() {
    let player = Player(ScrollView { Rows() })
    player.press(100, 50)
    player.send(.moved, 100, 61)
    player.send(.moved, 100, 161)
    let shown = CGFloat(RubberBand.shown(100, extent: 200))
    #expect(abs(top(player) - shown) < 1e-6)
    player.wait(0.3)
    player.release(100, 161)
    player.wait(3)
    #expect(top(player) == 0)
    #expect(player.host.nextFrameTime == nil)
  }

  @Test func whatMovesIsAFunctionOfTime() {
    let motion = ScrollMotion(time: 1, position: 250, velocity: 2000, range: 0...300)
    #expect(motion.position(at: 1) == 250)
    #expect(motion.position(at: 100) == 300)
    #expect((100...200).contains { motion.position(at: Double($0) / 100) > 300 })
    // Continuous where the spring takes over.
    for step in 0..<2000 {
      let time = 1 + Double(step) / 1000
      #expect(abs(motion.position(at: time + 0.001) - motion.position(at: time)) < 2.01)
    }
    let back = ScrollMotion(time: 0, position: -40, velocity: 0, range: 0...300)
    #expect(back.position(at: 0) == -40)
    #expect(back.position(at: back.end) == 0)
  }

  @Test func rubberBandsAreUndone() {
    for distance in [-300.0, -20, 0, 5, 80, 500] {
      let shown = RubberBand.shown(distance, extent: 400)
      #expect(abs(RubberBand.dragged(shown, extent: 400) - distance) < 1e-6)
    }
  }

  @Test func theSafeAreaIsDrawnUnderAndKeptFree() {
    let insets = EdgeInsets(top: 40, leading: 0, bottom: 20, trailing: 0)
    let player = Player(ScrollView { Rows() }, insets: insets)
    #expect(top(player) == 40)
    player.host.sendWheel(CGSize(width: 0, height: -1000), at: CGPoint(x: 100, y: 100))
    player.wait(0.02)
    // At the end the last row stands above the lower inset.
    #expect(top(player) == CGFloat(200 - 20 - 500))
  }

  @Test func smallContentIsAligned() {
    func place(_ view: some View) -> CGFloat {
      top(Player(view, insets: EdgeInsets(top: 20, leading: 0, bottom: 0, trailing: 0)))
    }
    let small = Rows(count: 2)
    #expect(place(ScrollView { small }) == 20)
    #expect(place(ScrollView { small }.defaultScrollAnchor(.center, for: .alignment)) == 60)
    #expect(place(ScrollView { small }.defaultScrollAnchor(.bottom)) == 100)
  }

  @Test func anAnchorDecidesWhereItStarts() {
    #expect(top(Player(ScrollView { Rows() }.defaultScrollAnchor(.bottom))) == -300)
    #expect(top(Player(ScrollView { Rows() }.defaultScrollAnchor(.center, for: .initialOffset))) == -150)
    #expect(top(Player(ScrollView { Rows() }.defaultScrollAnchor(.center, for: .alignment))) == 0)
  }

  @Test func indicatorsComeAndGo() {
    let player = Player(ScrollView { Rows() })
    let rows = player.fills.count
    player.host.sendWheel(CGSize(width: 0, height: -10), at: CGPoint(x: 100, y: 100))
    player.wait(0.1)
    #expect(player.fills.count == rows + 1)
    #expect(player.fills.last?.bounds.maxX == 197)
    player.wait(1.6)
    #expect(player.fills.count == rows)
    #expect(player.host.nextFrameTime == nil)
    let hidden = Player(ScrollView(showsIndicators: false) { Rows() })
    hidden.host.sendWheel(CGSize(width: 0, height: -10), at: CGPoint(x: 100, y: 100))
    hidden.wait(0.1)
    #expect(hidden.fills.count == rows)
  }

  @Test func aButtonInsideIsPressedUnlessItIsDragged() {
    let log = Log()
    let player = Player(
      ScrollView {
        Button {
          log("hit")
        } label: {
          Color.red.frame(width: 200, height: 50)
        }
        Rows()
      })
    player.click(100, 25)
    #expect(log.entries == ["hit"])
    player.drag(from: CGPoint(x: 100, y: 40), to: CGPoint(x: 100, y: 10))
    #expect(log.entries == ["hit"])
  }

  @Test func disabledScrollViewsStay() {
    let player = Player(ScrollView { Rows() }.scrollDisabled(true))
    player.host.sendWheel(CGSize(width: 0, height: -100), at: CGPoint(x: 100, y: 100))
    player.drag(from: CGPoint(x: 100, y: 150), to: CGPoint(x: 100, y: 50))
    player.wait(1)
    #expect(top(player) == 0)
  }

  @Test func marginsAreKeptFree() {
    let player = Player(ScrollView { Rows() }.contentMargins(.vertical, 30))
    #expect(top(player) == 30)
    player.host.sendWheel(CGSize(width: 0, height: -1000), at: CGPoint(x: 100, y: 100))
    player.wait(0.02)
    #expect(top(player) == CGFloat(200 - 30 - 500))
  }

  @Test func indicatorsCanBeHiddenFromOutside() {
    func fills<V: View>(_ view: V) -> Int {
      let player = Player(view)
      player.host.sendWheel(CGSize(width: 0, height: -10), at: CGPoint(x: 100, y: 100))
      player.wait(0.1)
      return player.fills.count
    }
    let shown = fills(ScrollView { Rows() })
    #expect(fills(ScrollView { Rows() }.scrollIndicators(.hidden)) == shown - 1)
    #expect(fills(ScrollView(.vertical, showsIndicators: false) { Rows() }) == shown - 1)
  }
}
