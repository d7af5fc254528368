import Foundation

@testable import Raster

/// Draws display lists the slow, obvious way: every group is a picture of its own in floating point, and every
/// effect is its definition. It leaves out materials and all blend modes but `normal` and `multiply`.
struct ReferenceRenderer {
  typealias Pixel = SIMD4<Double>

  /// A premultiplied picture (red, green, blue, alpha from 0 to 1) of a surface and a margin around it.
  struct Picture {
    let width: Int
    let height: Int
    var pixels: [Pixel]

    init(_ width: Int, _ height: Int) {
      self.width = width
      self.height = height
      pixels = Array(repeating: .zero, count: width * height)
    }

    subscript(x: Int, y: Int) -> Pixel {
      x >= 0 && x < width && y >= 0 && y < height ? pixels[y * width + x] : .zero
    }
  }

  let width: Int
  let height: Int
  let scale: Double
  /// Beyond the surface, so that what is blurred or moved into it is known.
  let margin = 48

  func draw(_ list: DisplayList) -> Picture {
    var picture = Picture(width + 2 * margin, height + 2 * margin)
    var index = 0
    draw(list.items, &index, onto: &picture)
    return picture
  }

  /// The colour of a pixel of the surface.
  func value(_ picture: Picture, _ x: Int, _ y: Int) -> Pixel { picture[x + margin, y + margin] }

  private func device(_ item: DisplayItem) -> CGAffineTransform {
    planes.transforms.reversed().reduce(item.transform) { $0.concatenating($1) }
      .concatenating(CGAffineTransform(scaleX: scale, y: scale))
      .concatenating(CGAffineTransform(translationX: CGFloat(margin), y: CGFloat(margin)))
  }

  /// The affine projections around the item that is drawn.
  private final class Planes { var transforms: [CGAffineTransform] = [] }
  private let planes = Planes()

  /// Draws items up to the end of the group that they are in.
  private func draw(_ items: [DisplayItem], _ index: inout Int, onto picture: inout Picture) {
    while index < items.count {
      let item = items[index]
      index += 1
      switch item.content {
      case .fill(let path, let rule, let antialiased, let paint):
        lay(
          painted(picture) {
            $0.isAntialiased = antialiased
            $0.fill(path, rule: rule, transform: device(item), with: paint)
          }, onto: &picture)
      case .stroke(let path, let style, let paint):
        lay(painted(picture) { $0.stroke(path, style: style, transform: device(item), with: paint) }, onto: &picture)
      case .glyphs(let run, let paint):
        lay(painted(picture) { $0.draw(run, transform: device(item), with: paint) }, onto: &picture)
      case .backdrop: break
      case .beginGroup(let effect, let bounds):
        var group = Picture(picture.width, picture.height)
        draw(items, &index, onto: &group)
        if let bounds { cut(&group, bounds.applying(device(item))) }
        finish(group, effect, device(item), onto: &picture)
      case .beginClip(let path, let rule, let antialiased):
        var group = Picture(picture.width, picture.height)
        draw(items, &index, onto: &group)
        let coverage = painted(picture) {
          $0.isAntialiased = antialiased
          $0.fill(path, rule: rule, transform: device(item), with: .solid(.black))
        }
        for pixel in group.pixels.indices { group.pixels[pixel] *= coverage.pixels[pixel].w }
        lay(group, onto: &picture)
      case .beginMask(let luminance):
        var mask = Picture(picture.width, picture.height)
        draw(items, &index, onto: &mask)
        var group = Picture(picture.width, picture.height)
        draw(items, &index, onto: &group)
        for pixel in group.pixels.indices {
          let m = mask.pixels[pixel]
          group.pixels[pixel] *= luminance ? 0.2126 * m.x + 0.7152 * m.y + 0.0722 * m.z : m.w
        }
        lay(group, onto: &picture)
      case .beginProjection(let projection):
        planes.transforms.append((projection.affine ?? .identity).concatenating(item.transform))
        draw(items, &index, onto: &picture)
        planes.transforms.removeLast()
      case .endGroup, .endClip, .beginMasked, .endMask, .endProjection: return
      }
    }
  }

