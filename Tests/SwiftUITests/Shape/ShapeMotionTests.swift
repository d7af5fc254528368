import Foundation
import Raster
import Testing

@testable import SwiftUI

@MainActor
@Suite struct ShapeMotionTests {
  /// Shows `content(false)` first and moves to `content(true)` in a linear animation of a second from time 0 on.
  private struct Toggling<Content: View>: View {
    let content: (Bool) -> Content
    @State private var isOn = false

    var body: some View {
      content(isOn).onAppear { withAnimation(.linear(duration: 1)) { isOn = true } }
    }
  }

  private func host<Content: View>(_ content: @escaping (Bool) -> Content) -> ViewHost {
    let host = ViewHost(
      Toggling(content: content),
      configuration: ViewHost.Configuration(size: CGSize(width: 100, height: 100), scale: 1))
    host.update(to: 0)
    return host
  }

  private func items(_ host: ViewHost, at time: Double) -> [DisplayItem.Content] {
    host.update(to: time)
    return host.displayList().items.map(\.content)
  }

  @Test func aFillCrossesLight() {
    let host = host { Rectangle().fill($0 ? Color(red: 0, green: 0, blue: 1) : Color(red: 1, green: 0, blue: 0)) }
    func color(at time: Double) -> String? {
      guard case .fill(_, _, _, .solid(let color))? = items(host, at: time).first else { return nil }
      return Color.Resolved(red: color.red, green: color.green, blue: color.blue, opacity: color.alpha).description
    }
    #expect(color(at: 0) == "#FF0000FF")
    #expect(color(at: 0.25) == "#E10089FF")
    #expect(color(at: 0.5) == "#BC00BCFF")
    #expect(color(at: 1) == "#0000FFFF")
  }

  @Test func aForegroundCrossesLight() {
    let host = host { Circle().foregroundStyle($0 ? Color.white : .black) }
    guard case .fill(_, _, _, .solid(let color))? = items(host, at: 0.5).first else {
      Issue.record("nothing drawn")
      return
    }
    #expect(abs(color.red - 0.735357) < 1e-5)
  }

  @Test func aTrimMovesAlongThePath() {
    let host = host { Path(CGRect(x: 0, y: 0, width: 100, height: 100)).trim(from: 0, to: $0 ? 1 : 0).stroke(.black) }
    func length(at time: Double) -> CGFloat? {
      guard case .stroke(let path, _, _)? = items(host, at: time).first else { return nil }
      return path.length
    }
    #expect(length(at: 0) == nil)
    #expect(length(at: 0.25) == 100)
    #expect(length(at: 0.75) == 300)
    #expect(length(at: 1) == 400)
  }

  @Test func aLineGrowsWider() {
    let host = host { Rectangle().stroke(style: StrokeStyle(lineWidth: $0 ? 9 : 1, dash: [$0 ? 2 : 1])) }
    guard case .stroke(_, let style, _)? = items(host, at: 0.5).first else {
      Issue.record("nothing drawn")
      return
    }
    #expect(style.lineWidth == 5)
    // The lengths of dashes change at once.
    #expect(style.dash == [2])
  }

  @Test func aBareShapeAnimatesItsOwnData() {
    struct Bar: Shape {
      var height: CGFloat

      var animatableData: CGFloat {
        get { height }
        set { height = newValue }
      }

      func path(in rect: CGRect) -> SwiftUI.Path { Path(CGRect(x: 0, y: 0, width: rect.width, height: height)) }
    }
    let host = host { Bar(height: $0 ? 80 : 20) }
    guard case .fill(let path, _, _, _)? = items(host, at: 0.5).first else {
      Issue.record("nothing drawn")
      return
    }
    #expect(path.boundingRect.height == 50)
  }

  @Test func betweenAColorAndAGradientTheChangeIsAtOnce() {
    let host = host { Rectangle().fill($0 ? AnyShapeStyle(Color.red.gradient) : AnyShapeStyle(Color.red)) }
    guard case .fill(_, _, _, .gradient)? = items(host, at: 0.1).first else {
      Issue.record("not a gradient")
      return
    }
  }

  @Test func theFrameAndTheCornersMoveTogether() {
    let host = host {
      RoundedRectangle(cornerRadius: $0 ? 20 : 10, style: .circular).frame(width: $0 ? 100 : 50, height: 40)
    }
    guard case .fill(let path, _, _, _)? = items(host, at: 0.5).first else {
      Issue.record("nothing drawn")
      return
    }
    #expect(
      path == Path(roundedRect: CGRect(x: 0, y: 0, width: 75, height: 40), cornerRadius: 15, style: .circular).raster)
  }
}
