import Raster

/// What a canvas's renderer draws into.
///
/// A context is a value: a copy with another opacity, transform, clip or filter draws into the same canvas and leaves
/// the original as it is. Lengths are points in the context's coordinates, whose origin is the canvas's top left corner
/// until a transform moves it.
public struct GraphicsContext {
  /// How opaque everything that follows is drawn, from 0 to 1.
  public var opacity = 1.0
  /// How everything that follows is put onto what has been drawn before.
  public var blendMode = BlendMode.normal
  /// From the context's coordinates to the canvas's.
  public var transform = CGAffineTransform.identity

  private(set) var filters: [Filter] = []
  var clip: CanvasClip?
  /// What is left by the clips of the contexts around a layer, in the canvas's coordinates.
  var outerClip: CGRect?
  let recorder: CanvasRecorder

  init(recorder: CanvasRecorder) { self.recorder = recorder }

  /// The environment of the canvas.
  public var environment: EnvironmentValues { onMain { recorder.environment } }

  /// Makes what follows larger or smaller.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(scaleX: x, y: y)) }

  /// Moves the origin of what follows.
  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    concatenate(CGAffineTransform(translationX: x, y: y))
  }

  /// Turns what follows about the origin, clockwise.
  public mutating func rotate(by angle: Angle) { concatenate(CGAffineTransform(rotationAngle: angle.radians)) }

  /// Puts a transform before the one at hand.
  public mutating func concatenate(_ matrix: CGAffineTransform) { transform = matrix.concatenating(transform) }

  /// Has a filter applied to each thing drawn from now on. Of several filters the one added last comes first.
  ///
  /// - Parameter options: of no effect here: colours are gamma-encoded.
  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) { filters.append(filter) }

  /// Draws a layer: what `content` draws is one picture before this context's filters, opacity, blending and clip apply
  /// to it. The layer's own context begins without any.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    try withoutActuallyEscaping(content) { escapable in
      nonisolated(unsafe) let content = escapable
      try onMain { try recorder.layer(self, content) }
    }
  }

  /// How things are put onto what has been drawn before.
  public struct BlendMode: Equatable, Sendable {
    let raster: Raster.BlendMode

    public static let normal = BlendMode(raster: .normal)
    public static let multiply = BlendMode(raster: .multiply)
    public static let screen = BlendMode(raster: .screen)
    public static let overlay = BlendMode(raster: .overlay)
    public static let darken = BlendMode(raster: .darken)
    public static let lighten = BlendMode(raster: .lighten)
    public static let colorDodge = BlendMode(raster: .colorDodge)
    public static let colorBurn = BlendMode(raster: .colorBurn)
    public static let softLight = BlendMode(raster: .softLight)
    public static let hardLight = BlendMode(raster: .hardLight)
    public static let difference = BlendMode(raster: .difference)
    public static let exclusion = BlendMode(raster: .exclusion)
    public static let hue = BlendMode(raster: .hue)
    public static let saturation = BlendMode(raster: .saturation)
    public static let color = BlendMode(raster: .color)
    public static let luminosity = BlendMode(raster: .luminosity)
    public static let sourceAtop = BlendMode(raster: .sourceAtop)
    public static let destinationOver = BlendMode(raster: .destinationOver)
    public static let destinationOut = BlendMode(raster: .destinationOut)
    /// Takes away what has been drawn before, where something is drawn.
    public static let clear = BlendMode(raster: .destinationOut)
    public static let plusDarker = BlendMode(raster: .plusDarker)
    public static let plusLighter = BlendMode(raster: .plusLighter)
  }
}

/// A context belongs to the renderer that it was made for, and that runs on the main actor.
extension GraphicsContext: @unchecked Sendable {}
