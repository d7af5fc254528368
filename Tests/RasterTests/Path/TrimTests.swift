import Foundation
import Testing

@testable import Raster

@Suite("Trim")
struct TrimTests {
  let circle = Path(ellipseIn: CGRect(x: -10, y: -10, width: 20, height: 20))

  @Test("The whole range is the path itself")
  func whole() {
    #expect(circle.trimmedPath(from: 0, to: 1).isIdentical(to: circle))
    #expect(circle.trimmedPath(from: -1, to: 2).isIdentical(to: circle))
  }

  @Test("Empty and reversed ranges are empty, NaN counts as zero")
  func empty() {
    #expect(circle.trimmedPath(from: 0.3, to: 0.3).isEmpty)
    #expect(circle.trimmedPath(from: 0.7, to: 0.3).isEmpty)
    #expect(circle.trimmedPath(from: 0, to: .nan).isEmpty)
    #expect(Path().trimmedPath(from: 0, to: 0.5).isEmpty)
  }

  @Test("The smallest range is a dot at the start")
  func dot() {
    let dot = circle.trimmedPath(from: 0, to: .leastNonzeroMagnitude)
    #expect(!dot.isEmpty)
    let box = dot.boundingRect
    #expect(abs(box.midX - 10) < 1e-9 && abs(box.midY) < 1e-9)
    #expect(box.width < 1e-9 && box.height < 1e-9)
    let mask = Painter(Surface(width: 40, height: 40)).mask(
      ofStroke: dot, style: StrokeStyle(lineWidth: 4, lineCap: .round),
      transform: CGAffineTransform(translationX: 20, y: 20))
    #expect(mask[30, 20] == 255)
  }

  @Test("Fractions are of the arc length")
  func fractions() {
    for fraction in stride(from: 0.05, through: 0.95, by: 0.09) {
      let part = circle.trimmedPath(from: 0, to: fraction)
      #expect(abs(part.length - fraction * circle.length) < 1e-6)
      let end = part.currentPoint ?? .zero
      #expect(abs(end.x - 10 * cos(fraction * 2 * .pi)) < 1e-3)
      #expect(abs(end.y - 10 * sin(fraction * 2 * .pi)) < 1e-3)
    }
    #expect(abs(circle.length - 20 * .pi) < 1e-3)
  }

  @Test("Parts put together have the whole length")
  func parts() {
    for seed in 0..<10 {
      var random = SplitMix(seed: UInt64(seed))
      func point() -> CGPoint { CGPoint(x: random.double(-50...50), y: random.double(-50...50)) }
      let path = Path {
        $0.move(to: point())
        for _ in 0..<4 {
          $0.addCurve(to: point(), control1: point(), control2: point())
          $0.addQuadCurve(to: point(), control: point())
          $0.addLine(to: point())
        }
        $0.closeSubpath()
      }
      let cut = random.double(0.1...0.9)
      let sum = path.trimmedPath(from: 0, to: cut).length + path.trimmedPath(from: cut, to: 1).length
      #expect(abs(sum - path.length) < 1e-5 * path.length, "seed \(seed)")
    }
  }

  @Test("Subpaths stay apart and count by length")
  func subpaths() {
    let path = Path {
      $0.addLines([.zero, CGPoint(x: 30, y: 0)])
      $0.addLines([CGPoint(x: 0, y: 5), CGPoint(x: 10, y: 5)])
    }
    let part = path.trimmedPath(from: 0.5, to: 0.875)
    #expect(
      part.elements == [
        .move(to: CGPoint(x: 20, y: 0)), .line(to: CGPoint(x: 30, y: 0)),
        .move(to: CGPoint(x: 0, y: 5)), .line(to: CGPoint(x: 5, y: 5)),
      ])
    // A range that begins where a subpath begins does not bring the other's end along.
    #expect(path.trimmedPath(from: 0.75, to: 1).elements.count == 2)
  }

  @Test("A closed path's last side can be trimmed away")
  func closing() {
    let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(
      square.trimmedPath(from: 0, to: 0.75).elements == [
        .move(to: .zero), .line(to: CGPoint(x: 10, y: 0)), .line(to: CGPoint(x: 10, y: 10)),
        .line(to: CGPoint(x: 0, y: 10)),
      ])
    #expect(square.trimmedPath(from: 0.875, to: 1).elements.last == .line(to: .zero))
  }
}
