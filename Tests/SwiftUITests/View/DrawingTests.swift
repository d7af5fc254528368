import Raster
import Testing

@testable import SwiftUI

/// What of a drawing is made anew. That the rest is right is asserted wherever it is taken over.
@MainActor
struct DrawingTests {
  /// Twenty dots that stand and one that moves.
  private struct OneMoves: View {
    let model: TestModel<CGFloat>

    var body: some View {
      ZStack {
        ForEach(0..<20) { index in
          Circle().frame(width: 8, height: 8).offset(x: CGFloat(index) * 9 - 90)
        }
        Rectangle().frame(width: 8, height: 8).offset(y: model.value)
      }
    }
  }

  private func contents(_ list: DisplayList) -> [String] {
    list.items.map { String(String(describing: $0.content).prefix { $0 != "(" }) }
  }

  @Test func onlyWhatMovesIsDrawnAnew() {
    let model = TestModel<CGFloat>(0)
    let host = host(OneMoves(model: model))
    #expect(host.displayList().items.count == 21)
    // The stack, and the 21 in it.
    #expect(host.graph.askedCount == 22)
    withAnimation(.linear(duration: 1)) { model.value = 40 }
    host.update(to: 0)
    _ = host.displayList()
    host.update(to: 0.5)
    let list = host.displayList()
    #expect(host.graph.askedCount == 2)
    #expect(list.items.count == 21)
    #expect(list.items[20].transform.ty == 66)
    #expect(list.items[3].transform.tx == 33)
  }

  @Test func aDrawingAfterNoChangeAsksNobody() {
    let host = host(OneMoves(model: TestModel(0)))
    let first = host.displayList()
    let second = host.displayList()
    #expect(host.graph.askedCount == 0)
    #expect(first == second)
  }

  @Test func whatIsMovedAsAWholeIsDrawnAnew() {
    let model = TestModel<CGFloat>(0)
    struct Shifted: View {
      let model: TestModel<CGFloat>
      var body: some View {
        HStack(spacing: 0) {
          Rectangle()
          Rectangle()
        }
        .frame(width: 40, height: 20)
        .offset(x: model.value)
      }
    }
    let host = host(Shifted(model: model))
    #expect(host.displayList().items.map(\.transform.tx) == [80, 100])
    model.value = 7
    host.update(to: 0)
    #expect(host.displayList().items.map(\.transform.tx) == [87, 107])
  }

  @Test func neighboursTakeTheirPlacesWhenOneDrawsMoreThanBefore() {
    let model = TestModel(false)
    struct Swelling: View {
      let model: TestModel<Bool>
      var body: some View {
        HStack(spacing: 0) {
          Rectangle()
          Rectangle().fill(.red).opacity(model.value ? 0.5 : 1)
          Rectangle()
        }
      }
    }
    let host = host(Swelling(model: model), width: 90)
    #expect(contents(host.displayList()) == ["fill", "fill", "fill"])
    model.value = true
    host.update(to: 0)
    #expect(contents(host.displayList()) == ["fill", "beginGroup", "fill", "endGroup", "fill"])
    model.value = false
    host.update(to: 0)
    let list = host.displayList()
    #expect(contents(list) == ["fill", "fill", "fill"])
    #expect(list.items.map(\.transform.tx) == [0, 30, 60])
  }

  @Test func whatShowsTheTimeIsDrawnEachTime() {
    let host = host(
      HStack {
        ProgressView()
        Rectangle()
      })
    _ = host.displayList()
    _ = host.displayList()
    // The stack, the progress view and its spinner, but not the rectangle.
    #expect(host.graph.askedCount == 3)
  }

  @Test func anotherScaleIsDrawnAnew() {
    let host = host(OneMoves(model: TestModel(0)))
    _ = host.displayList()
    host.configuration.scale = 3
    host.update(to: 0)
    _ = host.displayList()
    #expect(host.graph.askedCount == 22)
  }
}
