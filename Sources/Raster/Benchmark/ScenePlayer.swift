import Foundation

/// Draws scenes with a painter.
struct ScenePlayer {
  /// Draws `steps` inside the painter's clip. Blurred layers are left to the renderer.
  static func draw(_ steps: [BenchmarkScene.Step], of scene: BenchmarkScene, on painter: Painter) {
    for step in steps {
      switch step {
      case .clear(let rect, let color): painter.clear(rect, to: color)
      case .fill(let path, let rule, let translation, let paint):
        painter.fill(
          scene.paths[path], rule: rule,
          transform: CGAffineTransform(translationX: translation.x, y: translation.y), with: paint)
      case .stroke(let path, let style, let translation, let paint):
        painter.stroke(
          scene.paths[path], style: style,
          transform: CGAffineTransform(translationX: translation.x, y: translation.y), with: paint)
      case .glyphs(let run, let paint): painter.draw(run, with: paint)
      case .beginBlur, .endBlur: break
      }
    }
  }
}
