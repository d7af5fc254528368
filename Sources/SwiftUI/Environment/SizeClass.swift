/// How much room there is along an axis.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  case compact, regular
}

extension EnvironmentValues {
  private enum HorizontalKey: EnvironmentKey { static let defaultValue: UserInterfaceSizeClass? = .compact }
  private enum VerticalKey: EnvironmentKey { static let defaultValue: UserInterfaceSizeClass? = .regular }

  /// Compact: the stage is a phone.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalKey.self] }
    set { self[HorizontalKey.self] = newValue }
  }

  /// Regular: the stage is a phone.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalKey.self] }
    set { self[VerticalKey.self] = newValue }
  }
}
