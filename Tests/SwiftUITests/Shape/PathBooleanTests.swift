import Foundation
import Testing

@testable import SwiftUI

@Suite struct PathBooleanTests {
  private let left = Path(CGRect(x: 0, y: 0, width: 20, height: 20))
  private let right = Path(CGRect(x: 10, y: 5, width: 20, height: 10))

  @Test func rectanglesCombineExactly() {
    #expect(left.intersection(right).description == "10 5 m 20 5 l 20 15 l 10 15 l h")
    #expect(left.subtracting(right).description == "0 0 m 20 0 l 20 5 l 10 5 l 10 15 l 20 15 l 20 20 l 0 20 l h")
    #expect(left.union(right).boundingRect == CGRect(x: 0, y: 0, width: 30, height: 20))
    #expect(left.union(left).description == "0 0 m 20 0 l 20 20 l 0 20 l h")
    #expect(left.symmetricDifference(left).isEmpty)
    #expect(left.subtracting(left).isEmpty)
    #expect(left.intersection(right.offsetBy(dx: 50, dy: 0)).isEmpty)
    #expect(Path().union(left).description == "0 0 m 20 0 l 20 20 l 0 20 l h")
    #expect(Path().union(Path()).isEmpty)
  }

  @Test func holesStayHoles() {
    let ring = left.subtracting(Path(CGRect(x: 5, y: 5, width: 5, height: 5)))
    #expect(!ring.contains(CGPoint(x: 7, y: 7)) && ring.contains(CGPoint(x: 2, y: 2)))
    #expect(!ring.contains(CGPoint(x: 7, y: 7), eoFill: true))
    let filled = ring.union(Path(CGRect(x: 4, y: 4, width: 7, height: 7)))
    #expect(filled.description == "0 0 m 20 0 l 20 20 l 0 20 l h")
  }

  @Test func normalizingFollowsTheFillRule() {
    let nested = Path { path in
      path.addRect(CGRect(x: 0, y: 0, width: 20, height: 20))
      path.addRect(CGRect(x: 5, y: 5, width: 5, height: 5))
    }
    #expect(!nested.normalized().contains(CGPoint(x: 7, y: 7)))
    #expect(nested.normalized(eoFill: false).contains(CGPoint(x: 7, y: 7)))
    let bow = Path { path in
      path.addLines([.zero, CGPoint(x: 10, y: 10), CGPoint(x: 10, y: 0), CGPoint(x: 0, y: 10)])
      path.closeSubpath()
    }
    let normal = bow.normalized()
    #expect(normal.contains(CGPoint(x: 2, y: 5)) && normal.contains(CGPoint(x: 8, y: 5)))
    #expect(!normal.contains(CGPoint(x: 5, y: 2)) && !normal.contains(CGPoint(x: 5, y: 8)))
  }

  /// Membership of the result at many places must be what the operation says of the operands' membership.
  @Test(arguments: 0..<24)
  func membershipIsThatOfTheOperands(seed: Int) {
    var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1
    func random() -> CGFloat {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return CGFloat(state >> 40) / CGFloat(1 << 24)
    }
    func shape() -> Path {
      Path { path in
        for _ in 0..<2 {
          let rect = CGRect(x: random() * 60, y: random() * 60, width: 20 + random() * 40, height: 20 + random() * 40)
          switch Int(random() * 3) {
          case 0: path.addEllipse(in: rect)
          case 1: path.addRoundedRect(in: rect, cornerSize: CGSize(width: 9, height: 9))
          default:
            path.move(to: CGPoint(x: random() * 100, y: random() * 100))
            for _ in 0..<4 { path.addLine(to: CGPoint(x: random() * 100, y: random() * 100)) }
            path.closeSubpath()
          }
        }
      }
    }
    let (a, b) = (shape(), shape())
    let eoFill = seed % 2 == 0
    let (intersection, union) = (a.intersection(b, eoFill: eoFill), a.union(b, eoFill: eoFill))
    let (difference, symmetric) = (a.subtracting(b, eoFill: eoFill), a.symmetricDifference(b, eoFill: eoFill))
    /// Whether the outline of `path` is so near that rounding may decide.
    func isNearEdge(_ path: Path, _ point: CGPoint) -> Bool {
      let d: CGFloat = 0.03
      let around = [(d, 0), (-d, 0), (0, d), (0, -d)].map { CGPoint(x: point.x + $0.0, y: point.y + $0.1) }
      return Set(around.map { path.contains($0, eoFill: eoFill) }).count > 1
    }
    for _ in 0..<400 {
      let point = CGPoint(x: random() * 120, y: random() * 120)
      if isNearEdge(a, point) || isNearEdge(b, point) { continue }
      let (inA, inB) = (a.contains(point, eoFill: eoFill), b.contains(point, eoFill: eoFill))
      #expect(intersection.contains(point) == (inA && inB), "\(point)")
      #expect(union.contains(point) == (inA || inB), "\(point)")
      #expect(difference.contains(point) == (inA && !inB), "\(point)")
      #expect(symmetric.contains(point) == (inA != inB), "\(point)")
      // Both fill rules agree about what comes out.
      #expect(union.contains(point) == union.contains(point, eoFill: true), "\(point)")
    }
  }

  @Test func linesAreCutAtTheOutline() {
    let line = Path { path in path.addLines([CGPoint(x: -10, y: 10), CGPoint(x: 40, y: 10)]) }
    #expect(line.lineIntersection(left).description == "0 10 m 20 10 l")
    #expect(line.lineSubtraction(left).description == "-10 10 m 0 10 l 20 10 m 40 10 l")
    let corner = Path { path in path.addLines([CGPoint(x: 5, y: 10), CGPoint(x: 15, y: 10), CGPoint(x: 15, y: 30)]) }
    #expect(corner.lineIntersection(left).description == "5 10 m 15 10 l 15 20 l")
  }

  @Test func shapesCombine() {
    let rect = CGRect(x: 0, y: 0, width: 20, height: 20)
    let shape = Rectangle().subtracting(Circle()).path(in: rect)
    #expect(!shape.contains(CGPoint(x: 10, y: 10)) && shape.contains(CGPoint(x: 1, y: 1)))
    let both = Rectangle().offset(x: 5).intersection(.rect).path(in: rect)
    #expect(both.boundingRect == CGRect(x: 5, y: 0, width: 15, height: 20))
  }
}
