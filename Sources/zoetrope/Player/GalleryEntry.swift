import Components

/// Something of the gallery that can be put on the stage.
enum GalleryEntry: Identifiable {
  /// One of the components that come along.
  case component(CatalogueEntry)
  /// A preview of somebody's own source.
  case preview(PreviewEntry)

  /// A preview of somebody's own source.
  struct PreviewEntry: Equatable {
    let name: String
    /// Its place in the source, from 0.
    let index: Int
    /// The file that it is from, as the player was given it.
    let file: String

    /// The same after the source is compiled anew, as long as the preview keeps name and place.
    var id: String { "\(index) \(name)" }
  }

  var id: String {
    switch self {
    case .component(let entry): entry.id
    case .preview(let preview): preview.id
    }
  }

  /// What stands in the names of files that are made of it.
  var fileName: String {
    switch self {
    case .component(let entry): entry.name
    case .preview(let preview): String(preview.name.map { $0.isLetter || $0.isNumber || $0 == "-" ? $0 : "-" })
    }
  }

  /// What stands in the window's title.
  var windowTitle: String {
    switch self {
    case .component(let entry): entry.typeName
    case .preview(let preview): preview.name
    }
  }

  func title(_ language: String) -> String {
    switch self {
    case .component(let entry): entry.text(entry.title, language)
    case .preview(let preview): preview.name
    }
  }

  func category(_ language: String) -> String {
    switch self {
    case .component(let entry): entry.text(entry.category, language)
    case .preview(let preview): preview.file.split(separator: "/").last.map(String.init) ?? preview.file
    }
  }

  func description(_ language: String) -> String {
    switch self {
    case .component(let entry): entry.text(entry.descriptions, language)
    case .preview(let preview): preview.file
    }
  }

  var parameters: [CatalogueEntry.Parameter] {
    switch self {
    case .component(let entry): entry.parameters
    case .preview: []
    }
  }

  /// Whether the gallery's search finds it by `query`.
  func matches(_ query: String) -> Bool {
    switch self {
    case .component(let entry): entry.matches(query)
    case .preview(let preview):
      query.isEmpty || preview.name.range(of: query, options: [.caseInsensitive, .diacriticInsensitive]) != nil
    }
  }
}

extension GalleryEntry: Equatable {
  static func == (a: GalleryEntry, b: GalleryEntry) -> Bool {
    switch (a, b) {
    case (.component(let a), .component(let b)): a.id == b.id
    case (.preview(let a), .preview(let b)): a == b
    case (.component, _), (.preview, _): false
    }
  }
}
