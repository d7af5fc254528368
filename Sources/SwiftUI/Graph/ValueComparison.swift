import Foundation
@_spi(Reflection) import Swift

/// Tells whether two values of one type are the same as far as can be seen without calling into them.
///
/// Views need not be `Equatable`, but most updates make the same view again. A plan is made once for each type from
/// its stored fields: plain old data is compared as bytes, `Equatable` fields with `==`, references by identity, and
/// fields that hold state by where the state lives. What can't be seen into counts as different, so that a wrong
/// answer costs an update and never a stale picture.
enum ValueComparison {
  /// How one field is compared.
  private enum Step {
    case bytes(offset: Int, count: Int)
    case equatable(offset: Int, type: any Equatable.Type)
    case identical(offset: Int, type: any _IdentityComparable.Type)
    case never
  }

  private struct Plan {
    var steps: [Step]
  }

  nonisolated(unsafe) private static var plans: [ObjectIdentifier: Plan] = [:]

  /// O(size of the value) after the first call for a type.
  static func areEqual<Value>(_ a: Value, _ b: Value) -> Bool {
    let plan = plan(for: Value.self)
    return withUnsafeBytes(of: a) { first in
      withUnsafeBytes(of: b) { second in
        guard let first = first.baseAddress, let second = second.baseAddress else { return true }
        return plan.steps.allSatisfy { step in isSame(step, first, second) }
      }
    }
  }

  private static func isSame(_ step: Step, _ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    switch step {
    case .bytes(let offset, let count):
      return memcmp(a + offset, b + offset, count) == 0
    case .equatable(let offset, let type):
      return equal(type, a + offset, b + offset)
    case .identical(let offset, let type):
      return identical(type, a + offset, b + offset)
    case .never:
      return false
    }
  }

  private static func equal<T: Equatable>(_: T.Type, _ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    a.assumingMemoryBound(to: T.self).pointee == b.assumingMemoryBound(to: T.self).pointee
  }

  private static func identical<T: _IdentityComparable>(
    _: T.Type, _ a: UnsafeRawPointer, _ b: UnsafeRawPointer
  ) -> Bool {
    a.assumingMemoryBound(to: T.self).pointee._isIdentical(to: b.assumingMemoryBound(to: T.self).pointee)
  }

  private static func plan<Value>(for type: Value.Type) -> Plan {
    if let known = plans[ObjectIdentifier(type)] { return known }
    var plan = Plan(steps: [])
    appendSteps(for: type, at: 0, to: &plan.steps)
    plans[ObjectIdentifier(type)] = plan
    return plan
  }

  private static func appendSteps(for type: Any.Type, at offset: Int, to steps: inout [Step]) {
    func size<T>(_: T.Type) -> Int { MemoryLayout<T>.size }
    func isPlain<T>(_: T.Type) -> Bool { _isPOD(T.self) }
    let count = _openExistential(type, do: size)
    if count == 0 { return }
    if let type = type as? any _IdentityComparable.Type {
      steps.append(.identical(offset: offset, type: type))
    } else if type is any DynamicProperty.Type, !(type is any Equatable.Type) {
      // State lives in the node, not in the view: its initial value says nothing about what is shown.
      return
    } else if let type = type as? any Equatable.Type {
      steps.append(.equatable(offset: offset, type: type))
    } else if _openExistential(type, do: isPlain) {
      steps.append(.bytes(offset: offset, count: count))
    } else if type is AnyClass {
      steps.append(.bytes(offset: offset, count: count))
    } else {
      switch kind(of: type) {
      case Kind.structure, Kind.tuple:
        var fields: [(offset: Int, type: Any.Type)] = []
        _ = _forEachField(of: type, options: []) { _, fieldOffset, fieldType, _ in
          fields.append((fieldOffset, fieldType))
          return true
        }
        if fields.isEmpty { steps.append(.never) }
        for field in fields { appendSteps(for: field.type, at: offset + field.offset, to: &steps) }
      case Kind.function:
        // Same code and same captured box: the very same closure value, or one that captures nothing.
        steps.append(.bytes(offset: offset, count: count))
      default:
        steps.append(.never)
      }
    }
  }

  /// Metadata kinds, as numbered in the platform's binary interface.
  private enum Kind {
    static let structure = 0x200
    static let tuple = 0x301
    static let function = 0x302
  }

  /// The kind word at the start of a type's metadata: a stable part of the platform's binary interface.
  private static func kind(of type: Any.Type) -> Int {
    unsafeBitCast(type, to: UnsafePointer<Int>.self).pointee
  }
}

/// A value that knows when another one stands for the same thing, though it is not `Equatable`.
public protocol _IdentityComparable {
  func _isIdentical(to other: Self) -> Bool
}
