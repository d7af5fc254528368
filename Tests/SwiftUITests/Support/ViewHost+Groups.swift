import Raster

@testable import SwiftUI

extension ViewHost {
  /// The effects of the picture's groups, the outer before the inner.
  var groupEffects: [GroupEffect] {
    displayList().items.compactMap {
      if case .beginGroup(let effect, _) = $0.content { effect } else { nil }
    }
  }
}
