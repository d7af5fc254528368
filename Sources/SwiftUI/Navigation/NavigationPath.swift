/// Values of any types, each of which stands for a page of a navigation stack.
public struct NavigationPath: Equatable {
  var elements: [AnyHashable] = []

  public init() {}

  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    self.elements = elements.map { AnyHashable($0) }
  }

  public var count: Int { elements.count }
  public var isEmpty: Bool { elements.isEmpty }

  public mutating func append<V: Hashable>(_ value: V) { elements.append(AnyHashable(value)) }

  public mutating func removeLast(_ k: Int = 1) { elements.removeLast(min(k, elements.count)) }
}

/// A path of a type that is hidden.
@MainActor
struct AnyNavigationPath {
  let elements: [AnyHashable]
  let append: (AnyHashable) -> Void
  let removeLast: (Int) -> Void

  init(_ binding: Binding<NavigationPath>) {
    elements = binding.wrappedValue.elements
    append = { binding.wrappedValue.elements.append($0) }
    removeLast = { binding.wrappedValue.removeLast($0) }
  }

  init<Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection>(_ binding: Binding<Data>)
  where Data.Element: Hashable {
    elements = binding.wrappedValue.map { AnyHashable($0) }
    append = { value in
      if let value = value.base as? Data.Element { binding.wrappedValue.append(value) }
    }
    removeLast = { count in
      let left = max(binding.wrappedValue.count - count, 0)
      binding.wrappedValue = Data(binding.wrappedValue.prefix(left))
    }
  }
}
