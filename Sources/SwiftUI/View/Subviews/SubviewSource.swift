extension EmptyView: SubviewSource {
  func forEachPart(at path: [AnyHashable], _ body: (ViewPart) -> Void) {}
}

extension Group: SubviewSource where Content: View {
  func forEachPart(at path: [AnyHashable], _ body: (ViewPart) -> Void) {
    ViewPart.forEach(of: content, at: path, body)
  }
}

extension Section: SubviewSource where Parent: View, Content: View, Footer: View {
  func forEachPart(at path: [AnyHashable], _ body: (ViewPart) -> Void) {
    let isOpen = isExpanded?.wrappedValue ?? true
    body(
      .section(
        SectionConfiguration(
          id: SectionConfiguration.ID(path: path), header: SubviewsCollection(of: header, at: path + [0]),
          content: isOpen ? SubviewsCollection(of: content, at: path + [1]) : SubviewsCollection([]),
          footer: SubviewsCollection(of: footer, at: path + [2]))))
  }
}

extension TupleView: SubviewSource {
  func forEachPart(at path: [AnyHashable], _ body: (ViewPart) -> Void) {
    var members: [(offset: Int, type: any View.Type)] = []
    TupleElements.forEach(of: T.self) { offset, type in
      if let view = type as? any View.Type { members.append((offset, view)) }
    }
    for (index, member) in members.enumerated() { visit(member.type, member.offset, path + [index], body) }
  }

  private func visit<V: View>(_: V.Type, _ offset: Int, _ path: [AnyHashable], _ body: (ViewPart) -> Void) {
    let view = withUnsafeBytes(of: value) { $0.load(fromByteOffset: offset, as: V.self) }
    ViewPart.forEach(of: view, at: path, body)
  }
}

extension ForEach: SubviewSource where Content: View {
  /// A view without a tag stands for its element's identity.
  func forEachPart(at path: [AnyHashable], _ body: (ViewPart) -> Void) {
    for element in data {
      let tag = AnyHashable(id(element))
      func tagged(_ values: inout ContainerValues) { if values.tag == nil { values.tag = tag } }
      ViewPart.forEach(of: content(element), at: path + [tag]) { part in
        body(
          part.map(
            {
              var subview = $0
              tagged(&subview.containerValues)
              return subview
            }, tagged))
      }
    }
  }
}

extension Optional: SubviewSource where Wrapped: View {
  func forEachPart(at path: [AnyHashable], _ body: (ViewPart) -> Void) {
    if let self { ViewPart.forEach(of: self, at: path, body) }
  }
}

extension _ConditionalContent: SubviewSource where TrueContent: View, FalseContent: View {
  func forEachPart(at path: [AnyHashable], _ body: (ViewPart) -> Void) {
    switch storage {
    case .trueContent(let content): ViewPart.forEach(of: content, at: path + [true], body)
    case .falseContent(let content): ViewPart.forEach(of: content, at: path + [false], body)
    }
  }
}

extension _IdentifiedView: SubviewSource {
  func forEachPart(at path: [AnyHashable], _ body: (ViewPart) -> Void) {
    ViewPart.forEach(of: content, at: path + [AnyHashable(id)], body)
  }
}

extension AnyView: SubviewSource {
  func forEachPart(at path: [AnyHashable], _ body: (ViewPart) -> Void) { storage.forEachPart(at: path, body) }
}

extension ModifiedContent: SubviewSource where Content: View, Modifier: ViewModifier {
  /// Each of several views has the modifier for itself.
  func forEachPart(at path: [AnyHashable], _ body: (ViewPart) -> Void) {
    let writing = modifier as? any ContainerValueWriting
    ViewPart.forEach(of: content, at: path) { part in
      body(
        part.map(
          {
            var subview = $0
            subview.view = AnyView(ModifiedContent<AnyView, Modifier>(content: $0.view, modifier: modifier))
            writing?.write(to: &subview.containerValues)
            return subview
          }, { writing?.write(to: &$0) }))
    }
  }
}
