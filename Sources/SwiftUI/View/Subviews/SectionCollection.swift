/// The sections that a view is made of, in order. Views between sections are sections of their own.
public struct SectionCollection: RandomAccessCollection {
  private let sections: [SectionConfiguration]

  @MainActor
  init<V: View>(of view: V) {
    var found: [SectionConfiguration] = []
    var loose: [Subview] = []
    func close() {
      guard let first = loose.first else { return }
      let id = SectionConfiguration.ID(path: first.id.path)
      found.append(SectionConfiguration(id: id, content: SubviewsCollection(loose)))
      loose = []
    }
    ViewPart.forEach(of: view, at: []) { part in
      switch part {
      case .subview(let subview): loose.append(subview)
      case .section(let section):
        close()
        found.append(section)
      }
    }
    close()
    sections = found
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { sections.count }
  public subscript(index: Int) -> SectionConfiguration { sections[index] }
}

/// What is made of the sections that a view is made of.
public struct GroupSectionsOfContent<Sections: View, Content: View>: View {
  let sections: Sections
  let content: (SectionCollection) -> Content

  public var body: some View { content(SectionCollection(of: sections)) }
}

extension Group {
  /// Puts the sections that `view` is made of together anew: `transform` gets them one by one.
  @MainActor public init<Base: View, Result: View>(
    sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == GroupSectionsOfContent<Base, Result> {
    content = GroupSectionsOfContent(sections: view, content: transform)
  }
}

extension ForEach where Content: View, Data == SectionCollection, ID == SectionConfiguration.ID {
  /// A view for each of the sections that `view` is made of.
  @MainActor public init<V: View>(
    sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content
  ) {
    self.init(SectionCollection(of: view), content: content)
  }
}
