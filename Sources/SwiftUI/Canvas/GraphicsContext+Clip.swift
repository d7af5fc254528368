import Raster

extension GraphicsContext {
  /// How a clip is set.
  public struct ClipOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// What lies outside is left, instead of what lies inside.
    public static let inverse = ClipOptions(rawValue: 1 << 0)
  }

  /// The box around what is left by the clips so far, in the context's coordinates.
  public var clipBoundingRect: CGRect {
    guard transform.a * transform.d != transform.b * transform.c else { return .null }
    return clipBounds.applying(transform.inverted())
  }

  /// The same in the canvas's coordinates.
  var clipBounds: CGRect { clip?.bounds ?? outerClip ?? onMain { recorder.bounds } }

  /// Draws everything that follows inside `path` only, or outside of it.
  public mutating func clip(to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()) {
    let placed = path.applying(transform)
    let before = clipBounds
    if options.contains(.inverse) {
      var mask = DisplayList()
      mask.fill(Raster.Path(before), paint: .solid(.black))
      mask.pushGroup(.blendMode(.destinationOut))
      mask.fill(placed.raster, rule: style.rule, antialiased: style.isAntialiased, paint: .solid(.black))
      mask.popGroup()
      clip = CanvasClip(.mask(mask), bounds: before, outer: clip)
    } else {
      clip = CanvasClip(
        .path(placed.raster, style), bounds: before.intersection(placed.boundingRect), outer: clip)
    }
  }

  /// Draws everything that follows as far as what `content` draws is opaque, or is not.
  ///
  /// - Parameter opacity: of the content, from 0 to 1.
  public mutating func clipToLayer(
    opacity: Double = 1, options: ClipOptions = ClipOptions(), content: (inout GraphicsContext) throws -> Void
  ) rethrows {
    let layer = try withoutActuallyEscaping(content) { escapable in
      nonisolated(unsafe) let content = escapable
      return try onMain { try recorder.separately(self, content) }
    }
    var mask = DisplayList()
    let before = clipBounds
    if options.contains(.inverse) {
      mask.fill(Raster.Path(before), paint: .solid(.black))
      mask.pushGroup(GroupEffect(opacity: opacity, blendMode: .destinationOut))
    } else {
      mask.pushGroup(GroupEffect(opacity: opacity, isIsolated: true))
    }
    mask.append(layer)
    mask.popGroup()
    clip = CanvasClip(.mask(mask), bounds: before, outer: clip)
  }
}
