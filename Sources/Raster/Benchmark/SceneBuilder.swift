import Foundation

/// Puts a built-in scene together.
struct SceneBuilder {
  private(set) var paths: [Path] = []
  private(set) var frames: [[BenchmarkScene.Step]] = [[]]
  private let font = BlockFont()
  private var state: UInt64 = 0x5EED

  /// A repeatable random number (SplitMix64).
  mutating func number(_ low: Double, _ high: Double) -> Double {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    z ^= z >> 31
    return low + (high - low) * Double(z >> 11) * 0x1p-53
  }

  /// A repeatable random colour.
  mutating func color(alpha: Float) -> RGBA {
    RGBA(
      red: Float(number(0, 1)), green: Float(number(0, 1)), blue: Float(number(0, 1)), alpha: alpha)
  }

  mutating func nextFrame() { frames.append([]) }

  mutating func append(_ step: BenchmarkScene.Step) { frames[frames.count - 1].append(step) }

  mutating func clear(_ rect: PixelRect = PixelRect(x: 0, y: 0, width: 1600, height: 1200)) {
    append(.clear(rect, .white))
  }

  mutating func fill(_ path: Path, _ paint: Paint) {
    paths.append(path)
    append(.fill(path: paths.count - 1, rule: .nonZero, translation: .zero, paint: paint))
  }

  mutating func stroke(_ path: Path, _ style: StrokeStyle, _ paint: Paint) {
    paths.append(path)
    append(.stroke(path: paths.count - 1, style: style, translation: .zero, paint: paint))
  }

  /// A linear gradient with evenly spaced colours.
  func linear(from start: CGPoint, to end: CGPoint, _ colors: [RGBA]) -> Paint {
    let stops = colors.enumerated().map { index, color in
      GradientRamp.Stop(color: color, location: Double(index) / Double(max(1, colors.count - 1)))
    }
    return .gradient(Gradient(.linear(start: start, end: end), ramp: GradientRamp(stops)))
  }

  /// Lines of glyphs from (`x`, `y`) on, as runs or as one fill for each glyph.
  mutating func text(
    count: Int, size: Double, x: Double, y: Double, columns: Int, _ color: RGBA, asOutlines: Bool
  ) {
    var glyphs: [UInt32] = []
    var positions: [CGPoint] = []
    for index in 0..<count {
      glyphs.append(UInt32(number(0, Double(BlockFont.count))))
      positions.append(
        CGPoint(
          x: x + Double(index % columns) * size * 0.61, y: y + Double(index / columns) * size * 2.3))
    }
    guard asOutlines else {
      append(
        .glyphs(
          GlyphRun(source: font, size: size, glyphs: glyphs, positions: positions),
          paint: .solid(color)))
      return
    }
    let scale = CGAffineTransform(scaleX: size, y: size)
    let first = paths.count
    for glyph in 0..<BlockFont.count {
      paths.append((font.outline(of: UInt32(glyph)) ?? Path()).applying(scale))
    }
    for (glyph, position) in zip(glyphs, positions) {
      append(
        .fill(
          path: first + Int(glyph), rule: .nonZero, translation: position, paint: .solid(color)))
    }
  }
}

/// Letters of strokes, bowls and dots, about as heavy to draw as a real font's.
final class BlockFont: GlyphSource {
  static let count = 48

  private let outlines: [Path] = (0..<BlockFont.count).map(BlockFont.make)

  func outline(of glyph: UInt32) -> Path? {
    glyph < UInt32(outlines.count) ? outlines[Int(glyph)] : nil
  }

  /// Each bit of the number says whether the letter has a certain part.
  private static func make(_ number: Int) -> Path {
    let stem = 0.085
    var path = Path()
    func bowl(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
      path.addEllipse(in: CGRect(x: x, y: y, width: width, height: height))
      // The counter runs the other way round, so that the non-zero rule leaves it open.
      var inner = Path()
      inner.addArc(
        center: CGPoint(x: x + width / 2, y: y + height / 2), radius: 1, startAngle: 0,
        endAngle: -2 * .pi, clockwise: true)
      inner.closeSubpath()
      path.addPath(
        inner.applying(
          CGAffineTransform(translationX: -(x + width / 2), y: -(y + height / 2))
            .concatenating(CGAffineTransform(scaleX: width / 2 - stem, y: height / 2 - stem))
            .concatenating(CGAffineTransform(translationX: x + width / 2, y: y + height / 2))))
    }
    if number & 1 == 0 { path.addRect(CGRect(x: 0.06, y: -0.72, width: stem, height: 0.72)) }
    if number & 2 != 0 { bowl(0.06, -0.5, 0.46, 0.51) }
    if number & 4 != 0 { path.addRect(CGRect(x: 0.06, y: -0.4, width: 0.4, height: stem)) }
    if number & 8 != 0 { bowl(0.1, -0.72, 0.38, 0.38) }
    if number & 16 != 0 { path.addEllipse(in: CGRect(x: 0.24, y: -0.7, width: 0.12, height: 0.12)) }
    if number & 32 != 0 {
      path.addLines([
        CGPoint(x: 0.06, y: 0), CGPoint(x: 0.44, y: -0.5), CGPoint(x: 0.52, y: -0.5),
        CGPoint(x: 0.14, y: 0),
      ])
      path.closeSubpath()
    }
    if path.isEmpty { bowl(0.06, -0.5, 0.44, 0.5) }
    return path
  }
}
