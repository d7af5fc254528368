import Testing

@testable import Raster

/// What the renderer promises: its pixels are those of a full redraw by one thread, whatever came before, and
/// whatever changed is in the damage.
@Suite struct DamagePropertyTests {
  struct Mismatch: Error, CustomStringConvertible {
    let description: String
  }

  /// The first pixel in which two pictures differ.
  static func difference(_ a: Surface, _ b: Surface) -> String? {
    for y in 0..<a.height {
      for x in 0..<a.width where a[x, y] != b[x, y] {
        return "(\(x), \(y)): \(String(a[x, y], radix: 16)) is not \(String(b[x, y], radix: 16))"
      }
    }
    return nil
  }

  static func run(seed: UInt64, edits: Int, hasMaterials: Bool, threads: Int) throws {
    let (width, height) = (90, 70)
    var scene = RandomScene(seed: seed, width: 80, height: 60, hasMaterials: hasMaterials)
    let scale = scene.random.pick([1.0, 1.25, 1.0, 2.0])
    let background = scene.random.pick([RGBA.white, .clear, RGBA(white: 0.3, alpha: 0.5)])
    let renderer = Renderer(threads: threads)
    renderer.bandHeight = 12
    let surface = Surface(width: width, height: height)
    let before = Surface(width: width, height: height)
    for step in 0...edits {
      before.copy(from: surface, toX: 0, y: 0)
      let list = scene.list
      let damage = renderer.render(list, into: surface, scale: scale, background: background)
      let whole = Surface(width: width, height: height)
      Renderer(threads: 1).render(list, into: whole, scale: scale, background: background)
      if let difference = difference(surface, whole) {
        throw Mismatch(description: "seed \(seed), step \(step), scale \(scale): \(difference), damage \(damage)")
      }
      for y in 0..<height {
        for x in 0..<width where surface[x, y] != before[x, y] {
          guard damage.rects.contains(where: { $0.contains(x: x, y: y) }) else {
            throw Mismatch(description: "seed \(seed), step \(step): (\(x), \(y)) changed outside of \(damage)")
          }
        }
      }
      scene.edit()
    }
  }

  @Test func shapesGroupsClipsAndMasks() throws {
    for seed in 0..<200 { try Self.run(seed: UInt64(seed), edits: 6, hasMaterials: false, threads: 1) }
  }

  @Test func materials() throws {
    for seed in 1000..<1100 { try Self.run(seed: UInt64(seed), edits: 6, hasMaterials: true, threads: 1) }
  }

  @Test func manyThreads() throws {
    for seed in 2000..<2080 {
      try Self.run(seed: UInt64(seed), edits: 4, hasMaterials: true, threads: 2 + seed % 3)
    }
  }
}
