import Foundation
import Raster
import Testing

@testable import SwiftUI

@MainActor
@Suite struct ShapeDrawingTests {
  private func host<V: View>(
    _ view: V, width: CGFloat = 100, height: CGFloat = 50, insets: EdgeInsets = EdgeInsets(),
    _ change: (inout EnvironmentValues) -> Void = { _ in }
  ) -> ViewHost {
    var environment = EnvironmentValues()
    change(&environment)
    let host = ViewHost(
      view,
      configuration: ViewHost.Configuration(
        size: CGSize(width: width, height: height), scale: 1, safeAreaInsets: insets, environment: environment))
    host.update(to: 0)
    return host
  }

  /// What a display list draws: `fill`, `stroke` and so on with the paint's colour and the bounds on screen.
  private func drawn(_ host: ViewHost) -> [String] {
    host.displayList().items.map { item in
      func describe(_ paint: Paint) -> String {
        switch paint {
        case .solid(let color):
          Color.Resolved(red: color.red, green: color.green, blue: color.blue, opacity: color.alpha).description
        case .gradient: "gradient"
        case .mesh: "mesh"
        case .image: "image"
        }
      }
      func bounds(_ path: Raster.Path) -> String {
        let rect = path.applying(item.transform).boundingRect
        return [rect.minX, rect.minY, rect.width, rect.height].map { "\(Int($0.rounded()))" }.joined(separator: " ")
      }
      switch item.content {
      case .fill(let path, let rule, _, let paint):
        return "fill \(describe(paint)) \(bounds(path))" + (rule == .evenOdd ? " even-odd" : "")
      case .stroke(let path, let style, let paint):
        return "stroke \(style.lineWidth) \(describe(paint)) \(bounds(path))"
      case .backdrop(let path, _): return "backdrop \(bounds(path))"
      case .beginGroup: return "group"
      case .endGroup: return "end"
      case .beginClip: return "clip"
      case .endClip: return "end clip"
      default: return "other"
      }
    }
  }

  @Test func aShapeIsFilledInItsFrame() {
    #expect(drawn(host(Rectangle().fill(.black).frame(width: 20, height: 10))) == ["fill #000000FF 40 20 20 10"])
    #expect(drawn(host(Circle())) == ["fill #000000FF 25 0 50 50"])
    #expect(drawn(host(Circle().foregroundStyle(.white))) == ["fill #FFFFFFFF 25 0 50 50"])
    #expect(drawn(host(Circle().foregroundStyle(.white.opacity(0)))) == [])
    #expect(drawn(host(Rectangle().fill(style: FillStyle(eoFill: true)))) == ["fill #000000FF 0 0 100 50 even-odd"])
  }

  @Test func colorsAndGradientsFillTheirFrames() {
    #expect(drawn(host(Color.white)) == ["fill #FFFFFFFF 0 0 100 50"])
    #expect(drawn(host(Color.clear)) == [])
    let gradient = LinearGradient(colors: [.black, .white], startPoint: .top, endPoint: .bottom)
    #expect(drawn(host(gradient)) == ["fill gradient 0 0 100 50"])
  }

