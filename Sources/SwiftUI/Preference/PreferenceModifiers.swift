/// `preference` and `transformPreference`: sets the value that leaves a view, or changes the one from inside.
struct _PreferenceModifier<K: PreferenceKey>: ViewModifier {
  enum Change {
    case set(K.Value)
    case transform((inout K.Value) -> Void)
  }

  let change: Change

  typealias Body = Never

  static func _makeModifiedNode<C: View>(_ view: ModifiedContent<C, Self>, _ context: _NodeContext) -> _ViewNode {
    Node<C>(view, context) { $0.content }
  }

  private final class Node<C: View>: TransparentNode<ModifiedContent<C, _PreferenceModifier>, C>, PreferenceWriting {
    override func prepare() { graph.preferences.setDirty() }
    override func willUpdateChild(from old: ModifiedContent<C, _PreferenceModifier>, viewChanged: Bool) {
      if viewChanged { graph.preferences.setDirty() }
    }
    override func willDestroy() { graph.preferences.setDirty() }

    func preference<Key: PreferenceKey>(_ key: Key.Type, inner: () -> Key.Value?) -> Key.Value?? {
      guard key == K.self else { return nil }
      switch view.modifier.change {
      case .set(let value): return .some(value as? Key.Value)
      case .transform(let transform):
        guard var value = (inner() ?? Key.defaultValue) as? K.Value else { return nil }
        transform(&value)
        return .some(value as? Key.Value)
      }
    }
  }
}

/// Calls an action with a preference of the view's inside whenever that has changed.
struct _PreferenceActionModifier<K: PreferenceKey>: ViewModifier {
  let isInitial: Bool
  let action: (K.Value) -> Void

  typealias Body = Never

  static func _makeModifiedNode<C: View>(_ view: ModifiedContent<C, Self>, _ context: _NodeContext) -> _ViewNode {
    Node<C>(view, context) { $0.content }
  }

  private final class Node<C: View>: TransparentNode<ModifiedContent<C, _PreferenceActionModifier>, C>,
    PreferenceReading
  {
    private var last = K.defaultValue
    private var hasTold = false

    override func prepare() { graph.preferences.add(self) }

    func preferencesMayHaveChanged() {
      guard !isDestroyed, child != nil else { return }
      let value = innerPreference(K.self) ?? K.defaultValue
      if ValueComparison.areEqual(value, last), hasTold || !view.modifier.isInitial { return }
      last = value
      hasTold = true
      graph.afterUpdate { [weak self] in
        guard let self, !self.isDestroyed else { return }
        self.view.modifier.action(value)
      }
    }
  }
}

/// `overlayPreferenceValue` and `backgroundPreferenceValue`: a layer made of a preference of the view's inside.
struct _PreferenceLayerModifier<K: PreferenceKey, Layer: View>: ViewModifier {
  let alignment: Alignment
  let isBehind: Bool
  let layer: (K.Value) -> Layer
  @State private var value = K.defaultValue

  init(alignment: Alignment, isBehind: Bool, layer: @escaping (K.Value) -> Layer) {
    self.alignment = alignment
    self.isBehind = isBehind
    self.layer = layer
  }

  func body(content: Content) -> some View {
    content.modifier(_PreferenceActionModifier<K>(isInitial: false) { value = $0 })
      .modifier(_SecondaryLayerModifier(secondary: layer(value), alignment: alignment, isBehind: isBehind))
  }
}

extension View {
  /// Hands a value up to the views around this one.
  public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
    modifier(_PreferenceModifier<K>(change: .set(value)))
  }

  /// Changes the value that the views inside hand up.
  public func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    modifier(_PreferenceModifier<K>(change: .transform(callback)))
  }

  /// Calls `action` with the value that the views inside hand up, at first if any of them sets one, and whenever it
  /// has changed.
  public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    modifier(_PreferenceActionModifier<K>(isInitial: true, action: action))
  }

  /// Puts a view in front that is made of the value that the views inside hand up.
  public func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(_PreferenceLayerModifier<K, V>(alignment: alignment, isBehind: false, layer: transform))
  }

  /// Puts a view behind that is made of the value that the views inside hand up.
  public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(_PreferenceLayerModifier<K, V>(alignment: alignment, isBehind: true, layer: transform))
  }
}
