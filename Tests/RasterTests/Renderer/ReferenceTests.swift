import Foundation
import Testing

@testable import Raster

/// The renderer against the slow reference.
@Suite struct ReferenceTests {
  static let (width, height) = (80, 64)

  /// The largest and the mean difference of a channel, in 255ths.
  static func difference(_ list: DisplayList, scale: Double = 1) -> (worst: Double, mean: Double) {
    let surface = Surface(width: width, height: height)
    Renderer(threads: 1).render(list, into: surface, scale: scale)
    let reference = ReferenceRenderer(width: width, height: height, scale: scale)
    let picture = reference.draw(list)
    var (worst, sum) = (0.0, 0.0)
    for y in 0..<height {
      for x in 0..<width {
        let pixel = surface[x, y]
        let bytes = SIMD4<UInt32>(pixel >> 16 & 0xFF, pixel >> 8 & 0xFF, pixel & 0xFF, pixel >> 24)
        var difference = SIMD4<Double>(bytes) - reference.value(picture, x, y) * 255
        difference.replace(with: -difference, where: difference .< 0)
        worst = max(worst, difference.max())
        sum += difference.sum()
      }
    }
    return (worst, sum / Double(4 * width * height))
  }

  let disc = Path(ellipseIn: CGRect(x: 20, y: 14, width: 34, height: 30))
  let card = Path(roundedRect: CGRect(x: 10.3, y: 8.6, width: 50, height: 36), cornerSize: CGSize(width: 8, height: 8))
  let red = Paint.solid(RGBA(red: 0.9, green: 0.2, blue: 0.1))
  let glass = Paint.solid(RGBA(red: 0.1, green: 0.4, blue: 0.9, alpha: 0.6))

  private func group(_ effect: GroupEffect, bounds: CGRect? = nil, transform: CGAffineTransform = .identity)
    -> DisplayList
  {
    var list = DisplayList()
    list.fill(Path(CGRect(x: 0, y: 20, width: 80, height: 20)), paint: .solid(RGBA(red: 0.2, green: 0.8, blue: 0.4)))
    list.pushGroup(effect, bounds: bounds, transform: transform)
    list.fill(card, paint: red)
    list.fill(disc, paint: glass)
    list.popGroup()
    return list
  }

  @Test(arguments: [
    GroupEffect.opacity(0.4), .blur(radius: 0.7), .blur(radius: 3), .blur(radius: 6), .color(.hueRotation(2)),
    .luminanceToAlpha, .isolated, .blendMode(.multiply),
    .shadow(ShadowEffect(color: .black, radius: 0, offset: CGSize(width: 5, height: -3))),
    .shadow(
      ShadowEffect(
        color: RGBA(red: 0.2, green: 0, blue: 0.4, alpha: 0.5), radius: 4, offset: CGSize(width: 3, height: 6))),
    GroupEffect(
      color: .saturation(0.3), blurRadius: 2, shadow: ShadowEffect(color: .black, radius: 3), opacity: 0.7,
      blendMode: .multiply),
  ])
  func effects(effect: GroupEffect) {
    let difference = Self.difference(group(effect))
    #expect(difference.worst < 2.5 && difference.mean < 0.5, "\(difference)")
  }

  @Test func lengthsScaleWithTheGroup() {
    let effect = GroupEffect(
      blurRadius: 2, shadow: ShadowEffect(color: .black, radius: 1, offset: CGSize(width: 2, height: 1)))
    for transform in [CGAffineTransform(scaleX: 2, y: 0.5), CGAffineTransform(rotationAngle: .pi / 2)] {
      let difference = Self.difference(group(effect, transform: transform))
      #expect(difference.worst < 2.5, "\(difference)")
    }
    let difference = Self.difference(group(effect), scale: 1.3)
    #expect(difference.worst < 2.5, "\(difference)")
  }

  @Test func boundsCutBeforeTheEffect() {
    let difference = Self.difference(group(.blur(radius: 2), bounds: CGRect(x: 25, y: 10, width: 20, height: 20)))
    #expect(difference.worst < 2, "\(difference)")
  }

  @Test func aShadowOfOneItemIsThatOfAPicture() {
    // A single item is drawn where it lies, and its shadow is left out below what is opaque.
    for paint in [red, glass] {
      var list = DisplayList()
      list.fill(Path(CGRect(x: 0, y: 20, width: 80, height: 20)), paint: red)
      list.pushGroup(
        .shadow(ShadowEffect(color: RGBA(white: 0, alpha: 0.7), radius: 3, offset: CGSize(width: 4, height: 4))))
      list.fill(Path(CGRect(x: 4.5, y: 4, width: 60, height: 52)), paint: paint)
      list.popGroup()
      let difference = Self.difference(list)
      #expect(difference.worst < 2, "\(difference)")
    }
  }

  @Test func clipsAndMasks() {
    var mask = DisplayList()
    mask.fill(disc, paint: glass)
    mask.fill(card, paint: .solid(RGBA(white: 0.5, alpha: 0.5)))
    for luminance in [false, true] {
      var list = DisplayList()
      list.fill(Path(CGRect(x: 0, y: 20, width: 80, height: 20)), paint: red)
      list.pushMask(mask, luminanceToAlpha: luminance)
      list.pushClip(card)
      list.fill(Path(CGRect(x: 0, y: 0, width: 80, height: 30)), paint: red)
      list.fill(Path(CGRect(x: 0, y: 20, width: 80, height: 44)), paint: glass)
      list.popClip()
      list.popMask()
      let difference = Self.difference(list)
      #expect(difference.worst < 2, "\(difference)")
    }
  }

  @Test func neighboursUnderAClipShowNothingBetween() {
    // Two opaque halves meet inside a disc; where they meet at the disc's edge, only they and the coverage count.
    var list = DisplayList()
    list.pushClip(disc)
    list.fill(Path(CGRect(x: 0, y: 0, width: 80, height: 64)), paint: .solid(.black))
    list.fill(Path(CGRect(x: 0, y: 0, width: 80, height: 64)), paint: .solid(.white))
    list.popClip()
    let surface = Surface(width: 80, height: 64)
    Renderer(threads: 1).render(list, into: surface, scale: 1)
    for y in 0..<64 {
      for x in 0..<80 {
        let pixel = surface[x, y]
        #expect(pixel & 0xFF == pixel >> 24)
      }
    }
  }

  /// Random nests of everything: errors add up with depth, but stay small.
  @Test func randomScenes() {
    for seed in 0..<12 {
      var scene = RandomScene(seed: UInt64(900 + seed), width: 80, height: 64, hasMaterials: false)
      scene.onlyReferenceEffects()
      let difference = Self.difference(scene.list)
      #expect(difference.worst < 7 && difference.mean < 0.8, "seed \(900 + seed): \(difference)")
    }
  }
}

extension RandomScene {
  /// Replaces what the reference does not know.
  mutating func onlyReferenceEffects() {
    func plain(_ nodes: [Node]) -> [Node] {
      nodes.map { node in
        var node = node
        node.children = plain(node.children)
        switch node.shape {
        case .group(var effect, let bounds):
          if effect.blendMode != .multiply { effect.blendMode = .normal }
          effect.vibrancy = nil
          effect.blurIsOpaque = false
          node.shape = .group(effect, bounds)
        case .projection(let projection): node.shape = .projection(projection.affine.map { .init($0) } ?? .init())
        case .mask(let mask, let luminance): node.shape = .mask(plain(mask), luminance)
        default: break
        }
        return node
      }
    }
    nodes = plain(nodes)
  }
}
