import Foundation
import Motion

extension _ResolvedStyle {
  /// The colours (linear light, not premultiplied, times 128), the geometry in the units in which its parts are
  /// animated by themselves, and the opacity.
  var animatableData: StyleVector {
    get {
      var vector = StyleVector.zero
      switch fill {
      case .color(let color):
        vector.kind = .color
        vector.head = color.animatableVector
      case .gradient(let gradient):
        vector.kind = gradient.geometry.kind
        vector.head.x = opacity
        vector.tail = gradient.geometry.numbers
        for stop in gradient.stops {
          vector.tail.append(contentsOf: stop.color.animatableVector.scalars)
          vector.tail.append(stop.location)
        }
      case .mesh(let mesh):
        vector.kind = .mesh
        vector.head.x = opacity
        vector.tail = mesh.numbers
      case .material:
        vector.kind = .material
        vector.head.x = opacity
      case .picture:
        vector.kind = .picture
        vector.head.x = opacity
      }
      for shadow in shadows {
        vector.shadows.append(contentsOf: shadow.color.animatableVector.scalars)
        vector.shadows.append(contentsOf: [
          shadow.radius, Double(shadow.offset.width), Double(shadow.offset.height),
        ])
      }
      return vector
    }
    set {
      apply(newValue)
    }
  }

  private mutating func apply(_ vector: StyleVector) {
    switch fill {
    case .color(var color) where vector.kind == .color:
      color.animatableVector = vector.head
      fill = .color(color)
    case .gradient(var gradient) where vector.kind == gradient.geometry.kind:
      opacity = vector.head.x
      gradient.geometry.numbers = vector.tail
      let first = gradient.geometry.numbers.count
      for index in gradient.stops.indices where first + index * 5 + 4 < vector.tail.count {
        let numbers = vector.tail[(first + index * 5)...]
        gradient.stops[index].color.animatableVector = SIMD4(numbers.prefix(4))
        gradient.stops[index].location = numbers[numbers.startIndex + 4]
      }
      fill = .gradient(gradient)
    case .mesh(var mesh) where vector.kind == .mesh:
      opacity = vector.head.x
      mesh.numbers = vector.tail
      fill = .mesh(mesh)
    case .material where vector.kind == .material, .picture where vector.kind == .picture:
      opacity = vector.head.x
    default:
      return
    }
    for index in shadows.indices where index * 7 + 6 < vector.shadows.count {
      let numbers = Array(vector.shadows[(index * 7)..<(index * 7 + 7)])
      shadows[index].color.animatableVector = SIMD4(numbers.prefix(4))
      shadows[index].radius = numbers[4]
      shadows[index].offset = CGSize(width: numbers[5], height: numbers[6])
    }
  }
}

extension ResolvedGradient.Geometry {
  /// What the numbers of this geometry are called among those of a style.
  var kind: StyleVector.Kind {
    switch self {
    case .linear: .linear
    case .radial: .radial
    case .elliptical: .elliptical
    case .angular: .angular
    }
  }

  /// The geometry's four numbers, each in the unit in which it is animated by itself.
  var numbers: [Double] {
    get {
      switch self {
      case .linear(let start, let end):
        let (a, b) = (start.animatableData, end.animatableData)
        return [Double(a.first), Double(a.second), Double(b.first), Double(b.second)]
      case .radial(let center, let start, let end), .elliptical(let center, let start, let end):
        return [Double(center.animatableData.first), Double(center.animatableData.second), start, end]
      case .angular(let center, let start, let end):
        return [
          Double(center.animatableData.first), Double(center.animatableData.second),
          Angle(radians: start).animatableData, Angle(radians: end).animatableData,
        ]
      }
    }
    set {
      guard newValue.count >= 4 else { return }
      var point = UnitPoint.zero
      point.animatableData = AnimatablePair(CGFloat(newValue[0]), CGFloat(newValue[1]))
      switch self {
      case .linear:
        var end = UnitPoint.zero
        end.animatableData = AnimatablePair(CGFloat(newValue[2]), CGFloat(newValue[3]))
        self = .linear(start: point, end: end)
      case .radial: self = .radial(center: point, startRadius: newValue[2], endRadius: newValue[3])
      case .elliptical: self = .elliptical(center: point, startRadius: newValue[2], endRadius: newValue[3])
      case .angular:
        var (start, end) = (Angle.zero, Angle.zero)
        start.animatableData = newValue[2]
        end.animatableData = newValue[3]
        self = .angular(center: point, startAngle: start.radians, endAngle: end.radians)
      }
    }
  }
}

extension Color.Resolved {
  /// `animatableData` as one vector.
  var animatableVector: SIMD4<Double> {
    get {
      SIMD4(Double(linearRed), Double(linearGreen), Double(linearBlue), Double(opacity))
        * Double(Color.Resolved.animatableScale)
    }
    set {
      let components = newValue / Double(Color.Resolved.animatableScale)
      linearRed = Float(components.x)
      linearGreen = Float(components.y)
      linearBlue = Float(components.z)
      opacity = Float(components.w)
    }
  }
}

extension SIMD4<Double> {
  /// The four numbers as a list.
  fileprivate var scalars: [Double] { [x, y, z, w] }
}
