import Foundation

@testable import Raster

extension SplitMix {
  mutating func chance(_ probability: Double) -> Bool { double(0...1) < probability }

  mutating func pick<T>(_ values: [T]) -> T { values[int(0...values.count - 1)] }

  mutating func number(_ range: ClosedRange<Double>) -> Double { double(range) }
}

/// A font whose glyphs are a box, a triangle and a ring.
final class BlockFont: GlyphSource {
  static let shared = BlockFont()

  func outline(of glyph: UInt32) -> Path? {
    switch glyph % 4 {
    case 0: return nil
    case 1: return Path(CGRect(x: 0.05, y: -0.7, width: 0.5, height: 0.7))
    case 2:
      return Path { path in
        path.move(to: CGPoint(x: 0, y: 0.2))
        path.addLine(to: CGPoint(x: 0.6, y: 0))
        path.addLine(to: CGPoint(x: 0.3, y: -0.9))
        path.closeSubpath()
      }
    default: return Path(ellipseIn: CGRect(x: -0.1, y: -0.6, width: 0.6, height: 0.6))
    }
  }
}

/// A tree of random drawing that can be edited as a user interface is: nodes change, come, go and move.
struct RandomScene {
  enum Shape {
    case fill(Path, FillRule, Bool, Paint)
    case stroke(Path, StrokeStyle, Paint)
    case glyphs(GlyphRun, Paint)
    case backdrop(Path, MaterialRecipe)
    case group(GroupEffect, CGRect?)
    case projection(ProjectionTransform)
    case clip(Path, Bool)
    case mask([Node], Bool)
  }

  struct Node {
    var id: UInt64
    var shape: Shape
    var transform: CGAffineTransform
    var children: [Node] = []
  }

  var nodes: [Node] = []
  var random: SplitMix
  private var nextID: UInt64 = 1
  let width: Double
  let height: Double
  /// Materials are slow to draw; tests of other things leave them out.
  let hasMaterials: Bool

  init(seed: UInt64, width: Double, height: Double, hasMaterials: Bool = true) {
    random = SplitMix(seed: seed)
    self.width = width
    self.height = height
    self.hasMaterials = hasMaterials
    for _ in 0..<Int.random(in: 2...7, using: &random) { nodes.append(node(depth: 0)) }
  }

  var list: DisplayList {
    var list = DisplayList()
    for node in nodes { Self.emit(node, to: &list) }
    return list
  }

  private static func emit(_ node: Node, to list: inout DisplayList) {
    switch node.shape {
    case .fill(let path, let rule, let antialiased, let paint):
      list.fill(
        path, rule: rule, antialiased: antialiased, paint: paint, transform: node.transform, id: node.id)
    case .stroke(let path, let style, let paint):
      list.stroke(path, style: style, paint: paint, transform: node.transform, id: node.id)
    case .glyphs(let run, let paint): list.glyphs(run, paint: paint, transform: node.transform, id: node.id)
    case .backdrop(let path, let recipe):
      list.backdrop(path, recipe: recipe, transform: node.transform, id: node.id)
    case .group(let effect, let bounds):
      list.pushGroup(effect, bounds: bounds, transform: node.transform, id: node.id)
      for child in node.children { emit(child, to: &list) }
      list.popGroup()
    case .projection(let projection):
      list.pushProjection(projection, transform: node.transform, id: node.id)
      for child in node.children { emit(child, to: &list) }
      list.popProjection()
    case .clip(let path, let antialiased):
      list.pushClip(path, antialiased: antialiased, transform: node.transform, id: node.id)
      for child in node.children { emit(child, to: &list) }
      list.popClip()
    case .mask(let nodes, let luminance):
      var mask = DisplayList()
      for node in nodes { emit(node, to: &mask) }
      list.pushMask(mask, luminanceToAlpha: luminance, id: node.id)
      for child in node.children { emit(child, to: &list) }
      list.popMask()
    }
  }

  // MARK: Making

