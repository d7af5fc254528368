import Foundation

/// A rectangle of whole pixels, `minX..<maxX` by `minY..<maxY`.
public struct PixelRect: Hashable, Sendable {
  /// The first column.
  public var minX: Int
  /// The first row.
  public var minY: Int
  /// One past the last column.
  public var maxX: Int
  /// One past the last row.
  public var maxY: Int

  /// The rectangle between these edges; empty when they are out of order.
  public init(minX: Int, minY: Int, maxX: Int, maxY: Int) {
    self.minX = minX
    self.minY = minY
    self.maxX = maxX
    self.maxY = maxY
  }

  /// The rectangle of `width` by `height` pixels whose first pixel is (`x`, `y`).
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.init(minX: x, minY: y, maxX: x + width, maxY: y + height)
  }

  /// The smallest pixel rectangle that covers `rect`. Edges are clamped to ±2³⁰; NaN or a null
  /// rectangle gives an empty one.
  public init(covering rect: CGRect) {
    let (left, top) = (Double(rect.minX), Double(rect.minY))
    let (right, bottom) = (Double(rect.maxX), Double(rect.maxY))
    guard left <= right, top <= bottom, !rect.isNull else {
      self = .empty
      return
    }
    func whole(_ value: Double) -> Int { Int(min(max(value, -0x1p30), 0x1p30)) }
    self.init(
      minX: whole(left.rounded(.down)), minY: whole(top.rounded(.down)),
      maxX: whole(right.rounded(.up)), maxY: whole(bottom.rounded(.up)))
  }

  /// No pixel at all.
  public static let empty = PixelRect(minX: 0, minY: 0, maxX: 0, maxY: 0)

  /// Columns; never negative.
  public var width: Int { max(0, maxX - minX) }
  /// Rows; never negative.
  public var height: Int { max(0, maxY - minY) }
  /// Whether no pixel is inside.
  public var isEmpty: Bool { maxX <= minX || maxY <= minY }
  /// The number of pixels.
  public var area: Int { width * height }

  /// The pixels that are in both.
  public func intersection(_ other: PixelRect) -> PixelRect {
    PixelRect(
      minX: max(minX, other.minX), minY: max(minY, other.minY),
      maxX: min(maxX, other.maxX), maxY: min(maxY, other.maxY))
  }

  /// The smallest rectangle that holds both; an empty one adds nothing.
  public func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return PixelRect(
      minX: min(minX, other.minX), minY: min(minY, other.minY),
      maxX: max(maxX, other.maxX), maxY: max(maxY, other.maxY))
  }

  /// Whether a pixel is in both.
  public func intersects(_ other: PixelRect) -> Bool { !intersection(other).isEmpty }

  /// Whether every pixel of `other` is in this rectangle.
  public func contains(_ other: PixelRect) -> Bool {
    other.isEmpty
      || (minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY)
  }

  /// Whether the pixel (`x`, `y`) is inside.
  public func contains(x: Int, y: Int) -> Bool { x >= minX && x < maxX && y >= minY && y < maxY }

  /// The rectangle grown on each side (shrunk when negative).
  public func insetBy(dx: Int, dy: Int) -> PixelRect {
    PixelRect(minX: minX + dx, minY: minY + dy, maxX: maxX - dx, maxY: maxY - dy)
  }

  /// The rectangle moved.
  public func offsetBy(dx: Int, dy: Int) -> PixelRect {
    PixelRect(minX: minX + dx, minY: minY + dy, maxX: maxX + dx, maxY: maxY + dy)
  }

  /// The same rectangle in Foundation's terms.
  public var cgRect: CGRect { CGRect(x: minX, y: minY, width: width, height: height) }
}
