import Foundation

/// The weight of a font on the scale from −1 to 1 on which regular is 0.
public struct FontWeight: Hashable, Sendable, Comparable {
  /// The position on the scale.
  public var rawValue: CGFloat

  /// A weight; NaN counts as regular and the scale's ends hold everything beyond them.
  public init(rawValue: CGFloat) {
    self.rawValue = rawValue.isNaN ? 0 : min(max(rawValue, -1), 1)
  }

  public static let ultraLight = FontWeight(rawValue: -0.8)
  public static let thin = FontWeight(rawValue: -0.6)
  public static let light = FontWeight(rawValue: -0.4)
  public static let regular = FontWeight(rawValue: 0)
  public static let medium = FontWeight(rawValue: 0.23)
  public static let semibold = FontWeight(rawValue: 0.3)
  public static let bold = FontWeight(rawValue: 0.4)
  public static let heavy = FontWeight(rawValue: 0.56)
  public static let black = FontWeight(rawValue: 0.62)

  /// The nine named weights, light to dark.
  public static let named: [FontWeight] = [
    .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
  ]

  public static func < (left: FontWeight, right: FontWeight) -> Bool {
    left.rawValue < right.rawValue
  }

  /// The weight on OpenType's scale (100…900), linear between the named weights.
  public var openType: CGFloat {
    let stops = FontWeight.named
    guard let upper = stops.firstIndex(where: { $0 >= self }) else { return 900 }
    guard upper > 0 else { return 100 }
    let low = stops[upper - 1].rawValue
    let high = stops[upper].rawValue
    let part = (rawValue - low) / (high - low)
    return (CGFloat(upper) + part) * 100
  }

  /// The weight that the Bold Text accessibility setting makes of this one: two named steps darker.
  public var legible: FontWeight {
    let stops = FontWeight.named
    let index = stops.lastIndex { $0 <= self } ?? 0
    return stops[min(index + 2, stops.count - 1)]
  }
}
