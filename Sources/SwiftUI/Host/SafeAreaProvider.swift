import Raster

/// An item that keeps a part of its sides free for furniture: the window, a navigation page under its bar, a sheet.
@MainActor
protocol SafeAreaProvider: Item {
  /// The part that nothing covers, in the coordinates in which what is inside is placed.
  var safeRect: CGRect { get }
  /// The whole.
  var wholeRect: CGRect { get }
}

extension Item {
  /// What covers the sides beyond those of the item's that lie at the safe area's edge.
  var coveredInsets: EdgeInsets { frame.isNull ? EdgeInsets() : safeAreaReach(of: frame) }

  /// How far something at `rect` could reach beyond its sides under what covers them: at each side that lies at the
  /// safe area's edge, up to the edge of the whole, and further where another safe area begins there.
  ///
  /// A side that lies elsewhere, because the view is smaller and centred, reaches nowhere. What is inside a scroll
  /// view lies in coordinates of its own and never touches an edge.
  func safeAreaReach(of rect: CGRect, edges: Edge.Set = .all) -> EdgeInsets {
    var reach = EdgeInsets()
    var reached = rect
    let tolerance: CGFloat = 0.01
    var item: Item? = parent
    while let current = item {
      if let provider = current as? any SafeAreaProvider {
        let (safe, whole) = (provider.safeRect, provider.wholeRect)
        if edges.contains(.top), abs(reached.minY - safe.minY) < tolerance {
          reached.size.height += reached.minY - whole.minY
          reached.origin.y = whole.minY
        }
        if edges.contains(.bottom), abs(reached.maxY - safe.maxY) < tolerance {
          reached.size.height = whole.maxY - reached.minY
        }
        if edges.contains(.leading), abs(reached.minX - safe.minX) < tolerance {
          reached.size.width += reached.minX - whole.minX
          reached.origin.x = whole.minX
        }
        if edges.contains(.trailing), abs(reached.maxX - safe.maxX) < tolerance {
          reached.size.width = whole.maxX - reached.minX
        }
      }
      if current.isCoordinateRoot { break }
      item = current.parent
    }
    reach.top = rect.minY - reached.minY
    reach.bottom = reached.maxY - rect.maxY
    reach.leading = rect.minX - reached.minX
    reach.trailing = reached.maxX - rect.maxX
    return reach
  }
}

extension RootItem: SafeAreaProvider {
  var wholeRect: CGRect { CGRect(origin: .zero, size: size) }
}
