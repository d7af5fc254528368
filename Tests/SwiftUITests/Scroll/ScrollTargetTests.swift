import Testing

@testable import SwiftUI

@MainActor @Suite struct ScrollTargetTests {
  private func top(_ player: Player) -> CGFloat {
    ((player.fills.first?.bounds.minY ?? .nan) * 1e6).rounded() / 1e6
  }

  struct Reader: View {
    let anchor: UnitPoint?
    let model: TestModel<Int>
    var animation: Animation?

    var body: some View {
      ScrollViewReader { proxy in
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<20, id: \.self) { row in
              Color(red: Double(row) / 20, green: 0, blue: 0).frame(width: 200, height: 50)
            }
          }
        }
        .onChange(of: model.value) { _, row in withAnimation(animation) { proxy.scrollTo(row, anchor: anchor) } }
      }
    }
  }

  @Test func scrollsToAnIdentity() {
    let model = TestModel(0)
    let player = Player(Reader(anchor: .top, model: model))
    model.value = 10
    player.wait(0.02)
    #expect(top(player) == -500)
    model.value = 19
    player.wait(0.02)
    #expect(top(player) == -800)
    let centred = Player(Reader(anchor: .center, model: model))
    model.value = 10
    centred.wait(0.02)
    #expect(top(centred) == -425)
  }

  @Test func withoutAnAnchorItGoesNoFartherThanItMust() {
    let model = TestModel(0)
    let player = Player(Reader(anchor: nil, model: model))
    model.value = 2
    player.wait(0.02)
    #expect(top(player) == 0)
    model.value = 5
    player.wait(0.02)
    #expect(top(player) == -100)
    model.value = 1
    player.wait(0.02)
    #expect(top(player) == -50)
  }

  @Test func theMoveCanBeAnimated() {
    let model = TestModel(0)
    let player = Player(Reader(anchor: .top, model: model, animation: .linear(duration: 1)))
    model.value = 10
    player.wait(0.02)
    let start = player.time
    player.wait(0.5)
    #expect(abs(top(player) + 500 * (player.time - start) / 1) < 20)
    player.wait(0.6)
    #expect(top(player) == -500)
  }

  @Test func pages() {
    let player = Player(
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          ForEach(0..<4, id: \.self) { _ in Color.red.containerRelativeFrame([.horizontal, .vertical]) }
        }
      }
      .scrollTargetBehavior(.paging))
    #expect(player.fills.first?.bounds.size == CGSize(width: 200, height: 200))
    player.drag(from: CGPoint(x: 150, y: 100), to: CGPoint(x: 100, y: 100))
    player.wait(3)
    #expect(abs((player.fills.first?.bounds.minX ?? 0) + 200) < 1e-6)
  }

  @Test func alignsToViews() {
    let player = Player(
      ScrollView {
        LazyVStack(spacing: 10) {
          ForEach(0..<20, id: \.self) { ($0 == 1 ? Color.green : .red).frame(height: 50) }
        }
        .scrollTargetLayout()
      }
      .scrollTargetBehavior(.viewAligned))
    player.press(100, 150)
    player.send(.moved, 100, 139)
    player.send(.moved, 100, 139 - 80)
    player.wait(0.3)
    player.release(100, 139 - 80)
    player.wait(3)
    // The first view has left, and is no longer drawn.
    #expect(top(player) == 0)
    #expect(player.fills.first?.color == Color.green.resolve(in: EnvironmentValues()).rgba)
  }

  @Test func gridsFillColumns() {
    let columns = [GridItem(.fixed(40)), GridItem(.flexible()), GridItem(.flexible(maximum: 50))]
    let player = Player(
      LazyVGrid(columns: columns, spacing: 10) {
        ForEach(0..<4, id: \.self) { _ in Color.red.frame(height: 20) }
      })
    // 200 less two gaps of 8 and 40 leaves 144: 72 for the second, no more than 50 for the third.
    let widths = player.fills.map { $0.bounds.width.rounded() }
    #expect(widths == [40, 72, 50, 40])
    #expect(player.fills.map { $0.bounds.minY } == [75, 75, 75, 105])
    let adaptive = Player(
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 60))]) {
        ForEach(0..<4, id: \.self) { _ in Color.red.frame(height: 20) }
      })
    #expect(Set(adaptive.fills.map { ($0.bounds.width * 3).rounded() }) == [184])
    #expect(Set(adaptive.fills.map(\.bounds.minY)).count == 2)
  }
}
