import Foundation

/// Colours at places from 0 to 1.
///
/// As a style by itself it runs from the top to the bottom.
public struct Gradient: Hashable, Sendable {
  /// A colour at a place.
  public struct Stop: Hashable, Sendable {
    /// The colour.
    public var color: Color
    /// The place, clamped to 0…1 when drawn; one that lies before its predecessor moves up to it.
    public var location: CGFloat

    /// A colour at a place.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The space in which the colours between two stops are mixed.
  public struct ColorSpace: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
      case device, perceptual
    }

    let kind: Kind

    /// Gamma-encoded sRGB: the values that a display is sent.
    public static let device = ColorSpace(kind: .device)
    /// Oklab, in which equal steps look about equal.
    public static let perceptual = ColorSpace(kind: .perceptual)
  }

  /// The colours, in the order of their places.
  public var stops: [Stop]

  /// A gradient through `stops`.
  public init(stops: [Stop]) { self.stops = stops }

  /// A gradient through colours at equal distances.
  public init(colors: [Color]) {
    let last = CGFloat(max(colors.count - 1, 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }

  /// The gradient with its colours mixed in `space`.
  public func colorSpace(_ space: ColorSpace) -> AnyGradient { AnyGradient(self).colorSpace(space) }
}

extension Gradient: ShapeStyle {
  public func _resolveStyle(_ context: _StyleContext) -> _ResolvedStyle {
    AnyGradient(self)._resolveStyle(context)
  }
}
