/// A place or area of a view, to be looked at from another view by `GeometryProxy`.
public struct Anchor<Value>: @unchecked Sendable {
  let subject: GeometrySubject
  let source: Source
  /// From window to proxy.
  let convert: (Value, CGPoint) -> Value

  /// What of a view an anchor means.
  public struct Source: @unchecked Sendable {
    let value: (CGRect) -> Value
  }

  /// The value in the coordinates of the window.
  @MainActor var inWindow: Value { source.value(subject.currentFrame(in: .global)) }
}

extension Anchor: _IdentityComparable {
  public func _isIdentical(to other: Anchor<Value>) -> Bool { subject === other.subject }
}

extension Anchor: Equatable where Value: Equatable {
  public static func == (a: Anchor, b: Anchor) -> Bool { a.subject === b.subject }
}

extension Anchor: Hashable where Value: Hashable {
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(subject)) }
}

extension Anchor.Source where Value == CGRect {
  /// The view's own area.
  public static var bounds: Anchor<CGRect>.Source { Anchor<CGRect>.Source { $0 } }

  /// An area in the view's own coordinates.
  public static func rect(_ r: CGRect) -> Anchor<CGRect>.Source {
    Anchor<CGRect>.Source { r.offsetBy(dx: $0.minX, dy: $0.minY) }
  }
}

extension Anchor.Source where Value == CGPoint {
  /// A place in the view's own coordinates.
  public static func point(_ p: CGPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source { CGPoint(x: $0.minX + p.x, y: $0.minY + p.y) }
  }

  /// A place by its share of the view's size.
  public static func unitPoint(_ p: UnitPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source { CGPoint(x: $0.minX + p.x * $0.width, y: $0.minY + p.y * $0.height) }
  }

  public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
  public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
  public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
  public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
  public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
  public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
  public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
  public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
  public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}

extension GeometryProxy {
  /// The place or area that an anchor means, in the view's own coordinates.
  public subscript<T>(anchor: Anchor<T>) -> T {
    onMain {
      let own = watched(subject)
      _ = watched(anchor.subject)
      return anchor.convert(anchor.inWindow, own.origin)
    }
  }

  /// Where a subject is in the window; the body that asks is evaluated anew when it moves.
  @MainActor private func watched(_ subject: GeometrySubject) -> CGRect {
    let rect = subject.currentFrame(in: .global)
    if let graph = self.subject.item?.graph, let reader = graph.currentReader {
      graph.geometryReads.note(reader, subject, .global, rect)
    }
    return rect
  }
}

/// `anchorPreference`: hands up a value made of a place or area of the view.
struct _AnchorWritingModifier<A, K: PreferenceKey>: ItemModifier {
  let source: Anchor<A>.Source
  let convert: (A, CGPoint) -> A
  let transform: (inout K.Value, Anchor<A>) -> Void
  let keepsInner: Bool

  typealias Body = Never

  static func _makeModifiedNode<C: View>(_ view: ModifiedContent<C, Self>, _ context: _NodeContext) -> _ViewNode {
    Node<C>(view, context)
  }

  func makeItem(node: _ViewNode, child: Item) -> WrapperItem {
    let item = WrapperItem(node: node, child: child)
    (node as? any AnchorHolding)?.subject.item = item
    return item
  }

  func update(_ item: WrapperItem) {}

  private final class Node<C: View>: ItemModifierNode<C, _AnchorWritingModifier>, PreferenceWriting, AnchorHolding {
    let subject = GeometrySubject()

    override init(_ view: ModifiedContent<C, _AnchorWritingModifier>, _ context: _NodeContext) {
      super.init(view, context)
      graph.preferences.setDirty()
    }

    override func didUpdate(
      from old: ModifiedContent<C, _AnchorWritingModifier>, viewChanged: Bool, environmentChanged: Bool
    ) {
      super.didUpdate(from: old, viewChanged: viewChanged, environmentChanged: environmentChanged)
      if viewChanged { graph.preferences.setDirty() }
    }

    override func willDestroy() { graph.preferences.setDirty() }

    func preference<Key: PreferenceKey>(_ key: Key.Type, inner: () -> Key.Value?) -> Key.Value?? {
      guard key == K.self else { return nil }
      let modifier = view.modifier
      let start = modifier.keepsInner ? inner() ?? Key.defaultValue : Key.defaultValue
      guard var value = start as? K.Value else { return nil }
      modifier.transform(
        &value, Anchor(subject: subject, source: modifier.source, convert: modifier.convert))
      return .some(value as? Key.Value)
    }
  }
}

/// A node that knows where its view is.
@MainActor
private protocol AnchorHolding: AnyObject {
  var subject: GeometrySubject { get }
}

extension View {
  /// Hands up a value that `transform` makes of a place or area of the view.
  public func anchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    modifier(
      _AnchorWritingModifier<A, K>(
        source: value, convert: moved, transform: { $0 = transform($1) }, keepsInner: false))
  }

  /// Changes the value that the views inside hand up, with a place or area of the view.
  public func transformAnchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    modifier(_AnchorWritingModifier<A, K>(source: value, convert: moved, transform: transform, keepsInner: true))
  }
}

/// A place or area of the window, as seen from `origin`.
private func moved<A>(_ value: A, _ origin: CGPoint) -> A {
  if let rect = value as? CGRect { return (rect.offsetBy(dx: -origin.x, dy: -origin.y) as? A) ?? value }
  if let point = value as? CGPoint {
    return (CGPoint(x: point.x - origin.x, y: point.y - origin.y) as? A) ?? value
  }
  return value
}
