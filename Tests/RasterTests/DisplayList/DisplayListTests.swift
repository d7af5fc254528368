import Foundation
import Testing

@testable import Raster

@Suite struct DisplayListTests {
  let box = Path(CGRect(x: 0, y: 0, width: 10, height: 10))

  @Test func endsMustMatchBeginnings() {
    var list = DisplayList()
    list.popGroup()
    list.pushGroup(.opacity(0.5))
    list.popClip()
    list.popMask()
    #expect(list.openCount == 1)
    list.popGroup()
    #expect(list.openCount == 0)
    #expect(list.items.count == 2)
  }

  @Test func appendingClosesWhatWasLeftOpen() {
    var inner = DisplayList()
    inner.pushGroup(.opacity(0.5))
    inner.pushClip(box)
    inner.fill(box, paint: .solid(.black))
    var list = DisplayList()
    list.append(inner)
    list.fill(box, paint: .solid(.white))
    #expect(list.items.map(\.kind) == [.beginGroup, .beginClip, .fill, .endClip, .endGroup, .fill])
  }

  @Test func masksHoldTheirPicture() {
    var mask = DisplayList()
    mask.fill(box, paint: .solid(.black), id: 3)
    var list = DisplayList()
    list.pushMask(mask, id: 1)
    list.fill(box, paint: .solid(.white), id: 2)
    list.popMask()
    #expect(list.items.map(\.kind) == [.beginMask, .fill, .beginMasked, .fill, .endMask])
    #expect(list.items.map(\.id) == [1, 3, 1, 2, 0])
  }

  @Test func emptyPathsAndPicturesAreLeftOut() {
    var list = DisplayList()
    list.fill(Path(), paint: .solid(.black))
    list.stroke(Path(), style: StrokeStyle(), paint: .solid(.black))
    list.backdrop(Path(), recipe: .regular(dark: false))
    list.image(Surface(width: 0, height: 4), in: CGRect(x: 0, y: 0, width: 5, height: 5))
    list.image(Surface(width: 4, height: 4), in: .null)
    #expect(list.isEmpty)
  }

  @Test func listsOfEqualItemsAreEqual() {
    func list(_ white: Float, rebuilt: Bool) -> DisplayList {
      var list = DisplayList()
      let path = rebuilt ? Path(CGRect(x: 0, y: 0, width: 10, height: 10)) : box
      list.fill(path, paint: .solid(RGBA(white: white)), id: 1)
      return list
    }
    #expect(list(1, rebuilt: false) == list(1, rebuilt: true))
    #expect(list(1, rebuilt: false) != list(0.5, rebuilt: false))
  }

  @Test(arguments: [
    (Path(CGRect(x: 1, y: 2, width: 3, height: 4)), CGRect(x: 1, y: 2, width: 3, height: 4)),
    (Path(ellipseIn: CGRect(x: 1, y: 2, width: 3, height: 4)), nil),
    (Path(roundedRect: CGRect(x: 1, y: 2, width: 9, height: 9), cornerSize: CGSize(width: 2, height: 2)), nil),
  ])
  func rectanglesAreRecognised(path: Path, rect: CGRect?) {
    #expect(path.rectangle == rect)
  }

  @Test func openRectanglesAndQuadranglesAreNot() {
    let open = Path { path in
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: 4, y: 0))
      path.addLine(to: CGPoint(x: 4, y: 4))
      path.addLine(to: CGPoint(x: 0, y: 4))
      path.addLine(to: .zero)
    }
    #expect(open.rectangle == nil)
    let skew = Path { path in
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: 4, y: 1))
      path.addLine(to: CGPoint(x: 4, y: 4))
      path.addLine(to: CGPoint(x: 0, y: 4))
      path.closeSubpath()
    }
    #expect(skew.rectangle == nil)
    let half = box.wholePixels(device: CGAffineTransform(translationX: 0.5, y: 0))
    #expect(half == nil)
    let twice = box.wholePixels(device: CGAffineTransform(scaleX: 2, y: -1))
    #expect(twice == PixelRect(minX: 0, minY: -10, maxX: 20, maxY: 0))
  }
}