  mutating func node(depth: Int) -> Node {
    nextID += 1
    // Identities are usually unique, but need not be.
    let id = random.chance(0.1) ? 7 : nextID
    var node = Node(id: id, shape: shape(depth: depth), transform: transform())
    switch node.shape {
    case .group, .clip, .mask, .projection:
      for _ in 0..<Int.random(in: 0...3, using: &random) { node.children.append(self.node(depth: depth + 1)) }
    default: break
    }
    return node
  }

  private mutating func transform() -> CGAffineTransform {
    switch Int.random(in: 0..<6, using: &random) {
    case 0: return .identity
    case 1: return CGAffineTransform(translationX: random.number(-9...9).rounded(), y: random.number(-9...9).rounded())
    case 2: return CGAffineTransform(rotationAngle: random.number(-0.5...0.5))
    case 3: return CGAffineTransform(scaleX: random.number(0.3...1.5), y: random.number(0.3...1.5))
    default: return CGAffineTransform(translationX: random.number(-9...9), y: random.number(-9...9))
    }
  }

  mutating func projection() -> ProjectionTransform {
    var result = ProjectionTransform(transform())
    if random.chance(0.2) { return result }
    let strength = random.pick([0.002, 0.01, 0.03])
    (result.m13, result.m23) = (random.number(-strength...strength), random.number(-strength...strength))
    return result
  }

  private mutating func rect() -> CGRect {
    let size = CGSize(width: random.number(1...width * 0.7), height: random.number(1...height * 0.7))
    var rect = CGRect(
      x: random.number(-10...width), y: random.number(-10...height), width: size.width, height: size.height)
    if random.chance(0.4) { rect = rect.integral }
    if random.chance(0.05) { rect = CGRect(x: -20, y: -20, width: width + 40, height: height + 40) }
    return rect
  }

  private mutating func path() -> Path {
    let rect = rect()
    switch Int.random(in: 0..<4, using: &random) {
    case 0: return Path(rect)
    case 1: return Path(ellipseIn: rect)
    case 2: return Path(roundedRect: rect, cornerSize: CGSize(width: 6, height: 6))
    default:
      var path = Path()
      path.move(to: CGPoint(x: random.number(0...width), y: random.number(0...height)))
      for _ in 0..<Int.random(in: 1...5, using: &random) {
        path.addQuadCurve(
          to: CGPoint(x: random.number(0...width), y: random.number(0...height)),
          control: CGPoint(x: random.number(0...width), y: random.number(0...height)))
      }
      return path
    }
  }

  private mutating func color() -> RGBA {
    RGBA(
      red: Float(random.number(0...1)), green: Float(random.number(0...1)),
      blue: Float(random.number(0...1)), alpha: random.chance(0.5) ? 1 : Float(random.number(0...1)))
  }

  private mutating func paint() -> Paint {
    guard random.chance(0.3) else { return .solid(color()) }
    if random.chance(0.15) {
      let points = (0..<9).map {
        CGPoint(
          x: width * (Double($0 % 3) / 2 + random.number(-0.2...0.2)),
          y: height * (Double($0 / 3) / 2 + random.number(-0.2...0.2)))
      }
      return .mesh(
        MeshGradient(
          width: 3, height: 3, vertices: MeshGradient.vertices(through: points, width: 3, height: 3),
          colors: (0..<9).map { _ in color() }, background: color()))
    }
    let ramp = GradientRamp([
      .init(color: color(), location: 0), .init(color: color(), location: 1),
    ])
    if random.chance(0.5) {
      return .gradient(
        Gradient(.linear(start: .zero, end: CGPoint(x: random.number(5...width), y: height)), ramp: ramp))
    }
    return .gradient(
      Gradient(
        .radial(center: CGPoint(x: width / 2, y: height / 2), startRadius: 2, endRadius: 30), ramp: ramp))
  }

