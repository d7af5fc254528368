import Testing

@testable import SwiftUI

@MainActor @Suite struct GeometryReaderTests {
  @Test func tellsTheSizeBeforeAnythingIsShown() {
    var sizes: [CGSize] = []
    let player = Player(
      GeometryReader { proxy in
        let _ = sizes.append(proxy.size)
        Color.red.frame(width: proxy.size.width / 2, height: 10)
      }
      .frame(width: 120, height: 60))
    #expect(sizes == [CGSize(width: 120, height: 60)])
    #expect(player.fills.first?.bounds == CGRect(x: 40, y: 70, width: 60, height: 10))
  }

  struct Growing: View {
    let model: TestModel<CGFloat>
    var body: some View {
      GeometryReader { proxy in Color.red.frame(width: proxy.size.width, height: 10) }
        .frame(width: model.value, height: 60)
    }
  }

  @Test func followsTheSize() {
    let model = TestModel<CGFloat>(100)
    let player = Player(Growing(model: model))
    model.value = 160
    player.wait(0.1)
    #expect(player.fills.first?.bounds.width == 160)
  }

  @Test func framesInSpaces() {
    var frames: [CGRect] = []
    let player = Player(
      VStack(spacing: 0) {
        Color.clear.frame(height: 30)
        GeometryReader { proxy in
          let _ = note(
            [proxy.frame(in: .local), proxy.frame(in: .global), proxy.frame(in: .named("outer"))], in: &frames)
          Color.red
        }
      }
      .padding(10).coordinateSpace(name: "outer").padding(5))
    player.wait(0.1)
    #expect(
      frames == [
        CGRect(x: 0, y: 0, width: 170, height: 140), CGRect(x: 15, y: 45, width: 170, height: 140),
        CGRect(x: 10, y: 40, width: 170, height: 140),
      ])
  }

  @Test func followsScrolling() {
    var tops: [CGFloat] = []
    let player = Player(
      ScrollView {
        VStack(spacing: 0) {
          GeometryReader { proxy in
            let _ = tops.append(proxy.frame(in: .global).minY)
            Color.red
          }
          .frame(width: 200, height: 50)
          Color.blue.frame(width: 200, height: 1000)
        }
      })
    player.host.sendWheel(CGSize(width: 0, height: -70), at: CGPoint(x: 100, y: 100))
    player.wait(0.1)
    #expect(tops.first == 0)
    #expect(tops.last == -70)
  }

  @Test func safeAreaInsets() {
    var insets = EdgeInsets()
    let player = Player(
      GeometryReader { proxy in
        let _ = note(proxy.safeAreaInsets, in: &insets)
        Color.red
      }, insets: EdgeInsets(top: 40, leading: 0, bottom: 20, trailing: 0))
    player.wait(0.1)
    #expect(insets == EdgeInsets(top: 40, leading: 0, bottom: 20, trailing: 0))
  }

  @Test func changesAreTold() {
    let log = Log()
    let model = TestModel<CGFloat>(100)
    struct Subject: View {
      let model: TestModel<CGFloat>
      let log: Log
      var body: some View {
        Color.red.frame(width: model.value, height: 10)
          .onGeometryChange(for: Int.self) {
            Int($0.size.width)
          } action: {
            log("\($0)")
          }
      }
    }
    let player = Player(Subject(model: model, log: log))
    model.value = 150
    player.wait(0.1)
    #expect(log.entries == ["100", "150"])
  }
}

/// Stores a value from within a view builder, where a plain assignment may not stand.
private func note<Value>(_ value: Value, in place: inout Value) { place = value }
