import SwiftUI

/// A preview found in a loaded image.
@MainActor public struct DiscoveredPreview: Identifiable {
  /// The file and line of `#Preview`, or the type of a `PreviewProvider` or `App`: the same after the file is compiled anew.
  public nonisolated let id: String
  /// The file, `Module/File.swift`; nil for a `PreviewProvider`.
  public let fileID: String?
  /// The line of `#Preview` in its file; nil for a `PreviewProvider`.
  public let line: Int?
  /// The preview, not yet made into a view.
  public let makePreview: @MainActor () throws -> Preview

  /// Whether it comes from a `PreviewProvider`, which can hold several previews.
  public nonisolated var isProvider: Bool { order.kind == 1 }

  let order: Order

  struct Order: Comparable {
    /// 0 for `#Preview`, 1 for a provider, 2 for a program.
    let kind: Int
    let name: String
    let line: Int
    let column: Int

    static func < (a: Order, b: Order) -> Bool {
      (a.kind, a.name, a.line, a.column) < (b.kind, b.name, b.line, b.column)
    }
  }

  init(registry: any PreviewRegistry.Type) {
    id = "\(registry.fileID):\(registry.line):\(registry.column)"
    fileID = registry.fileID
    line = registry.line
    makePreview = { try registry.makePreview() }
    order = Order(kind: 0, name: registry.fileID, line: registry.line, column: registry.column)
  }

  init(provider: any PreviewProvider.Type) {
    id = String(reflecting: provider)
    fileID = nil
    line = nil
    makePreview = { provider.makePreview() }
    order = Order(kind: 1, name: id, line: 0, column: 0)
  }
  init(app: any App.Type) {
    id = String(reflecting: app)
    fileID = nil
    line = nil
    makePreview = { app._makePreview() }
    order = Order(kind: 2, name: id, line: 0, column: 0)
  }
}
