import Foundation

@testable import Raster

/// Draws at random, from a seed.
struct Fuzzer {
  private var random: SplitMix

  init(seed: UInt64) { random = SplitMix(seed: seed &* 0x2545_F491_4F6C_DD1D) }

  /// Mostly sensible, now and then anything a Double can be.
  private mutating func number(_ low: Double, _ high: Double) -> Double {
    switch random.int(0...99) {
    case 0: .nan
    case 1: random.int(0...1) == 0 ? .infinity : -.infinity
    case 2: random.double(-1e300...1e300)
    case 3: random.double(-1...1) * .leastNormalMagnitude
    case 4: random.double(-1e7...1e7)
    case 5: Double(bitPattern: random.next())
    case 6...20: random.double(low...high).rounded()
    default: random.double(low...high)
    }
  }

  private mutating func point() -> CGPoint { CGPoint(x: number(-30, 90), y: number(-30, 80)) }

  private mutating func path() -> Path {
    var path = Path()
    for _ in 0..<random.int(0...9) {
      switch random.int(0...12) {
      case 0, 1: path.move(to: point())
      case 2, 3, 4: path.addLine(to: point())
      case 5: path.addQuadCurve(to: point(), control: point())
      case 6, 7: path.addCurve(to: point(), control1: point(), control2: point())
      case 8: path.closeSubpath()
      case 9: path.addEllipse(in: rect())
      case 10:
        path.addRoundedRect(
          in: rect(), cornerSize: CGSize(width: number(0, 20), height: number(0, 20)))
      case 11:
        path.addArc(
          center: point(), radius: number(0, 30), startAngle: number(-7, 7), endAngle: number(-7, 7),
          clockwise: random.int(0...1) == 0)
      default: path.addArc(tangent1End: point(), tangent2End: point(), radius: number(0, 20))
      }
    }
    if random.int(0...9) == 0 { path = path.trimmedPath(from: number(0, 1), to: number(0, 1)) }
    if random.int(0...19) == 0 { path.addPath(path, transform: transform()) }
    return path
  }

  private mutating func rect() -> CGRect {
    CGRect(x: number(-20, 60), y: number(-20, 50), width: number(-5, 60), height: number(-5, 60))
  }

  private mutating func transform() -> CGAffineTransform {
    switch random.int(0...5) {
    case 0, 1: .identity
    case 2: CGAffineTransform(translationX: number(-30, 30), y: number(-30, 30))
    case 3: CGAffineTransform(scaleX: number(-3, 3), y: number(-3, 3))
    case 4: CGAffineTransform(rotationAngle: number(-7, 7))
    default:
      CGAffineTransform(
        a: number(-2, 2), b: number(-2, 2), c: number(-2, 2), d: number(-2, 2), tx: number(-30, 30),
        ty: number(-30, 30))
    }
  }

  private mutating func projection() -> ProjectionTransform {
    var result = ProjectionTransform(transform())
    if random.int(0...1) == 0 { (result.m13, result.m23) = (number(-0.02, 0.02), number(-0.02, 0.02)) }
    if random.int(0...9) == 0 { result.m33 = number(-1, 2) }
    return result
  }

  private mutating func color() -> RGBA {
    RGBA(
      red: Float(number(0, 1)), green: Float(number(0, 1)), blue: Float(number(0, 1)),
      alpha: Float(number(0, 1)))
  }

  private mutating func paint() -> Paint {
    switch random.int(0...5) {
    case 0 where random.int(0...3) == 0:
      let (width, height) = (random.int(0...4), random.int(0...4))
      let vertices = (0..<width * height).map { _ in
        MeshGradient.Vertex(position: point(), leading: point(), top: point(), trailing: point(), bottom: point())
      }
      return .mesh(
        MeshGradient(
          width: width, height: height, vertices: vertices, colors: (0..<width * height).map { _ in color() },
          background: color(), smoothsColors: random.int(0...1) == 0,
          interpolation: random.int(0...3) == 0 ? .perceptual : .device, transform: transform()))
    case 0, 1: return .solid(color())
    case 2:
      let image = Surface(width: random.int(0...9), height: random.int(0...9))
      image.clear(to: color())
      return .image(
        ImagePaint(
          image, filter: random.int(0...1) == 0 ? .nearest : .linear,
          extend: [ImagePaint.Extend.clear, .pad, .repeat, .reflect][random.int(0...3)],
          transform: transform()))
    default:
      let ramp = GradientRamp(
        (0..<random.int(0...3)).map { _ in .init(color: color(), location: number(0, 1)) },
        interpolation: random.int(0...3) == 0 ? .perceptual : .device)
      let geometry: Gradient.Geometry
      switch random.int(0...2) {
      case 0: geometry = .linear(start: point(), end: point())
      case 1: geometry = .radial(center: point(), startRadius: number(0, 20), endRadius: number(0, 40))
      default: geometry = .angular(center: point(), startAngle: number(-7, 7), endAngle: number(-7, 7))
      }
      return .gradient(
        Gradient(
          geometry, ramp: ramp, extend: [Gradient.Extend.pad, .repeat, .reflect][random.int(0...2)],
          transform: transform()))
    }
  }

  private mutating func style() -> StrokeStyle {
    StrokeStyle(
      lineWidth: number(0, 12), lineCap: CGLineCap(rawValue: Int32(random.int(0...2))) ?? .butt,
      lineJoin: CGLineJoin(rawValue: Int32(random.int(0...2))) ?? .miter, miterLimit: number(0, 12),
      dash: (0..<max(0, random.int(-4...3))).map { _ in CGFloat(number(0, 20)) },
      dashPhase: number(-20, 20))
  }

  /// One random drawing step.
  mutating func draw(on painter: Painter) {
    painter.isAntialiased = random.int(0...9) != 0
    painter.clip = painter.bounds
    if random.int(0...3) == 0 {
      painter.clip = PixelRect(
        x: random.int(-9...60), y: random.int(-9...50), width: random.int(0...60),
        height: random.int(0...50))
    }
    painter.clipMask =
      random.int(0...7) == 0 ? painter.mask(of: path(), transform: transform()) : nil
    let mode = BlendMode.allCases[random.int(0...3) == 0 ? random.int(0...20) : 0]
    if random.int(0...9) == 0 {
      painter.fill(
        path(), projection: projection(), with: paint(), opacity: Float(number(0, 1)), blendMode: mode)
    } else if random.int(0...19) == 0 {
      painter.stroke(path(), style: style(), projection: projection(), with: paint(), blendMode: mode)
    } else if random.int(0...1) == 0 {
      painter.fill(
        path(), rule: random.int(0...1) == 0 ? .nonZero : .evenOdd, transform: transform(),
        with: paint(), opacity: Float(number(0, 1)), blendMode: mode)
    } else {
      painter.stroke(
        path(), style: style(), transform: transform(), with: paint(), opacity: Float(number(0, 1)),
        blendMode: mode)
    }
  }
}
