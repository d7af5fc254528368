import SwiftUI

/// The components that come with Zoetrope.
public enum Catalogue {
  /// In the order of the gallery.
  public static let entries: [CatalogueEntry] = {
    StringTables.register(ComponentStrings())
    return [.animatedCheckmarkBadge, .progressRings, .morphingSubmitButton, .animatedRadioButton]
  }()

  /// The entry with a name in kebab case or as a Swift type, whatever its capitals.
  public static func entry(named name: String) -> CatalogueEntry? {
    func folded(_ text: String) -> String { text.lowercased().filter { $0 != "-" && $0 != "_" } }
    return entries.first { folded($0.name) == folded(name) }
  }
}
