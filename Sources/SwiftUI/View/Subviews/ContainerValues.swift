/// A key of `ContainerValues`.
public protocol ContainerValueKey {
  /// The type of the value.
  associatedtype Value

  /// The value where a view says nothing.
  static var defaultValue: Value { get }
}

/// What a view says to the container that it stands in, and to nobody else.
///
/// Values are declared with `@Entry` in an extension, set by `containerValue`, and read from a `Subview`, a
/// `SectionConfiguration` or a `LayoutSubview`. What is set inside the body of a view or modifier of one's own is read
/// by layouts only.
public struct ContainerValues: @unchecked Sendable {
  private var values: [ObjectIdentifier: Any] = [:]
  var tag: AnyHashable?

  public subscript<K: ContainerValueKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The value that the view stands for, if it is of `type`: its `tag`, or the identity that a `ForEach` gives it.
  public func tag<V: Hashable>(for type: V.Type) -> V? { tag?.base as? V }

  /// Whether the view stands for `tag`.
  public func hasTag<V: Hashable>(_ tag: V) -> Bool { self.tag == AnyHashable(tag) }
}

/// A modifier that says something to the container.
@MainActor
protocol ContainerValueWriting {
  func write(to values: inout ContainerValues)
}

extension _TraitModifier: ContainerValueWriting where K == TagTrait {
  func write(to values: inout ContainerValues) { values.tag = value }
}

/// `containerValue`.
struct _ContainerValueModifier<Value>: ItemModifier, ContainerValueWriting {
  let keyPath: WritableKeyPath<ContainerValues, Value>
  let value: Value

  typealias Body = Never

  func write(to values: inout ContainerValues) { values[keyPath: keyPath] = value }

  func makeItem(node: _ViewNode, child: Item) -> ContainerValueItem { ContainerValueItem(node, child, self) }
  func update(_ item: ContainerValueItem) { item.set(self) }
}

/// Adds one value to those that its child has for the container.
@MainActor
final class ContainerValueItem: WrapperItem {
  private var writing: any ContainerValueWriting

  init(_ node: _ViewNode, _ child: Item, _ writing: any ContainerValueWriting) {
    self.writing = writing
    super.init(node: node, child: child)
  }

  func set(_ writing: any ContainerValueWriting) {
    self.writing = writing
    traitChanged()
  }

  override func trait<K: _TraitKey>(_ key: K.Type) -> K.Value {
    let inner = super.trait(key)
    guard var values = inner as? ContainerValues else { return inner }
    writing.write(to: &values)
    return values as? K.Value ?? inner
  }
}

/// Carries what a view says to its container, but for its tag.
enum ContainerValuesTrait: _TraitKey {
  static let defaultValue = ContainerValues()
}

extension LayoutSubview {
  /// What the view says to the layout.
  public var containerValues: ContainerValues {
    onMain {
      var values = item.trait(ContainerValuesTrait.self)
      values.tag = item.pickerTag
      return values
    }
  }
}

extension View {
  /// Says something to the container that the view stands in. Of two modifiers for one value the outer counts.
  public func containerValue<V>(_ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V) -> some View {
    modifier(_ContainerValueModifier(keyPath: keyPath, value: value))
  }
}
