import Foundation

/// Draws scenes with a painter. Belongs to the painter's thread.
final class ScenePlayer {
  let painter: Painter
  private let arena = ScratchArena()

  init(_ painter: Painter) { self.painter = painter }

  /// Draws `steps` inside the painter's clip.
  func draw(_ steps: [BenchmarkScene.Step], of scene: BenchmarkScene) {
    draw(steps[...], of: scene, on: painter)
  }

  private func draw(_ steps: ArraySlice<BenchmarkScene.Step>, of scene: BenchmarkScene, on painter: Painter) {
    var index = steps.startIndex
    while index < steps.endIndex {
      switch steps[index] {
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
      case .beginBlur(let rect, let sigma):
        var end = index + 1
        while end < steps.endIndex, !steps[end].endsBlur { end += 1 }
        drawBlurred(steps[(index + 1)..<end], of: scene, on: painter, rect, sigma)
        index = end
      case .endBlur: break
      }
      index += 1
    }
  }

  /// Draws steps to a layer of the pixels `rect`, blurs it, and puts it down as far as it can be seen.
  private func drawBlurred(
    _ steps: ArraySlice<BenchmarkScene.Step>, of scene: BenchmarkScene, on painter: Painter, _ rect: PixelRect,
    _ sigma: Double
  ) {
    let mark = arena.mark
    defer { arena.release(to: mark) }
    let blur = GaussianBlur(sigmaX: sigma, sigmaY: sigma)
    let shown = (blur?.visible(of: rect) ?? rect).intersection(painter.clip)
    let source = (blur?.source(of: shown) ?? shown).intersection(rect)
    if shown.isEmpty || source.isEmpty { return }
    let layer = PixelBlock(bounds: source, arena: arena)
    layer.clear()
    draw(steps, of: scene, on: painter.painter(on: surface(layer), originX: source.minX, originY: source.minY))
    var result = layer
    if let blur {
      result = PixelBlock(bounds: shown, arena: arena)
      blur.run(layer, edge: .transparent, into: result, arena: arena)
    }
    painter.draw(surface(result), x: result.bounds.minX, y: result.bounds.minY)
  }

  private func surface(_ block: PixelBlock) -> Surface {
    Surface(
      memory: block.base, width: block.bounds.width, height: block.bounds.height, stride: block.stride, owner: nil)
  }
}

extension BenchmarkScene.Step {
  /// Whether this ends a blurred layer.
  fileprivate var endsBlur: Bool {
    if case .endBlur = self { true } else { false }
  }
}
