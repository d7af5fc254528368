/// What a program would be told of its life. A preview begins and ends without telling.
@MainActor
public protocol UIApplicationDelegate: AnyObject {}

extension UIApplication {
  /// Why a program was started.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let url = LaunchOptionsKey(rawValue: "url")
  }
}

/// Names a program's delegate. A preview makes none, as it would have nothing to tell it.
@MainActor @propertyWrapper
public struct UIApplicationDelegateAdaptor<Delegate: UIApplicationDelegate> {
  public init(_ delegateType: Delegate.Type = Delegate.self) {}

  /// Not to be asked for in a preview.
  public var wrappedValue: Delegate { fatalError("a preview makes no \(Delegate.self)") }
}
