import Raster
import Testing

@testable import SwiftUI

@MainActor
@Suite("Canvas")
struct CanvasTests {
  private func items<V: View>(_ view: V) -> [DisplayItem] {
    Player(view, width: 100, height: 100, scale: 1).host.displayList().items
  }

  @Test func `a canvas takes the room that it is offered and tells its renderer`() {
    var seen = CGSize.zero
    _ = items(Canvas { _, size in seen = size }.frame(width: 80, height: 30))
    #expect(seen == CGSize(width: 80, height: 30))
  }

  @Test func `what is filled lies at the canvas's place`() {
    let player = Player(
      Canvas { context, _ in
        context.fill(SwiftUI.Path(CGRect(x: 5, y: 6, width: 7, height: 8)), with: .color(.red))
      }.frame(width: 50, height: 50), width: 100, height: 100)
    #expect(player.fills.map(\.bounds) == [CGRect(x: 30, y: 31, width: 7, height: 8)])
  }

  @Test func `opacity is part of a colour, and a copy's does not reach the original`() {
    let player = Player(
      Canvas { context, _ in
        var faint = context
        faint.opacity = 0.5
        faint.fill(SwiftUI.Path(CGRect(x: 0, y: 0, width: 1, height: 1)), with: .color(.white))
        context.fill(SwiftUI.Path(CGRect(x: 0, y: 0, width: 1, height: 1)), with: .color(.white))
      }, width: 100, height: 100)
    #expect(player.fills.map(\.color.alpha) == [0.5, 1])
  }

  @Test func `transforms apply the last one first`() {
    let player = Player(
      Canvas { context, _ in
        context.translateBy(x: 10, y: 0)
        context.scaleBy(x: 2, y: 2)
        context.fill(SwiftUI.Path(CGRect(x: 1, y: 1, width: 1, height: 1)), with: .color(.red))
      }, width: 100, height: 100)
    #expect(player.fills.map(\.bounds) == [CGRect(x: 12, y: 2, width: 2, height: 2)])
  }

  @Test func `neighbours in one clip are cut together, and the clip ends with the copy`() {
    let kinds = items(
      Canvas { context, _ in
        let unit = SwiftUI.Path(CGRect(x: 0, y: 0, width: 9, height: 9))
        var cut = context
        cut.clip(to: SwiftUI.Path(ellipseIn: CGRect(x: 0, y: 0, width: 9, height: 9)))
        cut.fill(unit, with: .color(.red))
        cut.fill(unit, with: .color(.blue))
        context.fill(unit, with: .color(.green))
      }
    ).map { item -> String in
      switch item.content {
      case .beginClip: "clip"
      case .endClip: "end"
      case .fill: "fill"
      default: "?"
      }
    }
    #expect(kinds == ["clip", "fill", "fill", "end", "fill"])
  }

  @Test func `the clip's box is given in the context's coordinates`() {
    var box = CGRect.zero
    _ = items(
      Canvas { context, _ in
        context.clip(to: SwiftUI.Path(CGRect(x: 10, y: 10, width: 20, height: 20)))
        context.translateBy(x: 10, y: 0)
        box = context.clipBoundingRect
      })
    #expect(box == CGRect(x: 0, y: 10, width: 20, height: 20))
  }

  @Test func `of two filters the one added last is the inner one`() {
    let effects = items(
      Canvas { context, _ in
        context.addFilter(.alphaThreshold(min: 0.5, color: .red))
        context.addFilter(.blur(radius: 4))
        context.fill(SwiftUI.Path(CGRect(x: 0, y: 0, width: 9, height: 9)), with: .color(.red))
      }
    ).compactMap { item -> GroupEffect? in
      if case .beginGroup(let effect, _) = item.content { effect } else { nil }
    }
    #expect(effects.map { $0.threshold != nil } == [true, false])
    #expect(effects.map(\.blurRadius) == [0, 4])
  }

  @Test func `a layer is one picture without the outer context's opacity inside`() {
    var inner = 0.0
    let effects = items(
      Canvas { context, _ in
        context.opacity = 0.25
        context.drawLayer { layer in
          inner = layer.opacity
          layer.fill(SwiftUI.Path(CGRect(x: 0, y: 0, width: 9, height: 9)), with: .color(.red))
        }
      }
    ).compactMap { item -> Double? in
      if case .beginGroup(let effect, _) = item.content { effect.opacity } else { nil }
    }
    #expect(inner == 1)
    #expect(effects == [0.25])
  }

  @Test func `a text is drawn with its anchor at the point`() {
    var size = CGSize.zero
    let runs = items(
      Canvas { context, _ in
        let text = context.resolve(Text("Hi"))
        size = text.measure(in: CGSize(width: 100, height: 100))
        context.draw(text, at: CGPoint(x: 50, y: 50), anchor: .topLeading)
      }
    ).compactMap { item -> CGPoint? in
      guard case .glyphs = item.content else { return nil }
      return CGPoint.zero.applying(item.transform)
    }
    #expect(runs == [CGPoint(x: 50, y: 50)])
    #expect(size.width > 10 && size.height > 15)
  }

  @Test func `a symbol is found by its tag and drawn at its own size`() {
    var size = CGSize.zero
    var missing = true
    let player = Player(
      Canvas { context, _ in
        missing = context.resolveSymbol(id: 3) == nil
        guard let symbol = context.resolveSymbol(id: 2) else { return }
        size = symbol.size
        context.draw(symbol, at: CGPoint(x: 50, y: 50))
      } symbols: {
        Color.red.frame(width: 10, height: 10).tag(1)
        Color.blue.frame(width: 20, height: 30).tag(2)
      }, width: 100, height: 100)
    #expect(player.fills.map(\.bounds) == [CGRect(x: 40, y: 35, width: 20, height: 30)])
    #expect(size == CGSize(width: 20, height: 30))
    #expect(missing)
  }

  @Test func `what a symbol draws is drawn larger in a larger rectangle`() {
    let player = Player(
      Canvas { context, _ in
        guard let symbol = context.resolveSymbol(id: 1) else { return }
        context.draw(symbol, in: CGRect(x: 0, y: 0, width: 40, height: 20))
      } symbols: {
        Color.red.frame(width: 10, height: 10).tag(1)
      }, width: 100, height: 100)
    #expect(player.fills.map(\.bounds) == [CGRect(x: 0, y: 0, width: 40, height: 20)])
  }

  @Test func `the renderer is called again only when something that it read has changed`() {
    let model = TestModel(1.0)
    var calls = 0
    let player = Player(
      Canvas { context, _ in
        calls += 1
        context.fill(SwiftUI.Path(CGRect(x: 0, y: 0, width: model.value, height: 1)), with: .color(.red))
      }, width: 100, height: 100)
    _ = player.fills
    _ = player.fills
    #expect(calls == 1)
    model.value = 2
    player.wait(0.1)
    #expect(player.fills.map(\.bounds.width) == [2])
    #expect(calls == 2)
  }

  @Test func `blending stays within the canvas`() {
    let first = items(
      Canvas { context, _ in
        context.blendMode = .multiply
        context.fill(SwiftUI.Path(CGRect(x: 0, y: 0, width: 9, height: 9)), with: .color(.red))
      }
    ).first
    guard case .beginGroup(let effect, _) = first?.content else {
      Issue.record("the canvas is not a group")
      return
    }
    #expect(effect.isIsolated)
  }

  @Test func `an opaque canvas is black where nothing is drawn`() {
    let player = Player(Canvas(opaque: true) { _, _ in }, width: 100, height: 100)
    #expect(player.fills.map(\.color) == [.black])
  }
}
