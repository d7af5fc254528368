/// Gives the items of its content a value for the container they stand in.
struct _TraitModifier<K: _TraitKey>: ItemModifier {
  let value: K.Value

  typealias Body = Never

  func makeItem(node: _ViewNode, child: Item) -> TraitItem<K> {
    TraitItem(node: node, child: child, value: value)
  }

  func update(_ item: TraitItem<K>) { item.set(value) }
}

@MainActor
final class TraitItem<K: _TraitKey>: WrapperItem {
  private var value: K.Value

  init(node: _ViewNode, child: Item, value: K.Value) {
    self.value = value
    super.init(node: node, child: child)
  }

  func set(_ value: K.Value) {
    if ValueComparison.areEqual(value, self.value) { return }
    self.value = value
    traitChanged()
  }

  override func trait<Wanted: _TraitKey>(_ key: Wanted.Type) -> Wanted.Value {
    if key == K.self, let value = value as? Wanted.Value { return value }
    return super.trait(key)
  }
}

extension WrapperItem {
  /// Tells the container, which sorts and lays its children out by such values.
  func traitChanged() { ancestor(ContainerItem.self)?.setItemsDirty() }
}

/// Moves an alignment guide.
struct _AlignmentWritingModifier: ItemModifier {
  let key: AlignmentKey
  let compute: (ViewDimensions) -> CGFloat

  typealias Body = Never

  func makeItem(node: _ViewNode, child: Item) -> AlignmentItem {
    AlignmentItem(node: node, child: child, key: key, compute: compute)
  }

  func update(_ item: AlignmentItem) { item.set(compute) }
}

@MainActor
final class AlignmentItem: WrapperItem {
  private let key: AlignmentKey
  private var compute: (ViewDimensions) -> CGFloat

  init(node: _ViewNode, child: Item, key: AlignmentKey, compute: @escaping (ViewDimensions) -> CGFloat) {
    self.key = key
    self.compute = compute
    super.init(node: node, child: child)
  }

  func set(_ compute: @escaping (ViewDimensions) -> CGFloat) {
    self.compute = compute
    setNeedsLayout()
  }

  override func explicitAlignment(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    guard key == self.key else { return super.explicitAlignment(key, size: size, proposal: proposal) }
    return compute(ViewDimensions(item: child, size: size, proposal: proposal))
  }
}

extension View {
  /// The order in which the parent stack gives room: higher first. Default 0.
  public func layoutPriority(_ value: Double) -> some View {
    modifier(_TraitModifier<LayoutPriorityTrait>(value: value))
  }

  /// The order in which overlapping views are drawn: higher in front. Default 0.
  public func zIndex(_ value: Double) -> some View { modifier(_TraitModifier<ZIndexTrait>(value: value)) }

  /// Tells a custom layout something about the view.
  public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    modifier(_TraitModifier<LayoutValueTrait<K>>(value: value))
  }

  /// Moves the view's horizontal guide.
  public func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(_AlignmentWritingModifier(key: g.key, compute: computeValue))
  }

  /// Moves the view's vertical guide.
  public func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(_AlignmentWritingModifier(key: g.key, compute: computeValue))
  }
}
