@_spi(Reflection) import Swift

/// How two values of one type are compared, field by field. Made once a type.
///
/// To look a conformance up that is not there takes the runtime a walk through all that are, which for the types of one
/// body adds up to a missed frame. So views and modifiers say themselves what they consist of, and only the types of
/// their other fields are looked up.
public struct _ComparisonPlan {
  /// How one field is compared.
  enum Step {
    case bytes(offset: Int, count: Int)
    case equatable(offset: Int, type: any Equatable.Type)
    case identical(offset: Int, type: any _IdentityComparable.Type)
    case never
  }

  private(set) var steps: [Step] = []

  init() {}

  /// Adds what the view type says of itself.
  @MainActor
  mutating func append<V: View>(_ type: V.Type, at offset: Int) {
    if MemoryLayout<V>.size > 0 { V._appendComparison(to: &self, at: offset) }
  }

  /// Adds what the modifier type says of itself.
  @MainActor
  mutating func append<M: ViewModifier>(modifier: M.Type, at offset: Int) {
    if MemoryLayout<M>.size > 0 { M._appendModifierComparison(to: &self, at: offset) }
  }

  /// Where a stored property lies, in bytes from the beginning of `Root`.
  static func offset<Root, Value>(of property: KeyPath<Root, Value>) -> Int {
    guard let offset = MemoryLayout<Root>.offset(of: property) else {
      preconditionFailure("\(property) is not a stored property")
    }
    return offset
  }

  /// Compares by `==`.
  mutating func append<E: Equatable>(equatable: E.Type, at offset: Int) {
    steps.append(.equatable(offset: offset, type: E.self))
  }

  /// Adds the stored fields of a type that is not equatable.
  mutating func appendFields<T>(of type: T.Type, at offset: Int) {
    appendFields(of: type, at: offset) { _, _, _ in false }
  }

  /// Adds the stored fields of a type that is not equatable and has views of one type among them.
  @MainActor
  mutating func appendFields<T, V: View>(of type: T.Type, views: V.Type, at offset: Int) {
    appendFields(of: type, at: offset) { plan, field, offset in
      if field == V.self { plan.append(V.self, at: offset) }
      return field == V.self
    }
  }

  /// - Parameter knows: adds a field whose type it knows; returns whether it did.
  private mutating func appendFields(
    of type: Any.Type, at offset: Int, knows: (inout _ComparisonPlan, Any.Type, Int) -> Bool
  ) {
    let count = Self.size(of: type)
    if Self.isPlain(type) || type is AnyClass {
      steps.append(.bytes(offset: offset, count: count))
      return
    }
    guard let kind = Kind(of: type), kind != .function else { return steps.append(.never) }
    var fields: [(offset: Int, type: Any.Type)] = []
    _ = _forEachField(of: type, options: []) { _, fieldOffset, fieldType, _ in
      fields.append((fieldOffset, fieldType))
      return true
    }
    if fields.isEmpty { steps.append(.never) }
    for field in fields where !knows(&self, field.type, offset + field.offset) {
      append(any: field.type, at: offset + field.offset)
    }
  }

  /// Adds a field of a type of which nothing is known.
  mutating func append(any type: Any.Type, at offset: Int) {
    let count = Self.size(of: type)
    if count == 0 { return }
    if let type = Self.common[ObjectIdentifier(type)] { return steps.append(.equatable(offset: offset, type: type)) }
    // Same code and same captured box: the very same closure value, or one that captures nothing.
    if Kind(of: type) == .function { return steps.append(.bytes(offset: offset, count: count)) }
    if let type = type as? any _IdentityComparable.Type {
      steps.append(.identical(offset: offset, type: type))
    } else if type is any DynamicProperty.Type, !(type is any Equatable.Type) {
      // State lives in the node, not in the view: its initial value says nothing about what is shown.
      return
    } else if let type = type as? any Equatable.Type {
      steps.append(.equatable(offset: offset, type: type))
    } else {
      appendFields(of: type, at: offset) { _, _, _ in false }
    }
  }

  /// Types that many views have fields of.
  nonisolated(unsafe) private static let common: [ObjectIdentifier: any Equatable.Type] = {
    let types: [any Equatable.Type] = [
      Bool.self, Int.self, Double.self, CGFloat.self, Float.self, String.self, CGPoint.self, CGSize.self, CGRect.self,
      Angle.self, UnitPoint.self, Color.self, Alignment.self, EdgeInsets.self, Edge.Set.self, Optional<CGFloat>.self,
      Optional<Color>.self, Optional<Animation>.self, Animation.self, StrokeStyle.self, FillStyle.self,
      Range<Int>.self,
    ]
    return Dictionary(uniqueKeysWithValues: types.map { (ObjectIdentifier($0), $0) })
  }()

  private static func size(of type: Any.Type) -> Int {
    func size<T>(_: T.Type) -> Int { MemoryLayout<T>.size }
    return _openExistential(type, do: size)
  }

  private static func isPlain(_ type: Any.Type) -> Bool {
    func isPlain<T>(_: T.Type) -> Bool { _isPOD(T.self) }
    return _openExistential(type, do: isPlain)
  }

  /// The kinds of types that can be looked into, as numbered in the platform's binary interface.
  private enum Kind: Int {
    case structure = 0x200
    case tuple = 0x301
    case function = 0x302

    /// The kind word at the start of a type's metadata is a stable part of the platform's binary interface.
    init?(of type: Any.Type) { self.init(rawValue: unsafeBitCast(type, to: UnsafePointer<Int>.self).pointee) }
  }
}

extension View {
  /// Tells how two of these views are compared. Views that hold views of a type known when they are compiled tell that
  /// type, so that nobody has to look it up.
  public static func _appendComparison(to plan: inout _ComparisonPlan, at offset: Int) {
    plan.appendFields(of: Self.self, at: offset)
  }
}

extension View where Self: Equatable {
  public static func _appendComparison(to plan: inout _ComparisonPlan, at offset: Int) {
    plan.append(equatable: Self.self, at: offset)
  }
}

extension ViewModifier {
  /// Tells how two of these modifiers are compared.
  public static func _appendModifierComparison(to plan: inout _ComparisonPlan, at offset: Int) {
    plan.appendFields(of: Self.self, at: offset)
  }
}

extension ViewModifier where Self: Equatable {
  public static func _appendModifierComparison(to plan: inout _ComparisonPlan, at offset: Int) {
    plan.append(equatable: Self.self, at: offset)
  }
}
