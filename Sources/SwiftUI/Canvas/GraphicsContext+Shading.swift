import Raster

extension GraphicsContext {
  /// What paths, text and symbols are drawn with.
  public struct Shading: Sendable {
    enum Kind: Sendable {
      case foreground
      case style(AnyShapeStyle)
      case palette([Shading])
      case gradient(SwiftUI.Gradient, Raster.Gradient.Geometry, GradientOptions)
      case tiles(Image, origin: CGPoint, sourceRect: CGRect, scale: CGFloat)
      case resolved(Ink)
    }

    let kind: Kind

    /// The foreground style of the canvas.
    public static var foreground: Shading { Shading(kind: .foreground) }

    /// Several shadings, of which what is drawn takes the one that it needs: the first where it has one level only.
    public static func palette(_ array: [Shading]) -> Shading { Shading(kind: .palette(array)) }

    public static func color(_ color: Color) -> Shading { Shading(kind: .style(AnyShapeStyle(color))) }

    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) -> Shading {
      color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }

    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading {
      color(Color(colorSpace, white: white, opacity: opacity))
    }

    /// A style, its unit square lying over what is drawn.
    public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading(kind: .style(AnyShapeStyle(style))) }

    /// A gradient along a line between two points of the context.
    public static func linearGradient(
      _ gradient: SwiftUI.Gradient, startPoint: CGPoint, endPoint: CGPoint, options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(kind: .gradient(gradient, .linear(start: startPoint, end: endPoint), options))
    }

    /// A gradient from a circle about a point of the context to a larger one.
    public static func radialGradient(
      _ gradient: SwiftUI.Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(
        kind: .gradient(
          gradient, .radial(center: center, startRadius: Double(startRadius), endRadius: Double(endRadius)), options))
    }

    /// A gradient around a point of the context, from an angle once around.
    public static func conicGradient(
      _ gradient: SwiftUI.Gradient, center: CGPoint, angle: Angle = Angle(),
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(
        kind: .gradient(
          gradient, .angular(center: center, startAngle: angle.radians, endAngle: angle.radians + 2 * .pi), options))
    }

    /// Copies of a picture side by side, one of them at `origin`.
    ///
    /// - Parameters:
    ///   - sourceRect: the part of the picture, in its unit square.
    ///   - scale: how large a copy is, as a multiple of the picture's own size.
    public static func tiledImage(
      _ image: Image, origin: CGPoint = .zero, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
      scale: CGFloat = 1
    ) -> Shading {
      Shading(kind: .tiles(image, origin: origin, sourceRect: sourceRect, scale: scale))
    }
  }

  /// What gradients show beyond their ends.
  public struct GradientOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The gradient again and again.
    public static let `repeat` = GradientOptions(rawValue: 1 << 0)
    /// The gradient forwards and backwards in turn.
    public static let mirror = GradientOptions(rawValue: 1 << 1)
    /// Of no effect here: colours are mixed gamma-encoded.
    public static let linearColor = GradientOptions(rawValue: 1 << 2)

    var extend: Raster.Gradient.Extend { contains(.mirror) ? .reflect : contains(.repeat) ? .repeat : .pad }
  }

  /// A shading whose colours are known.
  struct Ink: Sendable {
    var levels: [Level]

    enum Level: Sendable {
      case style(_ResolvedStyle)
      /// Opaque where it is; another opacity takes a group.
      case paint(Paint)
    }

    /// The style of a level, as text and symbols need it; a gradient's is its first colour.
    func style(_ level: Int = 0) -> _ResolvedStyle {
      switch levels[min(level, levels.count - 1)] {
      case .style(let style): style
      case .paint(.solid(let color)): _ResolvedStyle(.color(.init(rgba: color)))
      case .paint(.gradient(let gradient)):
        _ResolvedStyle(.color(.init(rgba: gradient.ramp.stops.first?.color ?? .clear)))
      case .paint: _ResolvedStyle(.color(.init(red: 0.5, green: 0.5, blue: 0.5)))
      }
    }
  }

  /// The shading with the colours that it has here, to be used several times.
  public func resolve(_ shading: Shading) -> Shading { Shading(kind: .resolved(ink(shading))) }

  func ink(_ shading: Shading) -> Ink {
    onMain {
      let environment = recorder.environment
      switch shading.kind {
      case .foreground: return Ink(levels: [.style(environment.foregroundInk)])
      case .style(let style):
        return Ink(levels: [.style(style._resolveStyle(_StyleContext(environment: environment)))])
      case .palette(let shadings):
        let levels = shadings.flatMap { ink($0).levels }
        return levels.isEmpty ? ink(.foreground) : Ink(levels: levels)
      case .gradient(let gradient, let geometry, let options):
        let stops = gradient.stops.map { stop in
          GradientRamp.Stop(
            color: stop.color.resolve(in: environment).rgba, location: Double(stop.location))
        }
        let ramp = RampCache.ramp(stops, interpolation: .device)
        return Ink(levels: [.paint(.gradient(Raster.Gradient(geometry, ramp: ramp, extend: options.extend)))])
      case .tiles(let image, let origin, let sourceRect, let scale):
        var style = ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
          ._resolveStyle(_StyleContext(environment: environment))
        style.anchor = CGRect(origin: origin, size: CGSize(width: 1, height: 1))
        return Ink(levels: [.style(style)])
      case .resolved(let ink): return ink
      }
    }
  }
}

extension Color.Resolved {
  init(rgba: RGBA) { self.init(red: rgba.red, green: rgba.green, blue: rgba.blue, opacity: rgba.alpha) }
}
