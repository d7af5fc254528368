import Raster

extension GraphicsContext {
  /// What happens to a thing drawn before it is put onto what has been drawn before.
  public struct Filter: Sendable {
    private enum Kind: Sendable {
      case group(GroupEffect)
      case shadow(Color, radius: CGFloat, offset: CGSize)
      case multiply(Color)
      case threshold(Double, Double, Color)
    }

    private let kind: Kind

    private init(_ kind: Kind) { self.kind = kind }

    @MainActor func effect(in environment: EnvironmentValues) -> GroupEffect {
      switch kind {
      case .group(let effect): effect
      case .shadow(let color, let radius, let offset):
        .shadow(ShadowEffect(color: color.resolve(in: environment).rgba, radius: Double(radius), offset: offset))
      case .multiply(let color): ColorMultiplyEffect(color: color.resolve(in: environment)).group() ?? .isolated
      case .threshold(let least, let greatest, let color):
        .threshold(AlphaThreshold(least: least, greatest: greatest, color: color.resolve(in: environment).rgba))
      }
    }

    /// A shadow under the thing.
    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> Filter {
      Filter(.shadow(color, radius: radius, offset: CGSize(width: x, height: y)))
    }

    /// Each colour channel times that of `color`.
    public static func colorMultiply(_ color: Color) -> Filter { Filter(.multiply(color)) }

    /// Colours through a matrix. Its alpha row is not used: opacity stays as it is.
    public static func colorMatrix(_ matrix: ColorMatrix) -> Filter { Filter(.group(.color(matrix.raster))) }

    public static func hueRotation(_ angle: Angle) -> Filter { Filter(.group(.color(.hueRotation(angle.radians)))) }
    public static func saturation(_ amount: Double) -> Filter { Filter(.group(.color(.saturation(amount)))) }
    public static func brightness(_ amount: Double) -> Filter { Filter(.group(.color(.brightness(amount)))) }
    public static func contrast(_ amount: Double) -> Filter { Filter(.group(.color(.contrast(amount)))) }
    public static func grayscale(_ amount: Double) -> Filter { Filter(.group(.color(.grayscale(amount)))) }

    /// Colours towards their opposites: 1 all the way, 0 not at all.
    public static func colorInvert(_ amount: Double = 1) -> Filter {
      let (scale, shift) = (Float(1 - 2 * amount), Float(amount))
      return Filter(
        .group(
          .color(
            Raster.ColorMatrix(red: [scale, 0, 0, shift], green: [0, scale, 0, shift], blue: [0, 0, scale, shift]))))
    }

    /// Black, as opaque as the thing was bright.
    public static var luminanceToAlpha: Filter { Filter(.group(.luminanceToAlpha)) }

    /// A Gaussian blur of standard deviation `radius`, in points.
    public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
      Filter(.group(.blur(radius: Double(radius))))
    }

    /// One colour where the thing's opacity is in a range, and nothing elsewhere. Over a blur it makes shapes flow into
    /// each other.
    public static func alphaThreshold(min: Double, max: Double = 1, color: Color = .black) -> Filter {
      Filter(.threshold(min, max, color))
    }
  }

  /// How filters treat colours. Of no effect here: colours are gamma-encoded.
  public struct FilterOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let linearColor = FilterOptions(rawValue: 1 << 0)
  }

  /// How a blur treats edges. Of no effect here.
  public struct BlurOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let opaque = BlurOptions(rawValue: 1 << 0)
    public static let dithersResult = BlurOptions(rawValue: 1 << 1)
  }
}

/// A map of colours with an offset: five weights for each of red, green, blue and alpha.
public struct ColorMatrix: Equatable, Sendable {
  public var r1: Float = 1, r2: Float = 0, r3: Float = 0, r4: Float = 0, r5: Float = 0
  public var g1: Float = 0, g2: Float = 1, g3: Float = 0, g4: Float = 0, g5: Float = 0
  public var b1: Float = 0, b2: Float = 0, b3: Float = 1, b4: Float = 0, b5: Float = 0
  public var a1: Float = 0, a2: Float = 0, a3: Float = 0, a4: Float = 1, a5: Float = 0

  /// The matrix that changes nothing.
  public init() {}

  /// The part that concerns colours.
  var raster: Raster.ColorMatrix {
    Raster.ColorMatrix(red: [r1, r2, r3, r5], green: [g1, g2, g3, g5], blue: [b1, b2, b3, b5])
  }
}
