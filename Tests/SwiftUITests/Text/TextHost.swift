import Foundation

@testable import SwiftUI

/// A view on its own window, for tests that look at its items.
@MainActor
struct TextHost {
  let host: ViewHost

  init<V: View>(
    _ view: V, size: CGSize = CGSize(width: 400, height: 800), scale: CGFloat = 3,
    environment: (inout EnvironmentValues) -> Void = { _ in }
  ) {
    var values = EnvironmentValues()
    environment(&values)
    host = ViewHost(view, configuration: .init(size: size, scale: scale, environment: values))
    host.update(to: 0)
  }

  /// Every item of a type, in the order of the tree.
  func items<I: Item>(_ type: I.Type) -> [I] {
    var result: [I] = []
    func visit(_ item: Item) {
      if let item = item as? I { result.append(item) }
      item.forEachItem(visit)
    }
    if let root = host.graph.rootItem { visit(root) }
    return result
  }

  var texts: [TextItem] { items(TextItem.self) }
  var images: [ImageItem] { items(ImageItem.self) }
}

/// Whether two lengths are the same but for rounding.
func near(_ a: CGFloat, _ b: CGFloat, within tolerance: CGFloat = 0.001) -> Bool { abs(a - b) <= tolerance }
