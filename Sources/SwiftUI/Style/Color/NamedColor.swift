import Foundation
import Synchronization

/// A colour looked up by name when it is resolved.
struct NamedColor: Hashable, Sendable {
  var name: String
  /// Where the bundle is; nil means the main one.
  var bundlePath: String?

  func resolve(in environment: EnvironmentValues) -> Color.Resolved {
    if let found = environment._colorCatalog?.color(named: name, bundlePath: bundlePath, in: environment) {
      return found
    }
    let isNew = NamedColor.reported.withLock { $0.insert(self).inserted }
    if isNew {
      let place = bundlePath.map { "the asset catalogue of \($0)" } ?? "the main asset catalogue"
      FileHandle.standardError.write(Data("Color: no colour named \"\(name)\" in \(place)\n".utf8))
    }
    return Color.Resolved(red: 0, green: 0, blue: 0, opacity: 0)
  }

  private static let reported = Mutex<Set<NamedColor>>([])
}

/// Where colours are looked up by name: a stand-in for the colour sets of an asset catalogue.
public protocol _ColorCatalog: Sendable {
  /// The colour called `name`, or nil when there is none.
  func color(named name: String, bundlePath: String?, in environment: EnvironmentValues) -> Color.Resolved?
}

extension EnvironmentValues {
  private struct ColorCatalogKey: EnvironmentKey {
    static let defaultValue: (any _ColorCatalog)? = nil
  }

  /// Where `Color("name")` looks its name up.
  public var _colorCatalog: (any _ColorCatalog)? {
    get { self[ColorCatalogKey.self] }
    set { self[ColorCatalogKey.self] = newValue }
  }
}
