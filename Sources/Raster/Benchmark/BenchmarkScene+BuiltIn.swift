import Foundation

extension BenchmarkScene {
  /// The scenes that come with the rasteriser: what animated components are made of, and a few things
  /// that are hard for rasterisers. The same pixels on every machine.
  public static var builtIn: [BenchmarkScene] {
    [
      clear, badge, rings, morph, radioList, gradient, circles, shortEdges, longEdges, glyphRuns,
      glyphOutlines, dashes, window, blur,
    ]
  }

  /// The built-in scene of this name.
  public static func builtIn(named name: String) -> BenchmarkScene? {
    builtIn.first { $0.name == name }
  }

  private static let size = (width: 1600, height: 1200)
  private static let ink = RGBA(white: 0.11)

  private init(_ name: String, _ summary: String, _ build: (inout SceneBuilder) -> Void) {
    var builder = SceneBuilder()
    build(&builder)
    self.init(
      name: name, summary: summary, width: Self.size.width, height: Self.size.height,
      paths: builder.paths, frames: builder.frames)
  }

  static var clear: BenchmarkScene {
    BenchmarkScene("clear", "The whole window in one colour") { $0.clear() }
  }

  static var badge: BenchmarkScene {
    BenchmarkScene("badge", "A disc with a gradient and a check mark, drawn over its damage") {
      $0.clear(PixelRect(x: 660, y: 460, width: 280, height: 280))
      $0.fill(
        Path(ellipseIn: CGRect(x: 670, y: 470, width: 260, height: 260)),
        $0.linear(
          from: CGPoint(x: 670, y: 470), to: CGPoint(x: 930, y: 730),
          [RGBA(bytes: 40, 205, 65), RGBA(bytes: 0, 113, 164)]))
      $0.stroke(
        Path {
          $0.addLines([CGPoint(x: 738, y: 606), CGPoint(x: 783, y: 651), CGPoint(x: 866, y: 559)])
        }, StrokeStyle(lineWidth: 22, lineCap: .round, lineJoin: .round), .solid(.white))
    }
  }

  static var rings: BenchmarkScene {
    BenchmarkScene("rings", "Three thick trimmed rings with round caps on faint tracks") {
      $0.clear(PixelRect(x: 600, y: 400, width: 400, height: 400))
      let style = StrokeStyle(lineWidth: 34, lineCap: .round)
      for (index, radius) in [166.0, 128, 90].enumerated() {
        let circle = Path(
          ellipseIn: CGRect(x: 800 - radius, y: 600 - radius, width: 2 * radius, height: 2 * radius))
        let hue = [RGBA(bytes: 250, 17, 79), RGBA(bytes: 146, 232, 42), RGBA(bytes: 30, 234, 239)][index]
        $0.stroke(circle, style, .solid(hue.multipliedAlpha(by: 0.2)))
        $0.stroke(
          circle.trimmedPath(from: 0, to: 0.76 - 0.1 * Double(index)), style,
          $0.linear(
            from: CGPoint(x: 634, y: 434), to: CGPoint(x: 966, y: 766),
            [hue, RGBA(white: 1, alpha: 0.9)]))
      }
    }
  }

  static var morph: BenchmarkScene {
    BenchmarkScene("morph", "Twelve frames of a capsule becoming a disc, with a label on it") {
      for step in 0..<12 {
        if step > 0 { $0.nextFrame() }
        let amount = Double(step) / 11
        let (width, height) = (620 - 440 * amount, 160 + 20 * amount)
        $0.clear(PixelRect(x: 480, y: 490, width: 640, height: 220))
        $0.fill(
          Path(
            roundedRect: CGRect(
              x: 800 - width / 2, y: 600 - height / 2, width: width, height: height),
            cornerSize: CGSize(width: 40 + 50 * amount, height: 40 + 50 * amount)),
          .solid(RGBA(bytes: 0, 122, 255)))
        $0.text(count: 30, size: 40, x: 520, y: 612, columns: 30, .white, asOutlines: false)
      }
    }
  }

  static var radioList: BenchmarkScene {
    BenchmarkScene("radio", "Four rows with a ring, a dot and a label") {
      $0.clear(PixelRect(x: 560, y: 400, width: 480, height: 400))
      for row in 0..<4 {
        let y = 410 + Double(row) * 98
        $0.fill(
          Path(
            roundedRect: CGRect(x: 570, y: y, width: 460, height: 86),
            cornerSize: CGSize(width: 18, height: 18)), .solid(RGBA(white: 0.95)))
        let circle = Path(ellipseIn: CGRect(x: 592, y: y + 20, width: 46, height: 46))
        $0.stroke(circle, StrokeStyle(lineWidth: 4), .solid(RGBA(bytes: 0, 122, 255)))
        if row == 1 {
          $0.fill(
            Path(ellipseIn: CGRect(x: 603, y: y + 31, width: 24, height: 24)),
            .solid(RGBA(bytes: 0, 122, 255)))
        }
        $0.text(count: 20, size: 30, x: 660, y: y + 54, columns: 20, ink, asOutlines: false)
      }
    }
  }

