import SwiftUI

extension CGFloat {
  /// The length as a component can use it: zero for a negative one or one that is not finite.
  var usableLength: CGFloat { isFinite && self > 0 ? self : 0 }
}

extension Double {
  /// A share of a whole: clamped to 0…1, zero where it is not a number.
  var unitShare: Double { isNaN ? 0 : Swift.min(Swift.max(self, 0), 1) }
}
