/// Core Graphics' colour, as far as it is handed on to `Color`.
public final class CGColor: Hashable, Sendable {
  let color: Color

  init(_ color: Color) { self.color = color }

  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(Color(red: red, green: green, blue: blue, opacity: alpha))
  }

  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  public convenience init(gray: CGFloat, alpha: CGFloat) { self.init(Color(white: gray, opacity: alpha)) }

  /// Red, green, blue and opacity of the colour in light appearance.
  public var components: [CGFloat]? {
    let resolved = color.resolve(in: EnvironmentValues())
    return [CGFloat(resolved.red), CGFloat(resolved.green), CGFloat(resolved.blue), CGFloat(resolved.opacity)]
  }

  public var numberOfComponents: Int { 4 }
  public var alpha: CGFloat { components?[3] ?? 1 }

  public static func == (a: CGColor, b: CGColor) -> Bool { a.color == b.color }

  public func hash(into hasher: inout Hasher) { hasher.combine(color) }
}

extension Color {
  /// The same colour as Core Graphics'.
  public init(cgColor: CGColor) { self = cgColor.color }

  /// The same colour as Core Graphics'.
  public init(_ cgColor: CGColor) { self = cgColor.color }

  /// The colour as Core Graphics has it.
  public var cgColor: CGColor? { CGColor(self) }
}

extension UIColor {
  /// The colour as Core Graphics has it.
  public var cgColor: CGColor { CGColor(color) }

  /// The same colour as Core Graphics'.
  public convenience init(cgColor: CGColor) { self.init(cgColor.color) }

  /// The parts of the colour in light appearance, in extended sRGB.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let resolved = color.resolve(in: EnvironmentValues())
    red?.pointee = CGFloat(resolved.red)
    green?.pointee = CGFloat(resolved.green)
    blue?.pointee = CGFloat(resolved.blue)
    alpha?.pointee = CGFloat(resolved.opacity)
    return true
  }
}