  private func painted(_ picture: Picture, _ body: (Painter) -> Void) -> Picture {
    let surface = Surface(width: picture.width, height: picture.height)
    body(Painter(surface))
    var result = picture
    for y in 0..<picture.height {
      for x in 0..<picture.width {
        let pixel = surface[x, y]
        let bytes = SIMD4<UInt32>(pixel >> 16 & 0xFF, pixel >> 8 & 0xFF, pixel & 0xFF, pixel >> 24)
        result.pixels[y * picture.width + x] = Pixel(bytes) / 255
      }
    }
    return result
  }

  private func lay(_ source: Picture, onto picture: inout Picture) {
    for index in picture.pixels.indices {
      let s = source.pixels[index]
      picture.pixels[index] = s + picture.pixels[index] * (1 - s.w)
    }
  }

  private func cut(_ picture: inout Picture, _ rect: CGRect) {
    let rect = PixelRect(covering: rect)
    for y in 0..<picture.height {
      for x in 0..<picture.width where !rect.contains(x: x, y: y) { picture.pixels[y * picture.width + x] = .zero }
    }
  }

  private func finish(
    _ group: Picture, _ effect: GroupEffect, _ device: CGAffineTransform, onto picture: inout Picture
  ) {
    var group = group
    for index in group.pixels.indices where group.pixels[index].w > 0 {
      let pixel = group.pixels[index]
      let c = SIMD4<Float>(pixel / pixel.w)
      var color = effect.color(red: c.x, green: c.y, blue: c.z)
      color.clamp(lowerBound: .zero, upperBound: .one)
      group.pixels[index] = Pixel(SIMD4<Double>(SIMD4(color, 1)) * pixel.w)
      if effect.luminanceToAlpha {
        let p = group.pixels[index]
        group.pixels[index] = Pixel(0, 0, 0, 0.2126 * p.x + 0.7152 * p.y + 0.0722 * p.z)
      }
    }
    func sigmas(_ radius: Double) -> (Double, Double) {
      (
        radius * Double(device.a * device.a + device.c * device.c).squareRoot(),
        radius * Double(device.b * device.b + device.d * device.d).squareRoot()
      )
    }
    group = blurred(group, sigmas(effect.blurRadius))
    if let shadow = effect.shadow {
      let offset = shadow.offset.applying(device)
      let (dx, dy) = (Int(Double(offset.width).rounded()), Int(Double(offset.height).rounded()))
      let soft = blurred(group, sigmas(shadow.radius))
      var below = Picture(group.width, group.height)
      let tint = Pixel(shadow.color.premultiplied)
      for y in 0..<below.height {
        for x in 0..<below.width { below.pixels[y * below.width + x] = tint * soft[x - dx, y - dy].w }
      }
      lay(group, onto: &below)
      group = below
    }
    let opacity = effect.opacity.isNaN ? 1 : max(0, min(1, effect.opacity))
    for index in picture.pixels.indices {
      let s = group.pixels[index] * opacity
      let d = picture.pixels[index]
      switch effect.blendMode {
      case .multiply:
        var result = s * (1 - d.w) + d * (1 - s.w) + s * d
        result.w = s.w + d.w - s.w * d.w
        picture.pixels[index] = result
      default: picture.pixels[index] = s + d * (1 - s.w)
      }
    }
  }

  private func blurred(_ picture: Picture, _ sigma: (Double, Double)) -> Picture {
    func weights(_ sigma: Double) -> [Double] {
      if sigma < 0.1 { return [1] }
      let radius = Int((5 * sigma).rounded(.up))
      let raw = (-radius...radius).map { exp(-Double($0 * $0) / (2 * sigma * sigma)) }
      let sum = raw.reduce(0, +)
      return raw.map { $0 / sum }
    }
    if max(sigma.0, sigma.1) < 0.1 { return picture }
    let (horizontal, vertical) = (weights(sigma.0), weights(sigma.1))
    var rows = Picture(picture.width, picture.height)
    for y in 0..<picture.height {
      for x in 0..<picture.width {
        var sum = Pixel.zero
        for (tap, weight) in horizontal.enumerated() { sum += picture[x + tap - horizontal.count / 2, y] * weight }
        rows.pixels[y * picture.width + x] = sum
      }
    }
    var result = Picture(picture.width, picture.height)
    for y in 0..<picture.height {
      for x in 0..<picture.width {
        var sum = Pixel.zero
        for (tap, weight) in vertical.enumerated() { sum += rows[x, y + tap - vertical.count / 2] * weight }
        result.pixels[y * picture.width + x] = sum
      }
    }
    return result
  }
}
