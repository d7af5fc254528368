import Foundation
import Testing

@testable import SwiftUI

@Suite struct ShapeAnimationTests {
  @Test func roundedRectangle() {
    var shape = RoundedRectangle(cornerRadius: 10)
    #expect(shape.animatableData == AnimatablePair(10, 10))
    shape.interpolate(towards: RoundedRectangle(cornerRadius: 20), amount: 0.5)
    #expect(shape.cornerSize == CGSize(width: 15, height: 15))
  }

  @Test func unevenRoundedRectangle() {
    let shape = UnevenRoundedRectangle(
      topLeadingRadius: 1, bottomLeadingRadius: 2, bottomTrailingRadius: 3, topTrailingRadius: 4)
    #expect(shape.animatableData == AnimatablePair(AnimatablePair(1, 2), AnimatablePair(3, 4)))
  }

  @Test func trim() {
    var shape = _TrimmedShape(shape: RoundedRectangle(cornerRadius: 8), startFraction: 0.25, endFraction: 0.75)
    #expect(shape.animatableData == AnimatablePair(AnimatablePair(8, 8), AnimatablePair(0.25, 0.75)))
    shape.animatableData = AnimatablePair(AnimatablePair(1, 2), AnimatablePair(0.5, 1))
    #expect(shape.shape.cornerSize == CGSize(width: 1, height: 2))
    #expect(shape.startFraction == 0.5 && shape.endFraction == 1)
  }

  @Test func stroke() {
    var shape = _StrokedShape(
      shape: RoundedRectangle(cornerRadius: 8), style: StrokeStyle(lineWidth: 2, dash: [1, 2], dashPhase: 5))
    #expect(shape.animatableData == AnimatablePair(AnimatablePair(8, 8), AnimatablePair(2, AnimatablePair(10, 5))))
    shape.animatableData.second = AnimatablePair(3, AnimatablePair(4, 6))
    #expect(shape.style == StrokeStyle(lineWidth: 3, miterLimit: 4, dash: [1, 2], dashPhase: 6))
  }

  @Test func inset() {
    var shape = InsetShapeOf(base: RoundedRectangle(cornerRadius: 8), amount: 3)
    #expect(shape.animatableData == AnimatablePair(AnimatablePair(8, 8), 3))
    shape.animatableData.second = 4
    #expect(shape.amount == 4)
    #expect(InsetShapeOf(base: Circle(), amount: 3).animatableData.second == 3)
  }

  @Test func transforms() {
    let turned = Rectangle().rotation(.radians(1), anchor: .bottomTrailing)
    #expect(turned.animatableData.second == AnimatablePair(128, AnimatablePair(128, 128)))
    let scaled = Rectangle().scale(x: 2, y: 3, anchor: .topLeading)
    #expect(scaled.animatableData.second == AnimatablePair(AnimatablePair(2, 3), AnimatablePair(0, 0)))
    #expect(Rectangle().offset(x: 4, y: 5).animatableData.second == AnimatablePair(4, 5))
  }

  @Test func aPathDoesNotMorph() {
    #expect(Path(CGRect(x: 0, y: 0, width: 1, height: 1)).animatableData == EmptyAnimatableData())
  }

  @Test func anErasedShapeAnimatesWithinItsType() {
    var shape = AnyShape(RoundedRectangle(cornerRadius: 10))
    shape.interpolate(towards: AnyShape(RoundedRectangle(cornerRadius: 20)), amount: 0.5)
    let rect = CGRect(x: 0, y: 0, width: 100, height: 100)
    #expect(shape.path(in: rect) == RoundedRectangle(cornerRadius: 15).path(in: rect))
    shape.interpolate(towards: AnyShape(Circle().trim(from: 0, to: 0.5)), amount: 0.5)
    #expect(shape.path(in: rect) == RoundedRectangle(cornerRadius: 15).path(in: rect))
  }

  @Test func erasedDataIsAVectorSpace() {
    let a = _AnyAnimatableData(AnimatablePair(1.0, 2.0))
    #expect(.zero + a == a)
    #expect(a - a == .zero)
    #expect((a - a).magnitudeSquared == 0)
    #expect(a + a - a == a)
    #expect((.zero - a) + a == .zero)
    #expect(a + _AnyAnimatableData(5.0) == a)
    #expect(a - _AnyAnimatableData(5.0) == .zero)
    #expect(a.magnitudeSquared == 5)
  }
}
