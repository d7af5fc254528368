import Foundation

/// The colours of UIKit, as far as files use them to make a `Color`.
///
/// Also the type of a colour literal, as in `Color(#colorLiteral(red: 1, green: 0.2, blue: 0.5, alpha: 1))`.
public final class UIColor: Hashable, Sendable, CustomStringConvertible {
  /// The colour as `Color`.
  let color: Color

  /// The same colour as `color`.
  public init(_ color: Color) { self.color = color }

  /// A constant colour in extended sRGB; rules for bad numbers are those of `Color`.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(Color(red: red, green: green, blue: blue, opacity: alpha))
  }

  /// A constant colour in Display P3.
  public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(Color(.displayP3, red: red, green: green, blue: blue, opacity: alpha))
  }

  /// A constant colour by hue, saturation and brightness, each clamped to 0…1 as UIKit does.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    func unit(_ value: CGFloat) -> Double { value > 0 ? min(Double(value), 1) : 0 }
    self.init(
      Color(hue: unit(hue), saturation: unit(saturation), brightness: unit(brightness), opacity: alpha))
  }

  /// A constant grey.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(Color(white: white, opacity: alpha))
  }

  /// The colour called `name` in the main asset catalogue; like `Color("name")` it is looked up when it is drawn.
  public convenience init?(named name: String) {
    self.init(Color(name))
  }

  /// The colour with this opacity instead of its own.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    if case .resolved(var resolved) = color.provider {
      resolved.opacity = Float(alpha > 0 ? min(alpha, 1) : 0)
      return UIColor(Color(resolved))
    }
    return UIColor(color.opacity(alpha))
  }

  public static func == (a: UIColor, b: UIColor) -> Bool { a.color == b.color }

  public func hash(into hasher: inout Hasher) { hasher.combine(color) }

  public var description: String { color.description }
}

/// What `#colorLiteral` makes.
public typealias _ColorLiteralType = UIColor

extension UIColor: _ExpressibleByColorLiteral {
  public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }
}