  private mutating func leaf() -> Shape {
    switch Int.random(in: 0..<10, using: &random) {
    case 0, 1:
      let style = StrokeStyle(
        lineWidth: random.number(0.2...9), lineCap: random.pick([.butt, .round, .square]),
        lineJoin: random.pick([.miter, .round, .bevel]))
      return .stroke(path(), style, paint())
    case 2, 3:
      let count = Int.random(in: 1...6, using: &random)
      let origin = CGPoint(x: random.number(0...width), y: random.number(0...height))
      let size = random.number(6...24)
      return .glyphs(
        GlyphRun(
          source: BlockFont.shared, size: size, glyphs: (0..<count).map { UInt32($0) },
          positions: (0..<count).map { CGPoint(x: origin.x + Double($0) * size * 0.6, y: origin.y) }),
        .solid(color()))
    default:
      return .fill(path(), random.pick([.nonZero, .evenOdd]), random.chance(0.9), paint())
    }
  }

  private mutating func effect() -> GroupEffect {
    var effect = GroupEffect()
    if random.chance(0.5) { effect.opacity = random.pick([0, 0.25, 0.5, 0.9, 1]) }
    if random.chance(0.2) { effect.blendMode = random.pick(BlendMode.allCases) }
    if random.chance(0.25) { effect.blurRadius = random.pick([0.4, 1, 2.5, 5]) }
    if random.chance(0.1) { effect.blurIsOpaque = true }
    if random.chance(0.2) {
      effect.color = random.pick([.saturation(0.2), .hueRotation(1), .brightness(0.3), .colorInvert])
    }
    if random.chance(0.05) { effect.luminanceToAlpha = true }
    if random.chance(0.05) { effect.vibrancy = .brightness(-0.2) }
    if random.chance(0.1) { effect.isIsolated = true }
    if random.chance(0.25) {
      effect.shadow = ShadowEffect(
        color: color(), radius: random.pick([0, 1, 4]),
        offset: CGSize(width: random.number(-8...8), height: random.number(-8...8)))
    }
    return effect
  }

  private mutating func shape(depth: Int) -> Shape {
    if depth < 3, random.chance(0.35) {
      switch Int.random(in: 0..<6, using: &random) {
      case 2: return .projection(projection())
      case 0: return .clip(path(), random.chance(0.9))
      case 1:
        let count = Int.random(in: 0...2, using: &random)
        return .mask((0..<count).map { _ in node(depth: depth + 2) }, random.chance(0.3))
      default: return .group(effect(), random.chance(0.3) ? rect() : nil)
      }
    }
    if hasMaterials, random.chance(0.12) {
      var recipe = random.pick([MaterialRecipe.thin(dark: false), .regular(dark: true)])
      recipe.blurRadius = random.pick([0, 2, 6, 10])
      return .backdrop(path(), recipe)
    }
    return leaf()
  }

  // MARK: Editing

  /// Changes something, somewhere.
  mutating func edit() {
    for _ in 0..<Int.random(in: 1...2, using: &random) {
      var nodes = nodes
      edit(&nodes, depth: 0)
      self.nodes = nodes
    }
  }

  private mutating func edit(_ nodes: inout [Node], depth: Int) {
    guard !nodes.isEmpty else {
      nodes.append(node(depth: depth))
      return
    }
    let index = Int.random(in: 0..<nodes.count, using: &random)
    if !nodes[index].children.isEmpty, random.chance(0.6) {
      edit(&nodes[index].children, depth: depth + 1)
      return
    }
    switch Int.random(in: 0..<7, using: &random) {
    case 0: nodes.insert(node(depth: depth), at: index)
    case 1: nodes.remove(at: index)
    case 2: nodes.swapAt(index, Int.random(in: 0..<nodes.count, using: &random))
    case 3: nodes[index].transform = transform()
    case 4:
      if case .group(_, let bounds) = nodes[index].shape { nodes[index].shape = .group(effect(), bounds) }
      if case .projection = nodes[index].shape { nodes[index].shape = .projection(projection()) }
    case 5:
      if case .mask(var mask, let luminance) = nodes[index].shape {
        edit(&mask, depth: depth + 2)
        nodes[index].shape = .mask(mask, luminance)
      }
    default:
      if nodes[index].children.isEmpty { nodes[index].shape = leaf() }
    }
  }
}
