/// What happens to a group's items as one picture, before it is put on what lies below.
///
/// Several effects may be set at once; they apply in the order of the properties here: colour, blur,
/// threshold, shadow, opacity, blending. Another order is written as nested groups.
public struct GroupEffect: Equatable, Sendable {
  /// Recolours the picture.
  public var color: ColorMatrix
  /// Makes the picture black, as opaque as it was bright: alpha becomes luminance times alpha.
  /// Applied after `color`.
  public var luminanceToAlpha: Bool
  /// Standard deviation of a Gaussian blur in points of the group's space; 0 is none. Negative and
  /// non-finite values count as 0. Values beyond 512 pixels are drawn as 512.
  public var blurRadius: Double
  /// Whether the blur repeats the picture's edge outwards, instead of fading into transparency. The edge
  /// is that of the group's `bounds`; the blurred picture is cut off there, too.
  public var blurIsOpaque: Bool
  /// Shows one colour where the picture's opacity is in a range, and nothing elsewhere.
  public var threshold: AlphaThreshold?
  /// A shadow under the picture.
  public var shadow: ShadowEffect?
  /// The picture's opacity, clamped to 0…1; NaN counts as 1.
  public var opacity: Double
  /// How the picture goes onto what lies below.
  public var blendMode: BlendMode
  /// Recolours what lies *below* wherever the picture is, instead of showing the picture: the vibrant
  /// text and tints that lie on materials. The picture's alpha says how much.
  public var vibrancy: ColorMatrix?
  /// Whether the items blend among themselves only, as `compositingGroup()` and `drawingGroup()` ask.
  /// Any effect but opacity implies it. A material in a group with no other effect than this, a shadow and an
  /// opacity still sees what lies below the group; in other groups it sees the group's picture alone.
  public var isIsolated: Bool

  /// A group that changes nothing until its properties are set.
  public init(
    color: ColorMatrix = .identity, luminanceToAlpha: Bool = false, blurRadius: Double = 0,
    blurIsOpaque: Bool = false, threshold: AlphaThreshold? = nil, shadow: ShadowEffect? = nil, opacity: Double = 1,
    blendMode: BlendMode = .normal, vibrancy: ColorMatrix? = nil, isIsolated: Bool = false
  ) {
    self.color = color
    self.luminanceToAlpha = luminanceToAlpha
    self.blurRadius = blurRadius
    self.blurIsOpaque = blurIsOpaque
    self.threshold = threshold
    self.shadow = shadow
    self.opacity = opacity
    self.blendMode = blendMode
    self.vibrancy = vibrancy
    self.isIsolated = isIsolated
  }

  /// A group drawn at `opacity`, from 0 to 1.
  public static func opacity(_ opacity: Double) -> GroupEffect { GroupEffect(opacity: opacity) }

  /// A group put onto what lies below by `mode`.
  public static func blendMode(_ mode: BlendMode) -> GroupEffect { GroupEffect(blendMode: mode) }

  /// A group blurred by a Gaussian of standard deviation `radius` points.
  public static func blur(radius: Double, opaque: Bool = false) -> GroupEffect {
    GroupEffect(blurRadius: radius, blurIsOpaque: opaque)
  }

  /// A group of which only the outline at an opacity is left.
  public static func threshold(_ threshold: AlphaThreshold) -> GroupEffect { GroupEffect(threshold: threshold) }

  /// A group over its shadow.
  public static func shadow(_ shadow: ShadowEffect) -> GroupEffect { GroupEffect(shadow: shadow) }

  /// A recoloured group.
  public static func color(_ matrix: ColorMatrix) -> GroupEffect { GroupEffect(color: matrix) }

  /// A group that blends within itself first: `compositingGroup()` and `drawingGroup()`.
  public static let isolated = GroupEffect(isIsolated: true)

  /// A black group whose alpha is its luminance.
  public static let luminanceToAlpha = GroupEffect(luminanceToAlpha: true)
}
