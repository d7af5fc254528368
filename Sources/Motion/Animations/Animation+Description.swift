extension Animation: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The wrapped animation with its parameters.
  public var description: String { String(describing: base) }

  /// The wrapped animation with its parameters and its type's module. Motion's own animations go by the name of the
  /// module through which components see them.
  public var debugDescription: String {
    let base = base
    let name = base is any BuiltInAnimation ? "SwiftUI.\(base)" : String(reflecting: base)
    return "AnyAnimator(\(name))"
  }

  /// The wrapped animation's parts.
  public var customMirror: Mirror {
    let parts = Mirror(reflecting: base).children
    return Mirror(self, children: parts)
  }
}