  @Test func linesAreDrawnAsLines() {
    #expect(drawn(host(Rectangle().stroke(.black, lineWidth: 4))) == ["stroke 4.0 #000000FF 0 0 100 50"])
    #expect(drawn(host(Rectangle().strokeBorder(.black, lineWidth: 4))) == ["stroke 4.0 #000000FF 2 2 96 46"])
    #expect(
      drawn(host(Rectangle().stroke(lineWidth: 2).foregroundStyle(.white))) == ["stroke 2.0 #FFFFFFFF 0 0 100 50"])
    // Without smooth edges the area is drawn instead.
    #expect(
      drawn(host(Rectangle().stroke(.black, lineWidth: 4, antialiased: false))) == ["fill #000000FF -2 -2 104 54"])
  }

  @Test func chainedFillsAndStrokesLieOnEachOther() {
    let view = Rectangle().fill(.white).stroke(.black, lineWidth: 2).strokeBorder(.white, lineWidth: 4)
    #expect(
      drawn(host(view)) == [
        "fill #FFFFFFFF 0 0 100 50", "stroke 2.0 #000000FF 0 0 100 50", "stroke 4.0 #FFFFFFFF 2 2 96 46",
      ])
  }

  @Test func foregroundsNest() {
    let view = ZStack {
      Rectangle().fill(.secondary)
      Rectangle().foregroundStyle(.secondary)
      Rectangle().foregroundColor(nil)
    }
    .foregroundStyle(Color.white)
    #expect(
      drawn(host(view)) == [
        "fill #FFFFFF80 0 0 100 50", "fill #FFFFFF80 0 0 100 50", "fill #000000FF 0 0 100 50",
      ])
    let tinted = Rectangle().fill(.tint).tint(.white)
    #expect(drawn(host(tinted)) == ["fill #FFFFFFFF 0 0 100 50"])
    let accented = Rectangle().fill(Color.accentColor).accentColor(.white)
    #expect(drawn(host(accented)) == ["fill #FFFFFFFF 0 0 100 50"])
  }

  @Test func materialsAndShadowsBecomeLayers() {
    #expect(drawn(host(Rectangle().fill(.regularMaterial))) == ["backdrop 0 0 100 50"])
    #expect(
      drawn(host(Rectangle().fill(.black.shadow(.drop(radius: 2))))) == ["group", "fill #000000FF 0 0 100 50", "end"])
    let inner = drawn(host(Rectangle().fill(.white.shadow(.inner(radius: 2)))))
    #expect(inner.count == 6)
    #expect(inner.first == "fill #FFFFFFFF 0 0 100 50")
    #expect(inner.filter { $0 == "clip" }.count == 1)
    #expect(
      drawn(host(Rectangle().fill(.black.blendMode(.multiply)))) == ["group", "fill #000000FF 0 0 100 50", "end"])
  }

  @Test func backgroundsTakeTheContentsSize() {
    let content = Color.white.frame(width: 20, height: 10)
    #expect(
      drawn(host(content.background(.black, in: .rect(cornerRadius: 3)))) == [
        "fill #000000FF 40 20 20 10", "fill #FFFFFFFF 40 20 20 10",
      ])
    #expect(
      drawn(host(content.border(.black, width: 2))) == [
        "fill #FFFFFFFF 40 20 20 10", "stroke 2.0 #000000FF 41 21 18 8",
      ])
    #expect(
      drawn(host(content.overlay(.black))) == ["fill #FFFFFFFF 40 20 20 10", "fill #000000FF 40 20 20 10"])
  }

  @Test func aStyleBehindReachesUnderTheSystemsFurniture() {
    let view = Color.clear.background(Color.black)
    let shown = drawn(host(view, insets: EdgeInsets(top: 10, leading: 0, bottom: 5, trailing: 0)))
    #expect(shown == ["fill #000000FF 0 0 100 50"])
    let kept = Color.clear.background(Color.black, ignoresSafeAreaEdges: [])
    #expect(
      drawn(host(kept, insets: EdgeInsets(top: 10, leading: 0, bottom: 5, trailing: 0))) == [
        "fill #000000FF 0 10 100 35"
      ])
  }

  @Test func contentKnowsTheMaterialItLiesOn() {
    let view = Rectangle().fill(.secondary).background(.thinMaterial)
    #expect(drawn(host(view)) == ["backdrop 0 0 100 50", "fill #00000080 0 0 100 50"])
    let erased = Rectangle().fill(.secondary).background(AnyShapeStyle(.thinMaterial), in: .circle)
    #expect(drawn(host(erased)).last == "fill #00000080 0 0 100 50")
  }

  @Test func shapesAreMirroredRightToLeft() {
    struct Half: Shape {
      func path(in rect: CGRect) -> SwiftUI.Path {
        Path(CGRect(x: 0, y: 0, width: rect.width / 2, height: rect.height))
      }
    }
    struct Fixed: Shape {
      var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

      func path(in rect: CGRect) -> SwiftUI.Path { Half().path(in: rect) }
    }
    #expect(drawn(host(Half())) == ["fill #000000FF 0 0 50 50"])
    #expect(drawn(host(Half()) { $0.layoutDirection = .rightToLeft }) == ["fill #000000FF 50 0 50 50"])
    #expect(drawn(host(Fixed()) { $0.layoutDirection = .rightToLeft }) == ["fill #000000FF 0 0 50 50"])
  }

  @Test func windowsTakeThePreferredScheme() {
    let dark = host(Color.primary.preferredColorScheme(.dark))
    #expect(dark.preferredColorScheme == .dark)
    #expect(drawn(dark) == ["fill #FFFFFFFF 0 0 100 50"])
    let outermost = host(ZStack { Color.primary.preferredColorScheme(.light) }.preferredColorScheme(.dark))
    #expect(drawn(outermost) == ["fill #FFFFFFFF 0 0 100 50"])
    let none = host(Color.primary.preferredColorScheme(nil)) { $0.colorScheme = .dark }
    #expect(none.preferredColorScheme == nil)
    #expect(drawn(none) == ["fill #FFFFFFFF 0 0 100 50"])
    #expect(drawn(host(Color.primary.colorScheme(.dark))) == ["fill #FFFFFFFF 0 0 100 50"])
  }

  @Test func whatTheFirstFrameIsAskedForIsNotAnimated() {
    // The older modifier animates whatever changes, but nothing has been seen yet that could change.
    let inner = host(VStack { Color.primary.preferredColorScheme(.dark) }.animation(.linear(duration: 1)))
    #expect(drawn(inner) == ["fill #FFFFFFFF 0 0 100 50"])
    let late = host(
      GeometryReader { _ in Color.primary.preferredColorScheme(.dark) }.animation(.linear(duration: 1)))
    #expect(drawn(late) == ["fill #FFFFFFFF 0 0 100 50"])
  }

  private func isHit(_ host: ViewHost, _ x: CGFloat, _ y: CGFloat) -> Bool {
    var chain = ResponderChain()
    return host.graph.rootItem?.hitTest(CGPoint(x: x, y: y), &chain) ?? false
  }

  @Test func touchesCountWhereTheShapeIs() {
    let circle = host(Circle())
    #expect(isHit(circle, 50, 25) && isHit(circle, 27, 25))
    #expect(!isHit(circle, 27, 2) && !isHit(circle, 10, 25))
    let ring = host(Circle().stroke(.black, lineWidth: 6))
    #expect(isHit(ring, 25, 25) && !isHit(ring, 50, 25))
    #expect(!isHit(host(Color.clear), 50, 25))
    #expect(isHit(host(Color.white.opacity(0.001)), 50, 25))
  }

  @Test func aPathIsAViewThatIsFilledWithTheForeground() {
    let triangle = SwiftUI.Path { path in
      path.move(to: CGPoint(x: 10, y: 10))
      path.addLine(to: CGPoint(x: 30, y: 10))
      path.addLine(to: CGPoint(x: 30, y: 40))
      path.closeSubpath()
    }
    // A path has its own coordinates: it does not fit the frame that it is put in.
    #expect(drawn(host(triangle)) == ["fill #000000FF 10 10 20 30"])
    #expect(drawn(host(triangle.foregroundColor(.white))) == ["fill #FFFFFFFF 10 10 20 30"])
    #expect(drawn(host(triangle.fill(Color.white))) == ["fill #FFFFFFFF 10 10 20 30"])
    #expect(drawn(host(triangle.stroke(Color.white, lineWidth: 2))) == ["stroke 2.0 #FFFFFFFF 10 10 20 30"])
    let outline = triangle.strokedPath(StrokeStyle(lineWidth: 2))
    #expect(outline.contains(CGPoint(x: 20, y: 10.5)) && !outline.contains(CGPoint(x: 25, y: 15)))
  }

  @Test func aShapeOfOnesOwnIsInsetForItsBorder() {
    struct Box: InsettableShape {
      var inset: CGFloat = 0
      func path(in rect: CGRect) -> SwiftUI.Path { Path(rect.insetBy(dx: inset, dy: inset)) }
      func inset(by amount: CGFloat) -> Box { Box(inset: inset + amount) }
    }
    #expect(drawn(host(Box().strokeBorder(.black, lineWidth: 4))) == ["stroke 4.0 #000000FF 2 2 96 46"])
    #expect(
      drawn(host(Box().strokeBorder(Color.black, style: StrokeStyle(lineWidth: 6)))) == [
        "stroke 6.0 #000000FF 3 3 94 44"
      ])
    #expect(drawn(host(Box().strokeBorder())) == ["stroke 1.0 #000000FF 1 1 99 49"])
  }

  @Test func whatLiesOverAViewCanBeAStyleInAShape() {
    let content = Color.white.frame(width: 20, height: 10)
    #expect(
      drawn(host(content.overlay(.black, in: Circle()))) == [
        "fill #FFFFFFFF 40 20 20 10", "fill #000000FF 45 20 10 10",
      ])
    #expect(
      drawn(host(content.overlay(Rectangle().stroke(Color.black, lineWidth: 2)))) == [
        "fill #FFFFFFFF 40 20 20 10", "stroke 2.0 #000000FF 40 20 20 10",
      ])
    #expect(
      drawn(host(content.background(Circle().fill(Color.black)))) == [
        "fill #000000FF 45 20 10 10", "fill #FFFFFFFF 40 20 20 10",
      ])
  }

  @Test func theInnermostForegroundColorWins() {
    let view = HStack(spacing: 0) {
      Rectangle().foregroundColor(.white)
      Rectangle()
    }
    .foregroundColor(.black)
    #expect(drawn(host(view)) == ["fill #FFFFFFFF 0 0 50 50", "fill #000000FF 50 0 50 50"])
  }
}
