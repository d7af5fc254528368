/// A view that stands for several in a row: each is a preview of its own where a `PreviewProvider` has them.
@MainActor
protocol PreviewParts {
  var previewParts: [PreviewPart] { get }
}

/// One preview of several, and what it is called.
struct PreviewPart {
  let view: AnyView
  var name: String?

  /// The parts of a view; the view itself where it stands for one.
  @MainActor static func parts<V: View>(of view: V) -> [PreviewPart] {
    (view as? any PreviewParts)?.previewParts ?? [PreviewPart(view: AnyView(view))]
  }
}

extension TupleView: PreviewParts {
  var previewParts: [PreviewPart] {
    Mirror(reflecting: value).children.flatMap { child -> [PreviewPart] in
      guard let view = child.value as? any View else { return [] }
      return PreviewPart.parts(of: view)
    }
  }
}

extension Group: PreviewParts where Content: View {
  var previewParts: [PreviewPart] { PreviewPart.parts(of: content) }
}

extension ForEach: PreviewParts where Content: View {
  var previewParts: [PreviewPart] { data.flatMap { PreviewPart.parts(of: content($0)) } }
}

extension ModifiedContent: PreviewParts where Content: View, Modifier: ViewModifier {
  var previewParts: [PreviewPart] {
    PreviewPart.parts(of: content).map { part in
      PreviewPart(
        view: AnyView(part.view.modifier(modifier)), name: (modifier as? PreviewNameModifier)?.name ?? part.name)
    }
  }
}

/// `previewDisplayName`.
struct PreviewNameModifier: ViewModifier {
  let name: String?

  func body(content: Content) -> some View { content }
}

extension Preview {
  /// The previews that this one stands for: one a view where it holds several in a `Group` or a row.
  public func separate() -> [Preview] {
    let parts = PreviewPart.parts(of: makeView())
    guard parts.count > 1 || parts.first?.name != nil else { return [self] }
    return parts.indices.map { index in
      let name = parts[index].name ?? displayName.map { parts.count > 1 ? "\($0) \(index + 1)" : $0 }
      return Preview(name) {
        // Made anew each time: a preview starts with fresh state.
        let parts = PreviewPart.parts(of: makeView())
        return index < parts.count ? parts[index].view : AnyView(EmptyView())
      }
    }
  }
}
