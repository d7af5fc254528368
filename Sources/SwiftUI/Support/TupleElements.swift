@_spi(Reflection) import Swift

/// The members of a tuple type.
enum TupleElements {
  /// Calls `body` with the offset and type of each member. A type that is no tuple is its own only member.
  static func forEach(of type: Any.Type, _ body: (Int, Any.Type) -> Void) {
    let tupleKind = 0x301
    if unsafeBitCast(type, to: UnsafePointer<Int>.self).pointee == tupleKind {
      _ = _forEachField(of: type, options: []) { _, offset, memberType, _ in
        body(offset, memberType)
        return true
      }
    } else {
      body(0, type)
    }
  }
}
