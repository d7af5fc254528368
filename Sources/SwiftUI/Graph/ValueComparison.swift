import Foundation

/// Tells whether two values of one type are the same as far as can be seen without calling into them.
///
/// Views need not be `Equatable`, but most updates make the same view again. A plan is made once for each type from
/// its stored fields: plain old data is compared as bytes, `Equatable` fields with `==`, references by identity, and
/// fields that hold state by where the state lives. What can't be seen into counts as different, so that a wrong
/// answer costs an update and never a stale picture.
enum ValueComparison {
  nonisolated(unsafe) private static var plans: [ObjectIdentifier: _ComparisonPlan] = [:]

  /// O(size of the value) after the first call for a type.
  static func areEqual<Value>(_ a: Value, _ b: Value) -> Bool {
    areEqual(a, b) { $0.append(any: Value.self, at: 0) }
  }

  /// O(size of the view) after the first call for a type.
  @MainActor
  static func areEqual<V: View>(views a: V, _ b: V) -> Bool {
    areEqual(a, b) { $0.append(V.self, at: 0) }
  }

  /// O(size of the modifier) after the first call for a type.
  @MainActor
  static func areEqual<M: ViewModifier>(modifiers a: M, _ b: M) -> Bool {
    areEqual(a, b) { $0.append(modifier: M.self, at: 0) }
  }

  private static func areEqual<Value>(_ a: Value, _ b: Value, makePlan: (inout _ComparisonPlan) -> Void) -> Bool {
    let plan = plan(for: Value.self, makePlan)
    return withUnsafeBytes(of: a) { first in
      withUnsafeBytes(of: b) { second in
        guard let first = first.baseAddress, let second = second.baseAddress else { return true }
        return plan.steps.allSatisfy { step in isSame(step, first, second) }
      }
    }
  }

  private static func isSame(_ step: _ComparisonPlan.Step, _ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
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

  private static func plan<Value>(
    for type: Value.Type, _ makePlan: (inout _ComparisonPlan) -> Void
  ) -> _ComparisonPlan {
    if let known = plans[ObjectIdentifier(type)] { return known }
    var plan = _ComparisonPlan()
    makePlan(&plan)
    plans[ObjectIdentifier(type)] = plan
    return plan
  }
}

/// A value that knows when another one stands for the same thing, though it is not `Equatable`.
public protocol _IdentityComparable {
  func _isIdentical(to other: Self) -> Bool
}
