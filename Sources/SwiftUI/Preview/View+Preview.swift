/// A device by name.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(stringLiteral value: String) { rawValue = value }
}

/// How a previewed device is held, as `previewInterfaceOrientation` takes it.
public typealias InterfaceOrientation = PreviewOrientation

extension View {
  /// Takes a device and leaves it to the stage: the command line and the player choose it.
  public func previewDevice(_ value: PreviewDevice?) -> some View { self }

  /// Takes a name and leaves it to the player, which calls a preview of this kind after its type.
  public func previewDisplayName(_ value: String?) -> some View { self }

  /// Takes a canvas and leaves it to the stage: the view is shown on the whole of it.
  public func previewLayout(_ value: PreviewLayout) -> some View { self }

  /// Takes an orientation and leaves it to the stage.
  public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View { self }
}
