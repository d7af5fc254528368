@_spi(Reflection) import Swift

/// A stored property of a view whose value lives outside the view and is brought in before each evaluation of `body`.
public protocol DynamicProperty {
  /// Called before `body` is evaluated, once the underlying value is in place.
  mutating func update()

  /// Ties the property to the node that evaluates the view; `storage` is kept by the node from update to update.
  mutating func _install(_ storage: inout AnyObject?, _ node: _BodyNode)
}

extension DynamicProperty {
  public mutating func update() {}

  /// A property made of other dynamic properties: each is installed in turn.
  public mutating func _install(_ storage: inout AnyObject?, _ node: _BodyNode) {
    let kept = storage as? DynamicPropertyStorage
    storage = withUnsafeMutablePointer(to: &self) { subject in
      nonisolated(unsafe) let subject = subject
      return onMain { () -> DynamicPropertyStorage? in
        let plan = DynamicPropertyPlan.of(Self.self)
        guard !plan.fields.isEmpty else { return nil }
        let nested = kept ?? DynamicPropertyStorage(count: plan.fields.count)
        plan.install(into: &subject.pointee, nested, node)
        return nested
      }
    }
  }
}

/// A value whose stored properties may be dynamic though it is not one itself, such as a style.
public protocol _DynamicPropertyContainer {}

/// What the dynamic properties of one view keep between updates.
@MainActor
final class DynamicPropertyStorage {
  fileprivate var slots: [AnyObject?]

  init(count: Int) { slots = Array(repeating: nil, count: count) }
}

/// Where the dynamic properties of a type lie in memory. Made once a type.
@MainActor
struct DynamicPropertyPlan {
  struct Field {
    let name: String
    let offset: Int
    let type: Any.Type
  }

  let fields: [Field]

  private static var plans: [ObjectIdentifier: DynamicPropertyPlan] = [:]

  static func of(_ type: Any.Type) -> DynamicPropertyPlan {
    if let known = plans[ObjectIdentifier(type)] { return known }
    var fields: [Field] = []
    _ = _forEachField(of: type, options: []) { name, offset, fieldType, _ in
      if fieldType is any DynamicProperty.Type {
        fields.append(Field(name: propertyName(name), offset: offset, type: fieldType))
      } else if fieldType is any _DynamicPropertyContainer.Type {
        for inner in of(fieldType).fields {
          fields.append(Field(name: inner.name, offset: offset + inner.offset, type: inner.type))
        }
      }
      return true
    }
    let plan = DynamicPropertyPlan(fields: fields)
    plans[ObjectIdentifier(type)] = plan
    return plan
  }

  /// A wrapped property is stored under its name with an underscore before it.
  private static func propertyName(_ stored: UnsafePointer<CChar>) -> String {
    let name = String(cString: stored)
    return name.hasPrefix("_") ? String(name.dropFirst()) : name
  }

  /// Installs and updates every dynamic property of `subject`, which is a copy made for one evaluation.
  func install<Subject>(into subject: inout Subject, _ storage: DynamicPropertyStorage, _ node: _BodyNode) {
    withUnsafeMutableBytes(of: &subject) { bytes in
      for (index, field) in fields.enumerated() {
        guard let type = field.type as? any DynamicProperty.Type, let base = bytes.baseAddress else { continue }
        let isNew = storage.slots[index] == nil
        Self.install(type, base + field.offset, &storage.slots[index], node)
        if isNew, let named = storage.slots[index] as? any NamedStorage { named.propertyName = field.name }
      }
    }
  }

  private static func install<Property: DynamicProperty>(
    _: Property.Type, _ pointer: UnsafeMutableRawPointer, _ slot: inout AnyObject?, _ node: _BodyNode
  ) {
    let property = pointer.assumingMemoryBound(to: Property.self)
    property.pointee._install(&slot, node)
    property.pointee.update()
  }
}
