import Foundation
import Testing

@testable import SwiftUI

@Suite struct ShapeTests {
  private let rect = CGRect(x: 0, y: 0, width: 100, height: 50)

  @Test func basicShapesFillTheirFrames() {
    #expect(Rectangle().path(in: rect).boundingRect == rect)
    #expect(Ellipse().path(in: rect).boundingRect.isClose(to: rect))
    #expect(Capsule().path(in: rect).boundingRect.isClose(to: rect))
    #expect(RoundedRectangle(cornerRadius: 8).path(in: rect).boundingRect.isClose(to: rect))
    #expect(Circle().path(in: rect).boundingRect.isClose(to: CGRect(x: 25, y: 0, width: 50, height: 50)))
  }

  @Test func aCircleStartsAtItsRightmostPointAndLooksClockwise() {
    let quarter = Circle().trim(from: 0, to: 0.25).path(in: CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(quarter.boundingRect.isClose(to: CGRect(x: 50, y: 50, width: 50, height: 50)))
  }

  @Test func aRectangleStartsAtItsOrigin() {
    let half = Rectangle().trim(from: 0, to: 0.5).path(in: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(half.description == "0 0 m 10 0 l 10 10 l")
  }

  @Test func sizes() {
    #expect(Rectangle().sizeThatFits(.unspecified) == CGSize(width: 10, height: 10))
    #expect(Rectangle().sizeThatFits(ProposedViewSize(width: 30, height: nil)) == CGSize(width: 30, height: 10))
    #expect(Circle().sizeThatFits(ProposedViewSize(width: 30, height: 50)) == CGSize(width: 30, height: 30))
    #expect(Circle().sizeThatFits(ProposedViewSize(width: nil, height: 50)) == CGSize(width: 50, height: 50))
    #expect(Circle().sizeThatFits(.unspecified) == CGSize(width: 10, height: 10))
    #expect(
      Circle().trim(from: 0, to: 1).stroke(lineWidth: 2).sizeThatFits(ProposedViewSize(width: 30, height: 50))
        == CGSize(width: 30, height: 30))
  }

  @Test func insets() {
    #expect(Rectangle().inset(by: 5).path(in: rect).boundingRect == rect.insetBy(dx: 5, dy: 5))
    #expect(Rectangle().inset(by: 5).inset(by: -5).path(in: rect).boundingRect == rect)
    #expect(Circle().inset(by: 5).path(in: rect).boundingRect.isClose(to: CGRect(x: 30, y: 5, width: 40, height: 40)))
    #expect(
      RoundedRectangle(cornerRadius: 12, style: .circular).inset(by: 5).path(in: rect)
        == Path(roundedRect: rect.insetBy(dx: 5, dy: 5), cornerRadius: 7, style: .circular))
    #expect(
      RoundedRectangle(cornerRadius: 3).inset(by: 5).path(in: rect)
        == Path(roundedRect: rect.insetBy(dx: 5, dy: 5), cornerRadius: 0))
    #expect(Rectangle().inset(by: 30).path(in: rect).isEmpty)
  }

  @Test func movesScalesAndTurns() {
    #expect(Rectangle().offset(x: 3, y: 4).path(in: rect).boundingRect == rect.offsetBy(dx: 3, dy: 4))
    #expect(
      Rectangle().scale(0.5).path(in: rect).boundingRect == CGRect(x: 25, y: 12.5, width: 50, height: 25))
    #expect(
      Rectangle().scale(x: 0.5, anchor: .leading).path(in: rect).boundingRect
        == CGRect(x: 0, y: 0, width: 50, height: 50))
    #expect(
      Rectangle().rotation(.degrees(90)).path(in: rect).boundingRect
        .isClose(to: CGRect(x: 25, y: -25, width: 50, height: 100)))
    #expect(
      Rectangle().transform(CGAffineTransform(translationX: 1, y: 2)).path(in: rect).boundingRect
        == rect.offsetBy(dx: 1, dy: 2))
    #expect(
      Rectangle().size(width: 7, height: 8).path(in: rect).boundingRect == CGRect(x: 0, y: 0, width: 7, height: 8))
    #expect(
      Rectangle().size(width: 10, height: 10, anchor: .center).path(in: rect).boundingRect
        == CGRect(x: 45, y: 20, width: 10, height: 10))
  }

  @Test func aStrokeCoversBothSidesOfTheOutline() {
    let stroke = Rectangle().stroke(lineWidth: 4).path(in: rect)
    #expect(stroke.boundingRect.isClose(to: rect.insetBy(dx: -2, dy: -2)))
    #expect(stroke.contains(CGPoint(x: 50, y: 1)))
    #expect(!stroke.contains(CGPoint(x: 50, y: 25)))
  }

  @Test func roles() {
    #expect(Circle.role == .fill)
    #expect(_StrokedShape<Circle>.role == .stroke)
    #expect(_TrimmedShape<_StrokedShape<Circle>>.role == .stroke)
  }

  @Test func anErasedShapeActsAsItsOwn() {
    let shape = AnyShape(RoundedRectangle(cornerRadius: 8))
    #expect(shape.path(in: rect) == RoundedRectangle(cornerRadius: 8).path(in: rect))
    #expect(
      AnyShape(AnyShape(Circle())).sizeThatFits(ProposedViewSize(width: 3, height: 9)) == CGSize(width: 3, height: 3))
  }

  @Test func staticMembersMakeShapes() {
    func path<S: Shape>(_ shape: S) -> Path { shape.path(in: rect) }
    #expect(path(.rect) == path(Rectangle()))
    #expect(path(.rect(cornerRadius: 5)) == path(RoundedRectangle(cornerRadius: 5)))
    #expect(path(.rect(topLeadingRadius: 5)) == path(UnevenRoundedRectangle(topLeadingRadius: 5)))
    #expect(path(.circle) == path(Circle()))
    #expect(path(.capsule(style: .circular)) == path(Capsule(style: .circular)))
    #expect(path(.ellipse) == path(Ellipse()))
    #expect(path(.containerRelative) == path(Rectangle()))
  }
}
