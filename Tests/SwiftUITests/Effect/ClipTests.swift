import Raster
import Testing

@testable import SwiftUI

@MainActor
@Suite struct ClipTests {
  private func shownClip(_ host: ViewHost) -> (path: Raster.Path, antialiased: Bool)? {
    for item in host.displayList().items {
      if case .beginClip(let path, _, let antialiased) = item.content {
        return (path.applying(item.transform), antialiased)
      }
    }
    return nil
  }

  /// Whether a press at a point of the window reaches something.
  private func isHit(_ host: ViewHost, _ x: CGFloat, _ y: CGFloat) throws -> Bool {
    var chain = ResponderChain()
    return try #require(host.graph.rootItem).hitTest(CGPoint(x: x, y: y), &chain)
  }

  @Test func aViewShowsInsideItsClipOnly() throws {
    let host = host(Rectangle().frame(width: 100, height: 60).frame(width: 40, height: 20).clipped())
    let clip = try #require(shownClip(host))
    #expect(clip.path.boundingRect == CGRect(x: 80, y: 40, width: 40, height: 20))
    #expect(!clip.antialiased)
    let kinds = host.displayList().items.map { item in
      switch item.content {
      case .beginClip: "clip"
      case .fill: "fill"
      case .endClip: "end"
      default: "other"
      }
    }
    #expect(kinds == ["clip", "fill", "end"])
  }

  @Test func touchesCountInsideTheClipOnly() throws {
    let host = host(Rectangle().frame(width: 80, height: 80).clipShape(Circle()))
    #expect(try isHit(host, 100, 50))
    // In the square's corner, outside of the circle.
    #expect(try !isHit(host, 63, 13))
    let overflowing = SwiftUITests.host(
      Rectangle().frame(width: 100, height: 60).frame(width: 40, height: 20).clipped())
    #expect(try isHit(overflowing, 85, 45))
    #expect(try !isHit(overflowing, 60, 45))
  }

  private struct Rounded: View {
    let model: TestModel<CGFloat>
    var body: some View {
      Rectangle().frame(width: 40, height: 40)
        .clipShape(RoundedRectangle(cornerRadius: model.value, style: .circular))
    }
  }

  @Test func theShapeMoves() throws {
    let model = TestModel<CGFloat>(0)
    let host = host(Rounded(model: model))
    withAnimation(.linear(duration: 1)) { model.value = 20 }
    host.update(to: 1)
    host.update(to: 1.5)
    let expected = Path(
      roundedRect: CGRect(x: 80, y: 30, width: 40, height: 40), cornerRadius: 10, style: .circular)
    let shown = try #require(shownClip(host)).path
    // A corner of radius 10 leaves out a point 2 points in on the diagonal, and holds one 4 points in.
    for inset in [2.0, 4] {
      let point = CGPoint(x: 80 + inset, y: 30 + inset)
      #expect(shown.contains(point) == expected.contains(point))
      #expect(shown.contains(point) == (inset == 4))
    }
  }

  private struct Wide: View {
    let model: TestModel<CGFloat>
    var body: some View { Rectangle().frame(width: model.value, height: 20).clipped() }
  }

  @Test func theClipMovesWithWhatItClips() throws {
    let model = TestModel<CGFloat>(40)
    let host = host(Wide(model: model))
    withAnimation(.linear(duration: 1)) { model.value = 80 }
    host.update(to: 1)
    host.update(to: 1.5)
    #expect(abs(try #require(shownClip(host)).path.boundingRect.width - 60) < 1e-4)
  }

  @Test func aMaskIsDrawnBeforeWhatItMasks() {
    let view = Rectangle().fill(.black).frame(width: 60, height: 40)
      .mask(alignment: .topLeading) { Circle().fill(.white).frame(width: 20, height: 20) }
    let drawn = host(view).displayList().items.map { item in
      switch item.content {
      case .beginMask(let isLuminance): isLuminance ? "luminance mask" : "mask"
      case .fill(let path, _, _, _): "\(path.applying(item.transform).boundingRect.origin)"
      case .beginMasked: "masked"
      case .endMask: "end"
      default: "other"
      }
    }
    #expect(drawn == ["mask", "\(CGPoint(x: 70, y: 30))", "masked", "\(CGPoint(x: 70, y: 30))", "end"])
  }

  @Test func nothingOfAMaskIsHeardOf() {
    let host = host(Color.black.mask { Color.white.accessibilityLabel("mask") }.accessibilityLabel("content"))
    #expect(host.accessibilityElements().map(\.label) == ["content"])
  }

  /// Black on white: whether the upper left corner, a point on its round, and the middle are black.
  private func corners<V: View>(_ view: V) -> [Bool] {
    let picture = Snapshot(view)
    return [picture.isInked(1, 1), picture.isInked(20, 20), picture.isInked(50, 50)]
  }

  @Test func roundedCornersAreCutOff() {
    #expect(corners(Color.black) == [true, true, true])
    #expect(corners(Color.black.cornerRadius(40)) == [false, true, true])
    #expect(corners(Color.black.cornerRadius(40, antialiased: false)) == [false, true, true])
    #expect(corners(Color.black.clipShape(RoundedRectangle(cornerRadius: 40))) == [false, true, true])
    #expect(corners(Color.black.clipShape(.rect(cornerRadius: 40))) == [false, true, true])
    #expect(corners(Color.black.clipShape(.circle)) == [false, true, true])
    #expect(corners(Color.black.clipShape(Capsule())) == [false, true, true])
    #expect(corners(Color.black.clipShape(.rect(topLeadingRadius: 0, bottomTrailingRadius: 40))) == [true, true, true])
  }

  @Test func touchesDoNotCountInCornersThatAreCutOff() throws {
    let host = host(Rectangle().frame(width: 80, height: 80).cornerRadius(40))
    #expect(try isHit(host, 100, 50))
    #expect(try !isHit(host, 63, 13))
  }

  @Test func aMaskShowsAsMuchAsItIsOpaque() {
    let half = Snapshot(Color.black.mask(Color.red.opacity(0.5)))
    #expect(abs(half[50, 50][0] - 128) <= 1)
    let part = Snapshot(Color.black.mask(Circle().frame(width: 20, height: 20)))
    #expect(part.isInked(50, 50) && !part.isInked(20, 50))
    let gradient = LinearGradient(colors: [.clear, .black], startPoint: .leading, endPoint: .trailing)
    let faded = Snapshot(Color.black.mask(gradient))
    #expect(faded[2, 50][0] > 240 && faded[97, 50][0] < 15)
  }

  @Test func whatIsTransparentIsNeitherSeenNorTouched() throws {
    #expect(host(Color.red.opacity(0)).displayList().items.isEmpty)
    #expect(try !isHit(host(Color.red.opacity(0)), 100, 50))
    #expect(abs(Snapshot(Color.black.opacity(0.25))[50, 50][0] - 191) <= 1)
  }

  @Test func aDrawingGroupLooksLikeItsContent() {
    let view = ZStack {
      Color.red
      Color.blue.frame(width: 40, height: 40).opacity(0.5)
    }
    let (plain, grouped) = (Snapshot(view), Snapshot(view.drawingGroup()))
    #expect(plain[50, 50] == grouped[50, 50] && plain[10, 10] == grouped[10, 10])
  }
}
