import Foundation

/// A picture, or a few in turn, as plain drawing steps: what rasterisers can be compared by.
public struct BenchmarkScene: Sendable {
  /// One step.
  public enum Step: Sendable {
    /// Sets whole pixels.
    case clear(PixelRect, RGBA)
    /// Fills a path.
    case fill(path: Int, rule: FillRule, translation: CGPoint, paint: Paint)
    /// Strokes a path.
    case stroke(path: Int, style: StrokeStyle, translation: CGPoint, paint: Paint)
    /// Draws a run of glyphs.
    case glyphs(GlyphRun, paint: Paint)
    /// What follows, up to `endBlur`, is drawn to a layer of these pixels.
    case beginBlur(PixelRect, sigma: Double)
    /// Blurs the layer by its standard deviation in pixels and puts it down.
    case endBlur
  }

  /// A short name, such as that of its file.
  public var name: String
  /// What it shows.
  public var summary: String
  /// The canvas's columns.
  public var width: Int
  /// The canvas's rows.
  public var height: Int
  /// The outlines that steps speak of by number.
  public var paths: [Path]
  /// The steps of each frame.
  public var frames: [[Step]]

  /// A scene.
  public init(
    name: String, summary: String, width: Int, height: Int, paths: [Path], frames: [[Step]]
  ) {
    self.name = name
    self.summary = summary
    self.width = width
    self.height = height
    self.paths = paths
    self.frames = frames
  }

  /// Whether it has steps that only the renderer of display lists can draw.
  var needsLayers: Bool {
    frames.contains { frame in
      frame.contains { step in
        if case .beginBlur = step { true } else { false }
      }
    }
  }
}
