import Foundation

/// From an item's own space to pixels.
enum DeviceMap: Equatable {
  case affine(CGAffineTransform)
  /// Only for maps that are not affine.
  case projective(ProjectionTransform)

  init(_ projection: ProjectionTransform) {
    if let affine = projection.affine { self = .affine(affine) } else { self = .projective(projection) }
  }

  /// The map, when it is an affine one.
  var affine: CGAffineTransform? {
    if case .affine(let map) = self { map } else { nil }
  }

  /// The affine map that is closest near `point`.
  func tangent(at point: CGPoint) -> CGAffineTransform {
    switch self {
    case .affine(let map): map
    case .projective(let map): map.tangent(at: Point(point))
    }
  }

  /// The smallest rectangle around the image of `rect`.
  func bounds(of rect: CGRect) -> CGRect {
    switch self {
    case .affine(let map): rect.applying(map)
    case .projective(let map): map.bounds(of: rect)
    }
  }

  /// Whether something drawn through the map can have an area.
  var isUsable: Bool {
    switch self {
    case .affine(let map): map.isFinite && map.determinant != 0
    case .projective(let map): map.isFinite && map.determinant != 0
    }
  }
}
