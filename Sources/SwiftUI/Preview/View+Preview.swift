/// A device by name.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(stringLiteral value: String) { rawValue = value }
}

/// How a previewed device is held, as `previewInterfaceOrientation` takes it.
public typealias InterfaceOrientation = PreviewOrientation

extension View {
  /// Gives the view's preview a name.
  public func previewDisplayName(_ value: String?) -> some View { modifier(PreviewNameModifier(name: value)) }

  /// Ignored: the command line and the player choose the device.
  public func previewDevice(_ value: PreviewDevice?) -> some View { self }

  /// Ignored: a preview is shown on the whole stage.
  public func previewLayout(_ value: PreviewLayout) -> some View { self }

  /// Ignored: the command line and the player choose the stage's size.
  public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View { self }
}
