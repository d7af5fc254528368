/// What a view is made of: views, and sections of such.
@MainActor
enum ViewPart {
  case subview(Subview)
  case section(SectionConfiguration)

  /// Hands over what `view` is made of: itself, unless it stands for several.
  static func forEach<V: View>(of view: V, at path: [AnyHashable], _ body: (ViewPart) -> Void) {
    if let source = view as? any SubviewSource {
      source.forEachPart(at: path, body)
    } else {
      body(.subview(Subview(id: Subview.ID(path: path), containerValues: ContainerValues(), view: AnyView(view))))
    }
  }

  /// The views; those of a section are its header, its content and its footer.
  var subviews: [Subview] {
    switch self {
    case .subview(let subview): [subview]
    case .section(let section): Array(section.header) + section.content + section.footer
    }
  }

  /// The part with `change` made to each of its views, and `write` to what it says to the container.
  func map(_ change: (Subview) -> Subview, _ write: (inout ContainerValues) -> Void) -> ViewPart {
    switch self {
    case .subview(let subview): return .subview(change(subview))
    case .section(var section):
      section.header = SubviewsCollection(section.header.map(change))
      section.content = SubviewsCollection(section.content.map(change))
      section.footer = SubviewsCollection(section.footer.map(change))
      write(&section.containerValues)
      return .section(section)
    }
  }
}

/// A view that stands for several others, or for none. A view with a body of its own is always one.
@MainActor
protocol SubviewSource {
  /// Hands over what this view is made of, in order; `path` led here.
  func forEachPart(at path: [AnyHashable], _ body: (ViewPart) -> Void)
}