  static var gradient: BenchmarkScene {
    BenchmarkScene("gradient", "A translucent diagonal gradient over the whole window") {
      $0.clear()
      $0.fill(
        Path(CGRect(x: 0, y: 0, width: 1600, height: 1200)),
        $0.linear(
          from: .zero, to: CGPoint(x: 1600, y: 1200),
          [
            RGBA(bytes: 255, 60, 80, 220), RGBA(bytes: 90, 80, 220, 120), RGBA(bytes: 0, 200, 190, 40),
          ]))
    }
  }

  static var circles: BenchmarkScene {
    BenchmarkScene("circles", "A thousand small translucent discs") {
      $0.clear()
      for _ in 0..<1000 {
        let radius = $0.number(4, 24)
        let center = CGPoint(x: $0.number(0, 1600), y: $0.number(0, 1200))
        $0.fill(
          Path(
            ellipseIn: CGRect(
              x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)),
          .solid($0.color(alpha: 0.6)))
      }
    }
  }

  static var shortEdges: BenchmarkScene {
    BenchmarkScene("shortEdges", "One polygon of ten thousand short edges") {
      $0.clear()
      var point = CGPoint(x: 800, y: 600)
      var path = Path()
      path.move(to: point)
      for _ in 1..<10_000 {
        point.x = min(max(point.x + $0.number(-16, 16), 0), 1600)
        point.y = min(max(point.y + $0.number(-16, 16), 0), 1200)
        path.addLine(to: point)
      }
      path.closeSubpath()
      $0.fill(path, .solid(ink))
    }
  }

  static var longEdges: BenchmarkScene {
    BenchmarkScene("longEdges", "One polygon of a thousand edges across the window") {
      $0.clear()
      var path = Path()
      for index in 0..<1000 {
        let point = CGPoint(x: $0.number(40, 1560), y: $0.number(40, 1160))
        if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
      }
      path.closeSubpath()
      $0.fill(path, .solid(RGBA(bytes: 88, 86, 214, 180)))
    }
  }

  static var glyphRuns: BenchmarkScene {
    BenchmarkScene("glyphRuns", "A page of two thousand glyphs as runs, from the glyph cache") {
      $0.clear()
      $0.text(count: 2000, size: 24, x: 40, y: 60, columns: 100, ink, asOutlines: false)
    }
  }

  static var glyphOutlines: BenchmarkScene {
    BenchmarkScene("glyphOutlines", "The same page, each glyph filled as an outline") {
      $0.clear()
      $0.text(count: 2000, size: 24, x: 40, y: 60, columns: 100, ink, asOutlines: true)
    }
  }

  static var dashes: BenchmarkScene {
    BenchmarkScene("dashes", "Forty dashed waves with round caps") {
      $0.clear()
      for row in 0..<40 {
        var path = Path()
        let y = 20 + Double(row) * 29
        path.move(to: CGPoint(x: 0, y: y))
        for wave in 0..<8 {
          let x = Double(wave) * 200
          path.addCurve(
            to: CGPoint(x: x + 200, y: y), control1: CGPoint(x: x + 66, y: y - 44),
            control2: CGPoint(x: x + 133, y: y + 44))
        }
        $0.stroke(
          path, StrokeStyle(lineWidth: 3, lineCap: .round, lineJoin: .round, dash: [12, 6]),
          .solid(RGBA(bytes: 0, 122, 255)))
      }
    }
  }

  static var window: BenchmarkScene {
    BenchmarkScene("window", "A window full of cards with borders, switches and labels") {
      $0.clear()
      for index in 0..<24 {
        let x = 30 + Double(index % 4) * 390
        let y = 40 + Double(index / 4) * 190
        let card = CGRect(x: x, y: y, width: 360, height: 160)
        let corner = CGSize(width: 24, height: 24)
        $0.fill(Path(roundedRect: card, cornerSize: corner), .solid(RGBA(white: 0.96)))
        $0.stroke(
          Path(roundedRect: card.insetBy(dx: 0.5, dy: 0.5), cornerSize: corner),
          StrokeStyle(lineWidth: 1), .solid(RGBA(white: 0, alpha: 0.15)))
        $0.fill(
          Path(
            roundedRect: CGRect(x: x + 236, y: y + 84, width: 100, height: 56),
            cornerSize: CGSize(width: 28, height: 28)), .solid(RGBA(bytes: 52, 199, 89)))
        $0.fill(
          Path(ellipseIn: CGRect(x: x + 282, y: y + 87, width: 50, height: 50)), .solid(.white))
        $0.text(count: 24, size: 26, x: x + 24, y: y + 54, columns: 24, ink, asOutlines: false)
      }
    }
  }

  static var blur: BenchmarkScene {
    BenchmarkScene("blur", "A card and three discs in a layer blurred by 20 pixels") {
      $0.clear(PixelRect(x: 430, y: 380, width: 740, height: 440))
      $0.append(.beginBlur(PixelRect(x: 500, y: 450, width: 600, height: 300), sigma: 20))
      $0.fill(
        Path(
          roundedRect: CGRect(x: 545, y: 495, width: 510, height: 210),
          cornerSize: CGSize(width: 30, height: 30)), .solid(RGBA(bytes: 0, 122, 255)))
      for index in 0..<3 {
        $0.fill(
          Path(ellipseIn: CGRect(x: 582 + Double(index) * 160, y: 542, width: 116, height: 116)),
          .solid($0.color(alpha: 0.85)))
      }
      $0.append(.endBlur)
    }
  }
}
