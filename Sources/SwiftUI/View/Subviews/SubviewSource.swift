/// A view that stands for several others, or for none. A view with a body of its own is always one.
@MainActor
protocol SubviewSource {
  /// Hands over the views that this one stands for, in order; `path` led here.
  func forEachSubview(at path: [AnyHashable], _ body: (Subview) -> Void)
}

extension EmptyView: SubviewSource {
  func forEachSubview(at path: [AnyHashable], _ body: (Subview) -> Void) {}
}

extension Group: SubviewSource where Content: View {
  func forEachSubview(at path: [AnyHashable], _ body: (Subview) -> Void) {
    Subview.forEach(of: content, at: path, body)
  }
}

extension TupleView: SubviewSource {
  func forEachSubview(at path: [AnyHashable], _ body: (Subview) -> Void) {
    var members: [(offset: Int, type: any View.Type)] = []
    TupleElements.forEach(of: T.self) { offset, type in
      if let view = type as? any View.Type { members.append((offset, view)) }
    }
    for (index, member) in members.enumerated() { visit(member.type, member.offset, path + [index], body) }
  }

  private func visit<V: View>(_: V.Type, _ offset: Int, _ path: [AnyHashable], _ body: (Subview) -> Void) {
    let view = withUnsafeBytes(of: value) { $0.load(fromByteOffset: offset, as: V.self) }
    Subview.forEach(of: view, at: path, body)
  }
}

extension ForEach: SubviewSource where Content: View {
  func forEachSubview(at path: [AnyHashable], _ body: (Subview) -> Void) {
    for element in data { Subview.forEach(of: content(element), at: path + [AnyHashable(id(element))], body) }
  }
}

extension Optional: SubviewSource where Wrapped: View {
  func forEachSubview(at path: [AnyHashable], _ body: (Subview) -> Void) {
    if let self { Subview.forEach(of: self, at: path, body) }
  }
}

extension _ConditionalContent: SubviewSource where TrueContent: View, FalseContent: View {
  func forEachSubview(at path: [AnyHashable], _ body: (Subview) -> Void) {
    switch storage {
    case .trueContent(let content): Subview.forEach(of: content, at: path + [true], body)
    case .falseContent(let content): Subview.forEach(of: content, at: path + [false], body)
    }
  }
}

extension _IdentifiedView: SubviewSource {
  func forEachSubview(at path: [AnyHashable], _ body: (Subview) -> Void) {
    Subview.forEach(of: content, at: path + [AnyHashable(id)], body)
  }
}

extension AnyView: SubviewSource {
  func forEachSubview(at path: [AnyHashable], _ body: (Subview) -> Void) { storage.forEachSubview(at: path, body) }
}

extension ModifiedContent: SubviewSource where Content: View, Modifier: ViewModifier {
  /// Each of several views has the modifier for itself.
  func forEachSubview(at path: [AnyHashable], _ body: (Subview) -> Void) {
    Subview.forEach(of: content, at: path) { part in
      body(
        Subview(id: part.id, view: AnyView(ModifiedContent<AnyView, Modifier>(content: part.view, modifier: modifier))))
    }
  }
}
