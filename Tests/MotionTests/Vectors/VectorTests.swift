import Foundation
import Testing

@testable import Motion

@Suite struct VectorTests {
  @Test func numbersAreVectors() {
    var value = 3.0
    value.scale(by: 2)
    #expect(value == 6)
    #expect(value.magnitudeSquared == 36)
    var float: Float = 3
    float.scale(by: 0.5)
    #expect(float == 1.5)
    #expect(float.magnitudeSquared == 2.25)
    var point: CGFloat = 4
    point.scale(by: 0.25)
    #expect(point == 1)
    #expect(CGFloat(3).magnitudeSquared == 9)
  }

  @Test func interpolation() {
    #expect(10.0.interpolated(towards: 20, amount: 0.25) == 12.5)
    #expect(10.0.interpolated(towards: 20, amount: 1.5) == 25)
    var pair = AnimatablePair(0.0, 100.0)
    pair.interpolate(towards: AnimatablePair(10, 0), amount: 0.5)
    #expect(pair == AnimatablePair(5, 50))
  }

  @Test func pairs() {
    let pair = AnimatablePair(3.0, AnimatablePair(4.0, CGFloat(12)))
    #expect(pair.magnitudeSquared == 169)
    let (double, none) = (pair + pair, pair - pair)
    #expect(double == pair.scaled(by: 2))
    #expect(none == .zero)
    var sum = pair
    sum += pair
    sum -= pair
    #expect(sum == pair)
  }

  @Test func nothingIsAVectorToo() {
    var nothing = EmptyAnimatableData()
    nothing.scale(by: 4)
    nothing += EmptyAnimatableData()
    nothing -= EmptyAnimatableData()
    #expect(nothing == .zero)
    #expect(nothing + nothing - nothing == EmptyAnimatableData.zero)
    #expect(nothing.magnitudeSquared == 0)
  }

  @Test func arraysOfTheSameCount() {
    let (a, b): (AnimatableArray<Double>, AnimatableArray<Double>) = ([1, 2], [10, 20])
    #expect(a + b == [11, 22])
    #expect(b - a == [9, 18])
    #expect(a.scaled(by: 3) == [3, 6])
    #expect(b.magnitudeSquared == 500)
  }

  @Test func theShorterArrayDecides() {
    let (short, long): (AnimatableArray<Double>, AnimatableArray<Double>) = ([1, 2], [10, 20, 30])
    #expect(short + long == [11, 22])
    #expect(long - short == [9, 18])
    #expect(.zero + long == long)
    #expect(long + .zero == long)
    #expect(.zero - long == long.scaled(by: -1))
    #expect(long - .zero == long)
  }

  @Test func geometry() {
    var rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(rect.animatableData == AnimatablePair(AnimatablePair(1, 2), AnimatablePair(3, 4)))
    rect.animatableData = AnimatablePair(AnimatablePair(5, 6), AnimatablePair(7, 8))
    #expect(rect == CGRect(x: 5, y: 6, width: 7, height: 8))
    let size = CGSize(width: 2, height: 4).interpolated(towards: CGSize(width: 4, height: 8), amount: 0.5)
    #expect(size == CGSize(width: 3, height: 6))
  }

  @Test func angles() {
    #expect(Angle(degrees: 180) == .radians(.pi))
    #expect(abs(Angle.radians(.pi / 2).degrees - 90) < 1e-12)
    #expect(Angle(radians: 1.5).animatableData == 192)
    var angle = Angle.degrees(10)
    angle.animatableData = 256
    #expect(angle.radians == 2)
    #expect(-angle + angle == .zero)
    #expect(angle * 2 - angle / 2 == .radians(3))
    #expect(Angle.degrees(10) < .degrees(20))
    angle += .radians(1)
    angle -= .radians(0.5)
    angle *= 2
    angle /= 4
    #expect(angle.radians == 1.25)
    angle.degrees = 360
    #expect(abs(angle.radians - 2 * .pi) < 1e-12)
  }

  @Test func unitPoints() {
    #expect(UnitPoint.bottomTrailing == UnitPoint(x: 1, y: 1))
    #expect(UnitPoint() == .zero)
    #expect(UnitPoint.center.animatableData == AnimatablePair(64, 64))
    var point = UnitPoint.top
    point.animatableData = AnimatablePair(128, 32)
    #expect(point == UnitPoint(x: 1, y: 0.25))
  }

  @Test func animatableDefaults() {
    struct Still: Animatable {}
    #expect(Still().animatableData == EmptyAnimatableData())
    var number = 3.0
    number.animatableData = 4
    #expect(number.animatableData == 4)
  }
}
